import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Facet } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { CloseIcon, PageLink, SwatchDot, TextLink } from '@storefront/shared/ui';
import { filterParams, type FilterParam } from '../product-query';
import { changedLink, clearedLink, toggledLink, withoutRange } from './list-links';
import type { ListQuery } from './list-query';
import { bandOf, rangeText } from './price-range';
import { useFacets } from './use-facets';

interface Props {
  query: ListQuery;
  /** Something was taken back, and what was pressed is gone. */
  onTaken: () => void;
}

/** What narrows the list now, each to be taken back alone or all at once. */
export function AppliedFilters({ query, onTaken }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const known = useFacets(query).data?.facets ?? [];
  const inWords = (range: Parameters<typeof rangeText>[0]) =>
    rangeText(range, language, (key, amounts) => t(`list.filters.${key}`, amounts));
  const range = inWords(query);
  const take = (to: string, name: string, colour?: string) => (
    <li key={to}>
      <Pill to={to} rel="nofollow" aria-label={t('list.filters.take', { name })} onClick={onTaken}>
        {colour && <SwatchDot colour={colour} />}
        {name}
        <CloseIcon size={16} />
      </Pill>
    </li>
  );
  return (
    <List aria-label={t('list.filters.applied')}>
      {filterParams.flatMap((param) =>
        query[param].map((value) => {
          const band = param === 'price' ? inWords(bandOf(value)) : undefined;
          const { name, colour } = described(known, param, value);
          return take(toggledLink(query, param, value), band ?? name, colour);
        }),
      )}
      {range && take(changedLink(withoutRange(query), {}), range)}
      <li>
        <TextLink to={clearedLink(query)} rel="nofollow" onClick={onTaken}>
          {t('list.filters.clear')}
        </TextLink>
      </li>
    </List>
  );
}

/** A value alone says too little of what it is: "M" is a size, "Cotton" a material. */
const namedParams: readonly FilterParam[] = ['color', 'size', 'specs'];

function described(known: readonly Facet[], param: FilterParam, value: string) {
  const colour = param === 'color' ? `#${value}` : undefined;
  for (const facet of known) {
    if (facet.param !== param) continue;
    const found = facet.values.find((one) => one.value === value);
    if (!found) continue;
    return { name: namedParams.includes(param) ? `${facet.name}: ${found.label}` : found.label, colour };
  }
  // Nothing has it, or what it is called is not known yet.
  return { name: colour ?? value.slice(value.indexOf(':') + 1), colour };
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-bottom: var(--s-4);
`;
const Pill = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  max-width: 100%;
  padding: 4px 14px;
  border: 1px solid var(--c-line);
  border-radius: var(--r-full);
  background: var(--c-paper);
  font-size: var(--t-sm);
  text-decoration: none;
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
  &:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
`;
