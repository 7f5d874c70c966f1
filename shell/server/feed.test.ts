import { createTestServer, type TestServer } from './testing/document-server';

let server: TestServer;
let failsWith: number | null = null;
let requestIds: unknown[] = [];

beforeAll(async () => {
  server = await createTestServer({
    backend: (app) =>
      app.get<{ Querystring: { lang: string } }>('/api/main/rss.xml', (request, reply) => {
        requestIds.push(request.headers['x-request-id']);
        return failsWith !== null
          ? reply.code(failsWith).send('stack')
          : reply.type('application/rss+xml; charset=utf-8').send(`<rss>${request.query.lang}</rss>`);
      }),
  });
});
beforeEach(() => {
  failsWith = null;
  requestIds = [];
});
afterAll(() => server.stop());

test.each([
  ['/rss.xml', 'vi'],
  ['/en/rss.xml', 'en'],
])('a feed reader gets %s in its language', async (url, language) => {
  const { statusCode, headers, body } = await server.app.inject({ url });

  expect([statusCode, body]).toEqual([200, `<rss>${language}</rss>`]);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=600');
  expect(requestIds).toEqual([headers['x-request-id']]);
});

test.each([500, 404])(
  'when the backend answers %i a reader is asked to come back, and learns nothing of the failure',
  async (status) => {
    failsWith = status;

    const { statusCode, headers, body } = await server.app.inject({ url: '/rss.xml' });

    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(body).not.toContain('stack');
  },
);
