import type { Db } from '../../db';
import type { FavouritesAmong } from '../catalogue/favourite-flags';
import { createFavouriteRepository } from './favourites.repository';

/** Which of some products a customer keeps, for pages that show products. */
export function createFavouritesAmong(db: Db): FavouritesAmong {
  const favourites = createFavouriteRepository(db);
  return (customerId, productIds) => favourites.among(db, customerId, productIds);
}
