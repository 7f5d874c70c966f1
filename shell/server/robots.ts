import { languages, type Registry } from '@storefront/shared/contracts';
import { inLanguage } from '@storefront/shared/router/addresses';

/**
 * What crawlers may read: the pages that are rendered here, and their pictures. What a remote keeps to the browser is
 * nobody's search result: carts, accounts, searches.
 */
export function robotsTxt(registry: Registry, publicUrl: string): string {
  const rendered: string[] = [];
  const hidden: string[] = [];
  for (const { routes } of Object.values(registry.remotes))
    for (const { path, render } of routes) (render === 'server' ? rendered : hidden).push(fixedPart(path));
  const closed = [...new Set(hidden)]
    // A rule holds for all that begins so; it must not take in a page that is rendered.
    .filter((path) => path !== '' && !rendered.some((one) => one.startsWith(path)))
    .filter((path, _index, all) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
    .sort();
  return [
    'User-agent: *',
    'Allow: /api/main/media/',
    'Disallow: /api/',
    ...languages.flatMap((language) => closed.map((path) => `Disallow: ${inLanguage(`/${path}`, language)}`)),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `profile/orders/:id` → `profile/orders` */
function fixedPart(pattern: string): string {
  const parts = pattern.split('/');
  const end = parts.findIndex((part) => part.startsWith(':') || part.includes('*'));
  return parts.slice(0, end < 0 ? undefined : end).join('/');
}
