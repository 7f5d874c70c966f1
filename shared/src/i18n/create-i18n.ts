import { createInstance, type i18n as I18n } from 'i18next';
import type { Language, Messages } from '../contracts';

/** One i18n instance for one app: never a global one, so two requests never share a language. */
export function createI18n(language: Language, namespaces: Record<string, Messages>): I18n {
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(namespaces),
    defaultNS: 'common',
    resources: { [language]: namespaces },
    // React escapes.
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  void i18n.init();
  return i18n;
}

/** Words by a key known only at run time, such as a notice's or a route's title. */
export function translate(i18n: I18n, key: string, params: Record<string, unknown> = {}): string {
  return i18n.t(key as 'retry', params);
}

/** Adds a remote's words in one language; adding twice is nothing. */
export function addMessages(i18n: I18n, language: Language, namespace: string, messages: Messages): void {
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, messages);
}
