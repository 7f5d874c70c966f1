import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { ButtonLink, Empty } from '@storefront/shared/ui';
import type { ProductQuery } from '../product-query';
import { listLink, type ListPlace } from './list-links';

interface Props {
  place: ListPlace;
  query: ProductQuery;
}

/** No product stands here at all. */
export function NoProducts() {
  const { t } = useTranslation('catalog');
  return (
    <Empty
      title={t('list.empty.title')}
      action={<ButtonLink to={paths.products.to()}>{t('list.empty.all')}</ButtonLink>}
    >
      {t('list.empty.text')}
    </Empty>
  );
}

/** The filters leave nothing over. */
export function NothingFits({ place, query }: Props) {
  const { t } = useTranslation('catalog');
  const { minPrice: _from, maxPrice: _to, ...rest } = query;
  return (
    <Empty
      title={t('list.empty.filteredTitle')}
      action={
        <ButtonLink to={listLink(place, { ...rest, status: [], page: 1 })}>
          {t('list.empty.clear')}
        </ButtonLink>
      }
    >
      {t('list.empty.filteredText')}
    </Empty>
  );
}

/** The address names a page that the list has not, or no longer. */
export function BeyondTheEnd({ place, query, totalPages }: Props & { totalPages: number }) {
  const { t } = useTranslation('catalog');
  return (
    <Empty
      title={t('list.empty.beyondTitle', { count: totalPages })}
      action={
        <>
          <ButtonLink to={listLink(place, { ...query, page: totalPages })}>
            {t('list.empty.lastPage')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={listLink(place, { ...query, page: 1 })}>
            {t('list.empty.firstPage')}
          </ButtonLink>
        </>
      }
    >
      {t('list.empty.beyondText', { page: query.page })}
    </Empty>
  );
}
