import type { Http } from '../http';
import { createQuery } from './create-query';
import { createStore } from './create-store';
import { api } from './effects';

test('a cancelled call ends its caller at that point', async () => {
  const reached: unknown[] = [];
  const store = createStore({
    slices: [createQuery<null, null>({ name: 'test/none', keyOf: () => '', fetch: async () => null }).slice],
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
