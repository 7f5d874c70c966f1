import { useTranslation } from 'react-i18next';
import { ButtonLink, Empty } from '@storefront/shared/ui';

/** The address names a page that the list does not have, or no longer. */
export function BeyondTheEnd({ firstPage }: { firstPage: string }) {
  const { t } = useTranslation('catalog-offers');
  return (
    <Empty title={t('beyond.title')} action={<ButtonLink to={firstPage}>{t('beyond.firstPage')}</ButtonLink>}>
      {t('beyond.text')}
    </Empty>
  );
}
