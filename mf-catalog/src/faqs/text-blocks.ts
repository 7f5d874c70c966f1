import type { ContentBlock, ContentSpan } from '@storefront/shared/contracts';

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
