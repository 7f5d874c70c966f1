import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import type { MenuEntry } from './menu';
import { useMenu } from './use-menu';

/** All that staff can do, by kind of work; the current part is marked. */
export function SideNavigation() {
  const { t } = useTranslation('operator');
  const groups = useMenu();
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const box = navigation.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` would move the page as well.
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [pathname]);
  return (
    <Scrolling ref={navigation} aria-label={t('frame.navigation')}>
      {groups.map(({ id, label, entries }) => (
        <Group key={id} label={label} entries={entries} />
      ))}
    </Scrolling>
  );
}

function Group({ label, entries }: { label: string; entries: MenuEntry[] }) {
  const id = useId();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isHere = (to: string) => pathname.endsWith(to) || pathname.includes(`${to}/`);
  return (
    <>
      <Label id={id}>{label}</Label>
      <Entries aria-labelledby={id}>
        {entries.map(({ to, icon: EntryIcon, ...entry }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to) ? 'page' : undefined}>
              <EntryIcon size={20} />
              {entry.label[language]}
            </Link>
          </li>
        ))}
      </Entries>
    </>
  );
}

/** Its lower edge fades, because a list that is cut between two entries looks as if it ended there. */
const Scrolling = styled.nav`
  position: sticky;
  top: 80px;
  max-height: calc(100 * var(--dvh) - 96px);
  padding-bottom: var(--s-8);
  overflow-y: auto;
  scrollbar-width: thin;
  mask-image: linear-gradient(to bottom, #000 calc(100% - var(--s-8)), transparent);
`;
const Label = styled.p`
  padding: var(--s-2) var(--s-3) var(--s-1);
  color: var(--c-ink-soft);
  font-size: var(--t-xs);
  font-weight: 600;
`;
const Entries = styled.ul`
  margin-bottom: var(--s-2);
  a {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 36px;
    padding: 4px 12px;
    border-radius: var(--r-control);
    font-size: var(--t-sm);
    font-weight: 500;
    text-decoration: none;
  }
  a svg {
    flex: none;
    color: var(--c-ink-soft);
  }
  a:hover {
    background: var(--c-picture);
  }
  [aria-current],
  [aria-current]:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
  [aria-current] svg {
    color: inherit;
  }
`;
