import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { Promotion } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Skeleton } from '@storefront/shared/ui';
import { ViewedCard } from '../viewed-card';
import { goodsShown, promotionGoods } from './offers-state';
import { useIsNear } from './use-is-near';

const sizes = '(min-width: 768px) 160px, 30vw';

/**
 * Some of what a promotion is about, asked for when it comes near the screen. Absent when it is about everything, or when
 * they fail to load.
 */
export function PromotionGoods({ promotion: { id, conditions } }: { promotion: Promotion }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const dispatch = useDispatch();
  const language = useLanguage();
  const categories = conditions.categories.map(({ slug }) => slug).join(',');
  const products = conditions.products.map((product) => product.id).join(',');
  const isOfSome = categories !== '' || products !== '';
  const { data, error } = useSelector((state) =>
    promotionGoods.select(state, { id, categories, products, language }),
  );

  useEffect(() => {
    if (isOfSome && isNear) dispatch(promotionGoods.fetch({ id, categories, products, language }));
  }, [isOfSome, isNear, id, categories, products, language, dispatch]);

  if (!isOfSome) return null;
  return (
    <>
      <Place ref={place} aria-hidden="true" />
      {!data && !error && (
        <List as="div" data-pending aria-hidden="true">
          {Array.from({ length: goodsShown }, (_, index) => (
            <Skeleton key={index} kind="card" />
          ))}
        </List>
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((product) => (
            <li key={product.id}>
              <ViewedCard product={product} sizes={sizes} level={4} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** Takes no gap of the card. */
const Place = styled.span`
  position: absolute;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(${goodsShown}, minmax(0, 1fr));
  gap: var(--s-3);
  /* Without a script nothing comes. */
  @media (scripting: none) {
    &[data-pending] {
      display: none;
    }
  }
`;
