import { v7 as uuid } from 'uuid';
import { inflateSync } from 'node:zlib';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { drawInvoice } from './draw-invoice';
import type { InvoiceLink } from './invoices.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<CheckoutShop['anOrder']>>;
const get = (url: string, as?: string) =>
  shop.app.inject({ url, headers: as ? shop.as('CUSTOMER', as) : {} });
const pathOf = ({ orderId }: Pick<Placed, 'orderId'>) => `/api/ecommerce/order/${orderId}/invoice.pdf`;
const link = ({ orderId }: Placed, as: string) =>
  shop.call<InvoiceLink>('POST', `/order/${orderId}/invoice-link`, { as });

async function sold(change: Record<string, unknown> = {}): Promise<Placed> {
  const placed = await shop.anOrder(change);
  await shop.ipn(await shop.news(placed.orderId));
  return placed;
}

/** The text that a reader of the file can mark: what the glyphs of each run stand for, by the maps that lie in it. */
function textOf(pdf: Buffer): { pages: number; text: string } {
  const raw = pdf.toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string) => {
    const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  };
  const maps = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
      if (map) maps.set(name, unicodes(streamOf(map)));
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const texts = pages.map((page) => {
    const [, id = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    let font = '';
    let text = '';
    for (const [, name, array] of streamOf(id).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = name;
      for (const [, hex = ''] of (array ?? '').matchAll(/<([0-9a-f]+)>/g))
        for (const [glyph] of hex.matchAll(/.{4}/g))
          text += maps.get(font)?.[Number.parseInt(glyph, 16)] ?? '\ufffd';
    }
    return text;
  });
  return { pages: pages.length, text: texts.join('\n').replaceAll('\u00a0', ' ') };
}
const unicodes = (map: string) =>
  [...map.matchAll(/\[(<[^\]]*>)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );

test('an invoice says in Vietnamese letters who sold what to whom, and that it replaces no electronic one', async () => {
  const { infoId } = await shop.shelf.aProduct({
    name: 'Áo khoác gió trượt nước Đà Lạt – ưỡn ẹo',
    variants: [{ price: 1_250_000, size: 'M', onHand: 9 }],
  });
  const lines = [{ infoId, quantity: 2 }];
  const body = await shop.orderBody(infoId, { lines });
  const vatInvoice = {
    company: 'Công ty Mây',
    taxCode: '0312345678-001',
    address: '5 Hàm Nghi',
    email: 'a@may.vn',
  };
  const customer = uuid();
  const { data } = await shop.postOrder(customer, { ...body, vatInvoice });
  await shop.ipn(await shop.news(data.orderId));

  const reply = await get(`${pathOf(data)}?lang=vi`, customer);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${data.code}.pdf"`,
    'cache-control': 'private, no-store',
  });
  const titled = Buffer.from(`Hoá đơn bán hàng ${data.code}`, 'utf16le').swap16();
  expect(reply.rawPayload.includes(titled)).toBe(true);
  const { pages, text } = textOf(reply.rawPayload);
  expect(pages).toBe(1);
  for (const said of [
    'HOÁ ĐƠN BÁN HÀNG',
    'Không thay thế hoá đơn điện tử',
    data.code,
    'Áo khoác gió trượt nước Đà Lạt',
    'ưỡn ẹo',
    '1.250.000 ₫',
    '2.500.000 ₫',
    'Phạm Lan',
    '0912 345 678',
    'Đã thanh toán',
    'Công ty Mây',
    'Mã số thuế: 0312345678-001',
    'Trang 1/1',
  ])
    expect(text).toContain(said);

  const english = textOf((await get(`${pathOf(data)}?lang=en`, customer)).rawPayload).text;
  expect(english).toContain('SALES INVOICE');
  expect(english).toContain('2,500,000 ₫');
});

test('it holds any number of lines, words of any length and letters that its font does not have', async () => {
  const order = await shop.detail(await sold());
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  const many = Array.from({ length: 90 }, (_, at) => ({ ...line, name: `Hàng số ${String(at + 1)}` }));
  const seller = { legalName: 'Shop', taxCode: '', address: '', hotline: '', email: '', socials: [] };
  const draw = async (change: Partial<typeof order>) =>
    textOf(await drawInvoice({ order: { ...order, ...change }, seller, language: 'vi' }));

  const long = await draw({ lines: many });
  expect(long.pages).toBeGreaterThan(2);
  for (let at = 1; at <= 90; at++) expect(long.text).toContain(`Hàng số ${String(at)}`);
  expect(long.text.split('Thành tiền').length - 1).toBe(long.pages);
  expect(long.text).toContain(`Trang ${String(long.pages)}/${String(long.pages)}`);

  const odd = await draw({
    lines: [
      { ...line, name: `${'Ẵ'.repeat(600)} 漢字 🎁 \u0000` },
      { ...line, isGift: true },
    ],
    subtotal: 999_999_999_999,
    discount: 5,
    grandTotal: 999_999_999_994,
  });
  expect(odd.text.split('Ẵ').length - 1).toBe(600);
  expect(odd.text).toContain('?? ?');
  expect(odd.text).toContain('−5 ₫');
  expect(odd.text).toContain('999.999.999.994 ₫');
});

test('only the owner gets it, or anyone who holds a link that is fresh', async () => {
  const placed = await sold();
  const other = await sold();
  const young = await shop.anOrder();

  expect((await get(pathOf(placed))).statusCode).toBe(401);
  expect((await get(pathOf(placed), uuid())).statusCode).toBe(404);
  expect(await link(placed, uuid())).toMatchObject({ status: 404, message: 'ORDER_NOT_FOUND' });
  expect(await link(young, young.customer)).toMatchObject({ status: 409, message: 'INVOICE_NOT_READY' });

  const { url } = (await link(placed, placed.customer)).data;
  expect(url.startsWith('http://shop.test/api/ecommerce/order/')).toBe(true);
  const { pathname, search } = new URL(url);
  expect((await get(`${pathname}${search}`)).statusCode).toBe(200);
  for (const wrong of [`${pathOf(other)}${search}`, `${pathname}?token=a.b.c`, `${pathname}?token=`])
    expect((await get(wrong, placed.customer)).statusCode).toBe(404);
  shop.clock.advance(10 * 60_000 - 1);
  expect((await get(`${pathname}${search}`)).statusCode).toBe(200);
  shop.clock.advance(1);
  expect((await get(`${pathname}${search}`)).statusCode).toBe(404);
});

test('a customer has up to thirty invoices drawn in ten minutes, and others still have theirs', async () => {
  const [placed, other] = [await sold(), await sold()];
  const statuses = [];
  for (let drawn = 0; drawn < 31; drawn++)
    statuses.push((await get(pathOf(placed), placed.customer)).statusCode);

  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await get(pathOf(other), other.customer)).statusCode).toBe(200);
  shop.clock.advance(10 * 60_000);
  expect((await get(pathOf(placed), placed.customer)).statusCode).toBe(200);
});

test('a link leads to the invoice in the language of the page that asked for it', async () => {
  const { orderId, customer } = await sold();

  const { data } = await shop.call<InvoiceLink>('POST', `/order/${orderId}/invoice-link`, {
    as: customer,
    language: 'en',
  });

  const { pathname, search } = new URL(data.url);
  expect(textOf((await get(`${pathname}${search}`)).rawPayload).text).toContain('SALES INVOICE');
});

test('the discount of an invoice names what took something off, not the gift that came along', async () => {
  const order = await shop.detail(await sold());
  const applied = (name: string, type: 'ORDER_BASED' | 'GIFT_PRODUCT', discountPrice: number) => ({
    promotionInfo: { id: uuid(), name, type },
    promotionBonusAppliedOrder: [],
    discountPrice,
    discountText: '',
  });
  const seller = { legalName: 'Shop', taxCode: '', address: '', hotline: '', email: '', socials: [] };
  const promotionAppliedOrder = [
    applied('Ngày hội', 'ORDER_BASED', 5),
    applied('Tặng nón', 'GIFT_PRODUCT', 0),
  ];

  const pdf = await drawInvoice({
    order: { ...order, discount: 5, promotionAppliedOrder },
    seller,
    language: 'vi',
  });

  const { text } = textOf(pdf);
  expect(text).toContain('Ngày hội');
  expect(text).not.toContain('Tặng nón');
});
