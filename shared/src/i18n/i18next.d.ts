import 'i18next';
import type common from './locales/vi.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      shell: typeof import('../../../shell/src/locales/vi.json');
      catalog: typeof import('../../../mf-catalog/src/locales/vi.json');
      checkout: typeof import('../../../mf-checkout/src/locales/vi.json');
      account: typeof import('../../../mf-account/src/locales/vi.json');
    };
  }
}
