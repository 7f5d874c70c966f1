import { act, renderHook } from '@testing-library/react';
import { useClearTop } from './use-clear-top';

/** A header of 64 px and, below it, the steps of an order. */
function aPage(top: number): void {
  document.body.innerHTML = '<header></header><nav><span aria-current="step">2</span></nav>';
  const places = { header: new DOMRect(0, 0, 360, 64), nav: new DOMRect(0, top, 360, 40) };
  for (const [name, at] of Object.entries(places)) {
    const element = document.querySelector(name);
    if (element) jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(at);
  }
}
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

// The window is 768 px high.
test.each([
  ['below the steps', 64, 112],
  ['below steps that are still in its upper third', 255, 303],
  ['below the header, when the steps are far down', 256, 72],
])('notices begin %s', (_where, top, expected) => {
  aPage(top);

  expect(renderHook(() => useClearTop(true)).result.current).toBe(expected);
});

test('notices begin at the top of a page without a header', () => {
  expect(renderHook(() => useClearTop(true)).result.current).toBe(8);
});

test.each(['scroll', 'resize'])(
  'notices follow the header on %s, at once and when it has come to rest',
  (what) => {
    aPage(64);
    const { result } = renderHook(() => useClearTop(true));

    aPage(100);
    act(() => {
      window.dispatchEvent(new Event(what));
    });
    expect(result.current).toBe(148);

    aPage(20);
    act(() => {
      jest.advanceTimersByTime(299);
    });
    expect(result.current).toBe(148);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current).toBe(72);
  },
);

test('without a notice nothing is measured or followed, and after the last one no longer', () => {
  aPage(64);
  const { result, rerender } = renderHook(({ isNeeded }) => useClearTop(isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(result.current).toBe(8);

  rerender({ isNeeded: true });
  expect(result.current).toBe(112);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  rerender({ isNeeded: false });
  aPage(100);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('resize'));
  });

  expect(result.current).toBe(112);
  expect(jest.getTimerCount()).toBe(0);
});
