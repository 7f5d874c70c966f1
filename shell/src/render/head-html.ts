import { defaultLanguage, languages, type DocumentHead, type Language } from '@storefront/shared/contracts';
import { inLanguage } from '@storefront/shared/router';
import { escapeHtml, safeJson } from './html-text';

interface Page {
  head: DocumentHead;
  language: Language;
  /** Without language prefix. */
  path: string;
  siteName: string;
  publicUrl: string;
  /** Shown with a link to a page that has no picture of its own. */
  sharePicture?: string | undefined;
}

const locales: Record<Language, string> = { vi: 'vi_VN', en: 'en_US' };

/** What search engines and shared links read of a page. */
export function headHtml({ head, language, path, siteName, publicUrl, sharePicture }: Page): string {
  const title = head.title ? `${head.title} | ${siteName}` : siteName;
  const canonical = head.canonical ?? path;
  const address = (of: Language) => `${publicUrl}${inLanguage(head.alternates?.[of] ?? canonical, of)}`;
  const lines = [`<title>${escapeHtml(title)}</title>`];
  if (head.description) lines.push(meta('name', 'description', head.description));
  if (head.noindex) return [...lines, meta('name', 'robots', 'noindex')].join('\n');
  lines.push(
    link('canonical', address(language)),
    ...languages.map((of) => link('alternate', address(of), of)),
    link('alternate', address(defaultLanguage), 'x-default'),
    meta('property', 'og:type', typeOf(head)),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title || siteName),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', locales[language]),
  );
  if (head.description) lines.push(meta('property', 'og:description', head.description));
  if (head.feed) lines.push(feedLink(absolute(head.feed, publicUrl), siteName));
  const image = head.image ?? (sharePicture && `${sharePicture}?w=1200`);
  if (image) lines.push(meta('property', 'og:image', absolute(image, publicUrl)));
  return lines.join('\n');
}

/** The structured data of a page that search engines may show. */
export function jsonLdHtml(
  data: readonly object[],
  { language, publicUrl }: Pick<Page, 'language' | 'publicUrl'>,
): string {
  const pageAt = (path: string) => absolute(inLanguage(path, language), publicUrl);
  return data
    .map((one) => withAddresses(one, pageAt, publicUrl))
    .map((whole) => `<script type="application/ld+json">${safeJson(whole)}</script>`)
    .join('\n');
}

function typeOf({ jsonLd = [] }: DocumentHead): string {
  return jsonLd.some((data) => '@type' in data && data['@type'] === 'Product') ? 'product' : 'website';
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`;
}

const feedLink = (href: string, title: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;

const absolute = (path: string, publicUrl: string): string =>
  /^\/(?!\/)/.test(path) ? `${publicUrl}${path}` : path;

/** Names of structured data whose paths lead to pages, and to files. */
const pages = ['url', 'item', 'urlTemplate', '@id'];
const files = ['image', 'logo'];

/** Structured data is read far from its page, so its paths become whole addresses. */
function withAddresses(value: unknown, pageAt: (path: string) => string, publicUrl: string): unknown {
  const within = (name: string, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((one: unknown) => within(name, one));
    if (typeof part !== 'string') return withAddresses(part, pageAt, publicUrl);
    if (pages.includes(name) && part.startsWith('/')) return pageAt(part);
    return files.includes(name) ? absolute(part, publicUrl) : part;
  };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(name, part)]));
}
