import type { Db } from '../../db';
import type { KeptAmong } from '../catalogue/hearts';
import { createFavouriteRepository } from './favourites.repository';

/** Which of some products a customer keeps, for pages that show products. */
export function createKeptAmong(db: Db): KeptAmong {
  const favourites = createFavouriteRepository(db);
  return (customerId, productIds) => favourites.among(db, customerId, productIds);
}
