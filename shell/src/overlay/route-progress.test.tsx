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

test('while a change of page lasts the bar grows every 200 ms, and never arrives', async () => {
  const { default: progress } = await import('nprogress');
  jest.useFakeTimers();
  const { rerender } = render(<RouteProgress isChanging />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const statuses = [Number(progress.status)];
  for (let step = 0; step < 5; step += 1) {
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(progress.status).toBe(statuses.at(-1));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(progress.status).toBeGreaterThan(Number(statuses.at(-1)));
    statuses.push(Number(progress.status));
  }
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(progress.status).toBeLessThan(1);

  rerender(<RouteProgress isChanging={false} />);
  await act(() => jest.advanceTimersByTimeAsync(1_200));
  expect(bar()).not.toBeInTheDocument();
});

test('the bar has no spinner and no role, takes no click, and lies above the page', async () => {
  const { rerender } = render(<RouteProgress isChanging />);
  await waitFor(() => expect(bar()).toBeInTheDocument());
  const place = document.querySelector('#nprogress');

  expect(place?.children).toHaveLength(1);
  expect(place?.querySelector('[role]')).toBeNull();
  expect(getComputedStyle(place as HTMLElement).pointerEvents).toBe('none');
  const { position, top, left, width, zIndex } = getComputedStyle(bar() as HTMLElement);
  expect({ position, top, left, width, zIndex }).toEqual({
    position: 'fixed',
    top: '0px',
    left: '0px',
    width: '100%',
    zIndex: '1000',
  });

  rerender(<RouteProgress isChanging={false} />);
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
});

test('without a change of page there is no bar, also after the code of the bar came', async () => {
  const { default: progress } = await import('nprogress');
  const started = jest.spyOn(progress, 'start');
  jest.useFakeTimers();
  render(<RouteProgress isChanging={false} />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(started).not.toHaveBeenCalled();
  expect(bar()).not.toBeInTheDocument();
});

test('pages change also where the code of the bar cannot be loaded', async () => {
  jest.resetModules();
  const load = jest.fn(() => {
    throw new Error('not loaded');
  });
  jest.doMock('nprogress', load);
  const { rerender } = render(<RouteProgress isChanging />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  rerender(<RouteProgress isChanging={false} />);
  jest.dontMock('nprogress');

  expect(bar()).not.toBeInTheDocument();
});
