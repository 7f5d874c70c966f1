import { act, renderHook } from '@testing-library/react';
import { useHidesOnScroll } from './use-hides-on-scroll';

function scrollTo(scrollY: number): void {
  Object.assign(window, { scrollY });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

test('the header leaves the screen of a phone while a shopper reads on, and is back at once on the way up', () => {
  scrollTo(0);
  const { result } = renderHook(() => useHidesOnScroll());
  expect(result.current).toBe(false);

  scrollTo(120);
  expect(result.current).toBe(false);
  scrollTo(128);
  expect(result.current).toBe(true);
  // A finger that trembles is no change of mind.
  scrollTo(121);
  expect(result.current).toBe(true);
  scrollTo(120);
  expect(result.current).toBe(false);
  scrollTo(127);
  expect(result.current).toBe(false);
  scrollTo(600);
  expect(result.current).toBe(true);
  scrollTo(592);
  expect(result.current).toBe(false);
});

test('a page opened far down begins with its header, and what was left is not followed', () => {
  Object.assign(window, { scrollY: 900 });
  const stopped = jest.spyOn(window, 'removeEventListener');
  const { result, unmount } = renderHook(() => useHidesOnScroll());
  expect(result.current).toBe(false);
  scrollTo(880);
  expect(result.current).toBe(false);

  unmount();

  expect(stopped).toHaveBeenCalledWith('scroll', expect.any(Function));
});
