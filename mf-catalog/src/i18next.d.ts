import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    catalog: typeof import('./locales/vi.json');
    'catalog-kept': typeof import('./stored-lists/locales/vi.json');
    'catalog-product-list': typeof import('./product-list/locales/vi.json');
    'catalog-product': typeof import('./product/locales/vi.json');
    'catalog-reviews': typeof import('./reviews/locales/vi.json');
    'catalog-content': typeof import('./content/locales/vi.json');
    'catalog-offers': typeof import('./offers/locales/vi.json');
    'catalog-news': typeof import('./news/locales/vi.json');
  }
}
