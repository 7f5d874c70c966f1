import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    checkout: typeof import('./locales/vi.json');
    'checkout-cart': typeof import('./cart/locales/vi.json');
  }
}
