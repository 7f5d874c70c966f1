import { useTranslation } from 'react-i18next';
import type { Language, PageMessages } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { paths } from '../paths/paths';
import { picks } from '../picks/picks';

const queryIn = (language: Language) => ({ language, maxPrice: undefined });

export const needs = (_props: object, language: Language) => [picks.fetch(queryIn(language))];
export const slices = [picks.slice];
export const saga = picks.saga;
export const messages: PageMessages = {
  namespace: 'sample-row',
  load: (language) => import(`./locales/${language}.json`),
};

/** The same products as a row on the home page, with a link to all of them. */
export default function PicksRow() {
  const { t } = useTranslation('sample-row');
  const language = useLanguage();
  const entry = useSelector((state) => picks.select(state, queryIn(language)));
  return <ProductRow title={t('title')} entry={entry} to={paths.picks.to()} />;
}
