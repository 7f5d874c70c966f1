import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean }[];
  /** Opening one closes the others that share this name. */
  name?: string | undefined;
}

/** Questions that open to show their answers; native elements, so it works before any script. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <List>
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} name={name} open={isOpen}>
          <summary>
            {title}
            <ChevronDownIcon />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </List>
  );
}

const List = styled.div`
  border-block-end: 1px solid var(--c-line);
  details {
    border-block-start: 1px solid var(--c-line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    min-height: 52px;
    padding-block: var(--s-3);
    font-weight: 500;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--c-action);
  }
  summary svg {
    flex: none;
    transition: transform var(--m-fast);
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  details > div {
    padding-bottom: var(--s-4);
    max-width: 75ch;
    color: var(--c-ink-soft);
  }
`;
