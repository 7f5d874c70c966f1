import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WidgetProps } from '@storefront/shared/contracts';
import { useSession } from '@storefront/shared/store';
import { Avatar, ChevronLeftIcon, Container, TextLink, useCurrentLink } from '@storefront/shared/ui';
import { Slot, useNavigation } from '@storefront/shared/widgets';
import { avatarSrc } from '../avatar-src';
import { paths } from '../paths/paths';
import { useFullName } from '../use-full-name';

/** The frame of the profile's pages: their menu at the side where there is room; on phones the way back to the overview. */
export default function ProfileFrame({ children }: WidgetProps['account/profile-frame']) {
  const { t } = useTranslation('account');
  const links = useNavigation('profile');
  const currentOf = useCurrentLink(links.map(({ to }) => to));
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
        <Back to={paths.portal.to()}>
          <ChevronLeftIcon size={18} />
          {t('portal.title')}
        </Back>
        <Menu aria-label={t('profile.menu')}>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={currentOf(to)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Menu>
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
    /* Right below the header, where it is on pages that are too short to scroll, too. */
    top: 64px;
    padding-top: var(--s-8);
  }
`;
const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-height: 44px;
  font-weight: 500;
  text-decoration: none;
  @media (min-width: 1024px) {
    display: none;
  }
`;
const Menu = styled.nav`
  @media (max-width: 1023.98px) {
    display: none;
  }
  ul {
    display: grid;
    gap: var(--s-1);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 14px;
    border-radius: var(--r-control);
    color: var(--c-ink-soft);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
  }
  a[aria-current] {
    background: var(--c-tint);
    color: var(--c-action);
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
/** The pages inside bring gutters of their own; here they already have them. Narrow pages are not centred, so that all begin at the same place. */
const Inner = styled.div`
  --gutter: 0px;
  min-width: 0;
  @media (min-width: 1024px) {
    [data-width] {
      margin-inline: 0;
    }
  }
`;
