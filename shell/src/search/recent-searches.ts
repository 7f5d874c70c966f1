import { createLocalStore } from '../storage/local-store';

const key = 'sf:recent-searches';
const maxStored = 6;
const longest = 200;

const store = createLocalStore(() => window.localStorage);

/** What was searched in this browser, the latest first. It never leaves the browser. */
export function readRecentSearches(): string[] {
  const kept = store.read(key);
  if (!Array.isArray(kept)) return [];
  return kept
    .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= longest)
    .slice(0, maxStored);
}

/** Puts a search before the others; the same in other letters is the same search. */
export function saveSearch(text: string): void {
  if (text === '' || text.length > longest) return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  store.write(key, [text, ...others].slice(0, maxStored));
}

/** Forgets them all. */
export function clearSearches(): void {
  store.remove(key);
}
