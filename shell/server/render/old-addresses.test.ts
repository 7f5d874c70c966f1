import { aLiveRemote, aRoute, createTestServer, type TestServer } from '../testing/document-server';

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

describe('in a shop with a checkout, news and policies', () => {
  let whole: TestServer;
  beforeAll(async () => {
    whole = await createTestServer({
      remotes: {
        catalog: aLiveRemote('catalog', [
          aRoute({ path: 'news', name: 'news' }),
          aRoute({ path: 'news/:slug', name: 'newsArticle' }),
          aRoute({ path: 'policies/:key', name: 'policy' }),
        ]),
        checkout: aLiveRemote('checkout', [aRoute({ path: 'checkout/information', name: 'information' })]),
      },
    });
  });
  afterAll(() => whole.stop());

  test.each([
    ['/thanh-toan', '/checkout/information'],
    ['/tin-tuc', '/news'],
    ['/tin-tuc/chon-ao-dai?utm_source=zalo', '/news/chon-ao-dai?utm_source=zalo'],
    ['/chinh-sach/huong-dan-mua-hang', '/policies/shopping-guide'],
    ['/chinh-sach/thanh-toan', '/policies/payment'],
    ['/chinh-sach/giao-hang', '/policies/transportation'],
    ['/chinh-sach/van-chuyen', '/policies/transportation'],
    ['/chinh-sach/doi-tra', '/policies/exchange-return'],
    ['/chinh-sach/bao-hanh', '/policies/warranty'],
    ['/chinh-sach/uu-dai', '/policies/purchase-offers'],
    ['/chinh-sach/bao-mat', '/policies/security'],
    // The shop's own name of it.
    ['/chinh-sach/warranty', '/policies/warranty'],
  ])('%s leads for good to %s', async (from, to) => {
    const { statusCode, headers } = await whole.app.inject({ url: from });

    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test.each(['/chinh-sach', '/thanh-toan/ma-giam-gia'])('%s stands for no page', async (from) => {
    expect((await whole.app.inject({ url: from })).statusCode).not.toBe(301);
  });
});
