import { screen } from '@testing-library/react';
import type { At, RemoteRoute } from '@storefront/shared/contracts';
import { answers, aProduct, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from './paths/paths';
import { remote } from './remote';
import { aCategory, aProductDetail, aVariant } from './testing/builders';
import { aShop } from './testing/handlers';

const server = startServer();
beforeEach(() => {
  server.use(...aShop());
});

const words = (key: string, params?: Record<string, unknown>) =>
  [key, ...Object.values(params ?? {})].map(String).join(' ');

/** What search engines and shared links get of an address, once its page is there. */
async function documentOf(pattern: string, at: string, params: At['params'], heading: RegExp) {
  const { store, unmount } = await renderRemote(remote, { at });
  await screen.findByRole('heading', { level: 1, name: heading });
  unmount();
  const route: RemoteRoute | undefined = remote.routes.find(({ path }) => path === pattern);
  const where: At = { params, query: new URLSearchParams(at.split('?')[1]), language: 'vi' };
  const page = { ...route, ...(await route?.lazy()) };
  return {
    head: page.head?.(store.getState(), where, words),
    status: page.status?.(store.getState(), where) ?? 200,
  };
}

const product = { slug: 'ao-thun-co-tron' };

test('an address that a product had before leads to its own for good', async () => {
  const moved = aProductDetail({ infos: [aVariant()], seoSlug: 'ao-thun-moi' });
  server.use(
    ...aShop({ product: moved }),
    answers('get', `main/product/get-by-seo-slug/${product.slug}`, moved),
  );
  const { status, head } = await documentOf(
    paths.product.pattern,
    paths.product.to(product.slug),
    product,
    /Áo thun/,
  );

  expect(status).toEqual({ redirect: '/products/ao-thun-moi', isPermanent: true });
  expect(head).toMatchObject({ canonical: '/products/ao-thun-moi' });
});

test('a search engine is told what a product is, what each variant costs and whether it is there', async () => {
  const at = paths.product.to(product.slug, 'shirt-white-m');
  const { head, status } = await documentOf(paths.product.pattern, at, product, /Áo thun/);

  expect(status).toBe(200);
  expect(head).toMatchObject({ title: 'Áo thun cổ tròn', canonical: '/products/ao-thun-co-tron' });
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    offers: expect.arrayContaining([
      expect.objectContaining({
        price: 199_000,
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
      }),
      expect.objectContaining({ sku: 'AT-TRANG-M', availability: 'https://schema.org/OutOfStock' }),
    ]),
  });
  expect(head?.jsonLd?.[0]).not.toHaveProperty('aggregateRating');
});

test('the page that the server sends shows the colour that the address names', async () => {
  const address = new URL(paths.product.to(product.slug, undefined, 'ffffff'), 'https://shop.example');
  const route: RemoteRoute | undefined = remote.routes.find(({ path }) => path === paths.product.pattern);
  // The server leaves out of an address what its route does not name.
  for (const key of [...address.searchParams.keys()])
    if (!route?.cacheKeys?.includes(key)) address.searchParams.delete(key);
  await renderRemote(remote, { at: `${address.pathname}${address.search}` });

  expect(await screen.findByRole('img', { name: 'Áo thun cổ tròn, Trắng, mặt trước' })).toBeVisible();
});

test('a long description is cut at a word', async () => {
  const description = 'Vải dày vừa phải. '.repeat(40);
  server.use(...aShop({ product: aProductDetail({ description }) }));
  const { head } = await documentOf(
    paths.product.pattern,
    paths.product.to(product.slug),
    product,
    /Áo thun/,
  );

  expect(head?.description?.length).toBeLessThanOrEqual(161);
  expect(head?.description).toMatch(/[^\s]…$/);
});

test('an unknown product is a 404 that nobody should list', async () => {
  server.use(refuses('get', 'main/product/get-by-seo-slug/khong-co', 404, 'PRODUCT_NOT_FOUND'));
  const at = paths.product.to('khong-co');
  const { head, status } = await documentOf(
    paths.product.pattern,
    at,
    { slug: 'khong-co' },
    /Không tìm thấy/,
  );

  expect(status).toBe(404);
  expect(head).toEqual({ title: 'catalog:product.notFoundTitle', noindex: true });
});

test('a product without any variant left is as unknown as one that never was', async () => {
  server.use(...aShop({ product: aProductDetail({ infos: [] }) }));
  const at = paths.product.to(product.slug);

  const { status } = await documentOf(paths.product.pattern, at, product, /Không tìm thấy/);

  expect(status).toBe(404);
});

test('an unknown category is a 404', async () => {
  server.use(refuses('get', 'main/product/public', 404, 'CATEGORY_NOT_FOUND'));
  const at = paths.category.to('khong-co');

  const { status } = await documentOf(paths.category.pattern, at, { slug: 'khong-co' }, /Không có danh mục/);

  expect(status).toBe(404);
});

test('an address that a category had before leads to its own for good, with its filters', async () => {
  server.use(
    answers('get', 'main/category', [
      aCategory({
        slug: 'thoi-trang',
        children: [aCategory({ id: 'hats', slug: 'non-la', name: 'Nón lá', formerSlugs: ['non'] })],
      }),
    ]),
  );
  const { status, head } = await documentOf(
    paths.category.pattern,
    `${paths.category.to('non')}?page=2`,
    { slug: 'non' },
    /Nón lá/,
  );
  const { status: ownStatus } = await documentOf(
    paths.category.pattern,
    paths.category.to('non-la'),
    { slug: 'non-la' },
    /Nón lá/,
  );

  expect(status).toEqual({ redirect: '/categories/non-la?page=2', isPermanent: true });
  expect(head).toMatchObject({ canonical: '/categories/non-la?page=2' });
  expect(ownStatus).toBe(200);
});

test('a list that is narrowed by an address that a category had before leads to the same list by its own', async () => {
  server.use(
    answers('get', 'main/category', [aCategory({ slug: 'non-la', name: 'Nón lá', formerSlugs: ['non'] })]),
  );
  const statusOf = async (at: string, pattern = paths.products.pattern, params = {}) =>
    (await documentOf(pattern, at, params, /./)).status;

  expect(await statusOf('/products?category=non,ao&sort=priceAsc&page=2')).toEqual({
    redirect: '/products?category=non-la&category=ao&sort=priceAsc&page=2',
    isPermanent: true,
  });
  expect(await statusOf('/sale-off?category=non', paths.saleProducts.pattern)).toEqual({
    redirect: '/sale-off?category=non-la',
    isPermanent: true,
  });
  expect(await statusOf('/products?category=non-la')).toBe(200);
});

test('a narrowed list is not for search engines, its pages are', async () => {
  const narrowed = await documentOf(paths.products.pattern, '/products?status=NEW&page=2', {}, /Tất cả/);
  const plain = await documentOf(paths.products.pattern, '/products?page=2', {}, /Tất cả/);

  expect(narrowed.head).toMatchObject({ noindex: true, canonical: '/products?page=2' });
  expect(plain.head).toMatchObject({ noindex: false, canonical: '/products?page=2' });
});

test.each(['from=1&page=2', 'page=2&pageSize=48'])(
  'a list with %s shows search engines nothing new',
  async (query) => {
    const { head } = await documentOf(paths.products.pattern, `/products?${query}`, {}, /Tất cả/);

    expect(head).toMatchObject({ noindex: true, canonical: '/products?page=2' });
  },
);

test('a shelf has a title and an address of its own', async () => {
  const { head, status } = await documentOf(
    paths.saleProducts.pattern,
    '/sale-off',
    {},
    /Hàng đang giảm giá/,
  );

  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'catalog:shelf.SALE_OFF.title',
    description: 'catalog:shelf.SALE_OFF.description',
    canonical: '/sale-off',
    noindex: false,
  });
});

test('filters that are not understood are no page that is missing, and none that is broken', async () => {
  server.use(refuses('get', 'main/product/public', 400, 'VALIDATION'));
  const { status } = await documentOf(paths.products.pattern, '/products?price=1-2', {}, /Tất cả/);

  expect(status).toBe(200);
});

test('search engines read the products of a list at the prices that people see, and the way to it', async () => {
  const endsAt = '2099-01-01T00:00:00.000Z';
  const flashSale = { flashSaleId: 'sale', salePrice: 99_000, endsAt, quotaLeft: 3, perCustomerLimit: null };
  const cards = [
    aProduct({ id: 'sweater', name: 'Áo len', seoSlug: 'ao-len', price: 150_000, flashSale }),
    aProduct({ id: 'hat', name: 'Mũ', seoSlug: 'mu', price: 80_000, stock: 0 }),
  ];
  server.use(
    answers('get', 'main/flash-sale/current-flash-sale', {
      currentFlashSale: null,
      nextFlashSale: null,
      serverTime: '2026-01-15T03:00:00.000Z',
    }),
    answers('get', 'main/product/public', {
      data: cards,
      meta: { page: 2, limit: 24, total: 26, totalPages: 2, isMore: false },
    }),
  );
  const { head } = await documentOf(paths.products.pattern, '/products?page=2', {}, /Tất cả/);

  expect(head?.jsonLd).toMatchObject([
    {
      '@type': 'ItemList',
      url: '/products?page=2',
      numberOfItems: 26,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 25,
          item: {
            '@type': 'Product',
            name: 'Áo len',
            url: '/products/ao-len',
            offers: {
              '@type': 'Offer',
              price: 99_000,
              priceCurrency: 'VND',
              priceValidUntil: endsAt,
              availability: 'https://schema.org/InStock',
            },
          },
        },
        {
          position: 26,
          item: { offers: { price: 80_000, availability: 'https://schema.org/OutOfStock' } },
        },
      ],
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a search is a page like any list; without words it is one that helps', async () => {
  const found = await documentOf(paths.search.pattern, paths.search.to('áo'), {}, /Kết quả/);
  const wordless = await documentOf(paths.search.pattern, paths.search.to(), {}, /Tìm sản phẩm/);
  expect([found.status, wordless.status]).toEqual([200, 200]);

  server.use(refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE'));
  const lost = await documentOf(paths.search.pattern, paths.search.to('áo'), {}, /Kết quả/);
  expect(lost.status).toBe(503);
});

test('search results are never for search engines', async () => {
  const { head } = await documentOf(paths.search.pattern, paths.search.to('áo'), {}, /Kết quả/);

  expect(head).toEqual({ title: 'catalog:search.title áo', noindex: true });
});

test('a rating is told only with its count', async () => {
  const rated = aProductDetail({ rating: 4.5, reviewCount: 12, infos: [aVariant()] });
  server.use(...aShop({ product: rated }));
  const { head } = await documentOf(
    paths.product.pattern,
    paths.product.to(product.slug),
    product,
    /Áo thun/,
  );

  expect(head?.jsonLd?.[0]).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 12 } });
});
