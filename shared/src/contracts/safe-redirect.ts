const authPages = /^\/(login|signup|forgot-password|reset-password|verify-account)(\/|$)/;

/**
 * The path to open after a login: same origin, no scheme, no disguised host, not a login page; else
 * `fallback`. The language prefix is removed: people stay in the language that they signed in with.
 */
export function safeRedirect(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || wanted.length > 2_048) return fallback;
  let decoded: string;
  try {
    decoded = decodeURIComponent(wanted);
  } catch {
    return fallback;
  }
  for (const form of [wanted, decoded]) {
    // Browsers treat control characters and backslashes as part of a host.
    if (!form.startsWith('/') || form.startsWith('//') || /[\p{Cc}\\]/u.test(form)) return fallback;
  }
  const base = 'http://shop.invalid';
  const url = new URL(wanted, base);
  if (url.origin !== base) return fallback;
  const path = url.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  // `/.//host` and `/en//host` look like paths until dots and prefix are removed.
  if (path.startsWith('//') || authPages.test(path)) return fallback;
  return `${path}${url.search}${url.hash}`;
}
