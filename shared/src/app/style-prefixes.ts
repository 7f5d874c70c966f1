import type { StylisPlugin } from '@emotion/cache';

/**
 * What some browser of the `browserslist` knows only by its prefix: Safari 15.4 the first three, Chrome 99 the others.
 * The standard table of prefixes goes back to browsers of 2012 and would be a quarter of a page's styles.
 */
const prefixed =
  /^(?:user-select|backdrop-filter|hyphens|mask(?:-(?!border|type)[a-z]+)?|box-decoration-break|print-color-adjust|text-emphasis(?:-[a-z]+)?|background-clip(?=:text)):/;

/** Writes a declaration with `-webkit-` before it where a supported browser needs that. */
export const stylePrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`;
};
