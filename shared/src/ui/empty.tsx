import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Illustration, type Scene } from './illustration';

export interface EmptyProps {
  scene?: Scene | undefined;
  title: ReactNode;
  /** The heading level of the title: 1 where it is the page's only content. */
  level?: 1 | 2 | 3 | 4 | undefined;
  children?: ReactNode;
  /** A link or button that leads on. */
  action?: ReactNode;
}

/** An empty state: nothing here yet, and what to do about it. */
export function Empty({ scene = 'search', title, level = 2, children, action }: EmptyProps) {
  return (
    <Box>
      <Illustration scene={scene} />
      <Title as={`h${level}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  padding: var(--s-12) var(--s-4);
  text-align: center;
`;
const Title = styled.h2`
  margin-top: var(--s-4);
  font-size: var(--t-lg);
  font-weight: 600;
  line-height: 1.35;
`;
const Text = styled.div`
  max-width: 48ch;
  color: var(--c-ink-soft);
  text-wrap: balance;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-3);
  margin-top: var(--s-3);
`;
