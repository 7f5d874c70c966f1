import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FilterIcon, Sheet } from '@storefront/shared/ui';
import { filterCount, type ProductQuery } from '../product-query';
import type { ListPlace } from './list-links';
import { ProductFilters } from './product-filters';

interface Props {
  place: ListPlace;
  query: ProductQuery;
  /** How many products fit now, when that is known. */
  total: number | undefined;
}

/** The filters where there is no room beside the list. */
export function FilterSheet({ place, query, total }: Props) {
  const { t } = useTranslation('catalog');
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(query);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <Narrow>
      <Button
        variant="quiet"
        isWide
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('list.filters.openCount', { count }) : t('list.filters.open')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t('list.filters.title')}
        actions={
          <Button onClick={close}>
            {total === undefined ? t('list.filters.showAny') : t('list.filters.show', { count: total })}
          </Button>
        }
      >
        <ProductFilters place={place} query={query} />
      </Sheet>
    </Narrow>
  );
}

const Narrow = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }
`;
