import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '@storefront/shared/contracts';
import type { ApiErrorState } from '@storefront/shared/store';
import { Banner } from '@storefront/shared/ui';

const known = ['TOO_MANY_REQUESTS', 'UNAUTHENTICATED', 'INVOICE_NOT_READY'] as const satisfies ErrorCode[];

/** Why something asked of an order was refused, and what to do about it. */
export function OrderActionError({
  error,
  word,
}: {
  error: ApiErrorState | undefined;
  word: 'againFailed' | 'resendFailed' | 'invoiceFailed';
}) {
  const { t } = useTranslation('account-order');
  if (!error) return null;
  const code = known.find((one) => one === error.code);
  return (
    <Banner tone="danger" isLive>
      {code ? t(`more.failed.${code}`) : t(`more.${word}`)}
    </Banner>
  );
}
