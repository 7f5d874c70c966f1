import type { LocalStore, StorageKey } from '../storage/local-store';
import { inTurn } from './in-turn';

const key = 'sf:cart-turn';

/** What the tabs of one browser share. */
function aStorage(canWrite = true) {
  const stored = new Map<StorageKey, unknown>();
  const store: LocalStore = {
    read: (name) => stored.get(name) ?? null,
    write: (name, value) => {
      if (canWrite) stored.set(name, value);
      return canWrite;
    },
    remove: (name) => void stored.delete(name),
  };
  return { store, stored };
}
const noteOf = (tab: string, untilMs: number) => ({ tab, until: Date.now() + untilMs });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tab waits while it is the turn of another, and then has its own', async () => {
  const { store, stored } = aStorage();
  stored.set(key, noteOf('another', 10_000));
  const run = jest.fn(() => Promise.resolve());

  const done = inTurn(store, run);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(run).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await done;

  expect(run).toHaveBeenCalledTimes(1);
  expect(stored.has(key)).toBe(false);
});

test.each([
  ['has ended', noteOf('another', -1)],
  ['was noted before the clock was set back', noteOf('another', 3_600_000)],
  ['is unreadable', { tab: 'another', until: 'soon' }],
])('a turn that %s delays no other tab', async (_how, note) => {
  const { store, stored } = aStorage();
  stored.set(key, note);
  const run = jest.fn(() => Promise.resolve());

  const done = inTurn(store, run);
  await jest.advanceTimersByTimeAsync(100);
  await done;

  expect(run).toHaveBeenCalledTimes(1);
});

test('a turn that fails is over for the other tabs as well', async () => {
  const { store, stored } = aStorage();

  const refused = expect(inTurn(store, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await jest.advanceTimersByTimeAsync(100);

  await refused;
  expect(stored.has(key)).toBe(false);
});

test('a tab whose turn lasted too long does not end the turn of another', async () => {
  const { store, stored } = aStorage();
  const theirs = noteOf('another', 30_000);

  const done = inTurn(store, async () => void stored.set(key, theirs));
  await jest.advanceTimersByTimeAsync(100);
  await done;

  expect(stored.get(key)).toEqual(theirs);
});

test('where nothing can be stored no tab waits', async () => {
  const run = jest.fn(() => Promise.resolve());

  await inTurn(aStorage(false).store, run);

  expect(run).toHaveBeenCalledTimes(1);
});
