import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard as Product } from '@storefront/shared/contracts';
import { useRetry, type Entry } from '@storefront/shared/store';
import { Banner, Heading, SectionTop, TextButton, TextLink } from '@storefront/shared/ui';
import { ProductCard } from './product-card';
import { CardSkeleton } from './product-grid';

interface Props {
  title: string;
  entry: Entry<readonly Product[]>;
  /** Where all of them are. */
  to?: string;
  /** Ids of products that are on the page already. */
  without?: readonly string[];
}

const sizes = '(min-width: 1200px) 260px, (min-width: 768px) 23vw, 44vw';
const widest = 5;

/** A row of products under a title. It fails alone, and is not there when it has nothing to show. */
export function ProductRow({ title, entry, to, without = [] }: Props) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const shown = entry.data?.filter(({ id: productId }) => !without.includes(productId));
  if (shown?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTop>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        {to && (
          <TextLink to={to} aria-label={t('row.seeAllOf', { title })}>
            {t('row.seeAll')}
          </TextLink>
        )}
      </SectionTop>
      {shown ? (
        <Scroller>
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={sizes} />
            </li>
          ))}
        </Scroller>
      ) : (
        <RowWithout entry={entry} title={title} />
      )}
    </section>
  );
}

/** The place of a row whose products are not there, yet or at all. */
function RowWithout({ entry, title }: Pick<Props, 'entry' | 'title'>) {
  const { t } = useTranslation('catalog');
  const retry = useRetry();
  if (entry.error && !entry.isFetching) {
    return (
      <Banner
        tone="warning"
        action={
          <TextButton aria-label={`${t('row.retry')}: ${title}`} onClick={retry}>
            {t('row.retry')}
          </TextButton>
        }
      >
        {t('row.failed')}
      </Banner>
    );
  }
  return (
    <Scroller as="div" aria-busy="true">
      {Array.from({ length: widest }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </Scroller>
  );
}

/** Slides sideways on phones; from 768 px one row of four or five, the rest a click away. */
const Scroller = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 44%;
  gap: var(--s-3);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  padding-block: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-4);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    > :nth-of-type(n + 5) {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--s-6);
    > :nth-of-type(5) {
      display: block;
    }
  }
`;
