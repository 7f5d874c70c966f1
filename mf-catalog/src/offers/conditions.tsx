import styled from '@emotion/styled';
import { Children, type ReactNode } from 'react';

/** Conditions below each other; what does not apply is left out. */
export function Conditions({ items }: { items: readonly ReactNode[] }) {
  return (
    <List>
      {Children.toArray(items).map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  padding-inline-start: 1.1em;
  list-style: disc;
  font-size: var(--t-sm);
  line-height: 1.5;
  color: var(--c-ink-soft);
`;
