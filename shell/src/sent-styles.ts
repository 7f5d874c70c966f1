import type { EmotionCache } from '@emotion/cache';

/**
 * Takes over the styles of a page that a server rendered: `<style data-styles="<ids>">`. Emotion finds only elements with
 * its own attribute, and moves them to the end of the head, after which a browser computes the styles of the whole page again.
 */
export function takeSentStyles({ inserted, sheet }: EmotionCache): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const id of style.dataset['styles']?.split(' ') ?? []) inserted[id] = true;
    sheet.tags.push(style);
  }
}
