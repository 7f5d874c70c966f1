import { useLanguage } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/store';
import { menu, menuGroups, type MenuEntry } from './menu';

/** The menu of this person: groups without an entry are left out, as is what only administrators may do. */
export function useMenu(): { id: string; label: string; entries: MenuEntry[] }[] {
  const language = useLanguage();
  const { userInfo } = useSession();
  const isAdmin = userInfo?.role === 'ADMIN';
  return menuGroups
    .map(({ id, label }) => ({
      id,
      label: label[language],
      entries: menu.filter(({ group, access }) => group === id && (access === 'operator' || isAdmin)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
