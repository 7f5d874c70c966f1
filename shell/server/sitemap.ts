import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  companyKeys,
  defaultLanguage,
  languages,
  isPolicyKey,
  policyKeys,
  type ContentKey,
  type Envelope,
  type Language,
  type CompanyKey,
  type Paged,
  type PathTo,
} from '@storefront/shared/contracts';
import { createPathTo, inLanguage } from '@storefront/shared/router/addresses';
import { escapeHtml } from '../src/render/html-text';
import type { ServerConfig } from './config';
import type { RegistryReader } from './registry/reader';

interface ProductAddress {
  seoSlug: string;
  publishedAt: string;
}
interface CategoryNode {
  slug: string;
  children: CategoryNode[];
}
/** A page of the shop: its path without language prefix, and when it last changed, where that is known. */
interface Place {
  path: string;
  changedAt?: string;
  /** In English, where it differs. */
  inEnglish?: string;
  /** The only language that it is written in. */
  onlyIn?: Language;
}
interface ContentName {
  key: ContentKey;
  updatedAt: string;
}
/** Of an article or a solution. */
interface WrittenAddress {
  seoSlug: string;
  updatedAt: string;
  /** Said of articles. */
  slugs?: Record<Language, string>;
  /** Said of solutions. */
  translated?: boolean;
}
/** One page of the backend's list of products. */
type Products = Paged<ProductAddress>;

export class SitemapUnavailable extends Error {
  override name = 'SitemapUnavailable';
}

const freshMs = 10 * 60_000;
/** A file of the sitemap is made of one page of the backend's list: 5,000 addresses in two languages. */
const keptFiles = 20;
const timeoutMs = 5_000;
/** A file holds 50,000 addresses at most; so many of each leave room for all else that is in the first. */
const maxNewsPages = 4;
const maxSolutionPages = 3;

/** A call for the request that waits for it. */
type Ask = (path: string) => Promise<unknown>;

export interface Sitemap {
  /** The whole sitemap, or the list of its files when there are many products. */
  main: (requestId?: string) => Promise<string>;
  /** One file of a long one, from 1; null when there are not so many. */
  file: (page: number, requestId?: string) => Promise<string | null>;
}

/** Made from the backend's public answers, kept ten minutes, and longer while the backend is away. */
export function createSitemap({
  ask,
  pathTo,
  publicUrl,
  now,
}: {
  /** A GET of the main API; throws when there is no answer. */
  ask: (path: string, requestId?: string) => Promise<unknown>;
  /** The pages of the live versions. */
  pathTo: () => PathTo;
  publicUrl: string;
  now: () => number;
}): Sitemap {
  const kept = new Map<string, { text: string; at: number }>();
  const under = new Map<string, Promise<string | null>>();

  async function fresh(name: string, make: () => Promise<string | null>): Promise<string | null> {
    const copy = kept.get(name);
    if (copy && now() - copy.at < freshMs) return copy.text;
    const making = under.get(name) ?? keep(name, make);
    under.set(name, making);
    try {
      return await making;
    } catch (cause) {
      if (copy) return copy.text;
      throw new SitemapUnavailable('There is no sitemap yet, and the backend does not answer.', { cause });
    } finally {
      under.delete(name);
    }
  }

  async function keep(name: string, make: () => Promise<string | null>): Promise<string | null> {
    const text = await make();
    // Anyone who asks for files that there are not takes no place from those that there are.
    if (text === null) return null;
    kept.delete(name);
    kept.set(name, { text, at: now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= keptFiles) break;
      kept.delete(oldest);
    }
    return text;
  }

  const productsOf = async (askFor: Ask, page: number) =>
    (await askFor(`product/addresses?page=${String(page)}`)) as Products;

  /** Everything but the products, then the first of these: what the first file, or the only one, holds. */
  async function firstPlaces(askFor: Ask, { data }: Products): Promise<Place[]> {
    const tree = (await askFor('category')) as CategoryNode[];
    const to = pathTo();
    return [
      ...placeOf(to('catalog/home')),
      ...placeOf(to('catalog/products')),
      ...flat(tree).flatMap(({ slug }) => placeOf(to('catalog/category', { slug }))),
      ...(await toldPlaces(askFor)),
      ...(await solutionPlaces(askFor)),
      ...productPlaces(data),
    ];
  }

  function productPlaces(products: ProductAddress[]): Place[] {
    const to = pathTo();
    return products.flatMap(({ seoSlug, publishedAt }) =>
      placeOf(to('catalog/product', { slug: seoSlug }), publishedAt),
    );
  }

  /** What the shop tells: questions, places, the policy and company pages that there are, and all news. */
  async function toldPlaces(askFor: Ask): Promise<Place[]> {
    const to = pathTo();
    const names = (await askFor('system/pages')) as ContentName[];
    const pages = [...policyKeys, ...companyKeys].flatMap((key) => {
      const changedAt = names.find((name) => name.key === key)?.updatedAt;
      if (changedAt === undefined) return [];
      return placeOf(isPolicyKey(key) ? to('catalog/policy', { key }) : to(companyPages[key]), changedAt);
    });
    const news = await everyAddress(askFor, 'news', maxNewsPages);
    return [
      ...toldPages.flatMap((page) => placeOf(to(page))),
      ...pages,
      ...news.flatMap(({ seoSlug, slugs, updatedAt }) => {
        const inEnglish = slugs && to('catalog/newsArticle', { slug: slugs.en });
        return placeOf(to('catalog/newsArticle', { slug: seoSlug }), updatedAt).map((place) => ({
          ...place,
          ...(inEnglish && { inEnglish }),
        }));
      }),
    ];
  }

  /** None while no remote has pages of solutions. */
  async function solutionPlaces(askFor: Ask): Promise<Place[]> {
    const to = pathTo();
    const list = to('provider/solutions');
    if (list === null) return [];
    const solutions = await everyAddress(askFor, 'solution', maxSolutionPages);
    return [
      ...placeOf(list),
      ...solutions.flatMap(({ seoSlug, updatedAt, translated = true }) =>
        placeOf(to('provider/solution', { slug: seoSlug }), updatedAt).map((place) =>
          translated ? place : { ...place, onlyIn: defaultLanguage },
        ),
      ),
    ];
  }

  const askedBy =
    (requestId?: string): Ask =>
    (path) =>
      ask(path, requestId);

  return {
    main: async (requestId) =>
      (await fresh('main', async () => {
        const askFor = askedBy(requestId);
        const first = await productsOf(askFor, 1);
        const count = first.meta.totalPages;
        return count > 1 ? indexOf(publicUrl, count) : urlSet(publicUrl, await firstPlaces(askFor, first));
      })) ?? '',
    file: (page, requestId) =>
      fresh(`file ${String(page)}`, async () => {
        const askFor = askedBy(requestId);
        const products = await productsOf(askFor, page);
        if (page > products.meta.totalPages) return null;
        return urlSet(
          publicUrl,
          page === 1 ? await firstPlaces(askFor, products) : productPlaces(products.data),
        );
      }),
  };
}

/** `/sitemap.xml`, and `/sitemap-1.xml` and so on where it is a list of files. */
export function registerSitemap(
  app: FastifyInstance,
  { config, registry }: { config: ServerConfig; registry: RegistryReader },
): Sitemap {
  const sitemap = createSitemap({
    publicUrl: config.publicUrl,
    pathTo: () => createPathTo(registry.snapshot({ viewer: 'live' })),
    now: Date.now,
    async ask(path, requestId) {
      const response = await fetch(`${config.backendUrl}/api/main/${path}`, {
        ...(requestId !== undefined && { headers: { 'x-request-id': requestId } }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = (await response.json()) as Envelope<unknown>;
      if (!response.ok || answer.data === undefined)
        throw new Error(`The backend answers ${String(response.status)} to ${path}.`);
      return answer.data;
    },
  });

  app.get('/sitemap.xml', (request, reply) => send(reply, sitemap.main(request.id)));
  app.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,5}).xml', (request, reply) =>
    send(reply, sitemap.file(Number(request.params.page), request.id)),
  );
  return sitemap;

  async function send(reply: FastifyReply, making: Promise<string | null>) {
    try {
      const text = await making;
      if (text === null) return reply.callNotFound();
      return await reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(text);
    } catch (error) {
      if (!(error instanceof SitemapUnavailable)) throw error;
      reply.log.error({ err: error.cause }, error.message);
      return reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain; charset=utf-8')
        .send(error.message);
    }
  }
}

/** Page after page, as far as there is room for them. */
async function everyAddress(
  askFor: Ask,
  of: 'news' | 'solution',
  maxPages: number,
): Promise<WrittenAddress[]> {
  const addresses: WrittenAddress[] = [];
  for (let page = 1, last = 1; page <= last && page <= maxPages; page += 1) {
    const { data, meta } = (await askFor(`${of}/addresses?page=${String(page)}`)) as Paged<WrittenAddress>;
    addresses.push(...data);
    last = meta.totalPages;
  }
  return addresses;
}

const flat = (tree: CategoryNode[]): CategoryNode[] =>
  tree.flatMap((category) => [category, ...flat(category.children)]);

const toldPages = ['catalog/faqs', 'catalog/showrooms', 'catalog/serviceCenters', 'catalog/news'] as const;
const companyPages = {
  about: 'catalog/about',
  'store-system': 'catalog/storeSystem',
  careers: 'catalog/careers',
  contact: 'catalog/contact',
} as const satisfies Record<CompanyKey, string>;

/** None where the shop has no such page. */
const placeOf = (path: string | null, changedAt?: string): Place[] =>
  path === null ? [] : [{ path, ...(changedAt !== undefined && { changedAt }) }];

function indexOf(publicUrl: string, count: number): string {
  const files = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(publicUrl)}/sitemap-${String(index + 1)}.xml</loc></sitemap>`,
  );
  return `${declaration}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`;
}

/** Each page once per language that it is written in, and each of these naming all of them. */
function urlSet(publicUrl: string, places: Place[]): string {
  const entries = places.flatMap(({ path, inEnglish = path, changedAt, onlyIn }) => {
    const pathOf: Record<Language, string> = { vi: path, en: inEnglish };
    const addressOf = (language: Language) =>
      escapeHtml(`${publicUrl}${inLanguage(pathOf[language], language)}`);
    const written = onlyIn ? [onlyIn] : languages;
    const alternates = [
      ...written.map((language) => ({ tag: language as string, href: addressOf(language) })),
      { tag: 'x-default', href: addressOf(defaultLanguage) },
    ]
      .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      .join('');
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    return written.map((language) => `<url><loc>${addressOf(language)}</loc>${changed}${alternates}</url>`);
  });
  return `${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
