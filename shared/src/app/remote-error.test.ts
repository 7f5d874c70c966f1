import { RemoteError, remoteError, reasonOf, ScriptError, type RemoteFailure } from './remote-error';
import { TimeoutError, withTimeout } from './with-timeout';

const part = { remote: 'catalog', version: '1.2', exposedModule: 'page /products' };
const chunk = (type?: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type });

test.each<[string, unknown, RemoteFailure]>([
  ['a time that is up', new TimeoutError('late'), 'timeout'],
  ['a script that did not come', new ScriptError('none'), 'unreachable'],
  ['code that did not come', chunk(), 'unreachable'],
  ['code that came too late', chunk('timeout'), 'timeout'],
  ['a script without the code', chunk('missing'), 'broken'],
  ['a shared library of another version', new Error('#RUNTIME-005 no such'), 'incompatible'],
  ['a shared library of another version', new Error('#RUNTIME-006 no such'), 'incompatible'],
  ['a shared library that is missing', new Error('Shared module is not available'), 'incompatible'],
  ['a shared library that is there twice', new Error('shared singleton module twice'), 'incompatible'],
  ['another error of the runtime', new Error('#RUNTIME-001 no such'), 'broken'],
  ['an error of its code', new Error('x is not a function'), 'broken'],
  ['no error at all', 'text', 'broken'],
  ['an error that is named already', new RemoteError(part, 'threw', null), 'threw'],
])('%s (%s) is told as %s', (_what, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test.each<[RemoteFailure, boolean]>([
  ['unreachable', false],
  ['timeout', false],
  ['unknown', false],
  ['incompatible', true],
  ['broken', true],
  ['threw', true],
])('of a part that is %s another try of the same version fails as well: %s', (reason, isOfVersion) => {
  expect(new RemoteError(part, reason, null).isOfVersion).toBe(isOfVersion);
});

test('an error of a part says which part it is and why, once', () => {
  const cause = new TimeoutError('late');
  const error = remoteError(part, cause);

  expect(error.message).toBe('catalog@1.2 page /products: timeout');
  expect(error.cause).toBe(cause);
  expect(error.part).toEqual(part);
  expect(remoteError({ ...part, remote: 'checkout' }, error)).toBe(error);
});

test('what takes longer than its time is given up, and what comes in time is not', async () => {
  jest.useFakeTimers();
  const late = withTimeout(100, new Promise((resolve) => setTimeout(resolve, 101)));
  const inTime = withTimeout(100, new Promise((resolve) => setTimeout(() => resolve('here'), 99)));
  const failing = withTimeout(100, Promise.reject(new Error('own')));
  const results = Promise.allSettled([late, inTime, failing]);
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();

  expect(await results).toEqual([
    { status: 'rejected', reason: expect.any(TimeoutError) as unknown },
    { status: 'fulfilled', value: 'here' },
    { status: 'rejected', reason: new Error('own') },
  ]);
});
