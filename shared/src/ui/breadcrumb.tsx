import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from './icons';

export interface Crumb {
  label: ReactNode;
  to: string;
}
export interface BreadcrumbProps {
  items: Crumb[];
  /** The current page, not a link. */
  current?: ReactNode;
}

/** The path from the home page to this one. */
export function Breadcrumb({ items, current }: BreadcrumbProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <List>
        {items.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <ChevronRightIcon size={14} />
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  li {
    display: flex;
    align-items: center;
    gap: var(--s-1);
    margin-inline-end: var(--s-1);
    min-height: 24px;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
    text-decoration: underline;
  }
  [aria-current] {
    color: var(--c-ink);
  }
`;
