import { cached } from '../../lib/cached';
import type { Clock } from '../../lib/clock';
import { fold } from '../../lib/fold';
import type { Language } from '../../lib/language';
import type {
  ContentBlock,
  ContentKey,
  ContentPage,
  ContentPageRef,
  FaqGroup,
} from '../content/content.schema';
import type { NewsCard } from '../news/news.schema';
import { expanded } from './synonyms';

export interface PassageSources {
  content: {
    pages(language: Language): Promise<ContentPageRef[]>;
    page(key: string, language: Language): Promise<ContentPage>;
    faqs(language: Language): Promise<FaqGroup[]>;
  };
  news: { list(query: { limit: number }, language: Language): Promise<{ data: NewsCard[] }> };
  clock: Clock;
}

interface Source {
  /** The page that it is of; `faqs` and `news` for these. */
  page: string;
  title: string;
  to: string;
  /** Sentences, items and rows, in their order. */
  lines: string[];
}
interface Indexed extends Source {
  /** How often it says each word; those of the title count more. */
  counts: Map<string, number>;
  length: number;
}
interface Index {
  passages: Indexed[];
  /** How telling a word is: rare ones are. */
  weights: Map<string, number>;
  averageLength: number;
}
export interface FoundPassage {
  title: string;
  quote: string;
  to: string;
  page: string;
  score: number;
  /** The part of what was asked that it speaks of, by weight. */
  coverage: number;
}

const FRESH_MS = 60_000;
const MAX_NEWS = 60;
const TITLE_WEIGHT = 3;
const MAX_QUOTE = 280;
/** Alike enough to be a typo. */
const SIMILAR = 0.45;

/** Words that every text has; a question that shares only these has nothing in common with it. */
const common = new Set(
  (
    'co khong ko la va cua cho thi the nao o nhu duoc toi minh ban shop em anh chi mot cac nhung voi khi nay do den tu ' +
    'gi bao nhieu a an the is are do does you your i my to of in on for with what how when can it this that and or be me ' +
    'we our if at by from will would hang cai ra vao roi chua se nhe oi any there have has'
  ).split(' '),
);

/** The texts of the shop, looked through by their words: rare words count more, typos are forgiven. */
export function createPassages({ content, news, clock }: PassageSources) {
  const indexes: Record<Language, () => Promise<Index>> = {
    vi: cached({ read: () => read('vi'), clock, freshMs: FRESH_MS }),
    en: cached({ read: () => read('en'), clock, freshMs: FRESH_MS }),
  };

  async function read(language: Language): Promise<Index> {
    const [refs, faqs, articles] = await Promise.all([
      content.pages(language),
      content.faqs(language),
      news.list({ limit: MAX_NEWS }, language),
    ]);
    const pages = await Promise.all(refs.map(({ key }) => content.page(key, language)));
    return indexOf([
      ...pages.flatMap(sectionsOf),
      ...faqs.flatMap((group) =>
        group.faqs.map((faq): Source => ({
          page: 'faqs',
          title: faq.question,
          to: '/faqs',
          lines: faq.answer.flatMap(linesOf),
        })),
      ),
      ...articles.data.map((card): Source => ({
        page: 'news',
        title: card.title,
        to: `/news/${card.seoSlug}`,
        lines: [card.summary],
      })),
    ]);
  }

  return {
    /** What fits best, the best first; `favoured` are the pages that the topic is on. */
    async find(
      text: string,
      language: Language,
      { favoured = [], limit = 3 }: { favoured?: readonly string[]; limit?: number } = {},
    ): Promise<FoundPassage[]> {
      const index = await indexes[language]();
      const asked = tokensOf(text).filter((word) => !common.has(word));
      const alternatives = asked.map((word) => formsOf(word, index));
      const total = alternatives.reduce((sum, forms) => sum + weightOf(forms, index), 0);
      return index.passages
        .map((passage): FoundPassage & { passage: Indexed } => {
          let score = 0;
          let covered = 0;
          for (const forms of alternatives) {
            const best = Math.max(
              0,
              ...forms.map(({ word, factor }) => factor * frequency(passage, word, index)),
            );
            if (best === 0) continue;
            const weight = weightOf(forms, index);
            score += best * weight;
            covered += weight;
          }
          if (favoured.includes(passage.page)) score = score * 1.6 + 1;
          if (passage.page === 'news') score *= 0.6;
          const { title, to, page } = passage;
          return { title, to, page, quote: '', score, coverage: total === 0 ? 0 : covered / total, passage };
        })
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ passage, ...found }) => ({
          ...found,
          quote: quoteOf(passage, new Set(alternatives.flatMap((forms) => forms.map(({ word }) => word)))),
        }));
    },
  };
}

const tokensOf = (text: string) => fold(text).split(' ').filter(Boolean);

interface Form {
  word: string;
  /** How sure it is that the word was meant. */
  factor: number;
}

/** The word, other words for it, and where nobody uses it, those that look like it. */
function formsOf(word: string, { weights }: Index): Form[] {
  const forms = expanded(word).map((other): Form => ({ word: other, factor: other === word ? 1 : 0.8 }));
  if (forms.some((form) => weights.has(form.word)) || word.length < 4) return forms;
  const grams = gramsOf(word);
  for (const known of weights.keys()) {
    if (Math.abs(known.length - word.length) > 2) continue;
    const alike = similarity(grams, gramsOf(known));
    if (alike >= SIMILAR) forms.push({ word: known, factor: alike });
  }
  return forms;
}

const UNKNOWN_WEIGHT = 4;
const weightOf = (forms: readonly Form[], { weights }: Index) => {
  const known = forms.flatMap(({ word }) => weights.get(word) ?? []);
  return known.length > 0 ? Math.max(...known) : UNKNOWN_WEIGHT;
};

/** BM25: a word that is said twice counts little more than once, and less in a long text. */
function frequency({ counts, length }: Indexed, word: string, { averageLength }: Index): number {
  const count = counts.get(word) ?? 0;
  return count === 0 ? 0 : (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / averageLength));
}

function gramsOf(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set([...padded].slice(0, -1).map((_, at) => padded.slice(at, at + 2)));
}
const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const both = [...one].filter((gram) => other.has(gram)).length;
  return both / (one.size + other.size - both);
};

function indexOf(sources: Source[]): Index {
  const passages = sources.map((source): Indexed => {
    const counts = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const word of tokensOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
    };
    add(source.title, TITLE_WEIGHT);
    for (const line of source.lines) add(line, 1);
    return { ...source, counts, length: source.lines.join(' ').length / 6 + 10 };
  });
  const said = new Map<string, number>();
  for (const { counts } of passages)
    for (const word of counts.keys()) said.set(word, (said.get(word) ?? 0) + 1);
  const weights = new Map(
    [...said].map(([word, count]) => [word, Math.log(1 + (passages.length - count + 0.5) / (count + 0.5))]),
  );
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
  return { passages, weights, averageLength };
}

const companyPages: readonly ContentKey[] = ['about', 'store-system', 'careers', 'contact'];
export const pagePath = (key: ContentKey): string =>
  companyPages.includes(key) ? `/${key}` : `/policies/${key}`;

/** A page by its headings. */
function sectionsOf({ key, title, summary, blocks }: ContentPage): Source[] {
  const sections: Source[] = [{ page: key, title, to: pagePath(key), lines: [summary] }];
  for (const block of blocks) {
    if (block.kind === 'heading')
      sections.push({ page: key, title: `${title}: ${block.text}`, to: pagePath(key), lines: [] });
    else sections.at(-1)?.lines.push(...linesOf(block));
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

function linesOf(block: ContentBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text.map(({ text }) => text).join('')];
    case 'list':
      return block.items.map((item) => item.map(({ text }) => text).join(''));
    case 'table':
      return block.rows.map(([first = '', ...others]) => {
        const cells = others.map((cell, at) => `${block.head[at + 1] ?? ''} ${cell}`.trim());
        return `${first}: ${cells.join('; ')}`;
      });
    case 'heading':
    case 'link':
    case 'image':
      return [];
  }
}

/** The lines that say most of what was asked, in the words of the page. */
function quoteOf({ lines }: Source, words: ReadonlySet<string>): string {
  const scored = lines.map((line, at) => ({
    line,
    at,
    score: new Set(tokensOf(line).filter((word) => words.has(word))).size,
  }));
  const chosen: typeof scored = [];
  let length = 0;
  for (const one of scored.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.length > 0 && (one.score === 0 || length + one.line.length > MAX_QUOTE)) break;
    chosen.push(one);
    length += one.line.length;
  }
  const quote = chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line)
    .join(' ');
  return quote.length > 2 * MAX_QUOTE ? `${quote.slice(0, 2 * MAX_QUOTE - 1).trimEnd()}…` : quote;
}
