import type { FastifyInstance } from 'fastify';
import { defaultLanguage, languages, type Language, type PathTo } from '@storefront/shared/contracts';
import { inLanguage } from '@storefront/shared/router/addresses';
import type { ServerConfig } from './config';
import type { VersionFiles } from './version-files';

interface Words {
  description: string;
  products: string;
  cart: string;
  orders: string;
}
const words: Record<Language, Words> = {
  vi: {
    description: 'Mua sắm trực tuyến, giao hàng toàn quốc.',
    products: 'Sản phẩm',
    cart: 'Giỏ hàng',
    orders: 'Đơn hàng của tôi',
  },
  en: {
    description: 'Shop online, delivered all over Vietnam.',
    products: 'Products',
    cart: 'Cart',
    orders: 'My orders',
  },
};

const icons = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const manifestPath = (language: Language) =>
  `${language === defaultLanguage ? '' : `/${language}`}/manifest.webmanifest`;

/** What a page's head says of icons, installing and the service worker. */
export function installHead(
  language: Language,
  { isWorkerRemoved }: Pick<ServerConfig, 'isWorkerRemoved'>,
): string {
  return [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(language)}">`,
    ...(isWorkerRemoved ? [] : ['<meta name="service-worker" content="/sw.js">']),
  ].join('\n');
}

/** The web manifest in both languages, and the icons of the live shell under addresses that stay. */
export function registerWebManifest(
  app: FastifyInstance,
  {
    config,
    files,
    version,
    pathTo,
  }: {
    config: ServerConfig;
    files: VersionFiles;
    version: () => string;
    /** The pages of the live versions. */
    pathTo: () => PathTo;
  },
): void {
  for (const language of languages)
    app.get(manifestPath(language), (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifestOf(language, config.siteName, pathTo()))),
    );

  async function icon(name: string) {
    return /^[a-z0-9-]+\.(png|svg)$/.test(name) ? files.read(version(), `icons/${name}`) : null;
  }
  for (const { url, nameOf } of [
    { url: '/favicon.svg', nameOf: () => 'icon.svg' },
    { url: '/icons/:name', nameOf: ({ name = '' }: { name?: string }) => name },
  ])
    app.get<{ Params: { name?: string } }>(url, async (request, reply) => {
      const name = nameOf(request.params);
      const picture = await icon(name);
      if (!picture) return reply.callNotFound();
      return reply
        .type(name.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(picture);
    });
}

function manifestOf(language: Language, siteName: string, pathTo: PathTo) {
  const { description, products, cart, orders } = words[language];
  const shortcut = (name: string, path: string | null) =>
    path === null ? [] : [{ name, url: inLanguage(path, language), icons: [icons[1]] }];
  return {
    // One shop, whichever language it was installed in.
    id: '/',
    lang: language,
    dir: 'ltr',
    name: siteName,
    short_name: siteName.length > 12 ? (siteName.split(' ')[0] ?? siteName) : siteName,
    description,
    start_url: inLanguage('/', language),
    scope: '/',
    display: 'standalone',
    background_color: '#FAFAF9',
    theme_color: '#FFFFFF',
    categories: ['shopping'],
    icons,
    shortcuts: [
      ...shortcut(products, pathTo('catalog/products')),
      ...shortcut(cart, pathTo('checkout/cart')),
      ...shortcut(orders, pathTo('account/orders')),
    ],
  };
}
