/**
 * The pages that other remotes and the shell link to, by `<remote>/<page>`: the parameters of the page's pattern and
 * the keys of its query, or `undefined` for a page without any; `#` is a part of the page to scroll to. Each remote
 * declares its own in `src/paths/pages.d.ts`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- remotes add their pages by declaration merging
export interface Pages {}

export type PageName = keyof Pages;

/** The arguments after a page's name: none, optional, or required. */
export type PageParams<Name extends PageName> = Pages[Name] extends undefined
  ? []
  : object extends Pages[Name]
    ? [params?: Pages[Name]]
    : [params: Pages[Name]];

/**
 * The address of a page of any remote, without language prefix; null when the shop has no such page, or when a
 * parameter cannot be part of an address. Values that the page's pattern does not name become its query.
 */
export type PathTo = <Name extends PageName>(page: Name, ...params: PageParams<Name>) => string | null;
