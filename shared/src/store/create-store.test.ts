import type { Http } from '../http';
import { createStore } from './create-store';
import { call, put } from './effects';
import { sessionSlice } from './session-slice';
import { requestStarted, trackingSlice } from './tracking-slice';

/** A page that the server renders. */
function aPage(state = {}) {
  const errors: unknown[] = [];
  const store = createStore({
    slices: [sessionSlice],
    state,
    context: { http: {} as Http, now: () => 0, emit: () => undefined },
    onError: (error) => errors.push(error),
  });
  return { store, errors };
}

/** Data that the test sends. */
function anAnswer() {
  let arrive: () => void = () => undefined;
  const data = new Promise<void>((resolve) => (arrive = resolve));
  return { data, arrive };
}

test('a part of the shop that is mounted later starts with what the server rendered of it', () => {
  const { store } = aPage({ tracking: { ...trackingSlice.getInitialState(), loadingCount: 3 } });

  store.inject([trackingSlice]);

  expect(store.getState()).toMatchObject({ tracking: { loadingCount: 3 } });
});

test('a page is rendered once all that it asked for has come, also when one of its parts is broken', async () => {
  const { store, errors } = aPage();
  const { data, arrive } = anAnswer();
  const fault = new TypeError('broken');
  let isThere = false;
  store.run(function* () {
    yield* call(() => data);
    isThere = true;
  });
  store.run(function* () {
    yield* call(() => Promise.resolve());
    throw fault;
  });

  const settled = store.settle(1_000).then((isSettled) => [isSettled, isThere]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  arrive();

  expect(await settled).toEqual([true, true]);
  expect(errors).toEqual([fault]);
});

test('what comes after the time of a page is over changes nothing of it any more', async () => {
  jest.useFakeTimers();
  try {
    const { store } = aPage();
    store.inject([trackingSlice]);
    const { data, arrive } = anAnswer();
    store.run(function* () {
      yield* call(() => data);
      yield* put(requestStarted('late'));
    });

    const settled = store.settle(800);
    await jest.advanceTimersByTimeAsync(799);
    let isOver = false;
    void settled.then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);

    expect(await settled).toBe(false);
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ tracking: { loadingCount: 0 } });
  } finally {
    jest.useRealTimers();
  }
});
