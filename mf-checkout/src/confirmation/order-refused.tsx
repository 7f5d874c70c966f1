import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import type { ApiErrorCode } from '@storefront/shared/http';
import type { ApiErrorState } from '@storefront/shared/store';
import { Banner, TextLink } from '@storefront/shared/ui';

/** Codes with words of their own; all others are told as a failed order. */
const known = [
  'NETWORK',
  'TIMEOUT',
  'GATEWAY',
  'NO_QUOTE',
  'REQUEST_IN_PROGRESS',
  'ADDRESS_NOT_SERVED',
  'COD_NOT_AVAILABLE',
  'PAYMENT_METHOD_NOT_AVAILABLE',
  'PAYMENT_PROVIDER_NOT_AVAILABLE',
  'PAYMENT_AMOUNT_TOO_LARGE',
  'PAYMENT_AMOUNT_TOO_SMALL',
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'IDEMPOTENCY_KEY_REUSED',
] as const satisfies (ApiErrorCode | 'GATEWAY')[];
type Known = (typeof known)[number] | 'other';

/** No answer came, so nobody here knows whether there is an order now. */
const lost: Known[] = ['NETWORK', 'TIMEOUT', 'GATEWAY'];
/** Something between here and the shop handed the order on and had no answer for it. */
const gatewayStatuses = [502, 504];

const mendedAt: Partial<Record<Known, string>> = {
  ADDRESS_NOT_SERVED: paths.checkoutInformation.to(),
  COD_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_METHOD_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_PROVIDER_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_AMOUNT_TOO_SMALL: paths.checkoutDelivery.to(),
  PAYMENT_AMOUNT_TOO_LARGE: paths.checkoutDelivery.to(),
  VALIDATION_FAILED: paths.checkoutInformation.to(),
};

function codeOf({ status, code }: ApiErrorState): Known {
  if (gatewayStatuses.includes(status)) return 'GATEWAY';
  return known.find((one) => one === code) ?? 'other';
}

/** Why the order was not placed, or may have been; what is safe and what to do; nothing typed is lost. */
export function OrderRefused({ error }: { error: ApiErrorState }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const code = codeOf(error);
  const isLost = lost.includes(code);
  const isInProgress = code === 'REQUEST_IN_PROGRESS';
  const isDelivery = error.errors.some(({ field }) =>
    /^(note|shippingMethod|paymentMethod|vatInvoice)/.test(field),
  );
  const to = isDelivery ? paths.checkoutDelivery.to() : mendedAt[code];
  useEffect(() => {
    place.current?.focus();
  }, [error]);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner
        tone="danger"
        isLive
        title={t(isInProgress ? 'inProgress.title' : isLost ? 'orderFailed.lostTitle' : 'orderFailed.title')}
        action={
          isLost || isInProgress || code === 'IDEMPOTENCY_KEY_REUSED' ? (
            <TextLink to={paths.orders.to()}>{t('orderFailed.myOrders')}</TextLink>
          ) : (
            to && <TextLink to={to}>{t('orderFailed.mend')}</TextLink>
          )
        }
      >
        <p>{t(`orderFailed.${code}` as const)}</p>
        {error.requestId && <p>{`${common('failed.requestId')} ${error.requestId}`}</p>}
      </Banner>
    </div>
  );
}
