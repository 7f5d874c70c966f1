import type { Http } from '../http';
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
