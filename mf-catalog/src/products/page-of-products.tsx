import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { CardSkeleton, ProductItems } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { Failed } from '@storefront/shared/ui';
import { useRetry } from '@storefront/shared/store';
import type { ProductQuery } from '../product-query';
import { lists } from './list-state';

const waiting = 4;

interface Props {
  query: ProductQuery;
  /** A shopper has just asked for it, so the focus goes to its first product. */
  isAdded: boolean;
}

/** A page of products below others in the same grid. */
export function PageOfProducts({ query, isAdded }: Props) {
  const { data, error, isFetching } = useSelector((state) => lists.select(state, query));
  const retry = useRetry();
  const firstItem = useRef<HTMLLIElement>(null);
  const isHere = data !== undefined;

  useEffect(() => {
    if (isAdded && isHere) firstItem.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAdded, isHere]);

  if (data) return <ProductItems products={data.data} firstItem={firstItem} />;
  if (error && !isFetching) {
    return (
      <Wide>
        <Failed error={error} onRetry={retry} />
      </Wide>
    );
  }
  return Array.from({ length: waiting }, (_, index) => (
    <li key={index} aria-busy="true">
      <CardSkeleton />
    </li>
  ));
}

const Wide = styled.li`
  grid-column: 1 / -1;
`;
