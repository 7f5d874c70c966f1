import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '@storefront/shared/ui';

/** Nobody has said anything yet; who bought it may be the first. */
export function NoReviews({ children }: { children: ReactNode }) {
  const { t } = useTranslation('catalog-reviews');
  return (
    <Empty title={t('empty.title')} level={3} action={children}>
      {t('empty.text')}
    </Empty>
  );
}
