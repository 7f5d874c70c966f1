import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { ButtonLink, Empty, Page } from '@storefront/shared/ui';

/** No page has this address. */
export function MissingPage(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('missing.title')} isTitleInside>
      <Empty
        scene="search"
        title={t('missing.title')}
        level={1}
        action={
          <>
            <ButtonLink to={paths.products.to()}>{t('missing.products')}</ButtonLink>
            <ButtonLink to={paths.home.to()} variant="quiet">
              {t('missing.home')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('missing.text')}</p>
      </Empty>
    </Page>
  );
}
