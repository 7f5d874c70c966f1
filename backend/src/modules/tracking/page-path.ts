const MAX_PATH_LENGTH = 500;

/** Query names whose values say which page was looked at, and nothing about who looked. */
const impersonal = new Set(
  'page pageSize limit order orderBy orderByPriority sort category categoryId status rating flashSale color size minPrice maxPrice inStock tab lang utm_source utm_medium utm_campaign'.split(
    ' ',
  ),
);
const harmless = /^[\p{L}\p{N} ,_#-]{0,40}$/u;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Long and without the hyphens of a slug, or mixed like a token. */
const opaque = /^(?=.*\d)(?:[A-Za-z0-9_]{20,}|(?=.*[A-Z])(?=.*[a-z])[\w.-]{20,})$/;

/**
 * The path of a page of this shop as it may be kept: other query values than the listed ones, ids, tokens and
 * e-mail addresses are cut. Null for another site's address, or what is no address.
 */
export function pagePath(url: string, hosts: string[]): string | null {
  const parsed = parse(url);
  if (!parsed || (parsed.host !== NOWHERE && !hosts.includes(parsed.host))) return null;
  const path = parsed.pathname.split('/').map(impersonalSegment).join('/');
  const query = [...parsed.searchParams]
    .map(([name, value]) =>
      impersonal.has(name) && harmless.test(value) ? `${name}=${encodeURIComponent(value)}` : nameAlone(name),
    )
    .join('&');
  return `${path}${query ? `?${query}` : ''}`.slice(0, MAX_PATH_LENGTH);
}

/** Where someone came from: a path of this shop, or the bare host of another site. */
export function referrerOf(url: string, hosts: string[]): string | null {
  const path = pagePath(url, hosts);
  if (path) return path;
  const parsed = parse(url);
  return parsed ? parsed.host.slice(0, 255) : null;
}

const NOWHERE = 'nowhere.invalid';

function parse(url: string): URL | null {
  try {
    const parsed = new URL(url.normalize('NFC'), `http://${NOWHERE}`);
    return /^https?:$/.test(parsed.protocol) ? parsed : null;
  } catch {
    return null;
  }
}

function impersonalSegment(segment: string): string {
  if (uuid.test(segment)) return ':id';
  if (/@|%40/.test(segment)) return ':email';
  return opaque.test(segment) ? ':token' : segment;
}

const nameAlone = (name: string) => encodeURIComponent(/^[\w[\].-]{1,40}$/.test(name) ? name : '');
