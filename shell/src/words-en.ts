import common from '@storefront/shared/locales/en';
import shell from './locales/en.json';

export const words = { common, shell };
