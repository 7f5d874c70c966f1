import { defaultLanguage, type Language } from '../contracts';

/** `/en` for English, nothing for Vietnamese: the router's basename. */
export function basenameOf(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`;
}

/** The language an address is in, and its path without the prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (pathname === '/en' || pathname.startsWith('/en/'))
    return { language: 'en', path: pathname.slice(3) || '/' };
  return { language: defaultLanguage, path: pathname };
}

/** A path without prefix, as an address in a language. */
export function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
