import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  languages,
  type ClientSetting,
  type Language,
  type PathTo,
} from '@storefront/shared/contracts';
import { inLanguage } from '@storefront/shared/router/addresses';
import type { ServerConfig } from './config';
import type { ShopSettings } from './shop-settings';
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

interface Icon {
  src: string;
  sizes: string;
  type?: string;
  purpose?: string;
}
const shellIcons: Icon[] = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Of the shell's icon, as it is drawn. */
const iconColour = '#F97316';

const manifestPath = (language: Language) =>
  `${language === defaultLanguage ? '' : `/${language}`}/manifest.webmanifest`;

/** What a page's head says of icons, installing and the service worker. */
export function installHead(
  language: Language,
  { isWorkerRemoved }: Pick<ServerConfig, 'isWorkerRemoved'>,
  /** The address of the owner's own icon. */
  favicon?: string,
): string {
  return [
    ...(favicon
      ? [`<link rel="icon" href="${favicon}?w=320">`, `<link rel="apple-touch-icon" href="${favicon}?w=320">`]
      : [
          '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
          '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
        ]),
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
    settings,
  }: {
    config: ServerConfig;
    files: VersionFiles;
    version: () => string;
    /** The pages of the live versions. */
    pathTo: () => PathTo;
    settings: ShopSettings;
  },
): void {
  for (const language of languages)
    app.get(manifestPath(language), async (request, reply) => {
      const { setting } = await settings(language);
      const name = setting?.settingClient.siteName ?? config.siteName;
      const manifest = JSON.stringify(manifestOf(language, name, pathTo(), iconsOf(setting)));
      return sendIfChanged(request, reply.type('application/manifest+json; charset=utf-8'), manifest);
    });

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
      if (name.endsWith('.png'))
        return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture);
      const { setting } = await settings(defaultLanguage);
      const drawing = picture.toString().replaceAll(iconColour, setting?.face?.brandColor ?? iconColour);
      return sendIfChanged(request, reply.type('image/svg+xml'), drawing);
    });
}

/** What the owner's settings change is asked for again each time, and sent only when it is another. */
function sendIfChanged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  void reply.headers({ 'cache-control': 'public, no-cache', etag });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}

/** The owner's icon in the widths that pictures are served in, or the shell's. */
function iconsOf(setting: ClientSetting | null): Icon[] {
  const favicon = setting?.face?.favicon;
  if (!favicon) return shellIcons;
  return ['320', '480'].map((width) => ({ src: `${favicon}?w=${width}`, sizes: `${width}x${width}` }));
}

function manifestOf(language: Language, siteName: string, pathTo: PathTo, icons: Icon[]) {
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
