import type { ContentBlock } from '../contracts';
import { foldedText } from './folded-text';

/** A heading of a text, with its anchor. */
export interface Anchor {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The headings of a text in order. Equal headings get different anchors. */
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
