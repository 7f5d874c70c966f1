import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import type { ApiErrorCode } from '@storefront/shared/http';
import type { ApiErrorState } from '@storefront/shared/store';
import { ActionLink, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { usePathTo } from '@storefront/shared/widgets';

/** No answer came, so nobody here knows whether there is an order now. */
const lost: ApiErrorCode[] = ['NETWORK', 'TIMEOUT'];
/** Something between here and the shop handed the order on and had no answer for it. */
const gatewayStatuses = [502, 504];

const mendedAt: Partial<Record<ApiErrorCode, string>> = {
  ADDRESS_NOT_SERVED: paths.checkoutInformation.to(),
  COD_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_METHOD_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_PROVIDER_NOT_AVAILABLE: paths.checkoutDelivery.to(),
  PAYMENT_AMOUNT_TOO_SMALL: paths.checkoutDelivery.to(),
  PAYMENT_AMOUNT_TOO_LARGE: paths.checkoutDelivery.to(),
  VALIDATION_FAILED: paths.checkoutInformation.to(),
};

/** Why the order was not placed, or may have been; what is safe and what to do; nothing typed is lost. */
export function OrderRefused({ error }: { error: ApiErrorState }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const place = useRef<HTMLDivElement>(null);
  const { code, status, errors } = error;
  const isGateway = gatewayStatuses.includes(status);
  const isLost = isGateway || lost.includes(code);
  const isInProgress = code === 'REQUEST_IN_PROGRESS';
  const isDelivery = errors.some(({ field }) =>
    /^(note|shippingMethod|paymentMethod|vatInvoice)/.test(field),
  );
  const to = isDelivery ? paths.checkoutDelivery.to() : isGateway ? undefined : mendedAt[code];
  useEffect(() => {
    place.current?.focus();
  }, [error]);
  return (
    <div ref={place} tabIndex={-1}>
      <ErrorBanner
        withRequestId
        error={error}
        overrides={{
          NETWORK: t('orderFailed.NETWORK'),
          TIMEOUT: t('orderFailed.TIMEOUT'),
          NO_QUOTE: t('orderFailed.NO_QUOTE'),
          UNAUTHENTICATED: t('orderFailed.UNAUTHENTICATED'),
          VALIDATION_FAILED: t('orderFailed.VALIDATION_FAILED'),
          IDEMPOTENCY_KEY_REUSED: t('orderFailed.IDEMPOTENCY_KEY_REUSED'),
          other: t('orderFailed.other'),
          ...(isGateway && { [code]: t('orderFailed.GATEWAY') }),
        }}
        title={t(isInProgress ? 'inProgress.title' : isLost ? 'orderFailed.lostTitle' : 'orderFailed.title')}
        action={
          isLost || isInProgress || code === 'IDEMPOTENCY_KEY_REUSED' ? (
            <ActionLink to={pathTo('account/orders')}>{t('orderFailed.myOrders')}</ActionLink>
          ) : (
            to && <TextLink to={to}>{t('orderFailed.mend')}</TextLink>
          )
        }
      />
    </div>
  );
}
