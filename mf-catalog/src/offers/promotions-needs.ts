import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';
import { isBeyondTheEnd, parsePromotionQuery } from './offers-query';
import { promotions } from './offers-state';
import { structuredData } from './structured-data';

export const promotionsNeeds = (at: At) => [promotions.fetch(parsePromotionQuery(at))];

export function promotionsHead(state: never, at: At, t: Translate): DocumentHead {
  const query = parsePromotionQuery(at);
  const { page } = query;
  const title = t('catalog-offers:promotions.title');
  if (isBeyondTheEnd(promotions.select(state, query).data)) return { title, noindex: true };
  const head: DocumentHead = {
    title,
    description: t('catalog-offers:promotions.description'),
    canonical: paths.promotions.to({ page: page > 1 ? page : undefined }),
  };
  return { ...head, jsonLd: structuredData('promotions', state, at, t, head) };
}

export function promotionsStatus(state: never, at: At): 200 | 404 | 503 {
  const { data } = promotions.select(state, parsePromotionQuery(at));
  if (isBeyondTheEnd(data)) return 404;
  return data ? 200 : 503;
}

/** When the first of them ends or begins. */
export function promotionsValidUntil(state: never, at: At): number | undefined {
  const turns = promotions
    .select(state, parsePromotionQuery(at))
    .data?.data.map(({ period, startsAt, endsAt }) => Date.parse(period === 'NEXT' ? startsAt : endsAt));
  return turns && turns.length > 0 ? Math.min(...turns) : undefined;
}
