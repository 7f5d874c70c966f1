import { useLocation } from 'react-router-dom';

interface Here {
  pathname: string;
  search: string;
}
interface Options {
  /** A page below a link's path does not count as that link's. */
  isExact?: boolean;
}

/**
 * Which of these links leads to the page that is shown: one path or a page below it, and all of the link's query.
 * Where several do, the longest path, then the fullest query; so at most one is the current one.
 */
export function currentLink(
  links: readonly string[],
  here: Here,
  { isExact = false }: Options = {},
): string | undefined {
  const shown = new URLSearchParams(here.search);
  return links
    .map((link) => {
      const [path = '', query = ''] = link.split('?');
      return { link, path, asked: [...new URLSearchParams(query)] };
    })
    .filter(({ path, asked }) => {
      const isBelow = !isExact && path !== '/' && here.pathname.startsWith(`${path}/`);
      return (
        (isBelow || here.pathname === path) &&
        asked.every(([key, value]) => shown.getAll(key).includes(value))
      );
    })
    .sort((a, b) => b.path.length - a.path.length || b.asked.length - a.asked.length)[0]?.link;
}

/** `aria-current` for each of these links on the page that is shown. */
export function useCurrentLink(
  links: readonly string[],
  options?: Options,
): (link: string) => 'page' | undefined {
  const current = currentLink(links, useLocation(), options);
  return (link) => (link === current ? 'page' : undefined);
}
