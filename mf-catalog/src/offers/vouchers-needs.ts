import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';
import { isBeyondTheEnd, parseVoucherQuery } from './offers-query';
import { vouchers } from './offers-state';
import { structuredData } from './structured-data';

export const vouchersNeeds = (at: At) => [vouchers.fetch(parseVoucherQuery(at))];

export function vouchersHead(state: never, at: At, t: Translate): DocumentHead {
  const query = parseVoucherQuery(at);
  const { kind, period, page } = query;
  const title = t('catalog-offers:vouchers.title');
  if (isBeyondTheEnd(vouchers.select(state, query).data)) return { title, noindex: true };
  const head: DocumentHead = {
    title,
    description: t('catalog-offers:vouchers.description'),
    canonical: paths.vouchers.to({ page: page > 1 ? page : undefined }),
    noindex: kind !== undefined || period !== undefined,
  };
  return { ...head, jsonLd: structuredData('vouchers', state, at, t, head) };
}

export function vouchersStatus(state: never, at: At): 200 | 404 | 503 {
  const { data } = vouchers.select(state, parseVoucherQuery(at));
  if (isBeyondTheEnd(data)) return 404;
  return data ? 200 : 503;
}

/** When the first of them can be used no more, or can be collected. */
export function vouchersValidUntil(state: never, at: At): number | undefined {
  const turns = vouchers
    .select(state, parseVoucherQuery(at))
    .data?.data.map(({ period, startsAt, endsAt }) => Date.parse(period === 'NEXT' ? startsAt : endsAt));
  return turns && turns.length > 0 ? Math.min(...turns) : undefined;
}
