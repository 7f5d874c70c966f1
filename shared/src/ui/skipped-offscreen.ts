/** Stands on the root element while a page is scrolled back to where it was left, which takes its exact height. */
export const wholeLayout = 'data-whole-layout';

/**
 * Styles of an element that is neither laid out nor painted while it is far from the view (`content-visibility: auto`).
 * What stands out of it, like focus rings and rows that reach the edges of a phone, is drawn as far as the widest gutter;
 * browsers that would cut it off lay everything out. The margin takes a plain length: with a function in it, Chromium
 * has none.
 *
 * @param height Its height before the first layout, any CSS length.
 */
export const skippedOffscreen = (height: string): string => `
  contain-intrinsic-block-size: auto ${height};
  overflow-clip-margin: 32px;
  @media screen {
    @supports (overflow-clip-margin: 1px) {
      html:not([${wholeLayout}]) & {
        content-visibility: auto;
      }
    }
  }
`;
