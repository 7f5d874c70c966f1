import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry, type Entry } from '@storefront/shared/store';
import type { ProductCard as Product } from '../contracts';
import { Banner, Heading, HydratedApart, SectionTop, TextButton, TextLink } from '../ui';
import { CarouselRow } from './carousel-row';
import { ProductCard } from './product-card';
import { CardGrid, CardSkeleton } from './product-grid';

export interface ProductRowProps {
  title: string;
  entry: Entry<readonly Product[]>;
  /** The address of the whole list; null where the shop has no such page. */
  to?: string | null;
  /** Ids of products that are already on the page. */
  without?: readonly string[];
  /** A row that scrolls sideways on phones, or a grid of all products. */
  layout?: 'row' | 'grid';
  /** Shown when there are no products; by default, the row is not rendered. */
  emptyText?: string;
  /** A button below each card. */
  renderAction?: (product: Product) => ReactNode;
}

const sizes = '(min-width: 1200px) 260px, (min-width: 768px) 23vw, 44vw';
const maxCards = 5;

/** Products under a title. Their failure does not affect the page, and an empty row is not rendered. */
export function ProductRow(props: ProductRowProps) {
  return (
    <HydratedApart>
      <Row {...props} />
    </HydratedApart>
  );
}

function Row({ title, entry, to, without = [], layout = 'row', emptyText, renderAction }: ProductRowProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const shown = entry.data?.filter(({ id: productId }) => !without.includes(productId));
  if (shown?.length === 0 && emptyText === undefined) return null;
  const List = layout === 'grid' ? CardGrid : CarouselRow;
  return (
    <section aria-labelledby={id}>
      <SectionTop>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        {to && (
          <TextLink to={to} aria-label={t('section.seeAllOf', { title })}>
            {t('seeAll')}
          </TextLink>
        )}
      </SectionTop>
      {shown?.length === 0 && <p>{emptyText}</p>}
      {shown ? (
        <List>
          {shown.map((product) => (
            <Item key={product.id}>
              <ProductCard product={product} sizes={sizes} />
              {renderAction?.(product)}
            </Item>
          ))}
        </List>
      ) : (
        <PendingRow entry={entry} title={title} layout={layout} isTall={renderAction !== undefined} />
      )}
    </section>
  );
}

/** A placeholder for a row while its products load. */
function PendingRow({
  entry,
  title,
  layout,
  isTall,
}: Pick<ProductRowProps, 'entry' | 'title' | 'layout'> & { isTall: boolean }) {
  const { t } = useTranslation('common');
  const retry = useRetry();
  if (entry.error && !entry.isFetching) {
    return (
      <Banner
        tone="warning"
        action={
          <TextButton aria-label={`${t('retry')}: ${title}`} onClick={retry}>
            {t('retry')}
          </TextButton>
        }
      >
        {t('section.failed')}
      </Banner>
    );
  }
  const List = layout === 'grid' ? CardGrid : CarouselRow;
  return (
    <List as="div" aria-busy="true">
      {Array.from({ length: maxCards }, (_, index) => (
        <div key={index}>
          <CardSkeleton />
          {isTall && <ButtonSpace />}
        </div>
      ))}
    </List>
  );
}

/** Cards of a row are equally high, with their buttons side by side. */
const Item = styled.li`
  display: flex;
  flex-direction: column;
`;
const ButtonSpace = styled.div`
  height: 36px;
`;
