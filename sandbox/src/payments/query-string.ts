/** Splits a raw query into name-value pairs, or gives null where an escape is broken. Repeats are kept. */
export function parsePairs(rawQuery: string): [name: string, value: string][] | null {
  if (rawQuery === '') return [];
  try {
    return rawQuery.split('&').map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [unescape(pair), ''] : [unescape(pair.slice(0, at)), unescape(pair.slice(at + 1))];
    });
  } catch {
    return null;
  }
}

function unescape(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
