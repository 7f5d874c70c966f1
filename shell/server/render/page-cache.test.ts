import { createPageCache, type Kept } from './page-cache';

function aCache(most = 500) {
  let now = 1_000_000;
  let drawings = 0;
  const cache = createPageCache<string>({ now: () => now, most });
  const draw =
    (kept: Partial<Kept<string>> = {}) =>
    (): Promise<Kept<string>> => {
      drawings += 1;
      return Promise.resolve({ page: `page ${String(drawings)}`, isWhole: true, validUntil: null, ...kept });
    };
  return {
    ask: (key: string, kept?: Partial<Kept<string>>) => cache.get(key, draw(kept)),
    cache,
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    drawings: () => drawings,
    /** Lets what runs beside the answers come to its end. */
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test('many visitors of one page at once are one drawing, and so are those of the next five seconds', async () => {
  const { ask, pass, drawings } = aCache();

  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['page 1', 'page 1', 'page 1']);
  pass(4_999);
  expect(await ask('a')).toBe('page 1');
  expect(drawings()).toBe(1);
});

test('after five seconds a visitor still waits for nothing, and the next one gets the new page', async () => {
  const { ask, pass, rest } = aCache();
  await ask('a');
  pass(5_000);

  expect(await ask('a')).toBe('page 1');
  await rest();
  expect(await ask('a')).toBe('page 2');
});

test('the age of a page counts from the beginning of its drawing, when its answers were asked for', async () => {
  const { ask, cache, pass } = aCache();
  await cache.get('a', () => {
    pass(3_000);
    return Promise.resolve({ page: 'slow page', isWhole: true, validUntil: null });
  });
  pass(32_000);

  expect(await ask('a')).toBe('page 1');
});

test('nobody gets a page that is older than 35 seconds', async () => {
  const { ask, pass } = aCache();
  await ask('a');
  pass(35_000);

  expect(await ask('a')).toBe('page 2');
});

test('a price that has ended is not shown again, however fresh its page is', async () => {
  const { ask, pass, now } = aCache();
  await ask('a', { validUntil: now() + 1_000 });
  pass(1_000);

  expect(await ask('a')).toBe('page 2');
});

test('a page that lacks something is for who asked, and for nobody after', async () => {
  const { ask } = aCache();

  expect(await ask('a', { isWhole: false })).toBe('page 1');
  expect(await ask('a')).toBe('page 2');
});

test('while a page cannot be drawn again, the last good one stays until it is too old', async () => {
  const { ask, cache, pass, rest } = aCache();
  await ask('a');
  pass(6_000);
  const broken = () => Promise.reject(new Error('down'));

  expect(await cache.get('a', broken)).toBe('page 1');
  await rest();
  expect(await ask('a', { isWhole: false })).toBe('page 1');
  await rest();
  expect(await ask('a')).toBe('page 1');
});

test('a drawing that fails is told to everybody who waits, and the next visitor asks again', async () => {
  const { ask, cache } = aCache();
  const broken = () => Promise.reject(new Error('down'));

  await expect(Promise.all([cache.get('a', broken), cache.get('a', broken)])).rejects.toThrow('down');
  expect(await ask('a')).toBe('page 1');
});

test('the pages that nobody asked for longest are forgotten first', async () => {
  const { ask, drawings } = aCache(2);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');

  expect(await ask('a')).toBe('page 1');
  expect(drawings()).toBe(3);
  expect(await ask('b')).toBe('page 4');
});

test('a clock that went back shows no page from the future', async () => {
  const { ask, pass } = aCache();
  await ask('a');
  pass(-60_000);

  expect(await ask('a')).toBe('page 2');
});
