import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteError } from '@storefront/shared/app';
import { selectMessages, selectSetting, useSelector } from '@storefront/shared/store';
import { Button, ButtonLink, Empty, ExternalLink, Page, RetryIcon } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

interface Props {
  /** Another one for each attempt that failed. */
  error: unknown;
  onRetry: () => void;
}

/**
 * A part of the shop could not be loaded: the rest lives, the cart is safe, and trying again takes no reload. Without a
 * connection nothing is known of the part, so only the connection is blamed.
 */
export function UnavailablePage({ error, onRetry }: Props): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { infoClient } = useSelector(selectSetting);
  const now = { error, isOffline: !navigator.onLine, lastCode: useSelector(selectMessages).at(-1) };
  // Later requests, which begin the messages again, have nothing to do with this failure.
  const [failure, setFailure] = useState(now);
  if (failure.error !== error) setFailure(now);
  const { isOffline, lastCode } = failure;
  // Code that did not load has no failed request behind it.
  const code = error instanceof RemoteError ? undefined : lastCode;
  const title = t(isOffline ? 'offline.page.title' : 'unavailable.title');
  return (
    <Page title={title} isTitleInside>
      <div role="alert">
        <Empty
          scene={isOffline ? 'offline' : 'error'}
          title={title}
          level={1}
          action={
            <>
              <Button icon={<RetryIcon />} onClick={onRetry}>
                {t('unavailable.retry')}
              </Button>
              <ButtonLink to={pathTo('checkout/cart')} variant="quiet">
                {t('unavailable.cart')}
              </ButtonLink>
            </>
          }
        >
          <p>{t(isOffline ? 'offline.page.text' : 'unavailable.text')}</p>
          {code && !isOffline && <p>{t('unavailable.code', { code })}</p>}
          {infoClient?.hotline && !isOffline && (
            <p>
              {t('unavailable.call')}{' '}
              <ExternalLink href={`tel:${infoClient.hotline.replace(/\s/g, '')}`}>
                {infoClient.hotline}
              </ExternalLink>
            </p>
          )}
        </Empty>
      </div>
    </Page>
  );
}
