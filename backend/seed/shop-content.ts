import type { WrittenBlock } from '../src/modules/content/content.schema';
import { createMediaFiles } from '../src/modules/media/media.files';
import { newsRow } from '../src/modules/news/news-rows';
import { drawProduct } from './content/drawings/draw';
import { drawHero } from './content/drawings/hero';
import { drawNews, NEWS_PICTURE } from './content/drawings/news';
import { faqGroups } from './content/faqs';
import { intro } from './content/intro';
import { newsScenes } from './content/news-scenes';
import type { SeedArticle } from './content/news/article';
import { news } from './content/news/news';
import { upcomingNews } from './content/news/upcoming';
import { pages } from './content/pages/pages';
import { places } from './content/places';
import type { DraftBlock } from './content/writing';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { createPictures } from './pictures';
import { DAY_MS } from '../src/lib/clock';

const HERO = { width: 1440, height: 720 };

/** Pages, banner, questions, places and news, in one transaction. What is there already stays as it is. */
export async function seedContent({ db, now, dataDir }: SeedContext): Promise<void> {
  const pictures = createPictures(drawProduct, createMediaFiles(dataDir), now);
  const hero = pictures.addOther(drawHero(), HERO);
  const scenes = new Map(
    Object.entries(newsScenes).map(([name, scene]) => [
      name,
      pictures.addOther(drawNews(name, scene), NEWS_PICTURE),
    ]),
  );
  const written = (blocks: DraftBlock[]) => writtenBlocks(blocks, scenes);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const articleRow = (
    { slug, topic, author, cover = slug, daysAgo: days, title, summary, alt, vi, en }: SeedArticle,
    isActive: boolean,
  ) =>
    newsRow({
      slug,
      slugEn: null,
      topic,
      author,
      pictureId: sceneId(cover, scenes),
      altVi: alt.vi,
      altEn: alt.en,
      titleVi: title.vi,
      titleEn: title.en,
      summaryVi: summary.vi,
      summaryEn: summary.en,
      blocksVi: written(vi),
      blocksEn: written(en),
      seoTitleVi: null,
      seoTitleEn: null,
      seoDescriptionVi: null,
      seoDescriptionEn: null,
      isActive,
      publishedAt: daysAgo(days),
    });
  const pictureRows = await pictures.store();

  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'pictures', pictureRows);
    await insertMissing(
      tx,
      'contentPages',
      pages.map(({ key, title, summary, vi, en }) => ({
        key,
        titleVi: title.vi,
        titleEn: title.en,
        summaryVi: summary.vi,
        summaryEn: summary.en,
        blocksVi: written(vi),
        blocksEn: written(en),
        updatedAt: now,
      })),
    );
    await insertMissing(tx, 'intros', [
      {
        id: seedId('intro', intro.key),
        eyebrowVi: intro.eyebrow.vi,
        eyebrowEn: intro.eyebrow.en,
        titleVi: intro.title.vi,
        titleEn: intro.title.en,
        textVi: intro.text.vi,
        textEn: intro.text.en,
        linkTextVi: intro.link.text.vi,
        linkTextEn: intro.link.text.en,
        linkHref: intro.link.href,
        pictureId: hero,
        altVi: intro.alt.vi,
        altEn: intro.alt.en,
        startsAt: daysAgo(1),
        endsAt: null,
      },
    ]);
    await insertMissing(
      tx,
      'faqGroups',
      faqGroups.map(({ key, title }, position) => ({
        id: seedId('faq-group', key),
        position,
        titleVi: title.vi,
        titleEn: title.en,
      })),
    );
    await insertMissing(
      tx,
      'faqs',
      faqGroups.flatMap((group) =>
        group.faqs.map(({ key, question, vi, en }, position) => ({
          id: seedId('faq', `${group.key} ${key}`),
          groupId: seedId('faq-group', group.key),
          position,
          questionVi: question.vi,
          questionEn: question.en,
          answerVi: written(vi),
          answerEn: written(en),
        })),
      ),
    );
    await insertMissing(
      tx,
      'shopPlaces',
      places.map(({ key, kind, name, services, ward: _ward, ...place }, position) => ({
        id: seedId('shop-place', key),
        kind,
        position,
        nameVi: name.vi,
        nameEn: name.en,
        servicesVi: services.vi,
        servicesEn: services.en,
        ...place,
      })),
    );
    await insertMissing(
      tx,
      'news',
      [
        ...news.map((article) => ({ article, isActive: true })),
        ...upcomingNews.map(({ isActive, ...article }) => ({ article, isActive })),
      ].map(({ article, isActive }) => ({
        id: seedId('news', article.slug),
        ...articleRow(article, isActive),
        updatedAt: daysAgo(Math.max(article.daysAgo, 0)),
      })),
    );
  });
}

function sceneId(name: string, scenes: Map<string, string>): string {
  const id = scenes.get(name);
  if (!id) throw new Error(`There is no scene ${name}`);
  return id;
}

/** Drafts name a scene; what is kept names its picture. */
const writtenBlocks = (blocks: DraftBlock[], scenes: Map<string, string>): WrittenBlock[] =>
  blocks.map((block) => {
    if (block.kind !== 'scene') return block;
    const { scene, alt, caption } = block;
    return {
      kind: 'image',
      pictureId: sceneId(scene, scenes),
      alt,
      ...(caption !== undefined && { caption }),
    };
  });
