import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages, useLanguage } from '@storefront/shared/i18n';
import en from './locales/en.json';
import vi from './locales/vi.json';

const words = { vi, en };

/**
 * A part of the product page that comes late, with words that come with it: the namespace `catalog-product`. As a file
 * of their own they would be one request more before the page is drawn.
 */
export function worded<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Worded(props: Props) {
    const { i18n } = useTranslation('catalog');
    const language = useLanguage();
    addMessages(i18n, language, 'catalog-product', words[language]);
    return <Part {...props} />;
  };
}
