import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { CartLink, SharedCart } from './carts.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
// Anyone who shares is counted by the hour.
afterEach(() => shop.clock.advance(3_600_001));
afterAll(() => shop.close());

const product = async () => (await shop.shelf.aProduct({ variants: [{ onHand: 10 }] })).infoId;
const share = (lines: unknown, more: Record<string, unknown> = {}) =>
  shop.call<CartLink>('POST', '/cart/shared', { body: { lines, ...more } });
const open = (id: string) => shop.call<SharedCart>('GET', `/cart/shared/${encodeURIComponent(id)}`);

test('anyone who has the link sees variants and quantities, and nothing of who shared them', async () => {
  const [shirt, cap] = [await product(), await product()];
  const lines = [
    { infoId: shirt, quantity: 2 },
    { infoId: cap, quantity: 1 },
  ];

  const { data: link } = await share(lines);
  const { data: shared } = await open(link.id);

  expect(link.id).toMatch(/^[\w-]{22}$/);
  expect(shared).toEqual({ lines, expiresAt: link.expiresAt });
});

test('what a link names in capitals, or twice, is one line', async () => {
  const shirt = await product();
  const { data: link } = await share([
    { infoId: shirt.toUpperCase(), quantity: 1 },
    { infoId: shirt, quantity: 3 },
  ]);

  expect((await open(link.id)).data.lines).toEqual([{ infoId: shirt, quantity: 3 }]);
});

test('a link works for thirty days, and is forgotten after them', async () => {
  const { data: link } = await share([{ infoId: await product(), quantity: 1 }]);

  shop.clock.advance(30 * 86_400_000 - 1);
  expect((await open(link.id)).status).toBe(200);
  shop.clock.advance(1);
  const { status, message } = await open(link.id);
  await shop.runJobs();

  expect([status, message]).toEqual([404, 'SHARED_CART_NOT_FOUND']);
  expect(await shop.db.selectFrom('sharedCarts').selectAll().where('id', '=', link.id).execute()).toEqual([]);
});

test.each(['nothing', "' or 1=1 --", '../../etc/passwd', '<script>', 'a'.repeat(64)])(
  'the link %p leads nowhere',
  async (id) => {
    expect((await open(id)).status).toBe(404);
  },
);

test('what is no longer sold is not passed on; of nothing there is no link', async () => {
  const [shirt, gone] = [await product(), await product()];
  await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', gone).execute();

  const { data: link } = await share([
    { infoId: shirt, quantity: 1 },
    { infoId: gone, quantity: 1 },
  ]);
  const refused = await share([{ infoId: gone, quantity: 1 }]);

  expect((await open(link.id)).data.lines).toEqual([{ infoId: shirt, quantity: 1 }]);
  expect([refused.status, refused.message]).toEqual([422, 'PRODUCT_UNAVAILABLE']);
});

test.each([
  ['no lines', []],
  ['an id that is none', [{ infoId: '<img src=x onerror=alert(1)>', quantity: 1 }]],
  ['a thousand', [{ infoId: '018f0000-0000-7000-8000-000000000002', quantity: 1000 }]],
  ['a name', [{ infoId: '018f0000-0000-7000-8000-000000000002', quantity: 1, name: 'Lan' }]],
])('%s is refused', async (_what, lines) => {
  expect((await share(lines)).status).toBe(400);
});

test('anyone who makes links without end is asked to wait', async () => {
  const lines = [{ infoId: await product(), quantity: 1 }];

  const replies = [];
  for (let i = 0; i < 61; i++) replies.push(await share(lines));

  expect(replies.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
  expect([replies[60]!.status, replies[60]!.message]).toEqual([429, 'TOO_MANY_REQUESTS']);
});
