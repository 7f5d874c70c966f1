import { ApiError, type Http } from '../http';
import { createQuery } from './create-query';
import { createStore } from './create-store';
import { asPrefetch } from './prefetch';
import { languageChosen } from './common-slice';
import { loggedOut, loginAccepted, loginFailed, sessionEndedElsewhere, sessionSlice } from './session-slice';

interface Request {
  signal: AbortSignal;
  resolve: (text: string | undefined) => void;
  reject: (error: unknown) => void;
}

/** A store with one query whose requests the test answers. */
function aQuery({
  isPersonal = false,
  isTranslated = false,
  onError = (error: unknown): void => {
    throw error;
  },
} = {}) {
  const requests: Request[] = [];
  const untracked = {} as Http;
  const tracked: boolean[] = [];
  const followed: unknown[] = [];
  const query = createQuery<number, string>({
    name: 'test/texts',
    keyOf: (id) => `text ${id}`,
    isPersonal,
    isTranslated,
    fetch: ({ signal, http }) =>
      new Promise((resolve, reject) => {
        tracked.push(http !== untracked);
        requests.push({ signal, resolve, reject });
      }),
    *onSuccess(text, id) {
      followed.push([text, id, query.select(store.getState() as never, id).data]);
    },
  });
  const store = createStore({
    slices: [sessionSlice, query.slice],
    context: { http: { untracked } as Http, now: () => 0, emit: () => undefined },
    onError,
  });
  store.run(query.saga);
  return {
    query,
    followed,
    store,
    requests,
    tracked,
    entry: (id: number) => query.select(store.getState(), id),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The same action as a link that is hovered dispatches it. */
function prefetchOf(action: Parameters<typeof asPrefetch>[0]) {
  const prefetch = asPrefetch(action);
  if (!prefetch) throw new Error('not a query');
  return prefetch;
}

test('fresh data is not fetched again, unless it is invalidated or refetched', async () => {
  const { query, store, requests, entry } = aQuery();

  store.dispatch(query.fetch(1));
  requests[0]?.resolve('one');
  await settle();
  store.dispatch(query.fetch(1));
  expect(requests).toHaveLength(1);
  store.dispatch(query.invalidate());
  store.dispatch(query.fetch(1));
  store.dispatch(query.fetch(2));

  expect(requests).toHaveLength(3);
  expect(entry(1)).toMatchObject({ data: 'one', isFetching: true });
});

test.each(['a page', 'a prefetch'])(
  'an answer that was on its way to %s during a change is asked for again',
  async (which) => {
    const { query, store, requests, entry } = aQuery();

    store.dispatch(which === 'a page' ? query.fetch(1) : prefetchOf(query.fetch(1)));
    store.dispatch(query.invalidate());
    requests[0]?.resolve('before');
    await settle();
    expect(requests).toHaveLength(2);
    requests[1]?.resolve('after');
    await settle();
    store.dispatch(query.fetch(1));

    expect(requests).toHaveLength(2);
    expect(entry(1)).toEqual({ data: 'after', isFetching: false, at: 0 });
  },
);

test('the latest request for a key wins, and the earlier ones are aborted', async () => {
  const { query, store, requests, entry } = aQuery();

  store.dispatch(query.fetch(1));
  store.dispatch(query.fetch(1));
  // The end of the first one is known by now.
  await settle();
  store.dispatch(query.fetch(1));
  requests[2]?.resolve('third');
  requests[1]?.resolve('second');
  requests[0]?.resolve('first');
  await settle();

  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect(entry(1)).toMatchObject({ data: 'third', isFetching: false });
});

test.each([
  ['texts in the language of the reader are asked for again', true, 2],
  ['what is the same in all languages is not', false, 1],
])('after another language was chosen, %s', async (_what, isTranslated, count) => {
  const { query, store, requests, entry } = aQuery({ isTranslated });
  store.dispatch(query.fetch(1));
  requests[0]?.resolve('xin chào');
  await settle();

  store.dispatch(languageChosen('en'));
  store.dispatch(query.fetch(1));

  expect(requests).toHaveLength(count);
  expect(entry(1).data).toBe('xin chào');
});

test('data requested before a change never overwrites data requested after it', async () => {
  const { query, store, requests, entry } = aQuery();

  store.dispatch(query.fetch(1));
  store.dispatch(prefetchOf(query.fetch(1)));
  store.dispatch(query.refetch(1));
  // A page that opens meanwhile waits for the newest request and sends no other.
  store.dispatch(query.fetch(1));
  expect(requests).toHaveLength(2);
  requests[1]?.resolve('after');
  await settle();
  requests[0]?.resolve('before');
  await settle();

  expect(entry(1).data).toBe('after');
});

test.each(['a prefetch', 'what an earlier change asked for'])(
  'a change is asked for again while %s is on its way',
  async (which) => {
    const { query, store, requests, entry } = aQuery();

    store.dispatch(which === 'a prefetch' ? prefetchOf(query.fetch(1)) : query.refetch(1));
    store.dispatch(query.refetch(1));
    expect(requests).toHaveLength(2);
    requests[0]?.resolve('before');
    requests[1]?.resolve('after');
    await settle();

    expect(entry(1).data).toBe('after');
  },
);

test('an error is stored beside the earlier data', async () => {
  const { query, store, requests, entry } = aQuery();
  const error = new ApiError({ status: 503, code: 'SERVICE_UNAVAILABLE' });

  store.dispatch(query.fetch(1));
  requests[0]?.resolve('one');
  await settle();
  store.dispatch(query.refetch(1));
  requests[1]?.reject(error);
  await settle();

  expect(entry(1)).toEqual({ data: 'one', error: error.toState(), isFetching: false });
});

test.each([
  ['a logout', loggedOut()],
  ['a login that failed', loginFailed(undefined)],
  ['the end of the session in another tab', sessionEndedElsewhere()],
  [
    'the login of another customer',
    loginAccepted({
      email: 'lan@example.com',
      accessToken: { token: 't', refreshToken: 'r', expired: 1 },
      referral: null,
    }),
  ],
])(
  'after %s a response of the session before is dropped, and the data fetched again',
  async (_end, ended) => {
    const { query, store, requests, entry } = aQuery({ isPersonal: true });

    store.dispatch(prefetchOf(query.fetch(1)));
    store.dispatch(ended);
    store.dispatch(query.fetch(1));
    requests[0]?.resolve('of the first customer');
    requests[1]?.resolve('of the second customer');
    await settle();

    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(entry(1).data).toBe('of the second customer');
    store.dispatch(ended);
    expect(entry(1)).toEqual({ isFetching: false });
  },
);

test.each([
  [
    'is an error when the token could not be renewed',
    0,
    { isFetching: false, error: expect.objectContaining({ code: 'NETWORK' }) },
  ],
  ['is waited for when it was renewed', 1, { isFetching: false }],
  ['is no error for a visitor', null, { isFetching: false }],
])('personal data that did not come %s', async (_what, expired, left) => {
  const { query, store, requests, entry } = aQuery({ isPersonal: true });
  if (expired !== null) {
    const accessToken = { token: 't', refreshToken: 'r', expired };
    store.dispatch(loginAccepted({ email: 'an@example.com', accessToken, referral: null }));
  }

  store.dispatch(query.fetch(1));
  requests[0]?.resolve(undefined);
  await settle();

  expect(entry(1)).toEqual(left);
});

test('public data outlives the session', async () => {
  const { query, store, requests, entry } = aQuery();

  store.dispatch(query.fetch(1));
  store.dispatch(loggedOut());
  requests[0]?.resolve('of the shop');
  await settle();

  expect(entry(1).data).toBe('of the shop');
});

test('personal data arrives when no new requests are taken any more', async () => {
  const { query, store, requests, entry } = aQuery({ isPersonal: true });

  store.dispatch(query.fetch(1));
  const isSettled = store.settle(1_000);
  requests[0]?.resolve('one');

  expect(await isSettled).toBe(true);
  expect(entry(1).data).toBe('one');
});

test('a prefetch is not tracked, a page joins it, and unused prefetches are evicted first', async () => {
  const { query, store, requests, tracked, entry } = aQuery();

  store.dispatch(prefetchOf(query.fetch(0)));
  store.dispatch(query.fetch(0));
  expect(tracked).toEqual([false]);
  store.dispatch(prefetchOf(query.fetch(1)));
  requests.forEach(({ resolve }, id) => resolve(`text ${id}`));
  await settle();
  expect([entry(0).data, entry(1).data]).toEqual(['text 0', 'text 1']);
  for (let id = 2; id < 21; id += 1) store.dispatch(query.fetch(id));

  expect(entry(0).data).toBe('text 0');
  expect(entry(1).data).toBeUndefined();
  expect(asPrefetch({ type: 'cart/changed' })).toBeNull();
});

test('a response that the code cannot read is shown as failed, and reported; a call that fails is not', async () => {
  const reported: unknown[] = [];
  const { query, store, requests, entry } = aQuery({
    onError: (error) => {
      reported.push(error);
    },
  });
  const fault = new TypeError('data is undefined');

  store.dispatch(query.fetch(1));
  store.dispatch(query.fetch(2));
  requests[0]?.reject(fault);
  requests[1]?.reject(new ApiError({ status: 404, code: 'NOT_FOUND' }));
  await settle();

  expect(entry(1).error?.code).toBe('UNEXPECTED');
  expect(entry(2).error?.code).toBe('NOT_FOUND');
  expect(reported).toEqual([fault]);
});

test('what follows a response runs once its entry has the data, and not after a failure', async () => {
  const { query, store, requests, entry, followed } = aQuery();

  store.dispatch(query.fetch(1));
  store.dispatch(query.fetch(2));
  requests[0]?.resolve('one');
  requests[1]?.reject(new ApiError({ status: 404, code: 'NOT_FOUND' }));
  await settle();

  expect(entry(2).error?.code).toBe('NOT_FOUND');
  expect(followed).toEqual([['one', 1, 'one']]);
});
