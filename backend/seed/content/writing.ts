import type { WrittenBlock } from '../../src/modules/content/content.schema';

type Spans = Extract<WrittenBlock, { kind: 'paragraph' }>['text'];
/** A block of the demo's texts; a picture is a scene that the seed draws. */
export type DraftBlock = WrittenBlock | { kind: 'scene'; scene: string; alt: string; caption?: string };

const marked = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** `**strong**` and `[words](/where)` inside of a text; everything else is the text itself. */
export function spans(text: string): Spans {
  const found: Spans = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, strong, words, href] = match;
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push(strong ? { text: strong, strong: true } : { text: words ?? '', href: href ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

export const h2 = (text: string): DraftBlock => ({ kind: 'heading', level: 2, text });
export const h3 = (text: string): DraftBlock => ({ kind: 'heading', level: 3, text });
export const p = (text: string): DraftBlock => ({ kind: 'paragraph', text: spans(text) });
export const ul = (...items: string[]): DraftBlock => ({
  kind: 'list',
  ordered: false,
  items: items.map(spans),
});
export const ol = (...items: string[]): DraftBlock => ({
  kind: 'list',
  ordered: true,
  items: items.map(spans),
});
export const table = (caption: string, head: string[], ...rows: string[][]): DraftBlock => ({
  kind: 'table',
  caption,
  head,
  rows,
});
export const link = (text: string, href: string): DraftBlock => ({ kind: 'link', text, href });
export const scene = (name: string, alt: string, caption?: string): DraftBlock => ({
  kind: 'scene',
  scene: name,
  alt,
  ...(caption !== undefined && { caption }),
});
