import { useTranslation } from 'react-i18next';
import type { ApiErrorCode } from '@storefront/shared/http';
import type { ApiErrorState } from '@storefront/shared/store';
import { Banner } from '@storefront/shared/ui';

const known = [
  'PAYMENT_PROVIDER_NOT_ANSWERING',
  'PAYMENT_WINDOW_CLOSED',
  'ORDER_ALREADY_PAID',
  'ORDER_NOT_PAYABLE',
  'PAYMENT_PROCESSING',
  'PAYMENT_TOO_MANY_ATTEMPTS',
  'PAYMENT_UNDER_REVIEW',
  'PAYMENT_AMOUNT_TOO_LARGE',
  'PAYMENT_AMOUNT_TOO_SMALL',
  'PAYMENT_METHOD_NOT_AVAILABLE',
  'PAYMENT_PROVIDER_NOT_AVAILABLE',
  'NETWORK',
  'TIMEOUT',
] as const satisfies ApiErrorCode[];

/** Why paying could not begin, with the code that helps to find out. */
export function StartRefused({ error }: { error: ApiErrorState }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const code = known.find((one) => one === error.code) ?? (error.status >= 500 ? 'system' : 'other');
  return (
    <Banner tone="danger" isLive title={t('startFailed.title')}>
      <p>{t(`startFailed.${code}` as const)}</p>
      <p>
        {t('startFailed.code', { code: error.code })}
        {error.requestId && ` ${common('failed.requestId')} ${error.requestId}`}
      </p>
    </Banner>
  );
}
