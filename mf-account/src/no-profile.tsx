import { useTranslation } from 'react-i18next';
import { Banner } from '@storefront/shared/ui';

/** To staff who have written no names yet: the rest of a profile comes with them. */
export function NoProfile() {
  const { t } = useTranslation('account-profile');
  return <Banner>{t('noProfile')}</Banner>;
}
