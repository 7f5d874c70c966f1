import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

/** The size of a list, announced whenever it changes; it keeps its place while the size is unknown. */
export function ListCount(props: ComponentProps<'p'>) {
  return <Text role="status" {...props} />;
}

const Text = styled.p`
  min-height: 1.6em;
  color: var(--c-ink-soft);
`;
