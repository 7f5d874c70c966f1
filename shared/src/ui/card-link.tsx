import styled from '@emotion/styled';
import { PageLink } from './page-link';

/**
 * The one link of a card: its text is the name, its area the nearest positioned ancestor (a `Card`). Other
 * buttons of the card need `position: relative; z-index: var(--z-raised)` to stay above it.
 */
export const CardLink = styled(PageLink)`
  text-decoration: none;
  color: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-card);
  }
  &:hover {
    color: var(--c-action);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--c-ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--c-brand);
  }
`;
