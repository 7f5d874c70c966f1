import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    'operator-goods': typeof import('./goods/locales/vi.json');
    operator: typeof import('./locales/vi.json');
    'operator-providers': typeof import('./providers/locales/vi.json');
    'operator-solutions': typeof import('./solutions/locales/vi.json');
    'operator-home': typeof import('./home/locales/vi.json');
    'operator-contacts': typeof import('./contacts/locales/vi.json');
    'operator-customers': typeof import('./customers/locales/vi.json');
    'operator-inbox': typeof import('./inbox/locales/vi.json');
    'operator-newsletter': typeof import('./newsletter/locales/vi.json');
    'operator-outbox': typeof import('./outbox/locales/vi.json');
    'operator-settings': typeof import('./settings/locales/vi.json');
    'operator-users': typeof import('./users/locales/vi.json');
    'operator-audit': typeof import('./audit/locales/vi.json');
    'operator-texts': typeof import('./texts/locales/vi.json');
    'operator-offers': typeof import('./offers/locales/vi.json');
    'operator-reviews': typeof import('./reviews/locales/vi.json');
    'operator-rewards': typeof import('./rewards/locales/vi.json');
    'operator-orders': typeof import('./orders/locales/vi.json');
    'operator-phone-order': typeof import('./phone-order/locales/vi.json');
    'operator-remotes': typeof import('./remotes/locales/vi.json');
    'operator-returns': typeof import('./returns/locales/vi.json');
  }
}
