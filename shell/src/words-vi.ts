import common from '@storefront/shared/locales/vi';
import shell from './locales/vi.json';

export const words = { common, shell };
