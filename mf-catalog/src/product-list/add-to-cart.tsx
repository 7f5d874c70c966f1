import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartChanged, maxQuantity, selectQuantityInCart } from '@storefront/shared/cart';
import type { ProductCard } from '@storefront/shared/contracts';
import { noticeShown, useDispatch, useSelector, useStore } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** Adds a product with one variant to the cart, and leads to the page of one with several, where one is chosen. */
export function AddToCart({ product }: { product: ProductCard }) {
  const { t } = useTranslation('catalog-product-list');
  const dispatch = useDispatch();
  const store = useStore();
  const { infoId, name, seoSlug, stock, price } = product;
  const quantity = useSelector((state) => (infoId === null ? 0 : selectQuantityInCart(state, infoId)));
  /** Holds until the quantity in the cart changes. */
  const [problem, setProblem] = useState<{ key: 'full' | 'noMore' | 'atMost'; quantity: number } | null>(
    null,
  );
  if (stock === 0 || infoId === null) {
    const key = stock === 0 ? 'see' : 'choose';
    return (
      <Space>
        <ButtonLink
          variant="quiet"
          size="small"
          isWide
          to={paths.product.to(seoSlug)}
          aria-label={t(`${key}Of`, { name })}
        >
          {t(key)}
        </ButtonLink>
      </Space>
    );
  }
  const add = () => {
    const inCart = () => selectQuantityInCart(store.getState(), infoId);
    const before = inCart();
    if (before >= Math.min(stock, maxQuantity)) {
      setProblem({ key: before >= stock ? 'noMore' : 'atMost', quantity: before });
      return;
    }
    // As on the product's page: a cart compares usual prices, and what a flash sale takes off is the quote's to say.
    dispatch(cartChanged({ kind: 'add', line: { infoId, quantity: 1, priceSeen: price } }));
    // The store drops a line that does not fit into a full cart.
    const isAdded = inCart() > before;
    setProblem(isAdded ? null : { key: 'full', quantity: before });
    if (isAdded) dispatch(noticeShown('AddProductSuccess', { name, quantity: 1 }));
  };
  return (
    <Space>
      <Button variant="quiet" size="small" isWide aria-label={t('addOf', { name })} onClick={add}>
        {t('add')}
      </Button>
      <p role="status">{problem?.quantity === quantity && t(problem.key, { count: maxQuantity })}</p>
    </Space>
  );
}

/** Buttons of a row stand side by side, however long the names above them are. */
const Space = styled.div`
  margin-top: auto;
  p {
    font-size: var(--t-sm);
  }
`;
