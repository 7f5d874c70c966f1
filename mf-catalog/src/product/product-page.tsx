import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, Breadcrumb, ButtonLink, Container, Empty, Page } from '@storefront/shared/ui';
import { recommendProducts } from '../catalog-state';
import { ProductRow } from '../product-row';
import { productDetails } from './product-resource';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';
import { variantShown } from './variant';

/** One product; `?v=` names the variant that is chosen. */
export function ProductPage() {
  const { t } = useTranslation('catalog');
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const language = useLanguage();
  const entry = useSelector((state) => productDetails.select(state, { slug, language }));
  const suggested = useSelector((state) => recommendProducts.select(state, { language }));
  if (entry.error?.status === 404) return <NoSuchProduct />;
  return (
    <Frame>
      <Async entry={entry} pending={<ProductSkeleton />}>
        {(product) => {
          const variant = variantShown(product, query.get('v'));
          if (!variant) return <NoSuchProduct />;
          return (
            <>
              <OneLine>
                <Breadcrumb
                  items={[
                    { label: t('crumbs.home'), to: paths.home.to() },
                    ...product.breadcrumb.map(({ name, slug: to }) => ({
                      label: name,
                      to: paths.category.to(to),
                    })),
                  ]}
                  current={product.name}
                />
              </OneLine>
              <ProductView key={product.id} product={product} variant={variant} />
            </>
          );
        }}
      </Async>
      <ProductRow
        title={t('product.suggested')}
        entry={suggested}
        without={entry.data ? [entry.data.id] : []}
      />
    </Frame>
  );
}

/** Says so, and leads on. */
function NoSuchProduct() {
  const { t } = useTranslation('catalog');
  return (
    <Page title={t('product.notFoundTitle')} isTitleInside>
      <Empty
        title={t('product.notFoundTitle')}
        level={1}
        action={<ButtonLink to={paths.products.to()}>{t('list.empty.all')}</ButtonLink>}
      >
        {t('product.notFoundText')}
      </Empty>
    </Page>
  );
}

/** On phones the way here must not push the product off the first screen. */
const OneLine = styled.div`
  @media (max-width: 767.98px) {
    ol {
      flex-wrap: nowrap;
      overflow-x: auto;
      white-space: nowrap;
      scrollbar-width: none;
    }
    li,
    svg {
      flex: none;
    }
  }
`;
const Frame = styled(Container)`
  padding-block: var(--s-3) var(--s-16);
`;
