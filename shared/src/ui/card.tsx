import styled from '@emotion/styled';

/** A surface that lies on the page: a line, no shadow. `data-flush` gives its content the edges. */
export const Card = styled.div<{ 'data-flush'?: boolean }>`
  position: relative;
  min-width: 0;
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  &[data-flush] {
    padding: 0;
    overflow: clip;
  }
  @media (min-width: 768px) {
    &:not([data-flush]) {
      padding: var(--s-6);
    }
  }
`;
