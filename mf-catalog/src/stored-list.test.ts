import { act, renderHook } from '@testing-library/react';
import { storedList, storedText } from './stored-list';

const key = 'sf:kept-list-test';
const list = storedList<string>({ key, maxItems: 3, readItem: (value) => storedText(value, 'id') });
const stored = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id })));
/** As a browser tells of what another tab has stored. */
const storeElsewhere = (...ids: string[]) => {
  localStorage.setItem(key, stored(...ids));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => localStorage.clear());

test('a component follows what this tab and other tabs keep', () => {
  const { result } = renderHook(() => list.useStoredItems());
  expect(result.current).toEqual([]);

  act(() => storeElsewhere('a', 'b'));
  expect(result.current).toEqual(['a', 'b']);

  act(() => {
    localStorage.setItem(key, stored('c'));
    list.write([]);
  });
  expect(result.current).toEqual([]);
});

test('a component that is unmounted no longer listens', () => {
  const { unmount } = renderHook(() => list.useStoredItems());
  unmount();
  const reads = jest.spyOn(Storage.prototype, 'getItem');

  storeElsewhere('a');
  list.write([]);

  expect(reads).not.toHaveBeenCalled();
});

test('no more items are kept or read than a list may hold', () => {
  list.write(['a', 'b', 'c', 'd']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['a', 'b', 'c']);

  localStorage.setItem(key, stored('a', 'b', 'c', 'd'));
  expect(list.read()).toEqual(['a', 'b', 'c']);
});

test('a list that cannot be stored says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(list.write(['a'])).toBe(false);
});
