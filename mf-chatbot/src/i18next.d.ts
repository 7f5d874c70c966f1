import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    chatbot: typeof import('./locales/vi.json');
  }
}
