import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WidgetProps } from '@storefront/shared/contracts';
import { useSession } from '@storefront/shared/store';
import { Avatar, Container, useCurrentLink } from '@storefront/shared/ui';
import { Slot, useNavigation } from '@storefront/shared/widgets';
import { avatarSrc } from '../avatar-src';
import { useFullName } from '../use-full-name';

/** The menu of the profile around its pages: at their side where there is room, above them and scrolling on phones. */
export default function ProfileFrame({ children }: WidgetProps['account/profile-frame']) {
  const { t } = useTranslation('account');
  const links = useNavigation('profile');
  const currentOf = useCurrentLink(links.map(({ to }) => to));
  const menu = useRef<HTMLUListElement>(null);
  const current = links.find(({ to }) => currentOf(to))?.to;
  // On phones the menu is wider than the page.
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    // The list alone: the page stands where somebody came back to. Some of what is before it stays in view.
    if (here && menu.current) menu.current.scrollLeft = here.offsetLeft - 100;
  }, [current]);
  const { userInfo, profile, email } = useSession();
  const name = useFullName(userInfo);
  // A long address is broken where people would.
  const [mailbox, host] = (profile?.email ?? email ?? '').split(/(?=@)/);
  return (
    <Outer data-width="wide">
      <Side>
        <Who>
          <Avatar name={name || (email ?? '')} src={avatarSrc(profile)} />
          <div>
            <strong>{name}</strong>
            <p>
              {mailbox}
              <wbr />
              {host}
            </p>
          </div>
        </Who>
        <nav aria-label={t('profile.menu')}>
          <ul ref={menu}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={currentOf(to)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Slot name="profile" />
      </Side>
      <Inner>{children}</Inner>
    </Outer>
  );
}

const Outer = styled(Container)`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 224px minmax(0, 1fr);
    gap: var(--s-8);
    align-items: start;
  }
`;
const Side = styled.div`
  padding-top: var(--s-3);
  @media (min-width: 1024px) {
    position: sticky;
    top: 72px;
    padding-top: var(--s-8);
  }
  ul {
    display: flex;
    gap: var(--s-1);
    padding: 4px;
    margin: -4px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 14px;
    border-radius: var(--r-full);
    color: var(--c-ink-soft);
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
  }
  a[aria-current] {
    background: var(--c-tint);
    color: var(--c-action);
  }
  @media (min-width: 1024px) {
    ul {
      display: grid;
    }
    a {
      border-radius: var(--r-control);
      white-space: normal;
    }
  }
`;
const Who = styled.div`
  display: none;
  @media (min-width: 1024px) {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    margin-bottom: var(--s-4);
    padding-bottom: var(--s-4);
    border-bottom: 1px solid var(--c-line);
  }
  > div {
    min-width: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
/** The pages inside bring gutters of their own; here they already have them. */
const Inner = styled.div`
  --gutter: 0px;
  min-width: 0;
`;
