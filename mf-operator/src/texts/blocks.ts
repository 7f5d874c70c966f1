import type { FieldError, WrittenBlock } from '@storefront/shared/contracts';
import { spansOf, typedSpans } from './spans';

export const blockKinds = ['heading', 'paragraph', 'list', 'table', 'link', 'image'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A block as it is edited: every kind has the same fields, so that nothing is lost while its kind is chosen. */
export interface EditedBlock {
  /** Tells blocks apart while they are moved. */
  key: string;
  kind: BlockKind;
  /** Words; a list has one item in each line. */
  text: string;
  level: string;
  isOrdered: boolean;
  href: string;
  caption: string;
  pictureId: string;
  alt: string;
  /** A table, its head first. */
  cells: string[][];
}

let made = 0;
/** An empty block of this kind. */
export function newBlock(kind: BlockKind): EditedBlock {
  made += 1;
  return {
    key: `${String(Date.now())}-${String(made)}`,
    kind,
    text: '',
    level: '2',
    isOrdered: false,
    href: '',
    caption: '',
    pictureId: '',
    alt: '',
    cells: [
      ['', ''],
      ['', ''],
    ],
  };
}

/** A stored text as it is edited. */
export const editedBlocks = (blocks: readonly WrittenBlock[]): EditedBlock[] =>
  blocks.map((block) => ({ ...newBlock(block.kind), ...fieldsOf(block) }));

function fieldsOf(block: WrittenBlock): Partial<EditedBlock> {
  switch (block.kind) {
    case 'heading':
      return { level: String(block.level), text: block.text };
    case 'paragraph':
      return { text: typedSpans(block.text) };
    case 'list':
      return { isOrdered: block.ordered, text: block.items.map(typedSpans).join('\n') };
    case 'table':
      return { caption: block.caption, cells: [block.head, ...block.rows] };
    case 'link':
      return { text: block.text, href: block.href };
    case 'image': {
      const { pictureId, alt, caption = '', href = '' } = block;
      return { pictureId, alt, caption, href };
    }
  }
}

/** Nothing was typed into it: it is left out when the text is saved. */
export const isEmptyBlock = ({ text, caption, pictureId, alt, href, cells }: EditedBlock): boolean =>
  [text, caption, pictureId, alt, href, ...cells.flat()].every((part) => part.trim() === '');

/** An edited text as the API takes it. */
export const writtenBlocks = (blocks: readonly EditedBlock[]): WrittenBlock[] =>
  blocks.filter((block) => !isEmptyBlock(block)).map(writtenBlock);

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
/** An empty text has one empty piece, so that the API names the field in which something is missing. */
const piecesOf = (text: string) => {
  const spans = spansOf(text);
  return spans.length > 0 ? spans : [{ text: ' ' }];
};

function writtenBlock({ kind, text, cells, ...block }: EditedBlock): WrittenBlock {
  const { href, caption } = block;
  switch (kind) {
    case 'heading':
      return { kind, level: block.level === '3' ? 3 : 2, text };
    case 'paragraph':
      return { kind, text: piecesOf(text) };
    case 'list': {
      const items = linesOf(text).map(piecesOf);
      return { kind, ordered: block.isOrdered, items: items.length > 0 ? items : [[{ text: ' ' }]] };
    }
    case 'table': {
      const [head = [], ...rows] = cells;
      return { kind, caption, head, rows };
    }
    case 'link':
      return { kind, text, href };
    case 'image':
      return {
        kind,
        pictureId: block.pictureId,
        alt: block.alt,
        ...(caption.trim() && { caption }),
        ...(href.trim() && { href: href.trim() }),
      };
  }
}

/**
 * Maps the places that the API names, such as `blocksVi[3].items[0][1].href`, to fields of the form. Blocks that were left
 * out when the text was sent are counted in.
 */
export function blockFields(
  errors: readonly FieldError[] | undefined,
  texts: Record<string, readonly EditedBlock[]>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { field } of errors ?? []) {
    const [, name = '', at = '', rest = ''] = /^(\w+)\[(\d+)\](.*)$/.exec(field) ?? [];
    const blocks = texts[name];
    const block = blocks?.filter((one) => !isEmptyBlock(one))[Number(at)];
    if (!blocks || !block) continue;
    fields[field] = `${name}[${String(blocks.indexOf(block))}].${fieldOf(block, rest)}`;
  }
  return fields;
}

function fieldOf({ kind }: EditedBlock, place: string): string {
  if (kind === 'table') {
    const [, row = '0', column = '0'] = /^\.rows\[(\d+)\](?:\[(\d+)\])?/.exec(place) ?? [];
    if (place.startsWith('.rows')) return `cells[${String(Number(row) + 1)}][${column}]`;
    const [, head = '0'] = /^\.head\[(\d+)\]/.exec(place) ?? [];
    return place.startsWith('.caption') ? 'caption' : `cells[0][${head}]`;
  }
  if (kind === 'paragraph' || kind === 'list') return 'text';
  const [, own = ''] = /^\.(text|href|caption|pictureId|alt)$/.exec(place) ?? [];
  return own || (kind === 'image' ? 'pictureId' : 'text');
}
