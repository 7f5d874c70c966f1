import { aCacheStorage } from '../testing/a-cache-storage';
import { createKeptCopies } from './kept-copies';

const copyOf = (text: string) => new Response(text);

test('the oldest copy goes when there are too many, and one that was kept again is young', async () => {
  const { caches, addresses } = aCacheStorage();
  const copies = createKeptCopies(caches, 'sf:pages', 3);

  for (const address of ['/a', '/b', '/c', '/a', '/d']) await copies.keep(address, copyOf(address));

  expect(addresses('sf:pages')).toEqual(['/c', '/a', '/d']);
  expect(await copies.find('/b')).toBeUndefined();
  expect(await (await copies.find('/a'))?.text()).toBe('/a');
});

test('a page that is gone for good is given up', async () => {
  const { caches } = aCacheStorage();
  const copies = createKeptCopies(caches, 'sf:pages', 3);
  await copies.keep('/a', copyOf('/a'));

  await copies.forget('/a');

  expect(await copies.find('/a')).toBeUndefined();
});

test('storage that is full or forbidden costs the copies and nothing else', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'QuotaExceededError'));
  const full = createKeptCopies({ open: refuse }, 'sf:pages', 3);

  await full.keep('/a', copyOf('/a'));
  await full.forget('/a');
  expect(await full.find('/a')).toBeUndefined();
});
