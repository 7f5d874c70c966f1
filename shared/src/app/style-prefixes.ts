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

/** Apps that share what they made of styles; each page brings a few that no other page has. */
const maxSharing = 1_000;
let plugins = [stylePrefixes];
let sharing = 0;

/**
 * The plugins of an app's styles. Emotion keeps the text of each style for as long as the array is in use, so that a server
 * makes it once and not for each page; a new array now and then bounds how many it keeps.
 */
export function stylePlugins(): StylisPlugin[] {
  if (sharing >= maxSharing) {
    plugins = [stylePrefixes];
    sharing = 0;
  }
  sharing += 1;
  return plugins;
}
