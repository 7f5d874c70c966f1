import { v7 as uuid } from 'uuid';
import type { Language } from './lib/language';
import { anAccount } from './testing/accounts';
import { openCheckoutShop, type CheckoutShop } from './testing/checkout';
import { createOffers } from './testing/offers';

/** In every text of this shop, by its language. */
const MARK = { vi: 'Tiếng-Việt', en: 'In-English' };
const both = (text: string) => ({ vi: `${text} ${MARK.vi}`, en: `${text} ${MARK.en}` });
const columns = (name: string, text: string) => ({
  [`${name}Vi`]: `${text} ${MARK.vi}`,
  [`${name}En`]: `${text} ${MARK.en}`,
});
const blocks = (language: Language) => [{ kind: 'paragraph', text: [{ text: MARK[language] }] }];
const written = (title: string) => ({
  ...columns('title', title),
  ...columns('summary', 'Tóm tắt'),
  blocksVi: blocks('vi'),
  blocksEn: blocks('en'),
});

let shop: CheckoutShop;
let customer: string;
let product: { id: string; infoId: string; slug: string };
let ids: { sale: string; order: string };
beforeAll(async () => {
  shop = await openCheckoutShop();
  customer = (await anAccount(shop)).id;
  const { shelf, db } = shop;
  const category = await shelf.aCategory({ name: both('Áo') });
  const color = { ...both('Đỏ'), rgb: '#ff0000' };
  const goods = { category, description: both('Mô tả'), status: ['HOT' as const] };
  product = await shelf.aProduct({
    ...goods,
    name: both('Sơ mi'),
    variants: [{ color, size: 'M', price: 200_000 }],
    specifications: [{ name: both('Vải'), value: both('Lụa') }],
  });
  await shelf.aProduct({ ...goods, name: both('Quần') });
  const { infoId: gift } = await shelf.aProduct({ category, name: both('Tất') });
  const offers = createOffers(shop);
  const sale = await offers.aFlashSale([{ product }]);
  await db.updateTable('flashSales').set(columns('name', 'Giờ vàng')).execute();
  const voucher = await offers.aVoucher({ code: 'LANG', ...columns('name', 'Giảm') });
  const promotion = { ...columns('name', 'Quà'), ...columns('description', 'Tặng') };
  await offers.aPromotion({ type: 'GIFT_PRODUCT', gifts: [{ infoId: gift }], ...promotion });
  await offers.aPromotion({ ...promotion, categoryIds: [category.id], productIds: [product.id] });
  await shop.call('POST', `/api/main/voucher/${voucher}/collect`, { as: customer });
  await shop.call('POST', `/api/main/product/${product.id}/favourite`, { as: customer });
  const order = await shop.anOrder({ customer, infoId: product.infoId, voucherCode: 'LANG' });

  const write = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const reply = await shop.call<{ id: string }>(method, `/api/main/admin/${path}`, {
      as: 'OPERATOR',
      body: body as Record<string, unknown>,
    });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply));
    return reply.data.id;
  };
  await write('PUT', 'page/warranty', { ...written('Bảo hành'), version: 0 });
  await write('POST', 'news', {
    ...written('Bài'),
    ...columns('alt', 'Ảnh'),
    slug: 'bai',
    topic: 'GUIDE',
    author: 'Thu Hà',
    pictureId: await shelf.aPicture('cover', 1200, 675),
    publishedAt: '2026-01-10T00:00:00.000Z',
  });
  const groupId = await write('POST', 'faq-group', columns('title', 'Giao hàng'));
  await write('POST', 'faq', {
    groupId,
    ...columns('question', 'Bao lâu?'),
    answerVi: blocks('vi'),
    answerEn: blocks('en'),
    isPublished: true,
  });
  await db
    .insertInto('intros')
    .values({
      id: uuid(),
      eyebrowVi: MARK.vi,
      eyebrowEn: MARK.en,
      titleVi: MARK.vi,
      titleEn: MARK.en,
      textVi: MARK.vi,
      textEn: MARK.en,
      linkTextVi: MARK.vi,
      linkTextEn: MARK.en,
      linkHref: '/products',
      pictureId: await shelf.aPicture('intro'),
      altVi: MARK.vi,
      altEn: MARK.en,
      startsAt: new Date(0),
      endsAt: null,
    })
    .execute();
  await db
    .insertInto('sizeGuides')
    .values({
      categoryId: category.id,
      titleVi: MARK.vi,
      titleEn: MARK.en,
      noteVi: MARK.vi,
      noteEn: MARK.en,
      columns: JSON.stringify([both('Cỡ'), both('Ngực')]),
      rows: JSON.stringify([['M', '90']]),
    })
    .execute();
  const day = 86_400_000;
  await db
    .insertInto('referralCampaigns')
    .values({
      id: uuid(),
      nameVi: MARK.vi,
      nameEn: MARK.en,
      rewardAmount: 50_000,
      minOrder: 150_000,
      holdDays: 7,
      attributionDays: 30,
      monthlyLimit: 3,
      minPayout: 50_000,
      voucherCode: 'LANG',
      startsAt: new Date(shop.clock().getTime() - day),
      endsAt: new Date(shop.clock().getTime() + day),
      createdAt: shop.clock(),
      updatedAt: shop.clock(),
    })
    .execute();
  ids = { sale, order: order.orderId };
});
afterAll(() => shop.close());

/** What is asked for, and with what. */
type Asked = [path: string, body?: () => object];
const lines = () => ({ lines: [{ infoId: product.infoId, quantity: 1 }] });

const ofEverybody: Record<string, () => Asked> = {
  'a list of products': () => ['main/product/public'],
  'the newest products': () => ['main/product/newest-products'],
  'suggested products': () => ['main/product/suggested-products'],
  'products beside another': () => [`main/product/${product.id}/related`],
  'products of a cart': () => ['main/product/by-ids', () => ({ infoIds: [product.infoId] })],
  'cards of products': () => ['main/product/cards', () => ({ ids: [product.id] })],
  'the choices of a list': () => ['main/product/facets'],
  'a product by its address': () => [`main/product/get-by-seo-slug/${product.slug}`],
  'a product by its id': () => [`main/product/${product.id}/public`],
  'a table of sizes': () => [`main/product/${product.id}/size-guide`],
  'suggestions for a search': () => ['main/product/suggest?q=so%20mi'],
  'the categories': () => ['main/category'],
  'the sale that runs': () => ['main/flash-sale/current-flash-sale'],
  'the sales of today': () => ['main/flash-sale/today-flash-sale'],
  'one sale': () => [`main/flash-sale/web/${ids.sale}`],
  'the products of a sale': () => ['main/flash-sale-product/public/list', () => ({})],
  'a list of vouchers': () => ['main/voucher/public/list', () => ({})],
  'the promotions that run': () => ['main/promotion/current'],
  'a list of promotions': () => ['main/promotion/public'],
  'a quote': () => ['ecommerce/quote', () => ({ ...lines(), voucherCode: 'LANG' })],
  'the vouchers for a cart': () => ['ecommerce/quote/vouchers', lines],
  'a list of news': () => ['main/news/public'],
  'one piece of news': () => ['main/news/get-by-seo-slug/bai'],
  'a page': () => ['main/system/page/warranty'],
  'questions and answers': () => ['main/system/faqs'],
  'what the home page begins with': () => ['main/intro/get-intro-current'],
  'the campaign': () => ['campaign/campaign/active'],
};
const ofCustomers: Record<string, () => Asked> = {
  'their vouchers': () => ['main/voucher/my-voucher'],
  'their favourites': () => ['main/product/favourite'],
  'their orders': () => ['ecommerce/order/my-order'],
  'one of their orders': () => [`ecommerce/order/${ids.order}/detail/customer`],
};

describe.each(['vi', 'en'] as const)('in %s', (language) => {
  const read = async (path: string, body: (() => object) | undefined, as?: string) => {
    const reply = await shop.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/${path}`,
      headers: { 'accept-language': language, ...(as !== undefined && shop.as('CUSTOMER', as)) },
      ...(body && { payload: body() }),
    });
    expect(reply.statusCode).toBe(200);
    return reply.body;
  };
  const other = MARK[language === 'vi' ? 'en' : 'vi'];

  test.each(Object.entries(ofEverybody))(
    'a visitor reads %s in their language alone',
    async (_what, asked) => {
      const [path, body] = asked();
      const shown = await read(path, body);

      expect(shown).toContain(MARK[language]);
      expect(shown).not.toContain(other);
    },
  );

  test.each(Object.entries(ofCustomers))(
    'a customer reads %s in their language alone',
    async (_what, asked) => {
      const [path, body] = asked();
      const shown = await read(path, body, customer);

      expect(shown).toContain(MARK[language]);
      expect(shown).not.toContain(other);
    },
  );
});
