import { cached } from './cached';

const START = Date.parse('2026-03-01T08:00:00Z');

let now: number;
let answers: (() => Promise<string>)[];
let reads: number;

const ask = (): (() => Promise<string>) =>
  cached({
    read() {
      reads += 1;
      return answers.shift()?.() ?? Promise.reject(new Error('nothing is left to read'));
    },
    clock: () => new Date(now),
    freshMs: 30_000,
  });

beforeEach(() => {
  now = START;
  reads = 0;
  answers = ['one', 'two', 'three'].map((value) => () => Promise.resolve(value));
});

test('what was read is answered until it is old, and then while it is read again', async () => {
  const known = ask();

  expect(await Promise.all([known(), known()])).toEqual(['one', 'one']);
  now += 29_999;
  expect(await known()).toBe('one');
  expect(reads).toBe(1);
  now += 1;
  expect(await known()).toBe('one');
  expect(await known()).toBe('two');
  expect(reads).toBe(2);
});

test('anyone who asks long after the last one gets no old answer', async () => {
  const known = ask();

  expect(await known()).toBe('one');
  now += 60_000;
  expect(await known()).toBe('two');
});

test('a clock that is set back makes no old answer young', async () => {
  const known = ask();

  expect(await known()).toBe('one');
  now -= 60 * 60_000;
  expect(await known()).toBe('two');
});

test('a failure keeps the last answer for as long as it may serve, and is tried again', async () => {
  const fail = () => Promise.reject(new Error('the database is away'));
  answers = [fail, () => Promise.resolve('one'), fail, fail, () => Promise.resolve('two')];
  const known = ask();

  await expect(known()).rejects.toThrow('away');
  expect(await known()).toBe('one');
  now += 30_000;
  expect(await known()).toBe('one');
  await new Promise(setImmediate);
  now += 30_000;
  await expect(known()).rejects.toThrow('away');
  expect(await known()).toBe('two');
});
