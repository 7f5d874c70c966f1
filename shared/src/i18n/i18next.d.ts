import 'i18next';
import type common from './locales/vi.json';

declare module 'i18next' {
  /**
   * The messages of all remotes that are checked together; each remote adds its own in `src/i18next.d.ts`.
   */
  interface Namespaces {
    common: typeof common;
    errors: typeof import('../errors/locales/vi.json');
    shell: typeof import('../../../shell/src/locales/vi.json');
    overrides: typeof import('../../../shell/src/overrides/locales/vi.json');
    search: typeof import('../../../shell/src/search/locales/vi.json');
  }
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
  }
}
