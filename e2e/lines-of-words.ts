import type { Locator } from '@playwright/test';

/** A text that is laid out as one block: how many lines it has, and its words that are broken in two. */
interface LaidOut {
  text: string;
  words: number;
  lines: number;
  broken: string[];
}

/** The texts in an element as they are on the screen, also where a word is of several pieces. */
export const laidOut = (element: Locator): Promise<LaidOut[]> =>
  element.evaluate((root) => {
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const piece = walker.currentNode;
      if (!(piece instanceof Text)) continue;
      let block = piece.parentElement ?? root;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), piece]);
    }
    /** Of rectangles: those that begin at least half a line below the one before. */
    const linesOf = (range: Range) => {
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = rects.map(({ top }) => top).sort((a, b) => a - b);
      const half = (rects[0]?.height ?? 0) / 2;
      return tops.filter((top, at) => at === 0 || top - (tops[at - 1] ?? 0) > half).length;
    };
    const shown = [...blocks.values()].filter((pieces) => pieces.some(({ data }) => data.trim() !== ''));
    return shown.map((pieces) => {
      const text = pieces.map(({ data }) => data).join('');
      const rangeOf = (from: number, to: number) => {
        const range = document.createRange();
        let before = 0;
        for (const piece of pieces) {
          const end = before + piece.data.length;
          if (from >= before && from < end) range.setStart(piece, from - before);
          if (to > before && to <= end) range.setEnd(piece, to - before);
          before = end;
        }
        return range;
      };
      const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        word,
        lines: linesOf(rangeOf(index, index + word.length)),
      }));
      return {
        text,
        words: words.length,
        lines: linesOf(rangeOf(0, text.length)),
        broken: words.filter(({ lines }) => lines > 1).map(({ word }) => word),
      };
    });
  });
