import { createContext, useContext } from 'react';
import type { App } from '@storefront/shared/app';
import type { Registry } from '@storefront/shared/contracts';

/** What parts of the frame need besides the store. */
export interface Shell {
  app: App;
  registry: Registry;
  siteName: string;
  /** Collector of the analytics service, where the shop has set one up. */
  analyticsUrl?: string | undefined;
  goTo: (path: string) => void;
  chooseLanguage: (language: 'vi' | 'en') => void;
}

/** Null outside the shell. */
export const ShellContext = createContext<Shell | null>(null);

/** For parts of the frame; fails outside of it. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('A part of the frame was drawn outside the shell.');
  return shell;
}
