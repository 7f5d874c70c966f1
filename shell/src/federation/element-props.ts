/**
 * Which props of a styled element reach the page: all but emotion's own two, and `$own` ones, which are for its styles
 * alone. Stands for `@emotion/is-prop-valid`, whose list of every attribute there is would be in each first page.
 */
// eslint-disable-next-line no-restricted-exports -- the library that it stands for has this one
export default function isForElement(name: string): boolean {
  return name !== 'as' && name !== 'theme' && !name.startsWith('$');
}
