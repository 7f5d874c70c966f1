import type { Http } from '../http';
import { aheadOf } from './ahead';
import { createStore } from './create-store';
import { api, type ApiContext } from './effects';
import { resource } from './resource';

test('an answer that nobody waits for any more is aborted, and nothing is taken for it', async () => {
  const signals: AbortSignal[] = [];
  const things = resource<number, string>({
    name: 'test/things',
    key: () => 'one',
    fetch: ({ signal }: ApiContext, answer) =>
      new Promise((resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        if (answer === 2) resolve('the second');
      }),
  });
  const store = createStore({
    slices: [things.slice],
    context: { http: {} as Http, now: () => 0, emit: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  store.run(things.saga);

  store.dispatch(things.requested(1));
  store.dispatch(things.requested(2));
  await new Promise((resolve) => setTimeout(resolve, 0));

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(things.select(store.getState(), 1)).toMatchObject({ data: 'the second', isFetching: false });
});

test('of three questions with one key, one after the other, only the last is answered', async () => {
  const signals: AbortSignal[] = [];
  const things = resource<number, string>({
    name: 'test/three',
    key: () => 'one',
    fetch: ({ signal }: ApiContext) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const store = createStore({
    slices: [things.slice],
    context: { http: {} as Http, now: () => 0, emit: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  store.run(things.saga);

  for (const query of [1, 2, 3]) {
    store.dispatch(things.requested(query));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

test('what was asked before a change never overwrites what was asked after it', async () => {
  const answers: ((text: string) => void)[] = [];
  const things = resource<null, string>({
    name: 'test/polled',
    key: () => 'one',
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  });
  const store = createStore({
    slices: [things.slice],
    context: { http: {} as Http, now: () => 0, emit: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  store.run(things.saga);
  const shown = () => things.select(store.getState(), null).data;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  for (const asked of [things.requested(null), aheadOf(things.requested(null))]) {
    if (asked) store.dispatch(asked);
  }
  store.dispatch(things.refreshed(null));
  // Who comes by meanwhile waits for the newest, and asks no other.
  store.dispatch(things.requested(null));
  expect(answers).toHaveLength(2);
  answers[1]?.('after');
  await settle();
  answers[0]?.('before');
  await settle();

  expect(shown()).toBe('after');
});

test('a cancelled call ends its caller there', async () => {
  const reached: unknown[] = [];
  const store = createStore({
    slices: [resource<null, null>({ name: 'test/none', key: () => '', fetch: async () => null }).slice],
    context: { http: {} as Http, now: () => 0, emit: () => undefined },
    onError: (error) => reached.push(error),
  });
  const task = store.run(function* () {
    reached.push(yield* api(() => new Promise(() => undefined)));
  });

  task.cancel();
  await new Promise((resolve) => setTimeout(resolve, 0));

  expect(reached).toEqual([]);
});
