import type { DocumentHead, Language } from '@storefront/shared/contracts';
import { headHtml, jsonLdHtml } from './head-html';

const headOf = (head: DocumentHead, more: { language?: Language; sharePicture?: string } = {}): string[] =>
  headHtml({
    head,
    language: 'vi',
    path: '/news/ao',
    siteName: 'Mây & Gió',
    publicUrl: 'https://shop.example.com',
    ...more,
  }).split('\n');
const href = (path: string) => `href="https://shop.example.com${path}"`;

test.each([
  ['vi', '/news/ao', 'vi_VN'],
  ['en', '/en/news/ao', 'en_US'],
] as const)(
  'a page in %s names itself and both languages, of which Vietnamese is for all others',
  (language, own, locale) => {
    const lines = headOf({ title: 'Áo "mới"', description: 'Nhẹ' }, { language });

    expect(lines).toEqual([
      '<title>Áo &#34;mới&#34; | Mây &#38; Gió</title>',
      '<meta name="description" content="Nhẹ">',
      `<link rel="canonical" ${href(own)}>`,
      `<link rel="alternate" hreflang="vi" ${href('/news/ao')}>`,
      `<link rel="alternate" hreflang="en" ${href('/en/news/ao')}>`,
      `<link rel="alternate" hreflang="x-default" ${href('/news/ao')}>`,
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Mây &#38; Gió">',
      '<meta property="og:title" content="Áo &#34;mới&#34;">',
      `<meta property="og:url" content="https://shop.example.com${own}">`,
      `<meta property="og:locale" content="${locale}">`,
      '<meta property="og:description" content="Nhẹ">',
    ]);
  },
);

test('an article whose address is another one in English names each', () => {
  const head = { title: 'Áo', alternates: { vi: '/news/ao', en: '/news/shirt' } };

  for (const language of ['vi', 'en'] as const)
    expect(headOf(head, { language })).toEqual(
      expect.arrayContaining([
        `<link rel="canonical" ${href(language === 'vi' ? '/news/ao' : '/en/news/shirt')}>`,
        `<link rel="alternate" hreflang="vi" ${href('/news/ao')}>`,
        `<link rel="alternate" hreflang="en" ${href('/en/news/shirt')}>`,
        `<link rel="alternate" hreflang="x-default" ${href('/news/ao')}>`,
      ]),
    );
});

test('a page with the address of another one names that one, and a page without a title the shop', () => {
  const lines = headOf({ title: '', canonical: '/news' });

  expect(lines).toContain(`<link rel="canonical" ${href('/news')}>`);
  expect(lines).toContain('<title>Mây &#38; Gió</title>');
  expect(lines).toContain('<meta property="og:title" content="Mây &#38; Gió">');
});

test('a page that search engines leave out is not shared, and has no address of its own', () => {
  const jsonLd = [{ '@type': 'Product' }];

  expect(headOf({ title: 'Áo', noindex: true, image: '/a.jpg', jsonLd }, { sharePicture: '/s' })).toEqual([
    '<title>Áo | Mây &#38; Gió</title>',
    '<meta name="robots" content="noindex">',
  ]);
});

test.each<[string, DocumentHead, string | undefined, string | null]>([
  ['its own picture', { title: '', image: '/a.jpg?w=768' }, '/s', 'https://shop.example.com/a.jpg?w=768'],
  [
    'a picture from elsewhere',
    { title: '', image: 'https://cdn.test/a.jpg' },
    '/s',
    'https://cdn.test/a.jpg',
  ],
  ['the picture of the shop', { title: '' }, '/s', 'https://shop.example.com/s?w=1200'],
  ['none', { title: '' }, undefined, null],
])('a link to a page is shown with %s', (_what, head, sharePicture, picture) => {
  const lines = headOf(head, sharePicture === undefined ? {} : { sharePicture });

  expect(lines.filter((line) => line.includes('og:image'))).toEqual(
    picture === null ? [] : [`<meta property="og:image" content="${picture}">`],
  );
});

test('a reader of feeds finds the one of the page', () => {
  expect(headOf({ title: '', feed: '/en/rss.xml' })).toContain(
    `<link rel="alternate" type="application/rss+xml" title="Mây &#38; Gió" ${href('/en/rss.xml')}>`,
  );
});

test('structured data names whole addresses in the language of the page', () => {
  const product = {
    '@type': 'Product',
    '@id': '/products/ao',
    image: ['/a.jpg', 'https://cdn.test/b.jpg', '//cdn.test/c.jpg'],
    offers: [{ url: '/products/ao?color=1', sku: '/not-an-address' }],
    name: '</script>',
  };
  const data = jsonLdHtml([{ url: '/', logo: '/l.png' }, product], {
    language: 'en',
    publicUrl: 'https://shop.example.com',
  })
    .split('\n')
    .map((line) => line.replace('<script type="application/ld+json">', '').replace(/<\/script>$/, ''));
  expect(data.join()).not.toContain('<');
  expect(data.map((text) => JSON.parse(text) as unknown)).toEqual([
    { url: 'https://shop.example.com/en', logo: 'https://shop.example.com/l.png' },
    {
      ...product,
      '@id': 'https://shop.example.com/en/products/ao',
      image: ['https://shop.example.com/a.jpg', 'https://cdn.test/b.jpg', '//cdn.test/c.jpg'],
      offers: [{ url: 'https://shop.example.com/en/products/ao?color=1', sku: '/not-an-address' }],
    },
  ]);
});

test('a link to a product says that it is one', () => {
  expect(headOf({ title: '', jsonLd: [{ '@type': 'Product' }] })).toContain(
    '<meta property="og:type" content="product">',
  );
});
