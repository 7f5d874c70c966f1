import styled from '@emotion/styled';
import { useId, useRef, type ReactNode } from 'react';
import { Card, Heading } from '@storefront/shared/ui';
import { useFocusStays } from './use-focus-stays';

/** A named part of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useFocusStays(place);
  return (
    <Card as="section" ref={place} tabIndex={-1} aria-labelledby={id}>
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

/** Facts with their names: `<dt>` and `<dd>` in pairs of a `<div>`. */
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
