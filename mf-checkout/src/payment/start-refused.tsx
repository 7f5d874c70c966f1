import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import type { ApiErrorState } from '@storefront/shared/store';

/** Why paying could not begin, with the code that helps to find out. */
export function StartRefused({ error }: { error: ApiErrorState }) {
  const { t } = useTranslation('checkout');
  return (
    <ErrorBanner
      withRequestId
      error={error}
      overrides={{
        NETWORK: t('startFailed.NETWORK'),
        TIMEOUT: t('startFailed.TIMEOUT'),
        other: t(error.status >= 500 ? 'startFailed.system' : 'startFailed.other'),
      }}
      title={t('startFailed.title')}
    >
      <p>{t('startFailed.code', { code: error.code })}</p>
    </ErrorBanner>
  );
}
