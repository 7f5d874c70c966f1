import { createPathTo } from '@storefront/shared/router/addresses';
import { createSitemap, SitemapUnavailable } from './sitemap';
import { aLiveRemote, aRoute, createTestServer } from './testing/document-server';

const publicUrl = 'https://shop.example.com';
const tree = [{ slug: 'thoi-trang', children: [{ slug: 'ao-so-mi', children: [] }] }];

const names = [
  { key: 'warranty', updatedAt: '2026-02-01T10:00:00.000Z' },
  { key: 'about', updatedAt: '2026-02-02T10:00:00.000Z' },
  { key: 'footer', updatedAt: '2026-02-03T10:00:00.000Z' },
];
/** Pages of one article each. */
const news = (path: string, totalPages = 2) => {
  const page = Number(path.split('=')[1]);
  const slug = `tin-${String(page)}`;
  const slugs = { vi: slug, en: page === 2 ? 'story-2' : slug };
  const data = [{ seoSlug: slug, slugs, updatedAt: '2026-02-04T10:00:00.000Z' }];
  return { data, meta: { page, limit: 1, total: totalPages, totalPages } };
};

const solutions = {
  data: [
    { seoSlug: 'kho-gon', updatedAt: '2026-02-05T10:00:00.000Z', translated: true },
    { seoSlug: 'giao-nhanh', updatedAt: '2026-02-05T10:00:00.000Z', translated: false },
    // An earlier backend does not say it.
    { seoSlug: 'tinh-phi', updatedAt: '2026-02-05T10:00:00.000Z' },
  ],
  meta: { page: 1, limit: 3, total: 3, totalPages: 1 },
};

/** The pages of the catalogue, by the pattern of each. */
const patterns = {
  home: '',
  products: 'products',
  product: 'products/:slug',
  category: 'categories/:slug',
  faqs: 'faqs',
  showrooms: 'showrooms',
  serviceCenters: 'service-centers',
  news: 'news',
  newsArticle: 'news/:slug',
  policy: 'policies/:key',
  about: 'about',
};
const shopWith = (pages: Record<string, string>) => {
  const routes = Object.entries(pages).map(([name, path]) => aRoute({ name, path }));
  return createPathTo({ schema: 1, remotes: { catalog: aLiveRemote('catalog', routes) } });
};

function aShop({ pages = 1, newsPages = 2, pathTo = shopWith(patterns) } = {}) {
  const shop = { now: 0, isDown: false, asked: [] as string[] };
  const sitemap = createSitemap({
    publicUrl,
    pathTo: () => pathTo,
    now: () => shop.now,
    ask(path) {
      shop.asked.push(path);
      if (shop.isDown) return Promise.reject(new Error('down'));
      if (path === 'category') return Promise.resolve(tree);
      if (path === 'system/pages') return Promise.resolve(names);
      if (path.startsWith('solution/addresses')) return Promise.resolve(solutions);
      if (path.startsWith('news/addresses')) return Promise.resolve(news(path, newsPages));
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
      const data =
        page > pages ? [] : [{ seoSlug: `lamp-${String(page)}&co`, publishedAt: '2026-03-01T10:00:00.000Z' }];
      return Promise.resolve({ data, meta: { page, limit: 1, total: pages, totalPages: pages } });
    },
  });
  return { shop, sitemap };
}
const read = (xml: string) => {
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  return { locations, xml };
};

test('a crawler finds home, lists, what the shop tells and products in both languages, whole addresses', async () => {
  const { sitemap } = aShop();

  const { locations, xml } = read(await sitemap.main());

  expect(locations).toEqual([
    'https://shop.example.com/',
    'https://shop.example.com/en',
    'https://shop.example.com/products',
    'https://shop.example.com/en/products',
    'https://shop.example.com/categories/thoi-trang',
    'https://shop.example.com/en/categories/thoi-trang',
    'https://shop.example.com/categories/ao-so-mi',
    'https://shop.example.com/en/categories/ao-so-mi',
    'https://shop.example.com/faqs',
    'https://shop.example.com/en/faqs',
    'https://shop.example.com/showrooms',
    'https://shop.example.com/en/showrooms',
    'https://shop.example.com/service-centers',
    'https://shop.example.com/en/service-centers',
    'https://shop.example.com/news',
    'https://shop.example.com/en/news',
    'https://shop.example.com/policies/warranty',
    'https://shop.example.com/en/policies/warranty',
    'https://shop.example.com/about',
    'https://shop.example.com/en/about',
    'https://shop.example.com/news/tin-1',
    'https://shop.example.com/en/news/tin-1',
    'https://shop.example.com/news/tin-2',
    'https://shop.example.com/en/news/story-2',
    'https://shop.example.com/products/lamp-1%26co',
    'https://shop.example.com/en/products/lamp-1%26co',
  ]);
  expect(xml).toContain(
    '<url><loc>https://shop.example.com/en/products</loc><xhtml:link rel="alternate" hreflang="vi" href="https://shop.example.com/products"/><xhtml:link rel="alternate" hreflang="en" href="https://shop.example.com/en/products"/><xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example.com/products"/></url>',
  );
  expect(xml).toContain('/en/products/lamp-1%26co</loc><lastmod>2026-03-01</lastmod>');
  expect(xml).toContain(
    '<url><loc>https://shop.example.com/en/news/story-2</loc><lastmod>2026-02-04</lastmod><xhtml:link rel="alternate" hreflang="vi" href="https://shop.example.com/news/tin-2"/><xhtml:link rel="alternate" hreflang="en" href="https://shop.example.com/en/news/story-2"/><xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example.com/news/tin-2"/></url>',
  );
});

test('published solutions are found in a shop that has pages of them', async () => {
  const routes = Object.entries(patterns).map(([name, path]) => aRoute({ name, path }));
  const ofSolutions = [
    aRoute({ name: 'solutions', path: 'solutions' }),
    aRoute({ name: 'solution', path: 'solutions/:slug' }),
  ];
  const { sitemap } = aShop({
    pathTo: createPathTo({
      schema: 1,
      remotes: { catalog: aLiveRemote('catalog', routes), provider: aLiveRemote('provider', ofSolutions) },
    }),
  });

  const { locations, xml } = read(await sitemap.main());

  expect(locations).toEqual(
    expect.arrayContaining([
      'https://shop.example.com/solutions',
      'https://shop.example.com/en/solutions/kho-gon',
      'https://shop.example.com/en/solutions/tinh-phi',
    ]),
  );
  expect(xml).toContain('/en/solutions/kho-gon</loc><lastmod>2026-02-05</lastmod>');
  expect(locations).toContain('https://shop.example.com/solutions/giao-nhanh');
  expect(xml).not.toContain('/en/solutions/giao-nhanh');
});

test('a page that moved has its new address, and one that the shop no longer has is left out', async () => {
  const { products: _products, ...others } = patterns;
  const { sitemap } = aShop({ pathTo: shopWith({ ...others, product: 'p/:slug' }) });

  const { locations } = read(await sitemap.main());

  expect(locations).toContain('https://shop.example.com/p/lamp-1%26co');
  expect(locations.filter((address) => address?.includes('/products'))).toEqual([]);
});

test('a large shop is told in files, the first with what is no product', async () => {
  const { sitemap } = aShop({ pages: 3 });

  const index = await sitemap.main();

  expect(index).toContain('<sitemapindex');
  expect(read(index).locations).toEqual([1, 2, 3].map((page) => `${publicUrl}/sitemap-${String(page)}.xml`));
  expect(read((await sitemap.file(1)) ?? '').locations).toContain(`${publicUrl}/categories/thoi-trang`);
  expect(read((await sitemap.file(3)) ?? '').locations).toEqual([
    `${publicUrl}/products/lamp-3%26co`,
    `${publicUrl}/en/products/lamp-3%26co`,
  ]);
  expect(await sitemap.file(4)).toBeNull();
});

test('the backend is asked once in ten minutes, however many crawlers come at once', async () => {
  const { shop, sitemap } = aShop();

  await Promise.all([sitemap.main(), sitemap.main(), sitemap.main()]);
  shop.now = 10 * 60_000 - 1;
  await sitemap.main();
  expect(shop.asked).toEqual([
    'product/addresses?page=1',
    'category',
    'system/pages',
    'news/addresses?page=1',
    'news/addresses?page=2',
  ]);

  shop.now = 10 * 60_000;
  await sitemap.main();
  expect(shop.asked).toHaveLength(10);
});

test('of more news than there is room for in one file the first pages are found', async () => {
  const { shop, sitemap } = aShop({ newsPages: 9 });

  const { locations } = read(await sitemap.main());

  expect(shop.asked.filter((path) => path.startsWith('news'))).toHaveLength(4);
  expect(locations).toContain(`${publicUrl}/news/tin-4`);
});

test('anyone who asks for files that there are not pushes none out', async () => {
  const { shop, sitemap } = aShop();
  const before = await sitemap.main();
  for (let page = 2; page < 40; page += 1) expect(await sitemap.file(page)).toBeNull();

  shop.isDown = true;
  shop.now = 3_600_000;

  expect(await sitemap.main()).toBe(before);
});

test('while the backend is away the last sitemap stays, and without one a crawler is told to come again', async () => {
  const { shop, sitemap } = aShop();
  const before = await sitemap.main();
  shop.isDown = true;
  shop.now = 3_600_000;

  expect(await sitemap.main()).toBe(before);
  await expect(sitemap.file(2)).rejects.toThrow(SitemapUnavailable);

  const server = await createTestServer({ env: { BACKEND_URL: 'http://127.0.0.1:9' } });
  const answer = await server.app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  await server.stop();
});

test('the sitemap is served from the public API, and a file that there is not is not there', async () => {
  const server = await createTestServer({
    env: { PUBLIC_URL: publicUrl },
    backend(app) {
      app.get('/api/main/category', () => ({ success: true, data: tree }));
      app.get('/api/main/system/pages', () => ({ success: true, data: names }));
      app.get('/api/main/news/addresses', ({ url }) => ({ success: true, data: news(url) }));
      app.get('/api/main/product/addresses', () => ({
        success: true,
        data: { data: [], meta: { page: 1, limit: 2500, total: 0, totalPages: 1 } },
      }));
    },
  });

  const answer = await server.app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(read(answer.body).locations).toContain(`${publicUrl}/en/categories/ao-so-mi`);
  for (const url of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  await server.stop();
});
