import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { Empty, Button, OuterLink, Page, RetryIcon } from '@storefront/shared/ui';

/** A part of the shop could not be loaded: the rest lives, the cart is safe, and trying again takes no reload. */
export function UnavailablePage({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const { infoClient } = useSelector(selectSetting);
  return (
    <Page title={t('unavailable.title')} isTitleHidden>
      <div role="alert">
        <Empty
          scene="error"
          title={t('unavailable.title')}
          action={
            <Button icon={<RetryIcon />} onClick={onRetry}>
              {t('unavailable.retry')}
            </Button>
          }
        >
          <p>{t('unavailable.text')}</p>
          {infoClient && (
            <p>
              {t('unavailable.call')}{' '}
              <OuterLink href={`tel:${infoClient.hotline.replace(/\s/g, '')}`}>
                {infoClient.hotline}
              </OuterLink>
            </p>
          )}
        </Empty>
      </div>
    </Page>
  );
}
