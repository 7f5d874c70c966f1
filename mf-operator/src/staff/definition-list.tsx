import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** Facts about a thing: a name and a value in each line. A fact without a value is left out. */
export function DefinitionList({
  items,
}: {
  items: readonly { term: string; value: ReactNode; isNumber?: boolean }[];
}) {
  return (
    <Facts>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value, isNumber }) => (
          <div key={term} data-number={isNumber || undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: var(--s-2);
  font-size: var(--t-sm);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
  }
  dt {
    flex: none;
    max-width: 60%;
    color: var(--c-ink-soft);
  }
  dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-number] dd {
    font-variant-numeric: tabular-nums;
  }
`;
