import { createContext, useContext } from 'react';
import type { Registry } from '@storefront/shared/contracts';
import type { App } from './create-app';

/** What parts of the frame need besides the store. */
export interface Shell {
  app: App;
  registry: Registry;
  siteName: string;
  goTo: (path: string) => void;
  chooseLanguage: (language: 'vi' | 'en') => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('A part of the frame was drawn outside the shell.');
  return shell;
}
