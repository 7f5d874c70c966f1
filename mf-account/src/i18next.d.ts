import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    account: typeof import('./locales/vi.json');
    'account-access': typeof import('./access/locales/vi.json');
    'account-profile': typeof import('./personal/locales/vi.json');
    'account-header': typeof import('./widgets/locales/vi.json');
    'account-order': typeof import('./order/locales/vi.json');
    'account-notifications': typeof import('./notifications/locales/vi.json');
    'account-reviews': typeof import('./reviews/locales/vi.json');
    'account-vouchers': typeof import('./vouchers/locales/vi.json');
    'account-wishlist': typeof import('./wishlist/locales/vi.json');
  }
}
