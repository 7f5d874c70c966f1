import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { inLanguage } from '@storefront/shared/router';
import { IconButton, MoonIcon, SunIcon } from '@storefront/shared/ui';
import { useShell } from '../shell-context';
import { createLocalStore } from '../storage/local-store';
import { isPlainClick } from './plain-click';

/** Language and theme. */
export function HeaderTools(): ReactNode {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}

/** Without a script it loads the same page in the other language. */
function LanguageSwitch(): ReactNode {
  const { t } = useTranslation('shell');
  const { chooseLanguage } = useShell();
  const { pathname, search, hash } = useLocation();
  const other = useLanguage() === 'vi' ? 'en' : 'vi';
  const address = `${inLanguage(pathname, other)}${search}${hash}`;
  return (
    <Language
      // The server renders one page for many addresses, and hydration leaves attributes as they were sent.
      ref={(link) => link?.setAttribute('href', address)}
      suppressHydrationWarning
      href={address}
      rel="alternate"
      hrefLang={other}
      lang={other}
      aria-label={t('header.otherLanguage')}
      title={t('header.otherLanguage')}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        chooseLanguage(other);
      }}
    >
      {other === 'en' ? 'EN' : 'VI'}
    </Language>
  );
}

type Theme = 'light' | 'dark';

function ThemeSwitch(): ReactNode {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme | null>(null);

  useEffect(() => {
    const chosen = document.documentElement.dataset['theme'];
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    setTheme(chosen === 'dark' || chosen === 'light' ? chosen : isDark ? 'dark' : 'light');
  }, []);

  const choose = (next: Theme) => {
    document.documentElement.dataset['theme'] = next;
    createLocalStore(() => window.localStorage).write('sf:theme', next);
    setTheme(next);
  };
  return (
    <IconButton
      label={theme === 'dark' ? t('header.light') : t('header.dark')}
      icon={theme === 'dark' ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={() => {
        choose(theme === 'dark' ? 'light' : 'dark');
      }}
    />
  );
}

const Language = styled.a`
  display: inline-grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: var(--r-control);
  font-weight: 600;
  font-size: var(--t-sm);
  text-decoration: none;
  &:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
`;
