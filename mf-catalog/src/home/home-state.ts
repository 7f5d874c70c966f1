import type {
  ContentBlock,
  ContentSpan,
  ErrorCode,
  FaqGroup,
  Intro,
  Language,
  NewsCard,
  Paged,
  ShopPlace,
} from '@storefront/shared/contracts';
import { ApiError, type ApiPath, type Answer } from '@storefront/shared/http';
import { createQuery, type ApiContext } from '@storefront/shared/store';
import { productsByIds } from '../viewed-products';

interface InLanguage {
  language: Language;
}
const key = ({ language }: InLanguage): string => language;

/** A question with its answer in plain paragraphs, as much as the home page shows. */
interface ShortFaq {
  id: string;
  question: string;
  answer: string[];
}
type ShortPlace = Pick<ShopPlace, 'id' | 'name' | 'address' | 'phone'>;

/** The banner; null when there is none. */
export const intro = createQuery<InLanguage, Intro | null>({
  name: 'catalog/intro',
  keyOf: key,
  fetch: fetchIntro,
});

export const homeNews = createQuery<InLanguage, NewsCard[]>({
  name: 'catalog/news',
  keyOf: key,
  fetch: fetchNews,
});

/** The first question of each group. */
export const homeFaqs = createQuery<InLanguage, ShortFaq[]>({
  name: 'catalog/homeFaqs',
  keyOf: key,
  fetch: fetchFaqs,
});

export const showrooms = createQuery<InLanguage, ShortPlace[]>({
  name: 'catalog/homeShowrooms',
  keyOf: key,
  fetch: (context) => fetchPlaces(context, 'main/system/showrooms'),
});
export const serviceCenters = createQuery<InLanguage, ShortPlace[]>({
  name: 'catalog/homeServiceCenters',
  keyOf: key,
  fetch: (context) => fetchPlaces(context, 'main/system/svcenter'),
});

/** What this browser saw before. */
export const homeViewed = productsByIds('catalog/homeViewed');

const newsShown = 3;
const faqsShown = 5;
const placesShown = 3;

async function fetchIntro({ http, signal }: ApiContext): Promise<Intro | null> {
  return whole(
    await http.get<Intro | null>('main/intro/get-intro-current', { signal }),
    (data) => data !== null,
  );
}

async function fetchNews({ http, signal }: ApiContext): Promise<NewsCard[]> {
  const answer = await http.get<Paged<NewsCard>>('main/news/public', {
    params: { limit: newsShown },
    signal,
  });
  return whole(answer, ({ data }) => data.length > 0).data;
}

/** Calls that fail softly say so by their message alone; that something is not there is no failure. */
function whole<T>({ data, message }: Answer<T>, isThere: (data: T) => boolean): T {
  if (isThere(data) || message === 'OK' || message.endsWith('NOT_FOUND')) return data;
  throw new ApiError({ status: 503, code: message as ErrorCode });
}

async function fetchFaqs({ http, signal }: ApiContext): Promise<ShortFaq[]> {
  const { data } = await http.get<FaqGroup[]>('main/system/faqs', { signal });
  return data
    .flatMap(({ faqs }) => faqs.slice(0, 1))
    .slice(0, faqsShown)
    .map(({ id, question, answer }) => ({ id, question, answer: answer.flatMap(paragraphsOf) }));
}

function paragraphsOf(block: ContentBlock): string[] {
  const plain = (spans: readonly ContentSpan[]) => spans.map(({ text }) => text).join('');
  if (block.kind === 'paragraph') return [plain(block.text)];
  return block.kind === 'list' ? block.items.map(plain) : [];
}

async function fetchPlaces({ http, signal }: ApiContext, path: ApiPath): Promise<ShortPlace[]> {
  const { data } = await http.get<ShopPlace[]>(path, { signal });
  return data.slice(0, placesShown).map(({ id, name, address, phone }) => ({ id, name, address, phone }));
}
