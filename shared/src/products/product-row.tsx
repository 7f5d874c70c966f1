import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry, type Entry } from '@storefront/shared/store';
import type { ProductCard as Product } from '../contracts';
import { Banner, Heading, SectionTop, TextButton, TextLink } from '../ui';
import { CarouselRow } from './carousel-row';
import { ProductCard } from './product-card';
import { CardSkeleton } from './product-grid';

export interface ProductRowProps {
  title: string;
  entry: Entry<readonly Product[]>;
  /** The address of the whole list. */
  to?: string;
  /** Ids of products that are already on the page. */
  without?: readonly string[];
}

const sizes = '(min-width: 1200px) 260px, (min-width: 768px) 23vw, 44vw';
const maxCards = 5;

/** A row of products under a title. Its failure does not affect the page, and an empty row is not rendered. */
export function ProductRow({ title, entry, to, without = [] }: ProductRowProps) {
  const { t } = useTranslation('common');
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
          <TextLink to={to} aria-label={t('section.seeAllOf', { title })}>
            {t('seeAll')}
          </TextLink>
        )}
      </SectionTop>
      {shown ? (
        <CarouselRow>
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={sizes} />
            </li>
          ))}
        </CarouselRow>
      ) : (
        <PendingRow entry={entry} title={title} />
      )}
    </section>
  );
}

/** A placeholder for a row while its products load. */
function PendingRow({ entry, title }: Pick<ProductRowProps, 'entry' | 'title'>) {
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
  return (
    <CarouselRow as="div" aria-busy="true">
      {Array.from({ length: maxCards }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </CarouselRow>
  );
}
