import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

/** How much a list holds: said again whenever it changes; its place stays while it is unknown. */
export function ListCount(props: ComponentProps<'p'>) {
  return <Text role="status" {...props} />;
}

const Text = styled.p`
  min-height: 1.6em;
  color: var(--c-ink-soft);
`;
