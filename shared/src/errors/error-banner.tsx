import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, type BannerProps } from '../ui/banner';
import { isShopFailure, useErrorText, type ErrorOverrides, type FailedCall } from './error-text';

export interface ErrorBannerProps extends Pick<BannerProps, 'tone' | 'title' | 'action'> {
  error: (FailedCall & { requestId?: string | null | undefined }) | null | undefined;
  overrides?: ErrorOverrides;
  /** Shows the request id for every error: where money or an order is involved, customers call support. */
  withRequestId?: boolean;
  children?: ReactNode;
}

/**
 * Explains a failure and its remedy, and announces both to screen readers. A failure that the customer cannot fix
 * includes the request id for support.
 */
export function ErrorBanner({
  error,
  overrides,
  withRequestId = false,
  tone = 'danger',
  children,
  ...rest
}: ErrorBannerProps) {
  const { t, i18n } = useTranslation('common');
  const textOf = useErrorText(overrides);
  if (!error) return null;
  return (
    <Banner tone={tone} isLive {...rest}>
      <p>{textOf(error)}</p>
      {children}
      {error.requestId && (withRequestId || isShopFailure(error, i18n)) && (
        <p>{`${t('failed.requestId')} ${error.requestId}`}</p>
      )}
    </Banner>
  );
}
