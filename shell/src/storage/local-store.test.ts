import { createLocalStore } from './local-store';

const store = createLocalStore(() => window.localStorage);

test('what is larger than anything that the shop keeps is not read, so that it cannot hold up a page', () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({
    infoId: `shirt-${String(index)}`,
    quantity: 1,
  }));
  expect(store.write('carts', lines)).toBe(true);
  expect(store.read('carts')).toEqual(lines);

  window.localStorage.setItem('carts', JSON.stringify(['x'.repeat(300_000)]));

  expect(store.read('carts')).toBeNull();
});
