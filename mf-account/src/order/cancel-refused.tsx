import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import type { ApiErrorState } from '@storefront/shared/store';
import { Banner } from '@storefront/shared/ui';
import { Hotline } from './hotline';

/** Why the order was not cancelled, what is safe, and what can be done. */
export function CancelRefused({
  error,
  isTooLate,
}: {
  error: ApiErrorState | undefined;
  isTooLate: boolean;
}) {
  const { t } = useTranslation('account-order');
  return (
    <Place>
      {isTooLate ? (
        <Banner tone="warning" isLive title={t('cancel.tooLateTitle')}>
          {t('cancel.tooLate')} <Hotline>{t('cancel.call')}</Hotline>
        </Banner>
      ) : (
        <ErrorBanner
          error={error}
          title={t('cancel.failedTitle')}
          overrides={{ other: t('cancel.failed') }}
        />
      )}
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: var(--s-4);
`;
