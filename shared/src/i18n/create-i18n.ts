import { createInstance, type i18n as I18n } from 'i18next';
import { languages, type Language, type Messages } from '../contracts';

/** One i18n instance for one app, never a global one, so that two requests never share a language. */
export function createI18n(language: Language, namespaces: Record<string, Messages>): I18n {
  const i18n = createInstance({
    lng: language,
    // A text in the other language is better than none.
    fallbackLng: [...languages],
    ns: Object.keys(namespaces),
    defaultNS: 'common',
    // The instance writes into its resources. With the caller's own object, all pages rendered by one process
    // would share the texts of the first version of each remote.
    resources: { [language]: { ...namespaces } },
    // React escapes.
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  void i18n.init();
  // Every component that translates copies the instance's own properties. This object has none and inherits
  // them all, which makes rendering a page a third faster.
  return Object.create(i18n) as I18n;
}

/** Translates a key that is known at run time only, such as that of a notice or of a route's title. */
export function translate(i18n: I18n, key: string, params: Record<string, unknown> = {}): string {
  return i18n.t(key as 'retry', params);
}

/** Adds the texts of a remote in one language; adding them twice does nothing. */
export function addMessages(i18n: I18n, language: Language, namespace: string, messages: Messages): void {
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, messages);
}
