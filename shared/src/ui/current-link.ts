import { useLocation } from 'react-router-dom';

interface Here {
  pathname: string;
  search: string;
}
interface Options {
  /** Matches the link's own page only, not the pages below it. */
  isExact?: boolean;
}

/**
 * The link to the current page: the path of the page or of one above it, with all of the link's query. Where
 * several match, the longest path wins, then the longest query, so at most one is current.
 */
export function currentLink(
  links: readonly string[],
  here: Here,
  { isExact = false }: Options = {},
): string | undefined {
  const current = new URLSearchParams(here.search);
  return links
    .map((link) => {
      const [path = '', query = ''] = link.split('?');
      return { link, path, required: [...new URLSearchParams(query)] };
    })
    .filter(({ path, required }) => {
      const isBelow = !isExact && path !== '/' && here.pathname.startsWith(`${path}/`);
      return (
        (isBelow || here.pathname === path) &&
        required.every(([key, value]) => current.getAll(key).includes(value))
      );
    })
    .sort((a, b) => b.path.length - a.path.length || b.required.length - a.required.length)[0]?.link;
}

/** `aria-current` for each of these links on the current page. */
export function useCurrentLink(
  links: readonly string[],
  options?: Options,
): (link: string) => 'page' | undefined {
  const current = currentLink(links, useLocation(), options);
  return (link) => (link === current ? 'page' : undefined);
}
