import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facet, FacetValue } from '@storefront/shared/contracts';
import { ChevronDownIcon } from '@storefront/shared/ui';
import { FacetLink } from './facet-link';
import type { ListQuery } from './list-query';

interface Props {
  facet: Facet;
  query: ListQuery;
  isOpen: boolean;
  /** Below its values. */
  children?: ReactNode;
}

/** More values than these are a click away. */
const maxShown = 8;

/** A group of filters; one of its values is enough. */
export function FacetGroup({ facet, query, isOpen, children }: Props) {
  const { t } = useTranslation('catalog');
  const { param, name } = facet;
  const values = belowTheirOwn(facet.values);
  const isChosen = ({ value }: FacetValue) => query[param].includes(value);
  const chosen = values.filter(isChosen).length;
  const rest = values.slice(maxShown);
  const list = (shown: readonly FacetValue[]) => (
    <Values data-param={param}>
      {shown.map((value) => (
        <li key={value.value} data-below={value.parent !== undefined || undefined}>
          <FacetLink query={query} param={param} value={value} isChosen={isChosen(value)} />
        </li>
      ))}
    </Values>
  );
  return (
    <Group open={isOpen || chosen > 0}>
      <summary>
        <h3>
          {name}
          {chosen > 0 && ` (${chosen})`}
        </h3>
        <ChevronDownIcon />
      </summary>
      {list(values.slice(0, maxShown))}
      {rest.length > 0 && (
        <Rest open={rest.some(isChosen)}>
          <summary>{t('list.filters.more', { count: rest.length })}</summary>
          {list(rest)}
        </Rest>
      )}
      {children}
    </Group>
  );
}

/** What is under another value stands right below it. */
function belowTheirOwn(values: readonly FacetValue[]): FacetValue[] {
  const known = new Set(values.map(({ value }) => value));
  const from = (parent: string | undefined): FacetValue[] =>
    values
      .filter(
        (one) => (one.parent !== undefined && known.has(one.parent) ? one.parent : undefined) === parent,
      )
      .flatMap((one) => [one, ...from(one.value)]);
  return from(undefined);
}

const Group = styled.details`
  padding-block-end: var(--s-4);
  & + & {
    border-block-start: 1px solid var(--c-line);
  }
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
  }
  > summary h3 {
    font-size: var(--t-md);
    font-weight: 600;
  }
  > summary svg {
    flex: none;
    transition: transform var(--m-fast);
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  &:not([open]) {
    padding-block-end: 0;
  }
`;
const Rest = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-action);
    font-size: var(--t-sm);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[open] > summary {
    display: none;
  }
`;
const Values = styled.ul`
  display: grid;
  [data-below] {
    padding-inline-start: var(--s-4);
  }
  &[data-param='size'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s-4);
  }
`;
