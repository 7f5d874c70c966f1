import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { PageLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { useShell } from '../shell-context';

/** The shop's mark and name, the way home. */
export function Logo(): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { siteName } = useShell();
  const { settingClient } = useSelector(selectSetting);
  const name = settingClient?.siteName ?? siteName;
  const home = pathTo('catalog/home');
  const mark = settingClient?.logo ? (
    // Its place is known before it is loaded, whatever its shape.
    <img
      src={`${settingClient.logo}?w=320`}
      alt=""
      width="160"
      height="32"
      style={{ objectFit: 'contain', objectPosition: '0 50%' }}
    />
  ) : (
    <>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--c-brand)" />
        <path
          d="M9 12.5h14l-1.2 10.2a2 2 0 0 1-2 1.8h-7.6a2 2 0 0 1-2-1.8Zm3.5 0v-1.8a3.5 3.5 0 0 1 7 0v1.8"
          fill="none"
          stroke="var(--c-on-brand)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{name}</span>
    </>
  );
  if (home === null)
    return (
      <Mark role="img" aria-label={name}>
        {mark}
      </Mark>
    );
  return (
    <Home to={home} aria-label={t('header.home', { name })}>
      {mark}
    </Home>
  );
}

// Where the tools leave no room for the name, it wraps below the height, and only the mark is shown.
const look = `
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: 12px 8px;
  min-width: 32px;
  height: 44px;
  padding-block: 6px;
  overflow: hidden;
  font-size: var(--t-lg);
  font-weight: 600;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
`;
const Home = styled(PageLink)`
  ${look}
`;
/** The same without a way home, in a shop that has no such page. */
const Mark = styled.span`
  ${look}
`;
