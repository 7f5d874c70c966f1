import type { FastifyRequest } from 'fastify';
import { askerOf } from '../../plugins/with-auth';

/** Which of these products are favourites of the customer. */
export type FavouritesAmong = (customerId: string, productIds: string[]) => Promise<ReadonlySet<string>>;

/** What a `/with-auth` response adds to a product; nothing at the public address. */
type FavouriteFlag = (productId: string) => { isFavourite?: boolean };

/** One query per response; none for anonymous visitors. */
export async function favouriteFlagsOf(
  favouritesAmong: FavouritesAmong,
  request: FastifyRequest,
  productIds: string[],
): Promise<FavouriteFlag> {
  const customerId = askerOf(request);
  if (customerId === undefined) return () => ({});
  const favourites = await favouritesAmong(customerId, productIds);
  return (productId) => ({ isFavourite: favourites.has(productId) });
}

/** Cards, each with its favourite flag. */
export async function withFavouriteFlags<Card extends { id: string }>(
  favouritesAmong: FavouritesAmong,
  request: FastifyRequest,
  cards: Card[],
) {
  const flagOf = await favouriteFlagsOf(
    favouritesAmong,
    request,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, ...flagOf(card.id) }));
}
