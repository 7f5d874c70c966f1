import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    referral: typeof import('./locales/vi.json');
    'referral-invite': typeof import('./invitations/locales/vi.json');
    'referral-rewards': typeof import('./rewards/locales/vi.json');
    'referral-contacts': typeof import('./contacts/locales/vi.json');
    'referral-arrival': typeof import('./arrival/locales/vi.json');
    'referral-widgets': typeof import('./widgets/locales/vi.json');
  }
}
