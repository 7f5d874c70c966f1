import { createS3App } from './s3-app';
import { signatureOf, type SignedRequest } from './signature';

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = Date.parse('2013-05-24T00:00:00Z');
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const scope = { date: '20130524', region: 'us-east-1', service: 's3' };

test('it signs as the published example of AWS does', () => {
  const request: SignedRequest = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': emptyHash,
      'x-amz-date': '20130524T000000Z',
    },
    body: Buffer.alloc(0),
  };

  const signature = signatureOf(
    request,
    { ...scope, signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'] },
    credentials.secretAccessKey,
  );

  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

type Change = (request: { url: string; headers: Record<string, string>; payload: string }) => void;

/** A signed request, changed on its way when asked to. */
async function send(
  app: ReturnType<typeof createS3App>,
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  {
    payload = '',
    headers = {},
    change,
  }: { payload?: string; headers?: Record<string, string>; change?: Change } = {},
) {
  const { createHash } = await import('node:crypto');
  const signed: Record<string, string> = {
    host: 'bucket.test',
    ...headers,
    'x-amz-content-sha256': createHash('sha256').update(payload).digest('hex'),
    'x-amz-date': '20130524T000000Z',
  };
  const signedHeaders = Object.keys(signed).sort();
  const signature = signatureOf(
    { method, url, headers: signed, body: Buffer.from(payload) },
    { ...scope, signedHeaders },
    credentials.secretAccessKey,
  );
  const request = {
    url,
    headers: {
      ...signed,
      'content-type': 'text/plain',
      authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope.date}/${scope.region}/${scope.service}/aws4_request, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`,
    } as Record<string, string>,
    payload,
  };
  change?.(request);
  const { url: sentTo, headers: sent, payload: body } = request;
  return app.inject({ method, url: sentTo, headers: sent, ...(method === 'PUT' && { payload: body }) });
}

const anApp = (pageSize?: number) =>
  createS3App({ credentials, now: () => now, ...(pageSize !== undefined && { pageSize }) });

test('a signed client keeps, reads, lists and removes an object', async () => {
  const app = anApp();

  expect((await send(app, 'PUT', '/bucket/a/b.txt', { payload: 'one' })).statusCode).toBe(200);
  expect((await send(app, 'GET', '/bucket/a/b.txt')).body).toBe('one');
  expect((await send(app, 'GET', '/bucket?list-type=2&prefix=a%2F')).body).toContain('<Key>a/b.txt</Key>');
  expect((await send(app, 'DELETE', '/bucket/a/b.txt')).statusCode).toBe(204);
  expect((await send(app, 'GET', '/bucket/a/b.txt')).statusCode).toBe(404);
});

test('of two clients that replace what they both read, one is refused', async () => {
  const app = anApp();
  const { etag } = (await send(app, 'PUT', '/bucket/key', { payload: 'one' })).headers as { etag: string };

  const first = await send(app, 'PUT', '/bucket/key', { payload: 'two', headers: { 'if-match': etag } });
  const second = await send(app, 'PUT', '/bucket/key', { payload: 'three', headers: { 'if-match': etag } });
  const third = await send(app, 'PUT', '/bucket/key', { payload: 'new', headers: { 'if-none-match': '*' } });

  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 412, 412]);
  expect((await send(app, 'GET', '/bucket/key')).body).toBe('two');
});

test('a long list comes in pages', async () => {
  const app = anApp(2);
  for (const key of ['a', 'b', 'c']) await send(app, 'PUT', `/bucket/${key}`, { payload: key });

  const first = await send(app, 'GET', '/bucket?list-type=2&prefix=');
  const token = /<NextContinuationToken>(.*?)</.exec(first.body)?.[1];
  const rest = await send(app, 'GET', `/bucket?continuation-token=${String(token)}&list-type=2&prefix=`);

  expect(first.body.match(/<Key>/g)).toHaveLength(2);
  expect(rest.body).toContain('<Key>c</Key>');
  expect(rest.body).toContain('<IsTruncated>false</IsTruncated>');
});

test.each<[string, Change, number, string]>([
  ['no signature', ({ headers }) => delete headers['authorization'], 403, 'AccessDenied'],
  [
    'somebody else’s key',
    ({ headers }) => {
      headers['authorization'] = String(headers['authorization']).replace('AKIA', 'BKIA');
    },
    403,
    'InvalidAccessKeyId',
  ],
  ['another address', (request) => (request.url = '/bucket/other'), 403, 'SignatureDoesNotMatch'],
  ['another body', (request) => (request.payload = 'forged'), 400, 'XAmzContentSHA256Mismatch'],
  [
    'another condition',
    ({ headers }) => {
      headers['if-match'] = '"forged"';
    },
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'another time',
    ({ headers }) => {
      headers['x-amz-date'] = '20130524T010000Z';
    },
    403,
    'RequestTimeTooSkewed',
  ],
])('a request with %s changes nothing', async (_what, change, status, code) => {
  const app = anApp();
  await send(app, 'PUT', '/bucket/key', { payload: 'kept' });

  const refused = await send(app, 'PUT', '/bucket/key', {
    payload: 'new',
    headers: { 'if-match': '"x"' },
    change,
  });

  expect(refused.statusCode).toBe(status);
  expect(refused.body).toContain(code);
  expect((await send(app, 'GET', '/bucket/key')).body).toBe('kept');
});
