import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Empty, Page } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

/** No page has this address. */
export function MissingPage(): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  return (
    <Page title={t('missing.title')} isTitleInside>
      <Empty
        scene="search"
        title={t('missing.title')}
        level={1}
        action={
          <>
            <ButtonLink to={pathTo('catalog/products')}>{t('missing.products')}</ButtonLink>
            <ButtonLink to={pathTo('catalog/home')} variant="quiet">
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
