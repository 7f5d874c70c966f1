import { useTranslation } from 'react-i18next';
import { BeyondTheEnd } from '../beyond-the-end';

/** A list of offers does not have this page, or no longer. */
export function OffersBeyondTheEnd({ firstPage }: { firstPage: string }) {
  const { t } = useTranslation('catalog-offers');
  return (
    <BeyondTheEnd
      title={t('beyond.title')}
      text={t('beyond.text')}
      firstPage={{ to: firstPage, name: t('beyond.firstPage') }}
    />
  );
}
