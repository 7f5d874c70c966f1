import { useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { paths } from '../paths/paths';
import { picks } from '../picks/picks';

const queryIn = (language: Language) => ({ language, maxPrice: undefined });

export const needs = (_props: object, language: Language) => [picks.fetch(queryIn(language))];

/** The same products as a row on the home page, with a link to all of them. */
export default function PicksRow() {
  const { t } = useTranslation('sample');
  const language = useLanguage();
  const entry = useSelector((state) => picks.select(state, queryIn(language)));
  return <ProductRow title={t('page.title')} entry={entry} to={paths.picks.to()} />;
}
