import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    catalog: typeof import('./locales/vi.json');
  }
}
