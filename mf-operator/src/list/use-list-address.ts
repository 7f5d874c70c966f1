import { toSearch } from '@storefront/shared/contracts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** These say where in the list one is, not which rows belong to it. */
const placeKeys = ['after', 'page'];

type Change = Record<string, string | undefined>;

/** The address of a list is its filters, sorting and page: every link and control reads and writes them here. */
export function useListAddress() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const to = (change: Change): string => {
    const isTurn = Object.keys(change).every((key) => placeKeys.includes(key));
    const known = [...search].filter(([key]) => isTurn || !placeKeys.includes(key));
    const next = { ...Object.fromEntries(known), ...change };
    return `${pathname}${toSearch(Object.fromEntries(Object.entries(next).map(([key, value]) => [key, value || undefined])))}`;
  };
  return {
    /** Empty when the address does not say. */
    value: (key: string): string => search.get(key) ?? '',
    /** The address after a change; another filter begins at the first page. */
    to,
    go: (change: Change): void => void navigate(to(change)),
    isFiltered: [...search].some(([key]) => !placeKeys.includes(key) && key !== 'sort'),
    /** The list without filters. */
    bare: pathname,
    /** What a saved filter remembers: all but the page. */
    filters: toSearch(Object.fromEntries([...search].filter(([key]) => !placeKeys.includes(key)))),
  };
}
