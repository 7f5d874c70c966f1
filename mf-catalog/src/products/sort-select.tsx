import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Select } from '@storefront/shared/ui';
import { sorts, type ProductQuery, type Sort } from '../product-query';
import { listLink, type ListPlace } from './list-links';

/** The order of a list. */
export function SortSelect({ place, query }: { place: ListPlace; query: ProductQuery }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  return (
    <Select
      label={t('list.sort.label')}
      options={sorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
      value={query.sort}
      onChange={({ target }) =>
        void navigate(listLink(place, { ...query, sort: target.value as Sort, page: 1 }))
      }
    />
  );
}
