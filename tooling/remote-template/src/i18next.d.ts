import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    sample: typeof import('./locales/vi.json');
    'sample-row': typeof import('./widgets/locales/vi.json');
  }
}
