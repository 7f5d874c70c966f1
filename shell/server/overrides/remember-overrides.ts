import type { FastifyReply, FastifyRequest } from 'fastify';

const parameter = 'remotes';
const cookie = /(?:^|;\s*)sf_remotes=([^;]*)/;
/** A cookie holds 4,096 bytes, and a quotation mark travels as six. */
const longest = 600;

/**
 * `?remotes=…` is kept by this browser until it is closed, and taken out of the address; an empty one is forgotten.
 * Returns where the browser goes now, or null when the address asks nothing.
 */
export function rememberOverrides(request: FastifyRequest, reply: FastifyReply): string | null {
  // Not as an address: what begins with two slashes would be read as another host, or as nothing.
  const [pathname = '', search = ''] = request.url.split(/\?(.*)/s);
  const searchParams = new URLSearchParams(search);
  const asked = searchParams.get(parameter);
  if (asked === null) return null;
  searchParams.delete(parameter);
  // Only what fits into a cookie whatever is written, cut so that the page can say what it could not read.
  const value =
    asked && encodeURIComponent(JSON.stringify(asked.replace(/[^\x21-\x7e]/g, '?').slice(0, longest)));
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const end = value === '' ? '; Max-Age=0' : '';
  reply.header('set-cookie', `sf_remotes=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`);
  const query = searchParams.toString();
  // Two slashes at the beginning would be another host, and browsers take a backslash for one.
  return `${pathname.replace(/^[/\\]+/, '/')}${query && `?${query}`}`;
}

/** What this browser was told to see instead of live remotes, as it was written. */
export function rememberedOverrides(request: FastifyRequest): string {
  const value = cookie.exec(request.headers.cookie ?? '')?.[1] ?? '';
  try {
    const written = decodeURIComponent(value);
    // Earlier document servers wrote the text alone, which never begins with a quotation mark.
    const text: unknown = written.startsWith('"') ? JSON.parse(written) : written;
    return String(text).slice(0, longest);
  } catch {
    return '';
  }
}
