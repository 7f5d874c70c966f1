import { isDeepStrictEqual } from 'node:util';
import type { WrittenBlock } from '../content/content.schema';

/** A piece of text at most as long as a block takes. */
const MAX_SPAN = 2000;

const spansOf = (text: string): { text: string }[] =>
  Array.from({ length: Math.ceil(text.length / MAX_SPAN) }, (_, at) => ({
    text: text.slice(at * MAX_SPAN, (at + 1) * MAX_SPAN),
  }));

/**
 * Texts as people write them in a spreadsheet: paragraphs between empty lines, `## ` before a heading, `- ` or `1. ` before
 * each item of a list. A cell that begins with `[` is the blocks themselves, as an export writes what a plain text cannot say.
 */
export function readBlockCell(cell: string): unknown[] | null {
  const text = cell.replaceAll(/\r\n?/g, '\n').trim();
  if (text.startsWith('[')) return readJson(text);
  return text
    .split(/\n\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): WrittenBlock => {
      const lines = part.split('\n').map((line) => line.trim());
      const [first = ''] = lines;
      const heading = lines.length === 1 ? /^(##|###) (.+)$/.exec(first) : null;
      if (heading)
        return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: (heading[2] ?? '').trim() };
      for (const { sign, ordered } of lists) {
        if (lines.every((line) => sign.test(line)))
          return {
            kind: 'list',
            ordered,
            items: lines.map((line) => spansOf(line.replace(sign, ''))),
          };
      }
      return { kind: 'paragraph', text: spansOf(lines.join(' ')) };
    });
}

const lists = [
  { sign: /^[-*•] (?=\S)/, ordered: false },
  { sign: /^\d{1,3}[.)] (?=\S)/, ordered: true },
];

function readJson(text: string): unknown[] | null {
  try {
    const blocks: unknown = JSON.parse(text);
    return Array.isArray(blocks) ? blocks : null;
  } catch {
    return null;
  }
}

/** What `readBlockCell` reads back to the same. */
export function writeBlockCell(blocks: WrittenBlock[]): string {
  const text = blocks.map(plainBlock).join('\n\n');
  return isDeepStrictEqual(readBlockCell(text), blocks) ? text : JSON.stringify(blocks);
}

function plainBlock(block: WrittenBlock): string {
  const joined = (spans: { text: string }[]) => spans.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return joined(block.text);
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${joined(item)}`)
        .join('\n');
    default:
      return '';
  }
}
