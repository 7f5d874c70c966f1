import type { ContentBlock, ContentSpan } from '@storefront/shared/contracts';
import { foldedText } from './folded-text';

/** A heading of a text, with the anchor under which it is found. */
export interface Anchor {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The headings of a text in order. Like words get different anchors. */
export function anchorsOf(blocks: readonly ContentBlock[]): Anchor[] {
  const taken = new Set<string>();
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return [];
    const base = foldedText(block.text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    let id = base || 'muc';
    for (let number = 2; taken.has(id); number += 1) id = `${base || 'muc'}-${String(number)}`;
    taken.add(id);
    return [{ id, text: block.text, level: block.level }];
  });
}

/** A text without its shape, for search engines and for looking through it. */
export function plainText(blocks: readonly ContentBlock[]): string {
  return blocks.map(wordsOf).filter(Boolean).join('\n');
}

function wordsOf(block: ContentBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'link':
      return block.text;
    case 'paragraph':
      return joined(block.text);
    case 'list':
      return block.items.map(joined).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(', ')).join('\n');
    case 'image':
      return block.caption ?? '';
  }
}

const joined = (spans: readonly ContentSpan[]): string => spans.map(({ text }) => text).join('');
