import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatDateTimeInText } from '../time';
import { useLanguage } from './use-language';

export interface TimelineProps {
  items: readonly {
    id: string;
    title: ReactNode;
    /** ISO instant; absent for a future step. */
    at?: string | undefined;
    description?: ReactNode;
    state: 'done' | 'current' | 'ahead' | 'stopped';
  }[];
}

/** Past and future steps, each with its date. */
export function Timeline({ items }: TimelineProps) {
  const language = useLanguage();
  return (
    <List>
      {items.map(({ id, title, at, description, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Title>{title}</Title>
          {at && <time dateTime={at}>{formatDateTimeInText(at, language)}</time>}
          {description && <div>{description}</div>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  li {
    position: relative;
    padding: 0 0 var(--s-6) var(--s-8);
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  li:last-of-type {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto 4px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    border: 2px solid var(--c-line-control);
    background: var(--c-paper);
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset: 22px auto -2px 9px;
    width: 2px;
    background: var(--c-line);
  }
  [data-state='done']::before {
    background: var(--c-success);
    border-color: var(--c-success);
  }
  [data-state='current']::before {
    background: var(--c-action);
    border-color: var(--c-action);
    box-shadow: 0 0 0 4px var(--c-tint);
  }
  [data-state='stopped']::before {
    background: var(--c-danger);
    border-color: var(--c-danger);
  }
  time {
    font-variant-numeric: tabular-nums;
  }
`;
const Title = styled.div`
  font-size: var(--t-md);
  font-weight: 500;
  color: var(--c-ink);
  [data-state='ahead'] & {
    color: var(--c-ink-soft);
    font-weight: 400;
  }
`;
