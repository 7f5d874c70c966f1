import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import type { ProductCard as Product } from '../contracts';
import { HydratedApart, Skeleton, skippedOffscreen } from '../ui';
import { ProductCard } from './product-card';

const sizes = '(min-width: 1200px) 270px, (min-width: 768px) 30vw, 46vw';
/** At most the size of the first row, so that pictures below the fold do not compete with these. */
const firstRow = 4;

/**
 * Loads the pictures of the first row eagerly, and the first one with priority.
 */
export function gridPicture(index: number): { sizes: string; loading: 'lazy' | 'eager' | 'priority' } {
  return { sizes, loading: index === 0 ? 'priority' : index < firstRow ? 'eager' : 'lazy' };
}

export interface ProductGridProps {
  products: readonly Product[];
  /** More items below the products, in the same grid. */
  children?: ReactNode;
}

/** A page of products. */
export function ProductGrid({ products, children }: ProductGridProps) {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <HydratedApart key={product.id}>
          <li>
            <ProductCard product={product} {...gridPicture(index)} />
          </li>
        </HydratedApart>
      ))}
      {children}
    </CardGrid>
  );
}

/** Products that follow others in a grid. */
export function ProductItems({
  products,
  firstItem,
}: {
  products: readonly Product[];
  firstItem: Ref<HTMLLIElement>;
}) {
  return products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? firstItem : undefined}>
      <ProductCard product={product} sizes={sizes} />
    </li>
  ));
}

/** A placeholder for the grid while its products load. */
export function ProductGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <CardGrid as="div">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}

/** A placeholder for one card while its product loads. */
export function CardSkeleton() {
  return (
    <CardSpace>
      <Skeleton kind="card" />
    </CardSpace>
  );
}

/** Fits as many cards as possible in a row. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-6) var(--s-3);
  /* The first two rows of a phone are in view. */
  > :nth-of-type(n + 5) {
    ${skippedOffscreen('min(62.5vw + 140px, 450px)')}
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-8) var(--s-4);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-8) var(--s-6);
  }
`;
/** The text of a card is a little taller than the three lines of its skeleton. */
const CardSpace = styled.div`
  padding-bottom: 24px;
`;
