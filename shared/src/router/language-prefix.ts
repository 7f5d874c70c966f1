import { defaultLanguage, type Language } from '../contracts';

/** The router's basename: `/en` for English, empty for Vietnamese. */
export function basenameOf(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`;
}

/** Splits an address into its language and its path without the prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (pathname === '/en' || pathname.startsWith('/en/'))
    return { language: 'en', path: pathname.slice(3) || '/' };
  return { language: defaultLanguage, path: pathname };
}

/** Adds the prefix of a language to a path. */
export function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
