import { Type } from 'typebox';
import { anyMember } from '../testing/accounts';
import { createTestApp, type TestApp } from '../testing/test-app';
import { answer, Answer } from '../lib/envelope';
import { conflict } from '../lib/errors';
import { purgeExpiredKeys, idempotent } from './idempotency';

const Body = Type.Object(
  { value: Type.Integer({ minimum: 1 }), note: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

describe('a write with an Idempotency-Key', () => {
  let shop: TestApp;
  let runs = 0;
  let failing = false;

  beforeAll(async () => {
    shop = await createTestApp({
      permissions: {
        'POST /api/things': 'customer',
        'POST /api/things/:id/part': 'customer',
        'POST /api/members/things': 'referral',
      },
      extend: (app) => {
        app.post(
          '/api/things',
          { schema: { body: Body, response: { 200: Answer(Type.Object({ run: Type.Integer() })) } } },
          (request) =>
            idempotent(request, async () => {
              runs += 1;
              if (failing) throw conflict('CART_CHANGED');
              await new Promise((done) => setTimeout(done, 30));
              return answer({ run: runs });
            }),
        );
        app.post(
          '/api/things/:id/part',
          { schema: { body: Body, response: { 200: Answer(Type.Object({ run: Type.Integer() })) } } },
          (request) => idempotent(request, async () => answer({ run: (runs += 1) })),
        );
        app.post(
          '/api/members/things',
          { schema: { body: Body, response: { 200: Answer(Type.Object({ run: Type.Integer() })) } } },
          (request) => idempotent(request, async () => answer({ run: (runs += 1) })),
        );
      },
    });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    runs = 0;
    failing = false;
  });

  const post = (headers: Record<string, string>, value = 1) =>
    shop.app.inject({ method: 'POST', url: '/api/things', headers, payload: { value } });

  test('runs once when a customer sends it fifty times at once', async () => {
    const headers = { ...shop.as('CUSTOMER'), 'idempotency-key': 'key-fifty-times' };

    const answers = await Promise.all(Array.from({ length: 50 }, () => post(headers)));

    expect(runs).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((response) => JSON.stringify(response.json().data)))).toEqual(
      new Set(['{"run":1}']),
    );
  });

  test('refuses a key that was used with another body', async () => {
    const headers = { ...shop.as('CUSTOMER'), 'idempotency-key': 'key-other-body' };
    await post(headers, 1);

    const second = await post(headers, 2);

    expect(second.statusCode).toBe(422);
    expect(second.json().errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(runs).toBe(1);
  });

  test('takes the same values in another order for the same body', async () => {
    const headers = { ...shop.as('CUSTOMER'), 'idempotency-key': 'key-other-order' };
    const send = (payload: object) =>
      shop.app.inject({ method: 'POST', url: '/api/things', headers, payload });
    await send({ value: 1, note: 'a' });

    const second = await send({ note: 'a', value: 1 });

    expect(second.json().data).toEqual({ run: 1 });
    expect(runs).toBe(1);
  });

  test('does not share its answer with another customer who happens to use the same key', async () => {
    await post({ ...shop.as('CUSTOMER'), 'idempotency-key': 'key-shared-by-chance' });

    const theirs = await post({ ...shop.as('CUSTOMER'), 'idempotency-key': 'key-shared-by-chance' });

    expect(theirs.json().data).toEqual({ run: 2 });
  });

  test('runs once for each member of the referral programme who sends the same key', async () => {
    const [one, other] = [await anyMember(shop), await anyMember(shop)];
    const send = async (headers: Record<string, string>) => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/members/things',
        headers: { ...headers, 'idempotency-key': 'key-of-two-members' },
        payload: { value: 1 },
      });
      return reply.json().data;
    };

    const replies = [await send(one), await send(other), await send(one), await send(other)];

    expect(replies).toEqual([{ run: 1 }, { run: 2 }, { run: 1 }, { run: 2 }]);
  });

  test.each([
    ['/api/things/1/part', '/api/things/1/part', 1],
    ['/api/things/1/part?page=1', '/api/things/1/part?page=2', 1],
    ['/api/things/1/part', '/api/things/2/part', 2],
    ['/api/things/1/part', '/api/things', 2],
  ])('to %s and then with the same key to %s runs %d times', async (first, second, count) => {
    const headers = { ...shop.as('CUSTOMER'), 'idempotency-key': `key-of-${first}-${second}` };
    const send = (url: string) => shop.app.inject({ method: 'POST', url, headers, payload: { value: 1 } });

    const replies = [await send(first), await send(second)];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies.map((reply) => reply.json().data.run)).toEqual([1, count]);
  });

  test('can be tried again after it was refused', async () => {
    const headers = { ...shop.as('CUSTOMER'), 'idempotency-key': 'key-tried-again' };
    failing = true;
    expect((await post(headers)).json().errorCode).toBe('CART_CHANGED');
    failing = false;

    expect((await post(headers)).statusCode).toBe(200);
    expect(runs).toBe(2);
  });

  test('is purged after two days, and not before', async () => {
    const headers = { ...shop.as('CUSTOMER', 'a-customer'), 'idempotency-key': 'key-of-long-ago' };
    const runAfter = async (hours: number) => {
      shop.clock.advance(hours * 3_600_000);
      await purgeExpiredKeys({ db: shop.db, clock: shop.clock });
      return (await post(headers)).json().data.run;
    };

    expect([await runAfter(0), await runAfter(47), await runAfter(2)]).toEqual([1, 1, 2]);
  });

  test.each(['with space in it', 'x'.repeat(7), 'x'.repeat(129), 'khoá-của-tôi'])(
    'refuses the key %j',
    async (key) => {
      const response = await post({ ...shop.as('CUSTOMER'), 'idempotency-key': key });

      expect(response.json()).toMatchObject({ statusCode: 400, errorCode: 'IDEMPOTENCY_KEY_INVALID' });
    },
  );

  test.each(['x'.repeat(8), 'x'.repeat(128), '!~!~!~!~'])('takes the key %j', async (key) => {
    expect((await post({ ...shop.as('CUSTOMER'), 'idempotency-key': key })).statusCode).toBe(200);
  });
});
