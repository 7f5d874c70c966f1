import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterToDrop } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { Heading, Stack, TextLink } from '@storefront/shared/ui';
import { countText } from './count-text';
import { freedLink } from './list-links';
import type { ListQuery } from './list-query';
import { useFacets } from './use-facets';

/** Which filters an empty list is empty for, and what there is without each. */
export function FiltersToDrop({ query, drop }: { query: ListQuery; drop: readonly FilterToDrop[] }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const known = useFacets(query).data?.facets ?? [];
  const id = useId();
  if (drop.length === 0) return null;
  const nameOf = ({ param, group }: FilterToDrop) => {
    if (param === 'minPrice') return t('list.filters.price');
    const key = group === undefined ? param : `${param}.${group}`;
    return known.find((facet) => facet.key === key)?.name ?? t('list.filters.other');
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id} level={2} size={3}>
          {t('list.empty.drop')}
        </Heading>
        <Ways>
          {drop.map((one) => (
            <li key={`${one.param}${one.group ?? ''}`}>
              <TextLink to={freedLink(query, one.param, one.group)} rel="nofollow">
                {t('list.empty.without', {
                  name: nameOf(one),
                  count: one.total,
                  number: countText(one, language),
                })}
              </TextLink>
            </li>
          ))}
        </Ways>
      </Stack>
    </section>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  a {
    display: inline-block;
    padding-block: 4px;
  }
`;
