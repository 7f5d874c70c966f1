import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages, useLanguage } from '@storefront/shared/i18n';
import en from './locales/en.json';
import vi from './locales/vi.json';

const words = { vi, en };

/** Reviews come late into a page of another part, and bring their words with them: the namespace `catalog-reviews`. */
export function worded<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Worded(props: Props) {
    const { i18n } = useTranslation('catalog');
    const language = useLanguage();
    addMessages(i18n, language, 'catalog-reviews', words[language]);
    return <Part {...props} />;
  };
}
