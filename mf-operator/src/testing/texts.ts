import type { StaffNews, StaffPage } from '@storefront/shared/contracts';

const texts = {
  titleVi: 'Chọn cỡ áo',
  titleEn: 'Choosing a size',
  summaryVi: 'Ba số đo.',
  summaryEn: 'Three measures.',
  blocksVi: [{ kind: 'paragraph' as const, text: [{ text: 'Đo vai.' }] }],
  blocksEn: [{ kind: 'paragraph' as const, text: [{ text: 'Measure the shoulders.' }] }],
  seoTitleVi: '',
  seoTitleEn: '',
  seoDescriptionVi: '',
  seoDescriptionEn: '',
  missing: [],
  updatedAt: '2026-11-20T03:00:00.000Z',
};

/** A draft of an article with everything in it. */
export const aStaffArticle = (given: Partial<StaffNews> = {}): StaffNews => ({
  ...texts,
  id: 'article-1',
  version: 3,
  state: 'DRAFT',
  slug: 'chon-co-ao',
  slugEn: 'choosing-a-size',
  topic: 'GUIDE',
  author: 'Thu Hà',
  pictureId: 'a'.repeat(32),
  altVi: 'Một chiếc áo',
  altEn: 'A shirt',
  publishedAt: '2026-11-20T03:00:00.000Z',
  oldSlugs: [],
  ...given,
});

/** A published page. */
export const aStaffPage = (given: Partial<StaffPage> = {}): StaffPage => ({
  ...texts,
  key: 'warranty',
  version: 2,
  state: 'PUBLISHED',
  ...given,
});
