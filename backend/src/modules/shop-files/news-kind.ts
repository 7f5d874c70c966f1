import { isDeepStrictEqual } from 'node:util';
import { createAuditService } from '../audit/audit.service';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { createUsedPictures, type UsedPicturesDependencies } from '../content/used-pictures';
import { newsTopics } from '../news/news.schema';
import { createStaffNews, type StaffNewsService } from '../news/staff-news';
import { NewsBody, type StaffNews } from '../news/staff-news.schema';
import { writeBlockCell } from './block-cells';
import { shaped, spoken } from './kind-schema';
import type { RecordKind } from './record-kind';

interface Dependencies extends Pick<UsedPicturesDependencies, 'uploads'> {
  clock: Clock;
  fileNames: (ids: string[]) => Promise<ReadonlyMap<string, string>>;
}

const PAGE = 100;

async function* allNews(news: StaffNewsService) {
  for (let page = 1; ; page++) {
    const { data } = await news.list({ page, limit: PAGE });
    yield* data;
    if (data.length < PAGE) return;
  }
}

/** Articles, known by their address. */
export const newsKind = ({ uploads, clock: now, fileNames }: Dependencies): RecordKind => {
  const serviceOf = (db: Db, clock: Clock) =>
    createStaffNews({
      db,
      clock,
      audit: createAuditService({ db, clock }),
      usedPictures: createUsedPictures({ db, uploads }),
    });
  return {
    name: 'news',
    columns: {
      slug: { vi: 'Đường dẫn', en: 'Address' },
      slugEn: { vi: 'Đường dẫn tiếng Anh', en: 'English address' },
      topic: { vi: 'Chủ đề', en: 'Topic' },
      author: { vi: 'Tác giả', en: 'Author' },
      titleVi: { vi: 'Tiêu đề (tiếng Việt)', en: 'Title (Vietnamese)' },
      titleEn: { vi: 'Tiêu đề (tiếng Anh)', en: 'Title (English)' },
      summaryVi: { vi: 'Tóm tắt (tiếng Việt)', en: 'Summary (Vietnamese)' },
      summaryEn: { vi: 'Tóm tắt (tiếng Anh)', en: 'Summary (English)' },
      blocksVi: { vi: 'Nội dung (tiếng Việt)', en: 'Text (Vietnamese)' },
      blocksEn: { vi: 'Nội dung (tiếng Anh)', en: 'Text (English)' },
      pictureId: { vi: 'Ảnh', en: 'Picture' },
      altVi: { vi: 'Mô tả ảnh (tiếng Việt)', en: 'Picture description (Vietnamese)' },
      altEn: { vi: 'Mô tả ảnh (tiếng Anh)', en: 'Picture description (English)' },
      publishedAt: { vi: 'Ngày đăng', en: 'Publication date' },
      isActive: { vi: 'Hiển thị', en: 'Visible' },
      seoTitleVi: { vi: 'Tiêu đề tìm kiếm (tiếng Việt)', en: 'Search title (Vietnamese)' },
      seoTitleEn: { vi: 'Tiêu đề tìm kiếm (tiếng Anh)', en: 'Search title (English)' },
      seoDescriptionVi: { vi: 'Mô tả tìm kiếm (tiếng Việt)', en: 'Search description (Vietnamese)' },
      seoDescriptionEn: { vi: 'Mô tả tìm kiếm (tiếng Anh)', en: 'Search description (English)' },
    },
    required: ['slug', 'titleVi'],
    pictures: ['pictureId'],
    example: {
      slug: 'chon-co-ao',
      topic: 'GUIDE',
      author: 'Lan',
      titleVi: 'Chọn cỡ áo',
      titleEn: 'Choosing a size',
      summaryVi: 'Đo hai số là đủ.',
      summaryEn: 'Two measures are enough.',
      blocksVi: '## Cách đo\n\nĐo vòng ngực và chiều dài.\n\n- Thước dây\n- Một chiếc áo vừa',
      blocksEn: '## How to measure\n\nMeasure chest and length.\n\n- A tape\n- A shirt that fits',
      pictureId: 'chon-co-ao.jpg',
      altVi: 'Một chiếc áo trên bàn',
      altEn: 'A shirt on a table',
      publishedAt: '2026-12-31 18:00',
      isActive: 'có',
    },

    async *export(db) {
      const news = serviceOf(db, now);
      for await (const { id } of allNews(news)) {
        const article = await news.find(id);
        const body = bodyOf(article);
        const names = await fileNames(body.pictureId ? [body.pictureId] : []);
        yield {
          ...Object.fromEntries(
            Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? value : '']),
          ),
          blocksVi: writeBlockCell(article.blocksVi),
          blocksEn: writeBlockCell(article.blocksEn),
          pictureId: names.get(body.pictureId ?? '') ?? '',
          isActive: body.isActive ? 'có' : 'không',
        };
      }
    },

    async open({ db, clock, by }) {
      const news = serviceOf(db, clock);
      const bySlug = new Map<string, string>();
      for await (const { id, slug } of allNews(news)) bySlug.set(slug, id);
      const seen = new Set<string>();
      return async (row) => {
        const slug = row.needed('slug').toLowerCase();
        if (seen.has(slug)) row.wrong('slug', 'ROW_TWICE');
        seen.add(slug);
        const id = bySlug.get(slug);
        const article = id === undefined ? null : await news.find(id);
        const before = article && bodyOf(article);
        const given = spoken({
          slug,
          slugEn: row.text('slugEn')?.toLowerCase() || undefined,
          topic: row.word('topic', newsTopics),
          author: row.text('author'),
          titleVi: row.text('titleVi'),
          titleEn: row.text('titleEn'),
          summaryVi: row.text('summaryVi'),
          summaryEn: row.text('summaryEn'),
          blocksVi: row.blocks('blocksVi'),
          blocksEn: row.blocks('blocksEn'),
          pictureId: row.picture('pictureId', before?.pictureId ?? null),
          altVi: row.text('altVi'),
          altEn: row.text('altEn'),
          publishedAt: row.date('publishedAt'),
          isActive: row.yes('isActive'),
          seoTitleVi: row.text('seoTitleVi'),
          seoTitleEn: row.text('seoTitleEn'),
          seoDescriptionVi: row.text('seoDescriptionVi'),
          seoDescriptionEn: row.text('seoDescriptionEn'),
        });
        if (row.faults.length > 0) return 'unchanged';
        const body = shaped(NewsBody, { ...(before ?? empty), ...given });
        if (article && isDeepStrictEqual(body, before)) return 'unchanged';
        if (article) await news.change(article.id, { ...body, version: article.version }, by);
        else bySlug.set(slug, (await news.create(body, by)).id);
        return article ? 'changed' : 'created';
      };
    },
  };
};

const empty = {
  topic: 'COMPANY',
  author: '',
  titleVi: '',
  titleEn: '',
  summaryVi: '',
  summaryEn: '',
  blocksVi: [],
  blocksEn: [],
  altVi: '',
  altEn: '',
};

/** An article as a form would send it unchanged. */
function bodyOf(article: StaffNews) {
  return {
    slug: article.slug,
    slugEn: article.slugEn ?? article.slug,
    topic: article.topic,
    author: article.author,
    pictureId: article.pictureId,
    altVi: article.altVi,
    altEn: article.altEn,
    titleVi: article.titleVi,
    titleEn: article.titleEn,
    summaryVi: article.summaryVi,
    summaryEn: article.summaryEn,
    blocksVi: article.blocksVi,
    blocksEn: article.blocksEn,
    seoTitleVi: article.seoTitleVi,
    seoTitleEn: article.seoTitleEn,
    seoDescriptionVi: article.seoDescriptionVi,
    seoDescriptionEn: article.seoDescriptionEn,
    isActive: article.state !== 'DRAFT',
    publishedAt: article.publishedAt,
  };
}
