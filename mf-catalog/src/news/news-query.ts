import { pageParam, type At, type Language, type NewsTopic } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';
import { newsTopics, type NewsQuery } from './news-resource';

/** What an address of the list asks for; whatever it does not know it leaves out. */
export function parseNewsQuery({ query, language }: Pick<At, 'query' | 'language'>): NewsQuery {
  const topic = newsTopics.find((key) => key === query.get('topic'));
  return { page: pageParam(query), topic, language };
}

export const newsLink = (topic: NewsTopic | undefined, page = 1): string =>
  paths.news.to({ topic, page: page > 1 ? page : undefined });

/** The newest articles for feed readers. */
export const newsFeed = (language: Language): string =>
  language === 'vi' ? '/rss.xml' : `/${language}/rss.xml`;
