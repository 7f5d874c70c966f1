import type { Language, ProductListQuery } from '@storefront/shared/contracts';
import ProductList, { needs as needsOfList } from './product-list';

export { messages, saga, slices } from './product-list';

/** The widget of contract 2.0, which versions of other remotes that are still stored place; `product-list` replaces it. */
interface Props {
  list: 'newest' | 'suggested';
  title: string;
}

const queries: Record<Props['list'], ProductListQuery> = {
  newest: { sort: 'newest' },
  suggested: { filter: { inStock: true }, sort: 'bestSelling' },
};

export const needs = ({ list, title }: Props, language: Language) =>
  needsOfList({ title, query: queries[list] }, language);

export default function ProductRow({ list, title }: Props) {
  return <ProductList title={title} query={queries[list]} />;
}
