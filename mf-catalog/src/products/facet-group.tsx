import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facet, FacetValue } from '@storefront/shared/contracts';
import { FacetLink } from './facet-link';
import type { ListQuery } from './list-query';

interface Props {
  facet: Facet;
  query: ListQuery;
  /** Something was opened whose values are not there. */
  onMore: () => void;
  /** Below its values. */
  children?: ReactNode;
}

/** More values than these are a click away. */
const maxShown = 12;
/** Sizes stand beside each other. */
const sizesInRow = 3;
/** What most people choose from; the other groups say that they are there, and show their values once they are opened. */
const openParams: readonly string[] = ['category', 'price'];

/** A group of filters; one of its values is enough. */
export function FacetGroup({ facet, query, onMore, children }: Props) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const { param, name, values, more = 0 } = facet;
  const isChosen = ({ value }: FacetValue) => query[param].includes(value);
  const chosen = values.filter(isChosen).length;
  const isOpen = openParams.includes(param) || chosen > 0;
  // What is chosen is in sight, wherever it stands.
  const isFirst = (value: FacetValue, index: number) => index < maxShown || isChosen(value);
  const first = values.filter(isFirst);
  const rest = values.filter((value, index) => !isFirst(value, index));
  const left = rest.length + more;
  const list = (shown: readonly FacetValue[]) => (
    <Values data-param={param}>
      {shown.map((value) => (
        <li key={value.value} data-below={value.parent !== undefined || undefined}>
          <FacetLink query={query} param={param} value={value} isChosen={isChosen(value)} />
        </li>
      ))}
    </Values>
  );
  // Drawn in closed groups too, because they can be opened before hydration.
  const waiting = (rows: number) => <Waiting $rows={rows}>{common('loading')}</Waiting>;
  const whole = { isDrawn: query.hasWholeFilters ?? false, onMissing: onMore };
  return (
    <Group isOpen={isOpen} isMissing={values.length === 0} {...whole}>
      {(isShown) => (
        <>
          <summary>
            <h3>
              {name}
              {chosen > 0 && ` (${chosen})`}
            </h3>
            {!isOpen && <Number aria-hidden="true">{values.length + more}</Number>}
          </summary>
          {values.length === 0 ? waiting(firstRowsOf(param, more)) : isShown && list(first)}
          {isShown && values.length > 0 && left > 0 && (
            <Rest isOpen={false} isMissing={more > 0} {...whole}>
              {(isRestShown) => (
                <>
                  <summary>{t('list.filters.more', { count: left })}</summary>
                  {more > 0 ? waiting(rowsOf(param, left)) : isRestShown && list(rest)}
                </>
              )}
            </Rest>
          )}
          {isShown && children}
        </>
      )}
    </Group>
  );
}

/** How many rows these values will take, so that what is below stays where it is when they come. */
function rowsOf(param: Facet['param'], count: number): number {
  return param === 'size' ? Math.ceil(count / sizesInRow) : count;
}

/** The same of a group that shows its first values, and a way to the rest. */
function firstRowsOf(param: Facet['param'], count: number): number {
  return rowsOf(param, Math.min(count, maxShown)) + (count > maxShown ? 1 : 0);
}

/** A `<details>` that draws what is in it once it is opened, and asks for what is missing. */
function Details({
  isOpen,
  isDrawn,
  isMissing,
  onMissing,
  children,
  className,
}: {
  isOpen: boolean;
  /** Also while it is closed. */
  isDrawn: boolean;
  isMissing: boolean;
  onMissing: () => void;
  children: (isShown: boolean) => ReactNode;
  className?: string;
}) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const look = () => {
    const isNow = element.current?.open ?? false;
    setIsOpened(isNow);
    if (isNow && isMissing) onMissing();
  };
  // It may have been opened before its code was here, or be open when its values go with the last choice in it.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `look` is new in each render: with it, a failed request would be repeated by each
  useEffect(look, [isMissing]);
  return (
    <details ref={element} className={className} open={isOpen || isOpened} onToggle={look}>
      {children(isOpen || isDrawn || isOpened)}
    </details>
  );
}

const Group = styled(Details)`
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
    gap: var(--s-3);
    min-height: 48px;
  }
  > summary h3 {
    flex: 1;
    font-size: var(--t-md);
    font-weight: 600;
  }
  > summary::after {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    margin: -4px 6px 0 2px;
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(45deg);
  }
  &[open] > summary::after {
    margin-top: 6px;
    transform: rotate(225deg);
  }
  &[open] > summary > span {
    visibility: hidden;
  }
  &:not([open]) {
    padding-block-end: 0;
  }
`;
const Rest = styled(Details)`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-action);
    font-size: var(--t-sm);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* Without a script no value comes, and the way back has to stay. */
  @media not (scripting: none) {
    &[open] > summary:not(:only-child) {
      display: none;
    }
  }
`;
const Waiting = styled.p<{ $rows: number }>`
  --row: 44px;
  height: calc(${({ $rows }) => $rows} * var(--row));
  line-height: var(--row);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  background: linear-gradient(transparent 30%, var(--c-picture) 30% 70%, transparent 70%) 0 var(--row) / 100%
    var(--row);
  @media (min-width: 1024px) {
    --row: 36px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
const Number = styled.span`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
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
