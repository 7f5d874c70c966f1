import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Heading } from '../heading';

/** One kind of component under its name. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const id = `ui-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Box>
  );
}

/** Examples side by side from 768. */
export const Examples = styled.div`
  display: grid;
  gap: var(--s-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  align-items: start;
`;
const Box = styled.section`
  display: grid;
  gap: var(--s-4);
  padding-block: var(--s-8);
  border-top: 1px solid var(--c-line);
`;
