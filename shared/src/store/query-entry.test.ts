import {
  querySucceeded,
  queryStarted,
  queryFailed,
  isFresh,
  prefetchShown,
  queryEmpty,
  withFetchedAt,
  type Entries,
} from './query-entry';

const error = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE' as const,
  errors: [],
  requestId: null,
  data: undefined,
};
const names = (entries: Entries<string>) => Object.keys(entries);
/** The maximum number of entries, from `0` to `19`, each with data. */
function twentyAnswered(): Entries<string> {
  const entries: Entries<string> = {};
  for (let key = 0; key < 20; key += 1) {
    queryStarted(entries, `k${String(key)}`);
    querySucceeded(entries, `k${String(key)}`, 'answer', 0);
  }
  return entries;
}

test('earlier data stays during a refetch, and when it fails', () => {
  const entries: Entries<string> = {};
  querySucceeded(entries, 'a', 'first', 1_000);

  queryStarted(entries, 'a');
  expect(entries['a']).toMatchObject({ data: 'first', isFetching: true });
  queryFailed(entries, 'a', error);
  expect(entries['a']).toEqual({ data: 'first', error, isFetching: false });
  queryStarted(entries, 'a');
  queryEmpty(entries, 'a');
  expect(entries['a']).toMatchObject({ data: 'first', isFetching: false });
});

test('a first failure has no data, and data clears the error', () => {
  const entries: Entries<string> = {};
  queryFailed(entries, 'a', error);
  expect(entries['a']).toEqual({ error, isFetching: false });

  querySucceeded(entries, 'a', 'now', 1_000);
  expect(entries['a']).toEqual({ data: 'now', isFetching: false, at: 1_000 });
});

test('of more than 20 entries the one that was fetched longest ago is evicted', () => {
  const entries = twentyAnswered();
  queryStarted(entries, 'k0');
  queryStarted(entries, 'new');

  expect(names(entries)).toHaveLength(20);
  expect(names(entries)).toEqual(expect.arrayContaining(['k0', 'new']));
  expect(names(entries)).not.toContain('k1');
});

test('prefetched data is evicted first, until it is shown', () => {
  const entries = twentyAnswered();
  queryStarted(entries, 'ahead', true);
  queryStarted(entries, 'second ahead', true);
  expect(names(entries)).not.toContain('ahead');

  prefetchShown(entries, 'second ahead');
  queryStarted(entries, 'new');
  expect(names(entries)).toEqual(expect.arrayContaining(['second ahead', 'new']));
  expect(names(entries)).toHaveLength(20);
});

test.each<[string, (entries: Entries<string>) => void]>([
  ['a page asks for', (entries) => queryStarted(entries, 'ahead')],
  [
    'is prefetched once more after a page asked for it',
    (entries) => {
      queryStarted(entries, 'ahead');
      queryStarted(entries, 'ahead', true);
    },
  ],
])('prefetched data that %s is not evicted before older data', (_what, happens) => {
  const entries = twentyAnswered();
  queryStarted(entries, 'ahead', true);
  happens(entries);
  queryStarted(entries, 'new');

  expect(names(entries)).toEqual(expect.arrayContaining(['ahead', 'new']));
});

test('prefetched data that is shown is evicted after all that was there before', () => {
  const entries = twentyAnswered();
  queryStarted(entries, 'ahead', true);
  for (const key of names(entries).filter((name) => name !== 'ahead')) queryStarted(entries, key);
  prefetchShown(entries, 'ahead');
  queryStarted(entries, 'new');

  expect(names(entries)).toContain('ahead');
});

test('a prefetch that failed is evicted before data that was shown', () => {
  const entries = twentyAnswered();
  queryStarted(entries, 'ahead', true);
  queryFailed(entries, 'ahead', error);
  const shown = names(entries).filter((name) => name !== 'ahead');
  queryStarted(entries, 'new');

  expect(names(entries)).toEqual([...shown, 'new']);
});

test('data that came with the page is fresh from its start, and what failed there is asked for again', () => {
  const state = withFetchedAt(
    {
      session: { isLoggedIn: false },
      'test/texts': { byKey: { a: { data: 'x', isFetching: false }, b: { error, isFetching: false } } },
    },
    5_000,
  );

  expect(state).toEqual({
    session: { isLoggedIn: false },
    'test/texts': {
      byKey: { a: { data: 'x', isFetching: false, at: 5_000 }, b: { error, isFetching: false } },
    },
  });
});

test('data is fresh for less than 30 seconds', () => {
  const entry = { data: 'x', isFetching: false, at: 1_000 };

  expect([isFresh(entry, 30_999), isFresh(entry, 31_000)]).toEqual([true, false]);
  expect(isFresh({ isFetching: true }, 0)).toBe(false);
});
