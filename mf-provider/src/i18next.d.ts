import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    provider: typeof import('./locales/vi.json');
    'provider-solutions': typeof import('./solutions/locales/vi.json');
    'provider-registration': typeof import('./registration/locales/vi.json');
    'provider-dashboard': typeof import('./dashboard/locales/vi.json');
    'provider-membership': typeof import('./membership/locales/vi.json');
    'provider-own': typeof import('./own-solutions/locales/vi.json');
    'provider-editor': typeof import('./editor/locales/vi.json');
    'provider-services': typeof import('./services/locales/vi.json');
    'provider-channels': typeof import('./channels/locales/vi.json');
    'provider-requests': typeof import('./requests/locales/vi.json');
  }
}
