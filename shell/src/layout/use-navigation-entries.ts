import type { NavigationEntry } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/store';
import { useShell } from '../shell-context';

/** The links that the registry puts into a place of the frame, in order, for who is looking. */
export function useNavigationEntries(place: NavigationEntry['place']): { to: string; label: string }[] {
  const { registry } = useShell();
  const language = useLanguage();
  const { isLoggedIn } = useSession();
  return Object.values(registry.remotes)
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.place === place && ((entry.access ?? 'public') === 'public' || isLoggedIn))
    .sort((a, b) => a.order - b.order)
    .map(({ to, label }) => ({ to, label: label[language] }));
}
