// LayoutFixtures
