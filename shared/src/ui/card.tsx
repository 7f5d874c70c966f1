import styled from '@emotion/styled';

/** A surface with a border and no shadow. `data-flush` removes its padding. */
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
