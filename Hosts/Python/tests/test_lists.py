import pytest

import selfsizing


@pytest.fixture
def layout():
    layout = selfsizing.ListLayout(viewport=200, width=320, estimates=[50], pinsHeaders=True)
    assert layout.load({"sections": [{"header": "top", "rows": {"count": 1000}}]}) == {"offset": 0, "content": 9609600}
    return layout


def test_a_frame_measures_what_is_visible(layout):
    requests = []

    def measure(request):
        requests.append(request)
        return 20 + (request.row or 0) % 3

    report = layout.scroll_by(1000)
    assert report.offset == 1000
    layout.frame(measure)
    assert all(request.width == 320 and request.part in ("row", "header") for request in requests)
    visible = layout.visible
    assert 8 < len(visible) < 14 and visible[0].y <= 0 and all(slot.state == "measured" for slot in visible)
    assert [slot.part for slot in layout.pinned] == ["header"] and layout.pinned[0].row is None
    assert layout.frame(measure).correction == 0
    slot = visible[3].slot
    assert layout.slot_frame(slot).height == visible[3].height
    assert layout.slot_at(layout.slot_frame(slot).y) == slot
    assert layout.slot_with_key(layout.key(slot)) == slot and layout.slot_with_key("nobody") is None
    assert len(layout) == 1001


def test_a_saved_list_is_restored_in_another(layout):
    layout.scroll_to(row=500)
    layout.frame(lambda request: 20 + (request.row or 0) % 3)
    other = selfsizing.ListLayout(viewport=200, width=320, estimates=[50], pinsHeaders=True)
    other.load({"sections": [{"header": "top", "rows": {"count": 1000}}]})
    other.restore(layout.saved())
    other.frame(lambda request: pytest.fail("measured"))
    assert [(slot.slot, slot.y) for slot in other.visible] == [(slot.slot, slot.y) for slot in layout.visible]
    assert "stretches" in layout.saved(heights=False) and len(layout.saved(heights=False)) < len(layout.saved())
    with pytest.raises(selfsizing.DocumentError, match="saved list"):
        other.restore("nothing")


def test_slots_in_lanes_have_sides():
    layout = selfsizing.ListLayout(viewport=200, width=320, estimates=[50], lanes=3, laneGap=10, direction="rightToLeft")
    layout.load({"rows": {"count": 10}})
    layout.frame(lambda request: 40)
    sides = [(slot.lane, slot.x, slot.width) for slot in layout.visible[:3]]
    assert sides == [(0, 220, 100), (1, 110, 100), (2, 0, 100)]
    assert (layout.slot_frame(1).lane, layout.slot_frame(1).x) == (1, 110)


def test_heights_and_events(layout):
    assert layout.set_height(8, 33).content_height == 50 * 1000 + 33
    assert layout.set_height_by_key("7", 34).content_height == 50 * 1000 + 34
    with pytest.raises(selfsizing.RefusedError, match="5000"):
        layout.batch(deletes=[[0, 5000]])
    assert layout.apply({"batch": {"deletes": [[0, 5000]]}})["refused"] == "out-of-range"
    layout.batch(deletes=[[0, 5]])
    assert len(layout) == 1000
    layout.load(["x", "y"])
    assert layout.key(1) == "y"
    layout.snapshot(rows=["a", "b", "c"])
    layout.set_width(400)
    layout.set_viewport(100)
    assert "offset" in layout.scroll_to(end=True)
    assert layout.state.content_height == 150


def test_what_is_wrong_is_an_exception(layout):
    for call, error in (
        (lambda: layout.apply("{"), selfsizing.DocumentError),
        (lambda: layout.event("scroll", {"bye": 3}), selfsizing.DocumentError),
        (lambda: layout.set_height(5000, 3), selfsizing.RefusedError),
        (lambda: layout.set_height(8, float("nan")), selfsizing.RefusedError),
        (lambda: layout.set_height_by_key("nobody", 3), selfsizing.RefusedError),
        (lambda: layout.scroll_by(float("inf")), selfsizing.NumberError),
        (lambda: layout.key(5000), selfsizing.RefusedError),
        (lambda: layout.slot_frame(-1), selfsizing.RefusedError),
        (lambda: selfsizing.ListLayout(viewprt=3), selfsizing.DocumentError),
    ):
        with pytest.raises(error):
            call()
    layout.close()
    with pytest.raises(selfsizing.MisuseError):
        layout.scroll_by(1)


def test_a_callback_may_raise_and_must_not_use_the_list(layout):
    def fail(request):
        raise KeyError("no such row")

    with pytest.raises(KeyError):
        layout.frame(fail)
    with pytest.raises(selfsizing.BusyError):
        layout.frame(lambda request: layout.scroll_by(1))
    assert layout.frame(lambda request: None).correction == 0
    assert all(slot.state == "unmeasured" for slot in layout.visible)
