import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { toPicture } from '../media/picture';
import { shownSeoOf } from './check-both-languages';
import { createContentRepository } from './content.repository';
import {
  contentKeys,
  type ContentBlock,
  type ContentKey,
  type ContentPage,
  type ContentPageRef,
  type FaqGroup,
  type Intro,
  type ShopPlace,
  type WrittenBlock,
} from './content.schema';
import type { PlaceKind } from './content.tables';
import type { PreviewBody } from './staff-content.schema';
import { shopWords, withShopWords, type ShopWords, type ShopFacts } from './shop-words';
import { pictureIdsOf, shownBlocks } from './shown-blocks';

export interface ContentDependencies {
  db: Db;
  clock: Clock;
  settings: { client(): Promise<ShopFacts> };
}

export type ContentService = ReturnType<typeof createContentService>;

/** The key of a page in an address. */
export function keyOf(text: string): ContentKey {
  const key = contentKeys.find((one) => one === text);
  if (!key) throw notFound('PAGE_NOT_FOUND');
  return key;
}

/** What the shop tells about itself, in either language. */
export function createContentService({ db, clock, settings }: ContentDependencies) {
  const content = createContentRepository(db);

  /** What texts may ask of the shop's settings. */
  const wordsIn = async (language: Language): Promise<ShopWords> =>
    shopWords(await settings.client(), language);

  /** Fills in the shop's own words and the pictures of several texts at once. */
  async function shown(texts: WrittenBlock[][], language: Language): Promise<ContentBlock[][]> {
    const [words, pictures] = await Promise.all([
      wordsIn(language),
      content.pictures(texts.flatMap(pictureIdsOf)),
    ]);
    return texts.map((blocks) => shownBlocks(blocks, { words, pictures }));
  }

  async function page(key: string, language: Language): Promise<ContentPage> {
    const row = await content.page(keyOf(key), language);
    if (!row) throw notFound('PAGE_NOT_FOUND');
    const [words, [blocks = []]] = await Promise.all([wordsIn(language), shown([row.blocks], language)]);
    return {
      key: row.key,
      title: withShopWords(row.title, words),
      summary: withShopWords(row.summary, words),
      blocks,
      updatedAt: row.updatedAt.toISOString(),
      ...shownSeoOf(row, words),
    };
  }

  return {
    wordsIn,

    shown,

    /** A text as shoppers would read it. */
    async preview({ title, summary, blocks }: Omit<PreviewBody, 'language'>, language: Language) {
      const [words, [shownBlocks = []]] = await Promise.all([wordsIn(language), shown([blocks], language)]);
      return {
        title: withShopWords(title, words),
        summary: withShopWords(summary, words),
        blocks: shownBlocks,
      };
    },

    /** Every page but the footer, which is part of all of them. */
    async pages(language: Language): Promise<ContentPageRef[]> {
      const [words, rows] = await Promise.all([wordsIn(language), content.pages(language)]);
      return rows
        .filter(({ key }) => key !== 'footer')
        .map(({ key, title, updatedAt }) => ({
          key,
          title: withShopWords(title, words),
          updatedAt: updatedAt.toISOString(),
        }));
    },

    page,

    /** Empty where none is written. */
    async footer(language: Language): Promise<ContentBlock[]> {
      const row = await content.page('footer', language);
      const [blocks = []] = row ? await shown([row.blocks], language) : [];
      return blocks;
    },

    async intro(language: Language): Promise<Intro> {
      const row = await content.intro(clock(), language);
      if (!row) throw notFound('INTRO_NOT_FOUND');
      const { id, eyebrow, title, text, linkText, linkHref, alt } = row;
      const words = await wordsIn(language);
      const filled = (line: string) => withShopWords(line, words);
      return {
        id,
        eyebrow: eyebrow === null ? null : filled(eyebrow),
        title: filled(title),
        text: filled(text),
        picture: toPicture(row, filled(alt)),
        link: linkText !== null && linkHref !== null ? { text: filled(linkText), href: linkHref } : null,
      };
    },

    async faqs(language: Language): Promise<FaqGroup[]> {
      const [words, rows] = await Promise.all([wordsIn(language), content.faqs(language)]);
      const answers = await shown(
        rows.map(({ answer }) => answer),
        language,
      );
      const groups = new Map<string, FaqGroup>();
      rows.forEach(({ id, groupId, groupTitle, question }, at) => {
        const group = groups.get(groupId) ?? {
          id: groupId,
          title: withShopWords(groupTitle, words),
          faqs: [],
        };
        group.faqs.push({ id, question: withShopWords(question, words), answer: answers[at] ?? [] });
        groups.set(groupId, group);
      });
      return [...groups.values()];
    },

    /** What the home page shows first. */
    async foremostPictures(): Promise<string[]> {
      const row = await content.intro(clock(), 'vi');
      return row ? [row.pictureId] : [];
    },

    places: (kind: PlaceKind, language: Language): Promise<ShopPlace[]> => content.places(kind, language),
  };
}
