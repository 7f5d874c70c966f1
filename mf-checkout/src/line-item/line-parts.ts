import styled from '@emotion/styled';

/** The parts of a line of goods before it is ordered: its picture and what is said of it; pale where `data-out` stands. */
export const LinePicture = styled.div`
  align-self: start;
  border-radius: var(--r-control);
  overflow: clip;
  [data-out] & {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;
export const LineFacts = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-1);
  min-width: 0;
`;
export const LineName = styled.p`
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  a {
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
    text-decoration: underline;
  }
  [data-out] & {
    color: var(--c-ink-soft);
  }
`;
export const LineNote = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;

/** The choice of all lines, which stands on top of their list. */
export const AllLine = styled.div`
  padding-inline: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card) var(--r-card) 0 0;
  background: var(--c-paper);
  @media (min-width: 768px) {
    padding-inline: var(--s-6);
  }
`;
export const LineList = styled.ul`
  border: 1px solid var(--c-line);
  border-block-start: 0;
  border-radius: 0 0 var(--r-card) var(--r-card);
  background: var(--c-paper);
  overflow: clip;
`;
