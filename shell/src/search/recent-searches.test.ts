import { clearSearches, readRecentSearches, saveSearch } from './recent-searches';

beforeEach(() => window.localStorage.clear());

test('the six latest searches are offered, the latest first, each once whatever its case', () => {
  for (const text of ['1', '2', '3', '4', '5', 'Áo Dài', '7', 'áo dài']) saveSearch(text);

  expect(readRecentSearches()).toEqual(['áo dài', '7', '5', '4', '3', '2']);
  clearSearches();
  expect(readRecentSearches()).toEqual([]);
});

test('nothing, and what is longer than any search, is not stored', () => {
  const ofMaxLength = 'a'.repeat(200);
  for (const text of ['', ofMaxLength, `${ofMaxLength}a`]) saveSearch(text);

  expect(readRecentSearches()).toEqual([ofMaxLength]);
});

test('of what another program stored only texts of a search are offered', () => {
  const stored = ['áo', '', null, 7, 'a'.repeat(201), 'a'.repeat(200), 'mũ', 'nón', 'quần', 'váy', 'giày'];
  window.localStorage.setItem('sf:recent-searches', JSON.stringify(stored));

  expect(readRecentSearches()).toEqual(['áo', 'a'.repeat(200), 'mũ', 'nón', 'quần', 'váy']);
});
