import type { FastifyRequest } from 'fastify';
import { askerOf } from '../../plugins/with-auth';

/** Those of the products that a customer keeps. */
export type KeptAmong = (customerId: string, productIds: string[]) => Promise<ReadonlySet<string>>;

/** What a `/with-auth` answer says besides of a product; nothing at the public address. */
type Heart = (productId: string) => { isFavourite?: boolean };

/** One question for all the products of an answer, and none for who is nobody. */
export async function heartsOf(
  keptAmong: KeptAmong,
  request: FastifyRequest,
  productIds: string[],
): Promise<Heart> {
  const customerId = askerOf(request);
  if (customerId === undefined) return () => ({});
  const kept = await keptAmong(customerId, productIds);
  return (productId) => ({ isFavourite: kept.has(productId) });
}

/** Cards, each with its heart. */
export async function withHearts<Card extends { id: string }>(
  keptAmong: KeptAmong,
  request: FastifyRequest,
  cards: Card[],
) {
  const heart = await heartsOf(
    keptAmong,
    request,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, ...heart(card.id) }));
}
