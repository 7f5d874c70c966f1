import styled from '@emotion/styled';

/** A soft panel: text at the start, the way on at the end; below each other on phones. */
export const Band = styled.section`
  display: grid;
  gap: var(--s-3) var(--s-6);
  align-items: center;
  padding: var(--s-6);
  border-radius: var(--r-sheet);
  background: var(--c-tint);
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  h2 {
    font-size: var(--t-lg);
    line-height: 1.35;
  }
  p {
    color: var(--c-ink-soft);
  }
`;
