import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Banner } from '@storefront/shared/ui';
import { Hotline } from './hotline';

/** Why the order was not cancelled, what is safe, and what can be done. */
export function CancelRefused({ code, isTooLate }: { code: string | null; isTooLate: boolean }) {
  const { t } = useTranslation('account');
  if (isTooLate) {
    return (
      <Said tone="warning" isLive title={t('detail.cancel.tooLateTitle')}>
        {t('detail.cancel.tooLate')} <Hotline>{t('detail.cancel.call')}</Hotline>
      </Said>
    );
  }
  return (
    <Said tone="danger" isLive title={t('detail.cancel.failedTitle')}>
      {code === 'UNAUTHENTICATED' ? t('detail.cancel.signedOut') : t('detail.cancel.failed')}
    </Said>
  );
}

const Said = styled(Banner)`
  margin-bottom: var(--s-4);
`;
