import { toPicture, type PictureRow } from '../media/picture';
import type { ContentBlock, WrittenBlock } from './content.schema';
import { asksForNothing, withShopWords, type ShopWords } from './shop-words';

export const pictureIdsOf = (blocks: WrittenBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'image' ? block.pictureId : []));

interface Shown {
  words: ShopWords;
  pictures: Map<string, PictureRow>;
}

/** Texts as people get them: with the shop's own words, without what this shop has not, pictures in their places. */
export const shownBlocks = (blocks: WrittenBlock[], shown: Shown): ContentBlock[] =>
  blocks.flatMap((block) => shownBlock(block, shown) ?? []);

function shownBlock(block: WrittenBlock, { words, pictures }: Shown): ContentBlock | null {
  const said = (text: string) => withShopWords(text, words);
  const isSayable = (spans: { text: string }[]) => !spans.some(({ text }) => asksForNothing(text, words));
  const saidSpans = <S extends { text: string }>(spans: S[]) =>
    spans.map((span) => ({ ...span, text: said(span.text) }));
  switch (block.kind) {
    case 'heading':
    case 'link':
      return isSayable([block]) ? { ...block, text: said(block.text) } : null;
    case 'paragraph':
      return isSayable(block.text) ? { ...block, text: saidSpans(block.text) } : null;
    case 'list': {
      const items = block.items.filter(isSayable).map(saidSpans);
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'table': {
      const rows = block.rows
        .filter((row) => isSayable(row.map((text) => ({ text }))))
        .map((row) => row.map(said));
      return { ...block, caption: said(block.caption), head: block.head.map(said), rows };
    }
    case 'image': {
      const { kind, pictureId, alt, caption, href } = block;
      const row = pictures.get(pictureId);
      if (!row) return null;
      return {
        kind,
        picture: toPicture(row, said(alt)),
        ...(caption !== undefined && { caption: said(caption) }),
        ...(href !== undefined && { href }),
      };
    }
  }
}
