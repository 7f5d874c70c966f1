import styled from '@emotion/styled';
import { PageLink } from './page-link';
import { useCurrentInView } from './use-current-in-view';

export interface FilterLinksProps {
  /** The name of the filter for screen readers. */
  label: string;
  links: readonly { to: string; text: string; isCurrent: boolean }[];
  /** In as many rows as they need, also on phones. */
  wraps?: boolean | undefined;
}

/** The values of one filter of a list; each is a link with its own URL. Phones swipe them, so that the list begins on the first screen. */
export function FilterLinks({ label, links, wraps = false }: FilterLinksProps) {
  const list = useCurrentInView(links);
  return (
    <nav aria-label={label}>
      <List ref={list} data-wraps={wraps || undefined}>
        {links.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <PageLink to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-bottom: var(--s-6);
  @media (max-width: 767.98px) {
    &:not([data-wraps]) {
      flex-wrap: nowrap;
      position: relative;
      margin-inline: calc(-1 * var(--gutter));
      padding: 4px var(--gutter);
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
    }
    li {
      flex: none;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 18px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-full);
    background: var(--c-paper);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  [aria-current] {
    border-color: var(--c-action);
    background: var(--c-tint);
    color: var(--c-action);
  }
`;
