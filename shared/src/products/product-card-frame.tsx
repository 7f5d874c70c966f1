import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePathTo } from '@storefront/shared/widgets';
import type { ProductCard } from '../contracts';
import { CardLink, Picture } from '../ui';

export interface ProductCardFrameProps {
  product: Pick<ProductCard, 'name' | 'seoSlug' | 'picture' | 'shownColor'>;
  /** The display width of the picture, as in `<img sizes>`. */
  sizes: string;
  loading?: 'lazy' | 'eager' | 'priority' | undefined;
  /** Fades the picture of a product that cannot be bought. */
  isDimmed?: boolean | undefined;
  /** Whether the picture grows on hover. */
  zoomsOnHover?: boolean | undefined;
  /** Buttons on top of the picture. */
  overlay?: ReactNode;
  /** Price and stock below the name. */
  children: ReactNode;
}

/** The common frame of product cards: the picture above the name, which links to the product's page. */
export function ProductCardFrame({
  product: { name, seoSlug, picture, shownColor },
  sizes,
  loading = 'lazy',
  isDimmed = false,
  zoomsOnHover = false,
  overlay,
  children,
}: ProductCardFrameProps) {
  const pathTo = usePathTo();
  return (
    <Article>
      <PictureBox data-dimmed={isDimmed || undefined} data-zooms={zoomsOnHover || undefined}>
        <Picture picture={picture} alt="" sizes={sizes} widest={768} ratio="4 / 5" loading={loading} />
      </PictureBox>
      {overlay}
      <Text>
        <Name>
          <CardLink to={pathTo('catalog/product', { slug: seoSlug, color: shownColor?.replace('#', '') })}>
            {name}
          </CardLink>
        </Name>
        {children}
      </Text>
    </Article>
  );
}

const Article = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
`;
const PictureBox = styled.div`
  border-radius: var(--r-card);
  overflow: clip;
  &[data-dimmed] img {
    opacity: 0.55;
  }
  &[data-zooms] img {
    transition: transform var(--m-enter) var(--m-ease);
  }
  article:hover > &[data-zooms] img {
    transform: scale(1.03);
  }
  @media (prefers-reduced-motion: reduce) {
    article:hover > &[data-zooms] img {
      transform: none;
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: var(--s-3) 2px var(--s-2);
`;
const Name = styled.h3`
  font-size: var(--t-md);
  font-weight: 500;
  line-height: 1.4;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: clip;
  text-wrap: pretty;
  @media (max-width: 479.98px) {
    font-size: var(--t-sm);
  }
`;
