import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { Checkbox, Stack } from '@storefront/shared/ui';
import { statuses, type ProductQuery } from '../product-query';
import { listLink, type ListPlace } from './list-links';
import { PriceForm } from './price-form';
import { commonRanges, rangeText } from './price-range';

interface Props {
  place: ListPlace;
  query: ProductQuery;
}

/** What can be narrowed; each choice is an address, so Back takes it back. */
export function ProductFilters({ place, query }: Props) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  return (
    <Stack gap={6}>
      <fieldset>
        <Legend>{t('list.filters.status')}</Legend>
        {statuses.map((status) => (
          <Checkbox
            key={status}
            label={t(`status.${status}`)}
            checked={query.status.includes(status)}
            onChange={({ target }) => {
              const others = query.status.filter((other) => other !== status);
              const chosen = target.checked ? [...others, status] : others;
              void navigate(listLink(place, { ...query, status: chosen, page: 1 }));
            }}
          />
        ))}
      </fieldset>
      <PriceFilter place={place} query={query} />
    </Stack>
  );
}

function PriceFilter({ place, query }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { minPrice, maxPrice, ...anyPrice } = query;
  return (
    <fieldset>
      <Legend>{t('list.filters.price')}</Legend>
      <Ranges>
        {commonRanges.map((range) => {
          const isChosen = range.minPrice === minPrice && range.maxPrice === maxPrice;
          const next = isChosen ? anyPrice : { ...anyPrice, ...range };
          return (
            <li key={`${range.minPrice ?? ''}-${range.maxPrice ?? ''}`}>
              <RangeLink
                to={listLink(place, { ...next, page: 1 })}
                aria-current={isChosen ? 'true' : undefined}
              >
                {rangeText(range, language, (key, amounts) => t(`list.filters.${key}`, amounts))}
              </RangeLink>
            </li>
          );
        })}
      </Ranges>
      <PriceForm key={`${minPrice ?? ''}-${maxPrice ?? ''}`} place={place} query={query} />
    </fieldset>
  );
}

const Legend = styled.legend`
  font-weight: 600;
  margin-bottom: var(--s-2);
`;
const Ranges = styled.ul`
  display: grid;
  margin-bottom: var(--s-4);
`;
const RangeLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 40px;
  margin-inline: -12px;
  padding-inline: 12px;
  border-radius: var(--r-control);
  text-decoration: none;
  &:hover {
    color: var(--c-action);
  }
  &[aria-current] {
    background: var(--c-tint);
    color: var(--c-action);
    font-weight: 600;
  }
`;
