import { createTestApp } from '../testing/test-app';
import { answer } from '../lib/envelope';
import { conflict } from '../lib/errors';
import { createSignedIds } from '../lib/signed-ids';
import { safeUrl, scrub } from './logging';

const canaries = {
  password: 'Canary-Passw0rd!',
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ',
  refresh: 'rt_canary_6f1d2c3b4a5968778695a4b3c2d1e0ff',
  otp: '918273',
  email: 'canary.person@mail.example.com',
  phone: '+84912345678',
};

const logInto = (lines: string[]) => ({ level: 'trace', write: (line: string) => void lines.push(line) });

test('secrets and personal data of a request stay out of the log, and all its lines have the same request id', async () => {
  const lines: string[] = [];
  const { refresh, ...others } = canaries;
  const shop = await createTestApp({
    log: logInto(lines),
    permissions: { 'POST /test/login': 'public', 'GET /test/:email': 'public' },
    extend: (app) => {
      app.post('/test/login', async (request) => {
        request.log.info({ body: request.body, headers: request.headers }, 'careless');
        request.log.info(`careless too: ${JSON.stringify(request.body)}`);
        if (JSON.stringify(request.body).includes('conflict')) throw conflict('EMAIL_IS_EXIST');
        const error = new Error(`Key (email)=(${canaries.email}) already exists.`);
        throw Object.assign(error, { detail: `phone ${canaries.phone} of ${canaries.email}` });
      });
      app.get('/test/:email', async () => answer(null));
    },
  });
  const send = (extra: object) =>
    shop.app.inject({
      method: 'POST',
      url: `/test/login?token=${canaries.token}&otp=${canaries.otp}&email=${encodeURIComponent(canaries.email)}&page=2`,
      headers: {
        authorization: `Bearer ${canaries.token}`,
        cookie: `session=${canaries.refresh}`,
        'x-request-id': 'request-of-the-test',
      },
      payload: {
        ...others,
        refreshToken: refresh,
        nested: { newPassword: canaries.password },
        ...extra,
      },
    });
  await send({});
  await send({ how: 'conflict' });
  await shop.app.inject({ url: `/test/${encodeURIComponent(canaries.email)}` });
  await shop.close();

  const log = lines.join('');
  for (const canary of Object.values(canaries)) expect(log).not.toContain(canary);
  expect(log).not.toContain(encodeURIComponent(canaries.email));
  expect(log).toContain('page=2');
  const parsed = lines.map((line) => JSON.parse(line) as { requestId?: string; msg: string });
  const ofTheRequest = parsed.filter(({ requestId }) => requestId === 'request-of-the-test');
  expect(ofTheRequest.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['careless', 'request failed', 'request']),
  );
  expect(parsed.filter(({ msg }) => msg.startsWith('careless')).every(({ requestId }) => requestId)).toBe(
    true,
  );
});

test('the key in the path of a mailed link stays out of the log, also of a path that does not exist', async () => {
  const lines: string[] = [];
  const shop = await createTestApp({
    log: logInto(lines),
    permissions: { 'GET /test/:token': 'public' },
    extend: (app) => void app.get('/test/:token', async () => answer(null)),
  });
  const signed = createSignedIds({ secret: 'x'.repeat(32), purpose: 'test', clock: shop.clock });
  const token = signed.issue('0198c0de-0912-7345-8901-091234567890', new Date(shop.clock().getTime() + 1));

  await shop.app.inject({ url: '/test/any-key' });
  await shop.app.inject({ url: `/test/${token}/not-there` });
  await shop.close();

  const log = lines.join('');
  expect(log).toContain('"url":"/test/:token"');
  expect(log).toContain('/not-there');
  for (const secret of ['any-key', token, token.slice(-43)]) expect(log).not.toContain(secret);
});

test.each([
  ['{"a":1,"password":"x\\"y","b":2}', '{"a":1,"password":"[redacted]","b":2}'],
  ['{"msg":"{\\"refreshToken\\":\\"abc\\"}"}', '{"msg":"{\\"refreshToken\\":\\"[redacted]\\"}"}'],
  ['{"msg":"call +84 912 345 678 or 0912345678"}', '{"msg":"call [phone] or [phone]"}'],
  ['{"msg":"GET /return?code=abc123&page=2"}', '{"msg":"GET /return?code=[redacted]&page=2"}'],
  ['{"msg":"?vnp_SecureHash=0a1b2c"}', '{"msg":"?vnp_SecureHash=[redacted]"}'],
  ['{"msg":"Basic dXNlcjpwYXNz sent"}', '{"msg":"Basic [redacted] sent"}'],
  ['{"msg":"to someone%40mail.example.com"}', '{"msg":"to [email]"}'],
  ['{"ms":0.9123456789,"total":84912345678,"id":"0198c0de-0912-7345-8901-091234567890"}', null],
  ['{"time":"2026-01-15T03:00:00.000Z","route":"/api/auth/reset-password","lines":12}', null],
])('a line stays valid JSON and loses only private values: %s', (line, expected) => {
  expect(scrub(line)).toBe(expected ?? line);
  expect(() => JSON.parse(scrub(line)) as unknown).not.toThrow();
});

test('a URL is logged with the names of its parameters and the values of harmless ones', () => {
  expect(safeUrl('/api/main/product?page=2&search=%C3%A1o&voucher=SECRET')).toBe(
    '/api/main/product?page=2&search=…&voucher=…',
  );
});

test('a long hostile line does not stop the process', () => {
  const startedAt = Date.now();

  for (const part of ['a', '@', 'a.', '"password":', '\\"', '\\', '0912 ', 'eyJ', 'Bearer '])
    scrub(part.repeat(50_000));

  expect(Date.now() - startedAt).toBeLessThan(3_000);
});
