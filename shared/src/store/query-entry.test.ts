import {
  querySucceeded,
  queryStarted,
  queryFailed,
  isFresh,
  prefetchShown,
  queryEmpty,
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

test('data is fresh for less than 30 seconds', () => {
  const entry = { data: 'x', isFetching: false, at: 1_000 };

  expect([isFresh(entry, 30_999), isFresh(entry, 31_000)]).toEqual([true, false]);
  expect(isFresh({ isFetching: true }, 0)).toBe(false);
});
