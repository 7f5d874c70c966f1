import type { Language, PageMessages, ProductListProps } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { AddToCart } from '../product-list/add-to-cart';
import { readQuestion } from '../product-list/list-question';
import { productLists } from '../product-list/product-lists';
import { reportProblems } from '../product-list/report-problems';

export const slices = [productLists.slice];
export const saga = productLists.saga;
export const messages: PageMessages = {
  namespace: 'catalog-product-list',
  load: (language) => import(`../product-list/locales/${language}.json`),
};

export function needs({ query }: ProductListProps, language: Language) {
  const { question, problems } = readQuestion(query, language);
  reportProblems(problems);
  return [productLists.fetch(question)];
}

/** The products of a query on a page of any remote. */
export default function ProductList({ title, query, layout, emptyText, seeAll }: ProductListProps) {
  const language = useLanguage();
  const { question } = readQuestion(query, language);
  const entry = useSelector((state) => productLists.select(state, question));
  return (
    <ProductRow
      title={title}
      entry={entry}
      {...(layout && { layout })}
      {...(emptyText !== undefined && { emptyText })}
      {...(seeAll !== undefined && { to: seeAll })}
      renderAction={(product) => <AddToCart product={product} />}
    />
  );
}
