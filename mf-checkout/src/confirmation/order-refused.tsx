import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import type { ApiErrorState } from '@storefront/shared/store';
import { Banner, TextLink } from '@storefront/shared/ui';

/** Codes with words of their own; all others are told as a failed order. */
const known = [
  'NETWORK',
  'TIMEOUT',
  'NO_QUOTE',
  'REQUEST_IN_PROGRESS',
  'ADDRESS_NOT_SERVED',
  'COD_NOT_AVAILABLE',
  'PAYMENT_METHOD_NOT_AVAILABLE',
  'PAYMENT_PROVIDER_NOT_AVAILABLE',
  'PAYMENT_AMOUNT_TOO_LARGE',
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
type Known = (typeof known)[number] | 'other';

const mendedAt: Partial<Record<Known, string>> = {
  ADDRESS_NOT_SERVED: paths.checkoutInformation.to(),
  COD_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_METHOD_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_PROVIDER_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_AMOUNT_TOO_LARGE: paths.checkoutDelivery.to(),
  VALIDATION_FAILED: paths.checkoutInformation.to(),
};

/** Why the order was not placed, what is safe and what to do; nothing typed is lost. */
export function OrderRefused({ error }: { error: ApiErrorState }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const code: Known = known.find((one) => one === error.code) ?? 'other';
  const isDelivery = error.errors.some(({ field }) => /^(note|shippingMethod|paymentMethod)/.test(field));
  const to = isDelivery ? paths.checkoutDelivery.to() : mendedAt[code];
  useEffect(() => {
    place.current?.focus();
  }, [error]);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner
        tone="danger"
        isLive
        title={t('orderFailed.title')}
        action={to && <TextLink to={to}>{t('orderFailed.mend')}</TextLink>}
      >
        <p>{t(`orderFailed.${code}` as const)}</p>
        {error.requestId && <p>{`${common('failed.requestId')} ${error.requestId}`}</p>}
      </Banner>
    </div>
  );
}
