import styled from '@emotion/styled';
import { useId, useRef, type ReactNode } from 'react';
import { Card } from './card';
import { Heading } from './heading';
import { useRestoreFocus } from './use-restore-focus';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a page as a card with a title. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useRestoreFocus(card);
  return (
    <Card as="section" ref={card} tabIndex={-1} aria-labelledby={id}>
      <Title level={2} size={3} id={id}>
        {title}
      </Title>
      {children}
    </Card>
  );
}

const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;

/** A list of facts: pairs of `<dt>` and `<dd>`, each in a `<div>`. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--s-3);
  dt {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
