/** Values of a query by key; undefined and empty values are left out. */
export type SearchValues = Record<string, string | number | readonly string[] | undefined>;

/** `?a=1&b=2` in the given order, without undefined or empty values; '' when none is left. */
export function toSearch(query: SearchValues = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
