import { useContext } from 'react';
import { selectLanguage, useSelector, useSession } from '@storefront/shared/store';
import type { Access, NavigationEntry, SessionState } from '../contracts';
import { WidgetHostContext } from './widget-host';

/** A link that a remote adds to a place, with its text in the page's language. */
export interface NavigationLink {
  to: string;
  label: string;
}

/** The links that remotes add to a place, lowest order first, filtered by the session. */
export function useNavigation(place: NavigationEntry['place']): NavigationLink[] {
  const host = useContext(WidgetHostContext);
  const language = useSelector(selectLanguage);
  const session = useSession();
  return (host?.navigation(place) ?? [])
    .filter(({ access = 'public' }) => mayFollow(access, session))
    .map(({ to, label }) => ({ to, label: label[language] }));
}

/** Whether the session may use a link or a widget with this access. */
export function mayFollow(access: Access, { isLoggedIn, userInfo, solutionInfo }: SessionState): boolean {
  if (access === 'public') return true;
  if (access === 'provider') return solutionInfo?.status === 'APPROVED';
  if (access === 'admin') return isLoggedIn && userInfo?.role === 'ADMIN';
  return isLoggedIn && (access !== 'operator' || userInfo?.role !== 'CUSTOMER');
}
