import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronRightIcon, Heading } from '@storefront/shared/ui';
import { useNavigation, usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';

/** The overview itself, and what stands above the list. */
const above = [paths.portal.to(), paths.orders.to()];

/** Everything else of the account: what other remotes add to the portal, then all pages of the profile. */
export function AccountList() {
  const { t } = useTranslation('account');
  const added = useNavigation('portal');
  const own = useNavigation('profile');
  const shop = usePathTo()('catalog/products');
  const links = [
    ...new Map([...added, ...own].map(({ to, label }) => [to, { to, label }])).values(),
    ...(shop === null ? [] : [{ to: shop, label: t('portal.shop') }]),
  ].filter(({ to }) => !above.includes(to));
  return (
    <nav aria-labelledby="portal-links">
      <Heading level={2} id="portal-links">
        {t('portal.links')}
      </Heading>
      <List>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <ChevronRightIcon size={18} />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  margin-block-start: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  overflow: clip;
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
    min-height: 52px;
    padding: var(--s-2) var(--s-4);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
  svg {
    flex: none;
    color: var(--c-ink-soft);
  }
  li + li {
    border-block-start: 1px solid var(--c-line);
  }
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    /* Lines between columns without counting them. */
    gap: 1px;
    background: var(--c-line);
    li,
    li + li {
      border: 0;
      background: var(--c-paper);
    }
  }
`;
