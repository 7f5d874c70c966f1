import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { ProductCard, Promotion } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useCardPrice } from '@storefront/shared/products';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { ViewedCard } from '../viewed-card';
import { promotionGoods } from './offers-state';

const sizes = '(min-width: 768px) 160px, 30vw';

/** Some of what a promotion is about. Absent when it is about everything, or when they fail to load. */
export function PromotionGoods({ promotion: { id, conditions } }: { promotion: Promotion }) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const categories = conditions.categories.map(({ slug }) => slug).join(',');
  const products = conditions.products.map((product) => product.id).join(',');
  const isOfSome = categories !== '' || products !== '';
  const { data } = useSelector((state) =>
    promotionGoods.select(state, { id, categories, products, language }),
  );

  useEffect(() => {
    if (isOfSome) dispatch(promotionGoods.fetch({ id, categories, products, language }));
  }, [isOfSome, id, categories, products, language, dispatch]);

  if (!isOfSome || !data || data.length === 0) return null;
  return (
    <List>
      {data.map((product) => (
        <li key={product.id}>
          <Good product={product} />
        </li>
      ))}
    </List>
  );
}

function Good({ product }: { product: ProductCard }) {
  const { amount, before } = useCardPrice(product);
  return (
    <ViewedCard product={{ ...product, price: amount, originalPrice: before }} sizes={sizes} level={4} />
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-3);
`;
