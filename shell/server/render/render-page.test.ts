import type { AddressInfo } from 'node:net';
import styled from '@emotion/styled';
import axios from 'axios';
import Fastify, { type FastifyInstance } from 'fastify';
import { createElement as h, lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type {
  At,
  ContentBlock,
  Language,
  Registry,
  RegistryRemote,
  Remote,
  RemoteRoute,
  WidgetModule,
} from '@storefront/shared/contracts';
import { bases } from '@storefront/shared/http';
import { useLanguage } from '@storefront/shared/i18n';
import { createQuery, useSelector } from '@storefront/shared/store';
import { HydratedApart } from '@storefront/shared/ui';
import { Slot } from '@storefront/shared/widgets';
import type { DrawnPage, RenderJob } from '../../src/render/render-job';
import { renderPage, type RenderParts } from '../../src/render/render-page';
import { createPageWords } from '../../src/render/page-words';
import { createSettings } from '../../src/render/settings';

interface Question {
  slug: string;
  language: Language;
}
interface Product {
  name: string;
  price: number;
}

let backend: FastifyInstance;
let base: string;
let calls: { url: string; headers: Record<string, unknown> }[];
let answerProduct: (slug: string, language: string) => unknown;
let answerCategory: () => unknown;
let errors: unknown[];
/** By language; without any the backend is one that knows of none. */
let footers: Partial<Record<string, ContentBlock[]>>;

const enveloped = (data: unknown) => ({
  success: true,
  code: 200,
  message: 'OK',
  data,
  requestId: 'r',
  serverTime: '2026-11-21T00:00:00.000Z',
});

beforeEach(async () => {
  calls = [];
  errors = [];
  answerProduct = (slug, language) => ({ name: `${slug} (${language})`, price: 1000 });
  answerCategory = () => 'Robot';
  backend = Fastify({ forceCloseConnections: true });
  backend.addHook('onRequest', async ({ url, headers }) => {
    calls.push({ url, headers });
  });
  footers = {};
  backend.get('/main/system/client-setting', ({ headers }) =>
    enveloped({
      settingClient: { siteName: 'Tiệm', flags: {} },
      footer: footers[String(headers['accept-language'])],
    }),
  );
  backend.get('/main/category', async () => enveloped(await answerCategory()));
  backend.get<{ Params: { slug: string } }>('/main/product/:slug', async ({ params, headers }, reply) => {
    const answer = await answerProduct(params.slug, String(headers['accept-language']));
    return answer === null
      ? reply.code(404).send({ success: false, message: 'PRODUCT_NOT_FOUND' })
      : enveloped(answer);
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${String((backend.server.address() as AddressInfo).port)}`;
});
afterEach(() => backend.close());

const products = createQuery<Question, Product>({
  name: 'catalog/things',
  keyOf: ({ slug, language }) => `${language} ${slug}`,
  fetch: async ({ http, signal }, { slug }) =>
    (await http.getWithAuth<Product>(`main/product/${slug}`, { signal })).data,
});

const Name = styled.h1<{ $wide: boolean }>`
  letter-spacing: ${({ $wide }) => ($wide ? '9px' : '1px')};
`;

function ProductPage() {
  const { t } = useTranslation('catalog' as 'common');
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const language = useLanguage();
  const { data, error } = useSelector((state) => products.select(state, { slug, language }));
  if (error?.status === 404) return h('p', null, 'none');
  return h(
    'article',
    null,
    h(Name, { $wide: slug === 'wide' }, data ? data.name : 'pending'),
    h('p', null, t('price' as 'retry'), ' ', data?.price),
    h('p', null, `v=${query.get('v') ?? ''}`),
  );
}

const at = ({ params, language }: At): Question => ({ slug: params['slug'] ?? '', language });
const route: RemoteRoute = {
  path: 'products/:slug',
  lazy: () => Promise.resolve({ Component: ProductPage }),
  needs: (where) => [products.fetch(at(where))],
  head: (state, where, t) => ({
    title: products.select(state, at(where)).data?.name ?? '',
    description: t('catalog:price'),
    canonical: `/products/${where.params['slug'] ?? ''}`,
    image: '/media/1',
    jsonLd: [{ '@type': 'Product', url: '/products/x', image: ['/media/1'], name: '</script><b>' }],
  }),
  status: (state, where) => {
    const { data, error } = products.select(state, at(where));
    return error?.status === 404 ? 404 : data ? 200 : 503;
  },
  render: 'server',
};
const aRemote = (more: Partial<RemoteRoute> = {}): Remote => ({
  name: 'catalog',
  contract: '2.2',
  routes: [{ ...route, ...more }],
  slices: [products.slice],
  saga: products.saga,
  messages: (language) => Promise.resolve({ price: language === 'vi' ? 'Giá' : 'Price' }),
});
const registry: Registry = {
  schema: 1,
  remotes: {
    catalog: {
      version: '1.4.2',
      container: 'mf',
      entry: 'http://remotes.test/catalog/1.4.2/remoteEntry.js',
      integrity: 'sha384-x',
      contract: '2.2',
      routes: [
        { path: 'products/:slug', access: 'public', render: 'server', frame: 'full', cacheKeys: ['v'] },
        { path: 'portal', access: 'customer', render: 'client', frame: 'bare', cacheKeys: [] },
      ],
      slots: [],
      navigation: [],
      widgets: [],
      notices: {},
      preload: [],
    },
  },
};

async function draw(
  job: Partial<RenderJob> = {},
  remoteOf: () => Promise<Remote> = () => Promise.resolve(aRemote()),
  parts: Partial<RenderParts> = {},
): Promise<DrawnPage> {
  const result = await renderPage(
    {
      language: 'vi',
      path: '/products/shirt',
      search: '',
      registry,
      siteName: 'Shop',
      publicUrl: 'https://shop.test',
      bases: Object.fromEntries(bases.map((name) => [name, `${base}/${name}`])) as RenderJob['bases'],
      deployment: 'production',
      isFrameOnly: false,
      // What comes is the question, not how long a busy machine takes for it.
      limitMs: 20_000,
      ...job,
    },
    remoteOf,
    {
      transport: () => Promise.resolve(axios.create()),
      settings: createSettings(Date.now),
      words: createPageWords(),
      now: Date.now,
      onError: (error) => errors.push(error),
      ...parts,
    },
  );
  if ('redirect' in result) throw new Error(`It led to ${result.redirect}.`);
  return result;
}

test('a page arrives with its goods, its words, its styles and the state that it was drawn from', async () => {
  const page = await draw({ search: '?v=2' });

  expect(page).toMatchObject({
    status: 200,
    failure: null,
    rendered: { remote: 'catalog@1.4.2', isAnswered: true },
  });
  expect(page.html).toContain('shirt (vi)');
  expect(page.html).toContain('v=2');
  expect(page.html).toContain('Giá');
  expect(page.html).not.toContain('style=');
  expect(page.html).not.toContain('<style');
  expect(page.styles.css).toContain('letter-spacing:1px');
  // Class names are made of these ids, which the browser takes as sent.
  expect(page.styles.css).toContain(`.s-${String(page.styles.ids.at(-1))}`);
  expect(page.rendered.state).toMatchObject({
    'catalog/things': { byKey: { 'vi shirt': { data: { name: 'shirt (vi)' }, isFetching: false } } },
    common: { language: 'vi', setting: { settingClient: { siteName: 'Tiệm' } } },
  });
  expect(errors).toEqual([]);
});

test('every page brings what the owner wrote for its end, in its language', async () => {
  const notified = { url: '/badge', width: 120, height: 45, color: '#ffffff', alt: 'Đã thông báo' };
  footers = {
    vi: [{ kind: 'image', picture: notified, href: 'https://online.gov.vn/1' }],
    en: [{ kind: 'link', text: 'Send a complaint', href: '/contact' }],
  };

  const vietnamese = await draw();
  const english = await draw({ path: '/portal', language: 'en' });

  expect(vietnamese.html).toMatch(
    /<a href="https:\/\/online\.gov\.vn\/1"[^>]*><span[^>]*><img [^>]*alt="Đã thông báo"/,
  );
  expect(english.html).toMatch(/<a [^>]*href="\/en\/contact"[^>]*>Send a complaint<\/a>/);
  expect(errors).toEqual([]);
});

test('what it sends names no time, since every browser has a clock of its own', async () => {
  const { rendered } = await draw();

  expect(JSON.stringify(rendered.state)).not.toContain('"at"');
  for (const own of ['session', 'cart', 'profile', 'tracking'])
    expect(rendered.state).not.toHaveProperty(own);
});

test('search engines read title, description, addresses in both languages and structured data', async () => {
  const { head, jsonLd = '' } = await draw({ language: 'en' });

  for (const line of [
    '<title>shirt (en) | Tiệm</title>',
    '<meta name="description" content="Price">',
    '<link rel="canonical" href="https://shop.test/en/products/shirt">',
    '<link rel="alternate" hreflang="vi" href="https://shop.test/products/shirt">',
    '<link rel="alternate" hreflang="en" href="https://shop.test/en/products/shirt">',
    '<link rel="alternate" hreflang="x-default" href="https://shop.test/products/shirt">',
    '<meta property="og:type" content="product">',
    '<meta property="og:image" content="https://shop.test/media/1">',
  ])
    expect(head).toContain(line);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(jsonLd)?.[1] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({
    url: 'https://shop.test/en/products/x',
    image: ['https://shop.test/media/1'],
    name: '</script><b>',
  });
});

test('a page that search engines leave out has no structured data', async () => {
  const head = () => ({ title: 'Search', noindex: true, jsonLd: [{ '@type': 'Product', name: 'Shirt' }] });
  const page = await draw({}, () => Promise.resolve(aRemote({ head })));

  expect(page.head).toContain('noindex');
  expect(page.jsonLd).toBe('');
});

test('search engines read the address of each language where a page has one for each', async () => {
  const head = () => ({
    title: 'Shirt',
    canonical: '/products/shirt',
    alternates: { vi: '/products/ao', en: '/products/shirt' },
  });
  const page = await draw({ language: 'en' }, () => Promise.resolve(aRemote({ head })));

  for (const line of [
    '<link rel="canonical" href="https://shop.test/en/products/shirt">',
    '<link rel="alternate" hreflang="vi" href="https://shop.test/products/ao">',
    '<link rel="alternate" hreflang="en" href="https://shop.test/en/products/shirt">',
    '<link rel="alternate" hreflang="x-default" href="https://shop.test/products/ao">',
  ])
    expect(page.head).toContain(line);
});

test('a name that is markup stays text in the head', async () => {
  answerProduct = () => ({ name: '"><script>alert(1)</script>', price: 1 });
  const { head, html } = await draw();

  expect(head).toContain('<title>&#34;&#62;&#60;script&#62;');
  expect(html).not.toContain('<script>alert');
});

test('many pages drawn at once share no language, no state, no style and no token', async () => {
  answerProduct = async (slug, language) => {
    // Answers come in another order than they were asked for.
    await new Promise((resolve) => setTimeout(resolve, slug === 'wide' ? 60 : Math.random() * 30));
    return { name: `${slug} (${language})`, price: 1000 };
  };
  const wanted = Array.from({ length: 12 }, (_, index) => ({
    language: index % 2 === 0 ? ('vi' as const) : ('en' as const),
    slug: index === 3 ? 'wide' : `thing-${String(index)}`,
  }));

  const pages = await Promise.all(
    wanted.map(({ language, slug }) => draw({ language, path: `/products/${slug}` })),
  );

  for (const [index, page] of pages.entries()) {
    const { language, slug } = wanted[index]!;
    expect(page.html).toContain(`${slug} (${language})`);
    expect(page.html).toContain(language === 'vi' ? 'Giá' : 'Price');
    expect(page.html).not.toContain(language === 'vi' ? 'Price' : 'Giá');
    expect(page.styles.css.includes('letter-spacing:9px')).toBe(slug === 'wide');
    expect(Object.keys((page.rendered.state['catalog/things'] as { byKey: object }).byKey)).toEqual([
      `${language} ${slug}`,
    ]);
  }
  expect(calls.every(({ headers }) => !('authorization' in headers) && !('cookie' in headers))).toBe(true);
});

test('a need that hangs is given up in time: the frame comes, to be asked again', async () => {
  answerProduct = () => new Promise(() => undefined);
  const begun = Date.now();
  const page = await draw({ limitMs: 300 });

  expect(Date.now() - begun).toBeLessThan(1_000);
  expect(page).toMatchObject({ status: 503, failure: null, rendered: { remote: null, isAnswered: false } });
  expect(page.html).toContain('id="main"');
  expect(page.html).not.toContain('pending');
});

test('a page without its main answer is the frame, and one that lacks something else comes without it', async () => {
  answerProduct = () => Promise.reject(new Error('down'));
  expect(await draw()).toMatchObject({ status: 503, rendered: { remote: null } });

  const page = await draw({}, () => Promise.resolve(aRemote({ status: () => 200 })));
  expect(page).toMatchObject({ status: 200, rendered: { remote: 'catalog@1.4.2', isAnswered: false } });
  expect(page.html).toContain('pending');
});

test('what there is not is a 404 that is whole', async () => {
  answerProduct = () => null;

  expect(await draw()).toMatchObject({ status: 404, rendered: { isAnswered: true }, failure: null });
});

test('a page that has moved leads there in its language', async () => {
  const moved = aRemote({ status: () => ({ redirect: '/products/new' }) });

  await expect(draw({ language: 'en' }, () => Promise.resolve(moved))).rejects.toThrow(
    'It led to /en/products/new.',
  );
});

const Broken: ComponentType = () => {
  throw new Error('broken page');
};
test.each<[string, () => Promise<Remote>, string]>([
  ['cannot be loaded', () => Promise.reject(new Error('no such file')), 'no such file'],
  ['has no such page', () => Promise.resolve({ ...aRemote(), routes: [] }), 'has no route'],
  [
    'breaks while drawing',
    () => Promise.resolve(aRemote({ lazy: () => Promise.resolve({ Component: Broken }) })),
    'broken page',
  ],
  [
    'breaks while a part of its page is drawn',
    () =>
      Promise.resolve(
        aRemote({ lazy: () => Promise.resolve({ Component: () => h(HydratedApart, null, h(Broken)) }) }),
      ),
    'broken page',
  ],
  [
    'breaks while it says what it needs',
    () =>
      Promise.resolve(
        aRemote({
          needs: () => {
            throw new Error('broken needs');
          },
        }),
      ),
    'broken needs',
  ],
  ['hangs', () => new Promise(() => undefined), 'Nothing came within'],
])('a remote that %s leaves the frame, and is told of', async (_what, remoteOf, failure) => {
  const page = await draw({}, remoteOf);

  expect(page).toMatchObject({ status: 200, rendered: { remote: null } });
  expect(page.failure).toContain(failure);
  expect(page.html).toContain('id="main"');
  expect(page.head).not.toContain('noindex');
});

test('a private page is its frame, and asks the backend for nothing but the settings', async () => {
  const page = await draw({ path: '/portal' }, () => Promise.reject(new Error('not to be loaded')));

  expect(page).toMatchObject({ status: 200, failure: null, rendered: { remote: null, isAnswered: true } });
  expect(page.head).toContain('noindex');
  expect(calls.map(({ url }) => url)).toEqual(['/main/system/client-setting']);
});

test('an unknown address is the page that says so', async () => {
  const page = await draw({ path: '/-/missing', language: 'en' });

  expect(page.status).toBe(404);
  expect(page.html).toContain('This page could not be found');
});

test('the shop stands without its settings, but is not kept so', async () => {
  await backend.close();
  const page = await draw({ path: '/portal' });

  expect(page).toMatchObject({ status: 200, rendered: { isAnswered: false } });
  expect(page.html).toContain('Shop');
});

test('the settings are asked once for all pages of five seconds, and kept while nobody answers', async () => {
  let now = 0;
  let asked = 0;
  const settings = createSettings(() => now);
  const http = {
    get: () => {
      asked += 1;
      return asked === 2 ? Promise.reject(new Error('down')) : Promise.resolve({ data: { asked } });
    },
  } as never;

  expect(await Promise.all([settings('vi', http), settings('vi', http)])).toEqual([
    { asked: 1 },
    { asked: 1 },
  ]);
  now = 5_000;
  expect(await settings('vi', http)).toEqual({ asked: 1 });
  now = 10_000;
  expect(await settings('vi', http)).toEqual({ asked: 3 });
});

describe('a widget of another remote in a slot', () => {
  const toys = createQuery<null, string>({
    name: 'toys/best',
    keyOf: () => 'all',
    fetch: async ({ http, signal }) => (await http.get<string>('main/category', { signal })).data,
  });
  function ToyRow() {
    const { t } = useTranslation('toys-row' as 'common');
    const { data } = useSelector((state) => toys.select(state, null));
    return data === 'nothing' ? null : h('section', null, `${t('best' as 'retry')}: ${data ?? 'pending'}`);
  }
  const toyRow: WidgetModule = {
    default: ToyRow,
    needs: () => [toys.fetch(null)],
    slices: [toys.slice],
    saga: toys.saga,
    messages: {
      namespace: 'toys-row',
      load: (language) => Promise.resolve({ best: language === 'vi' ? 'Nhất' : 'Best' }),
    },
  };
  const slot = { slot: 'home', widget: 'row', order: 1, keeps: [{ from: 0, height: 321 }] } as const;
  const withSlot = (render: 'server' | 'client' = 'server'): Registry => ({
    ...registry,
    remotes: {
      ...registry.remotes,
      toys: {
        ...(registry.remotes['catalog'] as RegistryRemote),
        version: '2.0.0',
        routes: [],
        slots: [{ ...slot, render }],
      },
    },
  });
  const page = aRemote({
    lazy: () =>
      Promise.resolve({
        Component: () => h('main', null, h(ProductPage), h(Slot, { name: 'home' })),
        slots: ['home'],
      }),
  });
  const drawSlot = (
    widgetOf: RenderParts['widgetOf'] = () => Promise.resolve(toyRow),
    job: Partial<RenderJob> = {},
  ) => draw({ registry: withSlot(), ...job }, () => Promise.resolve(page), { widgetOf });
  test.each([
    ['vi', 'Nhất: Robot'],
    ['en', 'Best: Robot'],
  ] as const)('is rendered with the page, with what it brings (%s)', async (language, text) => {
    const drawn = await drawSlot(undefined, { language });

    expect(drawn.html).toContain(text);
    expect(drawn.rendered).toMatchObject({
      isAnswered: true,
      widgets: ['toys/row'],
      state: { 'toys/best': { byKey: { all: { data: 'Robot' } } } },
    });
    expect(drawn.styles.css).toContain('min-height:calc(321px + 0vw)');
    expect(errors).toEqual([]);
  });

  test.each<[string, NonNullable<RenderParts['widgetOf']>, () => unknown]>([
    ['cannot be loaded', () => Promise.reject(new Error('gone')), () => 'Robot'],
    ['never comes', () => new Promise(() => undefined), () => 'Robot'],
    ['gets no data in time', () => Promise.resolve(toyRow), () => new Promise(() => undefined)],
    [
      'has no messages',
      () =>
        Promise.resolve({
          ...toyRow,
          messages: { namespace: 'toys-row', load: () => Promise.reject(new Error('none')) },
        }),
      () => 'Robot',
    ],
  ])('that %s leaves its place to the browser, and the page whole', async (_what, widgetOf, answer) => {
    answerCategory = answer;

    const drawn = await drawSlot(widgetOf, { limitMs: 6_000 });

    expect(drawn.html).toContain('shirt (vi)');
    expect(drawn.html).not.toContain('Nhất');
    expect(drawn.html).toMatch(/data-held="true"/);
    expect(drawn.failure).toBeNull();
    expect(drawn.rendered).toMatchObject({ isAnswered: true, widgets: [] });
    expect(drawn.rendered.state).not.toHaveProperty('toys/best');
  });

  test('that throws leaves its place, and the page', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const parts: string[] = [];
    const drawn = await draw({ registry: withSlot() }, () => Promise.resolve(page), {
      // Also when what throws is deep inside of it.
      widgetOf: () => Promise.resolve({ ...toyRow, default: () => h('section', null, h(Broken)) }),
      onError: (error, where) => parts.push(`${where}: ${String(error)}`),
    });

    expect(drawn.failure).toBeNull();
    expect(drawn.html).toContain('shirt (vi)');
    expect(parts).toEqual(['rendering toys@2.0.0 row: Error: broken']);
    expect(drawn.failedWidgetsOf).toEqual(['toys']);
  });

  test('that waits for something has not failed', async () => {
    const Waiting = lazy(() => new Promise<never>(() => undefined));
    const drawn = await drawSlot(() => Promise.resolve({ ...toyRow, default: () => h(Waiting) }));

    expect(drawn.failedWidgetsOf).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('is known while it is rendered, and before that nobody can tell whose code runs', async () => {
    const runs: (string | null)[] = [];
    const drawn = await draw({ registry: withSlot() }, () => Promise.resolve(page), {
      widgetOf: () => Promise.resolve(toyRow),
      onRuns: (remote) => runs.push(remote),
    });

    expect(drawn.failedWidgetsOf).toEqual([]);
    expect(runs).toEqual([null, 'catalog', 'toys', 'catalog']);
  });

  test('is left to the browser when its remote has failed too often', async () => {
    const drawn = await drawSlot(undefined, { withoutWidgetsOf: ['toys'] });

    expect(drawn.html).not.toContain('Robot');
    expect(drawn.html).toContain('shirt (vi)');
  });

  test('that shows nothing takes no place from the start', async () => {
    answerCategory = () => 'nothing';
    const drawn = await drawSlot();

    expect(drawn.html).not.toContain('data-held');
    expect(drawn.styles.css).toMatch(/:empty:not\(\[data-held\]\)\{display:none/);
  });

  test('is left to the browser unless its slot says so', async () => {
    const drawn = await drawSlot(undefined, { registry: withSlot('client') });

    expect(drawn.html).not.toContain('Robot');
    expect(drawn.rendered.widgets).toEqual([]);
  });
});
