import type { CatalogueContent } from './catalogue';
import { categories } from './content/categories';
import { drawProduct } from './content/drawings/draw';
import { products } from './content/products';

/** What the demo shop sells. */
export const catalogueContent: CatalogueContent = {
  categories,
  products,
  draw: drawProduct,
};
