import { accessories } from './products-accessories';
import { bottoms } from './products-bottoms';
import { dresses } from './products-dresses';
import { electronics } from './products-electronics';
import { dronesAndPrinting } from './products-making';
import { motors } from './products-motors';
import { outerwear } from './products-outerwear';
import { robots } from './products-robots';
import { shoesAndBags } from './products-shoes-bags';
import { tops } from './products-tops';
import type { SeedProduct } from './types';

export const products: SeedProduct[] = [
  ...tops,
  ...outerwear,
  ...bottoms,
  ...dresses,
  ...shoesAndBags,
  ...accessories,
  ...robots,
  ...electronics,
  ...motors,
  ...dronesAndPrinting,
];
