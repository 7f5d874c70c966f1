import styled from '@emotion/styled';
import { PageLink } from './page-link';
import { useCurrentInView } from './use-current-in-view';

export interface TabLinksProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  links: readonly { to: string; text: string; isCurrent: boolean }[];
}

/** Tabs that are links, so that each can be opened and shared; phones scroll to the current one. */
export function TabLinks({ label, links }: TabLinksProps) {
  const list = useCurrentInView(links);

  return (
    <Bar aria-label={label}>
      <ul ref={list}>
        {links.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <PageLink to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

const Bar = styled.nav`
  margin-bottom: var(--s-6);
  border-bottom: 1px solid var(--c-line);
  ul {
    display: flex;
    gap: var(--s-1);
    padding: 4px 4px 0;
    margin: -4px -4px 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 12px;
    border-bottom: 3px solid transparent;
    color: var(--c-ink-soft);
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-ink);
  }
  [aria-current] {
    color: var(--c-action);
    border-bottom-color: var(--c-action);
  }
`;
