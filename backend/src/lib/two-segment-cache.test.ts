import { TwoSegmentCache } from './two-segment-cache';

const openCache = (maxBytes: number) => new TwoSegmentCache<string>(maxBytes, (_key, value) => value.length);

test('a million keys that are asked for once stay within the memory and push out nothing popular', () => {
  const cache = openCache(100_000);
  const popular = Array.from({ length: 50 }, (_, at) => `popular ${at}`);
  for (const key of popular) {
    cache.set(key, 'x'.repeat(1_000));
    cache.get(key);
  }
  let peak = 0;

  for (let at = 0; at < 1_000_000; at += 1) {
    cache.set(`once ${at}`, 'y'.repeat(500));
    peak = Math.max(peak, cache.bytes);
  }

  expect(peak).toBeLessThanOrEqual(100_000);
  expect(popular.filter((key) => cache.get(key) === undefined)).toEqual([]);
  expect(cache.entries).toBeLessThan(200);
});

test('what was popular and is no longer asked for makes room for what is', () => {
  const cache = openCache(8_000);
  const ask = (key: string) => cache.get(key) ?? cache.set(key, 'x'.repeat(1_000));
  for (let at = 0; at < 6; at += 1) [1, 2].forEach(() => ask(`yesterday ${at}`));
  for (let at = 0; at < 6; at += 1) [1, 2].forEach(() => ask(`today ${at}`));

  expect(cache.get('today 5')).toBeDefined();
  expect(cache.get('yesterday 0')).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(8_000);
});

test('a value that would take the place of all others is not stored, and what it replaces is gone', () => {
  const cache = openCache(1_000);
  cache.set('list', 'short');
  cache.set('list', 'x'.repeat(2_000));

  expect(cache.get('list')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('a value that is replaced or deleted gives its memory back', () => {
  const cache = openCache(10_000);
  for (let at = 0; at < 100; at += 1) {
    cache.set('list', 'x'.repeat(at));
    cache.get('list');
  }
  expect(cache.bytes).toBe(99);

  cache.delete('list');
  expect([cache.bytes, cache.entries]).toEqual([0, 0]);
});
