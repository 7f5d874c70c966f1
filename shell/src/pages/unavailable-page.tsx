import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { Button, ButtonLink, Empty, ExternalLink, Page, RetryIcon } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

/** A part of the shop could not be loaded: the rest lives, the cart is safe, and trying again takes no reload. */
export function UnavailablePage({ onRetry }: { onRetry: () => void }): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { infoClient } = useSelector(selectSetting);
  return (
    <Page title={t('unavailable.title')} isTitleInside>
      <div role="alert">
        <Empty
          scene="error"
          title={t('unavailable.title')}
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
          <p>{t('unavailable.text')}</p>
          {infoClient?.hotline && (
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
