import styled from '@emotion/styled';

/** Scrolls sideways on phones; from 768 px one row of four or five, with a link to the rest. */
export const CarouselRow = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 44%;
  gap: var(--s-3);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  padding-block: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-4);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  @media (min-width: 768px) and (max-width: 1199.98px) {
    > :nth-of-type(n + 5) {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--s-6);
    > :nth-of-type(n + 6) {
      display: none;
    }
  }
`;
