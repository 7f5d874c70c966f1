import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { IconButton, MoonIcon, SunIcon } from '@storefront/shared/ui';
import { useShell } from '../shell-context';
import { createLocalStore } from '../storage/local-store';

/** Language and theme. */
export function HeaderTools(): ReactNode {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}

function LanguageSwitch(): ReactNode {
  const { t } = useTranslation('shell');
  const { chooseLanguage } = useShell();
  const other = useLanguage() === 'vi' ? 'en' : 'vi';
  return (
    <Language
      type="button"
      lang={other}
      aria-label={t('header.otherLanguage')}
      title={t('header.otherLanguage')}
      onClick={() => {
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

const Language = styled.button`
  min-width: 44px;
  min-height: 44px;
  border-radius: var(--r-control);
  font-weight: 600;
  font-size: var(--t-sm);
  &:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
`;
