import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Banner } from '@storefront/shared/ui';
import { Hotline } from './hotline';

/** Why the order was not cancelled, what is safe, and what can be done. */
export function CancelRefused({ code, isTooLate }: { code: string | undefined; isTooLate: boolean }) {
  const { t } = useTranslation('account-order');
  if (isTooLate) {
    return (
      <Said tone="warning" isLive title={t('cancel.tooLateTitle')}>
        {t('cancel.tooLate')} <Hotline>{t('cancel.call')}</Hotline>
      </Said>
    );
  }
  return (
    <Said tone="danger" isLive title={t('cancel.failedTitle')}>
      {code === 'UNAUTHENTICATED' ? t('cancel.signedOut') : t('cancel.failed')}
    </Said>
  );
}

const Said = styled(Banner)`
  margin-bottom: var(--s-4);
`;
