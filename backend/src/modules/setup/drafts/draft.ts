import type { WrittenBlock } from '../../content/content.schema';
import type { FirstPage } from '../../content/first-pages';
import type { Localized } from '../../../lib/localized';

interface Draft {
  title: Localized;
  summary: Localized;
  /** What the shop knows of itself already, by the words of its settings. */
  facts?: Readonly<Record<'vi' | 'en', readonly string[]>>;
  /** What the owner has to say here. */
  missing: Readonly<Record<'vi' | 'en', readonly string[]>>;
}

const notice: Localized = {
  vi: 'Bản nháp: cửa hàng chưa viết trang này. Trang cần cho biết:',
  en: 'Draft: the shop has not written this page yet. It has to say:',
};

const paragraph = (text: string): WrittenBlock => ({ kind: 'paragraph', text: [{ text }] });

/** A page that promises nothing: it says what its owner has to write, and what the settings hold. */
export function draft({ title, summary, facts, missing }: Draft): FirstPage {
  const blocks = (language: 'vi' | 'en'): WrittenBlock[] => [
    { kind: 'paragraph', text: [{ text: notice[language], strong: true }] },
    { kind: 'list', ordered: false, items: missing[language].map((text) => [{ text }]) },
    ...(facts?.[language] ?? []).map(paragraph),
  ];
  return {
    titleVi: title.vi,
    titleEn: title.en,
    summaryVi: summary.vi,
    summaryEn: summary.en,
    blocksVi: blocks('vi'),
    blocksEn: blocks('en'),
  };
}
