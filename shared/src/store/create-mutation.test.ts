import { ApiError, type Http } from '../http';
import { createMutation } from './create-mutation';
import { createStore } from './create-store';
import { put, type ApiContext } from './effects';
import { loggedOut, sessionSlice } from './session-slice';

interface Change {
  id: string;
  text: string;
}
interface Request {
  args: Change;
  attachment: unknown;
  signal: AbortSignal;
  resolve: (data: string) => void;
  reject: (error: unknown) => void;
}

/** A `send` whose requests the test answers. */
function aServer() {
  const requests: Request[] = [];
  const send = ({ signal }: ApiContext, args: Change, attachment?: unknown) =>
    new Promise<string>((resolve, reject) => requests.push({ args, attachment, signal, resolve, reject }));
  return { requests, send };
}

function aStore(
  { slice, saga }: Pick<ReturnType<typeof createMutation>, 'slice' | 'saga'>,
  onError = (error: unknown): void => {
    throw error;
  },
) {
  const store = createStore({
    slices: [sessionSlice, slice],
    context: { http: {} as Http, now: () => 0, emit: () => undefined },
    onError,
  });
  store.run(saga);
  return store;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const name = 'test/change';
const byId = { policy: 'perKey', keyOf: ({ id }: Change) => id } as const;
const error = new ApiError({ status: 409, code: 'CART_CHANGED' });

test('a request is pending, then done with its data, and idle again after a reset', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, send });
  const store = aStore(change);
  const state = () => change.select(store.getState());
  const file = new File([], 'photo.webp');

  expect(state()).toEqual({ status: 'idle' });
  store.dispatch(change.send({ id: 'a', text: 'secret' }, file));
  expect(state()).toEqual({ status: 'pending' });
  expect(JSON.stringify(store.getState())).not.toContain('secret');
  requests[0]?.resolve('changed');
  await settle();

  expect(requests[0]).toMatchObject({ args: { id: 'a', text: 'secret' }, attachment: file });
  expect(state()).toEqual({ status: 'done', data: 'changed' });
  store.dispatch(change.reset());
  expect(state()).toEqual({ status: 'idle' });
});

test('an error is stored in the state, a new object for each attempt, before `onError` runs', async () => {
  const { send, requests } = aServer();
  const seen: unknown[] = [];
  const change = createMutation({
    name,
    send,
    *onError(failure, { id }) {
      seen.push(failure.code, id, change.select(store.getState()).status);
      yield* put({ type: 'test/error' });
    },
  });
  const store = aStore(change);
  const attempt = async () => {
    store.dispatch(change.send({ id: 'a', text: '' }));
    requests.at(-1)?.reject(error);
    await settle();
    return change.select(store.getState());
  };

  const first = await attempt();
  const second = await attempt();

  expect(first).toEqual({ status: 'failed', error: error.toState() });
  expect(second.error).not.toBe(first.error);
  expect(seen).toEqual(['CART_CHANGED', 'a', 'failed', 'CART_CHANGED', 'a', 'failed']);
});

test('`onSuccess` runs before the status is done, and may replace the data', async () => {
  const { send, requests } = aServer();
  const seen: unknown[] = [];
  const change = createMutation({
    name,
    send,
    *onSuccess(data, { id }) {
      seen.push(data, id, change.select(store.getState()).status);
      yield* put({ type: 'test/success' });
      return 'replaced';
    },
  });
  const store = aStore(change);

  store.dispatch(change.send({ id: 'a', text: '' }));
  requests[0]?.resolve('changed');
  await settle();

  expect(seen).toEqual(['changed', 'a', 'pending']);
  expect(change.select(store.getState())).toEqual({ status: 'done', data: 'replaced' });
});

test('by default a request is ignored while another is pending', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, send });
  const store = aStore(change);

  store.dispatch(change.send({ id: 'a', text: 'first' }));
  store.dispatch(change.send({ id: 'b', text: 'second' }));
  requests[0]?.resolve('first');
  await settle();

  expect(requests).toHaveLength(1);
  expect(change.select(store.getState()).data).toBe('first');
});

test('a customer can send a personal request again once the one before has ended', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, isPersonal: true, send });
  const store = aStore(change);
  const state = () => change.select(store.getState());

  store.dispatch(change.send({ id: 'a', text: 'first' }));
  requests[0]?.reject(error);
  await settle();
  expect(state().status).toBe('failed');
  store.dispatch(change.send({ id: 'a', text: 'second' }));
  requests[1]?.resolve('second');
  await settle();
  expect(state()).toEqual({ status: 'done', data: 'second' });
  store.dispatch(change.send({ id: 'a', text: 'third' }));

  expect(requests).toHaveLength(3);
});

test('with `latest` the newest request wins, and the earlier one is aborted', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, policy: 'latest', send });
  const store = aStore(change);

  store.dispatch(change.send({ id: 'a', text: 'first' }));
  store.dispatch(change.send({ id: 'a', text: 'second' }));
  requests[1]?.resolve('second');
  requests[0]?.resolve('first');
  await settle();

  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(change.select(store.getState()).data).toBe('second');
});

test('with `perKey` each key has a state of its own, and its repeats are ignored', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, ...byId, send });
  const store = aStore(change);
  const state = (id: string) => change.select(store.getState(), id);

  store.dispatch(change.send({ id: 'a', text: '' }));
  store.dispatch(change.send({ id: 'b', text: '' }));
  store.dispatch(change.send({ id: 'a', text: 'again' }));
  requests[0]?.resolve('a');
  await settle();

  expect(requests).toHaveLength(2);
  expect([state('a').data, state('b').status, state('c').status]).toEqual(['a', 'pending', 'idle']);
  expect(change.isPending(store.getState())).toBe(true);
  requests[1]?.resolve('b');
  await settle();
  expect([state('b').status, change.isPending(store.getState())]).toEqual(['done', false]);
  store.dispatch(change.send({ id: 'b', text: 'again' }));
  store.dispatch(change.reset('a'));
  expect([state('a').status, state('b').status]).toEqual(['idle', 'pending']);
  store.dispatch(change.reset());
  expect(state('b').status).toBe('idle');
});

test.each([
  ['leading', {}],
  ['latest', { policy: 'latest' }],
  ['perKey', byId],
] as const)(
  'the result of a request that was pending at a reset is not shown, and what it changed is still made known (%s)',
  async (_policy, options) => {
    const { send, requests } = aServer();
    const seen: string[] = [];
    const change = createMutation({
      name,
      ...options,
      send,
      *onSuccess(data) {
        seen.push(data);
        yield* put({ type: 'test/success' });
      },
      *onError({ code }) {
        seen.push(code);
        yield* put({ type: 'test/error' });
      },
    });
    const store = aStore(change);
    const state = () => change.select(store.getState(), options === byId ? 'a' : '');

    store.dispatch(change.send({ id: 'a', text: '' }));
    store.dispatch(change.reset());
    store.dispatch(change.send({ id: 'a', text: '' }));
    store.dispatch(change.reset(options === byId ? 'a' : ''));
    requests[0]?.resolve('changed');
    requests[1]?.reject(error);
    await settle();

    expect(state()).toEqual({ status: 'idle' });
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    expect(seen).toEqual(['changed', 'CART_CHANGED']);
  },
);

test('a request after a reset is sent and shows its own result, whatever the one before it brings', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, send });
  const store = aStore(change);
  const state = () => change.select(store.getState());

  store.dispatch(change.send({ id: 'a', text: 'approved' }));
  store.dispatch(change.reset());
  store.dispatch(change.send({ id: 'b', text: 'rejected' }));
  store.dispatch(change.send({ id: 'b', text: 'rejected' }));
  requests[0]?.resolve('approved');
  await settle();
  expect(state()).toEqual({ status: 'pending' });
  requests[1]?.resolve('rejected');
  await settle();

  expect(requests.map(({ args }) => args.text)).toEqual(['approved', 'rejected']);
  expect(state()).toEqual({ status: 'done', data: 'rejected' });
});

test.each([
  ['leading', {}],
  ['latest', { policy: 'latest' }],
  ['perKey', byId],
] as const)(
  'a response of the session before is dropped, and the next customer can send (%s)',
  async (_policy, options) => {
    const { send, requests } = aServer();
    const succeeded: string[] = [];
    const change = createMutation({
      name,
      ...options,
      isPersonal: true,
      send,
      *onSuccess(data) {
        succeeded.push(data);
        yield* put({ type: 'test/success' });
      },
    });
    const store = aStore(change);
    const state = () => change.select(store.getState(), options === byId ? 'a' : '');

    store.dispatch(change.send({ id: 'a', text: 'of the first customer' }));
    store.dispatch(loggedOut());
    expect(state()).toEqual({ status: 'idle' });
    store.dispatch(change.send({ id: 'a', text: 'of the second customer' }));
    requests[0]?.resolve('first');
    await settle();
    expect(state()).toEqual({ status: 'pending' });
    requests[1]?.resolve('second');
    await settle();

    expect(succeeded).toEqual(['second']);
    expect(state()).toEqual({ status: 'done', data: 'second' });
  },
);

test('a mutation that ends the session leaves no result for the next customer', async () => {
  const { send, requests } = aServer();
  const change = createMutation({
    name,
    isPersonal: true,
    send,
    *onSuccess() {
      yield* put(loggedOut());
    },
  });
  const store = aStore(change);

  store.dispatch(change.send({ id: 'a', text: '' }));
  requests[0]?.resolve('changed');
  await settle();

  expect(change.select(store.getState())).toEqual({ status: 'idle' });
});

test('a mutation that is not personal outlives the session', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, send });
  const store = aStore(change);

  store.dispatch(change.send({ id: 'a', text: '' }));
  store.dispatch(loggedOut());
  requests[0]?.resolve('changed');
  await settle();

  expect(change.select(store.getState()).data).toBe('changed');
});

test('a fault of the code after a response is shown as failed, and reported with the name of the mutation', async () => {
  const { send, requests } = aServer();
  const fault = new TypeError('lines is undefined');
  const change = createMutation({
    name,
    send,
    *onSuccess() {
      yield* put({ type: 'test/answered' });
      throw fault;
    },
  });
  const reported: unknown[][] = [];
  const store = aStore(change, (...args: unknown[]) => {
    reported.push(args);
  });

  store.dispatch(change.send({ id: 'a', text: '' }));
  requests[0]?.resolve('changed');
  await settle();

  expect(change.select(store.getState())).toMatchObject({ status: 'failed', error: { code: 'UNEXPECTED' } });
  expect(reported).toEqual([[fault, name]]);
});

test('a call that fails is no fault of the code: nothing is reported', async () => {
  const { send, requests } = aServer();
  const change = createMutation({ name, send });
  const store = aStore(change);

  store.dispatch(change.send({ id: 'a', text: '' }));
  requests[0]?.reject(new ApiError({ status: 503, code: 'SERVICE_UNAVAILABLE' }));
  await settle();

  expect(change.select(store.getState()).error?.code).toBe('SERVICE_UNAVAILABLE');
});
