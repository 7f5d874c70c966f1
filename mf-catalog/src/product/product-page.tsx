import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ProductDetail, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { all, useSelector } from '@storefront/shared/store';
import { Async, Breadcrumb, ButtonLink, Container, Empty, Page } from '@storefront/shared/ui';
import { reviewSaga, reviewSlices } from '../lazy-reviews';
import { paths } from '../paths/paths';
import {
  deliveryOptions,
  provinces,
  referralCode,
  relatedProducts,
  sizeGuides,
  stockAlerts,
  viewedProducts,
} from './product-extras';
import { priceEnd, productHead, productNeeds, productStatus } from './product-head';
import { productDetails } from './product-resource';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';
import { useCurrentPrices } from './use-current-prices';
import { isSizeOpen, variantShown } from './variant';

/** One product; `?v=` names the variant that is chosen, `?color=` the colour alone while the size is open. */
function ProductPage() {
  const { slug = '' } = useParams();
  const language = useLanguage();
  const entry = useSelector((state) => productDetails.select(state, { slug, language }));
  if (entry.error?.status === 404) return <NoSuchProduct />;
  return (
    <Frame>
      <Async entry={entry} pending={<ProductSkeleton />}>
        {(product) => <Shown key={product.id} product={product} />}
      </Async>
    </Frame>
  );
}

function Shown({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const [query] = useSearchParams();
  const { current, isSaleOver } = useCurrentPrices(product);
  const infoId = query.get('v');
  const variant = variantShown(current, infoId, query.get('color'));
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
      <ProductView
        product={current}
        variant={variant}
        isSizeOpen={isSizeOpen(current, infoId)}
        isSaleOver={isSaleOver}
      />
    </>
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

const resources = [
  productDetails,
  relatedProducts,
  viewedProducts,
  sizeGuides,
  provinces,
  deliveryOptions,
  referralCode,
  stockAlerts,
];

export const productPage: RemotePage = {
  Component: ProductPage,
  needs: productNeeds,
  head: productHead,
  status: productStatus,
  validUntil: priceEnd,
  slices: [...resources.map(({ slice }) => slice), ...reviewSlices],
  *saga() {
    yield* all([...resources.map(({ saga }) => saga), reviewSaga]);
  },
};

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
