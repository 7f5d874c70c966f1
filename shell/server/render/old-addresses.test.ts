import { createTestServer, type TestServer } from '../testing/document-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const open = async (url: string) => {
  const { statusCode, headers } = await server.app.inject({ url });
  return [statusCode, headers.location];
};

test.each([
  ['/san-pham', '/products'],
  ['/san-pham/', '/products'],
  ['/san-pham/ao-thun?utm_source=zalo', '/products/ao-thun?utm_source=zalo'],
  ['/danh-muc/ao', '/categories/ao'],
  ['/gio-hang', '/cart'],
])('%s leads for good to %s', async (from, to) => {
  expect(await open(from)).toEqual([301, to]);
});

test('such a redirect may be stored for all, without the cookie of one browser', async () => {
  const { headers } = await server.app.inject({ url: '/gio-hang' });

  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers['set-cookie']).toBeUndefined();
});

test.each(['/tin-tuc', '/san-pham/ao/thun', '/san-pham/%E0%A4%A', '/constructor', '/en/san-pham'])(
  '%s is no old address of a page that the shop has',
  async (from) => {
    expect((await open(from))[0]).not.toBe(301);
  },
);

test('a name that climbs out of its folder stays a name', async () => {
  expect(await open('/san-pham/..%2F..%2Fadmin')).toEqual([301, '/products/..%2F..%2Fadmin']);
});
