import { act, render, waitFor } from '@testing-library/react';
import { RouteProgress } from './route-progress';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');

afterEach(() => jest.useRealTimers());

test('the bar begins at 30 percent, and goes 200 ms after the page has changed', async () => {
  const { rerender } = render(<RouteProgress isChanging />);

  await waitFor(() => expect(bar()).toBeInTheDocument());
  const shown =
    /translate(?:3d)?\(-(\d+)/.exec(bar()?.style.transform ?? '') ??
    /-(\d+)%/.exec(bar()?.style.marginLeft ?? '');
  expect(Number(shown?.[1])).toBe(70);
  expect(getComputedStyle(bar() as HTMLElement).height).toBe('3px');

  const ended = performance.now();
  rerender(<RouteProgress isChanging={false} />);
  expect(bar()).toBeInTheDocument();
  await waitFor(() => expect(bar()).not.toBeInTheDocument(), { interval: 10 });

  expect(performance.now() - ended).toBeGreaterThanOrEqual(200);
});

test('a change of page that is over before the bar came shows none', async () => {
  const { rerender } = render(<RouteProgress isChanging />);
  rerender(<RouteProgress isChanging={false} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));

  expect(bar()).not.toBeInTheDocument();
});

test('the bar is finished exactly 200 ms after the page has changed', async () => {
  const { default: progress } = await import('nprogress');
  jest.useFakeTimers();
  const { rerender } = render(<RouteProgress isChanging />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(progress.status).toBe(0.3);

  rerender(<RouteProgress isChanging={false} />);
  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(progress.isStarted()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(progress.isStarted()).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1_000));

  expect(bar()).not.toBeInTheDocument();
});

test('the end of one change does not end the bar of the next, which begins within 200 ms', async () => {
  const { default: progress } = await import('nprogress');
  jest.useFakeTimers();
  const { rerender } = render(<RouteProgress isChanging />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  rerender(<RouteProgress isChanging={false} />);
  await act(() => jest.advanceTimersByTimeAsync(100));

  rerender(<RouteProgress isChanging />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(progress.isStarted()).toBe(true);

  rerender(<RouteProgress isChanging={false} />);
  await act(() => jest.advanceTimersByTimeAsync(1_200));
  expect(progress.isStarted()).toBe(false);
});
