import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { Chip, TextLink } from '@storefront/shared/ui';
import { filterCount, type ProductQuery } from '../product-query';
import { listLink, type ListPlace } from './list-links';
import { rangeText } from './price-range';

/** What narrows the list now, each to be taken back alone or all at once. */
export function AppliedFilters({ place, query }: { place: ListPlace; query: ProductQuery }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const navigate = useNavigate();
  if (filterCount(query) === 0) return null;
  const { minPrice: _from, maxPrice: _to, ...anyPrice } = query;
  const price = rangeText(query, language, (key, amounts) => t(`list.filters.${key}`, amounts));
  const show = (next: ProductQuery) => {
    void navigate(listLink(place, { ...next, page: 1 }));
  };
  return (
    <List aria-label={t('list.filters.applied')}>
      {query.status.map((status) => (
        <li key={status}>
          <Chip onRemove={() => show({ ...query, status: query.status.filter((other) => other !== status) })}>
            {t(`status.${status}`)}
          </Chip>
        </li>
      ))}
      {price && (
        <li>
          <Chip onRemove={() => show(anyPrice)}>{price}</Chip>
        </li>
      )}
      <li>
        <TextLink to={listLink(place, { ...anyPrice, status: [], page: 1 })}>
          {t('list.filters.clear')}
        </TextLink>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-bottom: var(--s-4);
`;
