import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';
import { parseVoucherQuery } from './offers-query';
import { vouchers } from './offers-state';
import { structuredData } from './structured-data';

export const vouchersNeeds = (at: At) => [vouchers.fetch(parseVoucherQuery(at))];

export function vouchersHead(state: never, at: At, t: Translate): DocumentHead {
  const { kind, period, page } = parseVoucherQuery(at);
  const head: DocumentHead = {
    title: t('catalog-offers:vouchers.title'),
    description: t('catalog-offers:vouchers.description'),
    canonical: paths.vouchers.to({ page: page > 1 ? page : undefined }),
    noindex: kind !== undefined || period !== undefined,
  };
  return { ...head, jsonLd: structuredData('vouchers', state, at, t, head) };
}

export const vouchersStatus = (state: never, at: At): 200 | 503 =>
  vouchers.select(state, parseVoucherQuery(at)).data ? 200 : 503;

/** When the first of them can be used no more, or can be collected. */
export function vouchersValidUntil(state: never, at: At): number | undefined {
  const turns = vouchers
    .select(state, parseVoucherQuery(at))
    .data?.data.map(({ period, startsAt, endsAt }) => Date.parse(period === 'NEXT' ? startsAt : endsAt));
  return turns && turns.length > 0 ? Math.min(...turns) : undefined;
}
