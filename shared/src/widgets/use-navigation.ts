import { useContext } from 'react';
import { selectLanguage, useSelector, useSession } from '@storefront/shared/store';
import type { Access, NavigationEntry, SessionState } from '../contracts';
import { WidgetHostContext } from './widget-host';

/** A link that some remote offers to a place, worded in the page's language. */
export interface NavigationLink {
  to: string;
  label: string;
}

/** The links that remotes put into a place, lowest order first, for who is looking. */
export function useNavigation(place: NavigationEntry['place']): NavigationLink[] {
  const host = useContext(WidgetHostContext);
  const language = useSelector(selectLanguage);
  const session = useSession();
  return (host?.navigation(place) ?? [])
    .filter(({ access = 'public' }) => mayFollow(access, session))
    .map(({ to, label }) => ({ to, label: label[language] }));
}

/** Whether who is looking is one of those that a link or a widget is for. */
export function mayFollow(access: Access, { isLoggedIn, userInfo }: SessionState): boolean {
  if (access === 'public') return true;
  return isLoggedIn && (access !== 'operator' || userInfo?.role !== 'CUSTOMER');
}
