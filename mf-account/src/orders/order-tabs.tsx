import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderFilters, ordersLink, type OrderQuery } from '../order-query';

/** All orders, or those in one status: links, so that each can be opened and shared. */
export function OrderTabs({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('account');
  const list = useRef<HTMLUListElement>(null);

  // On a phone the chosen one may lie beyond the edge.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    // By hand: scrolled into view, it would also take the page from where it was left.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [query.status]);

  return (
    <Bar aria-label={t('orders.filter')}>
      <ul ref={list}>
        {orderFilters.map((status) => (
          <li key={status}>
            <Link
              to={ordersLink({ ...query, status, page: 1 })}
              aria-current={status === query.status ? 'page' : undefined}
            >
              {t(`order.status.${status}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

const Bar = styled.nav`
  margin-bottom: var(--s-4);
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
