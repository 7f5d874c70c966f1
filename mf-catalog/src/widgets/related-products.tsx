import type { Language, WidgetProps } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { AddToCart } from '../product-list/add-to-cart';
import { relatedLists } from '../product-list/product-lists';

export { messages } from './product-list';
export const slices = [relatedLists.slice];
export const saga = relatedLists.saga;

type Props = WidgetProps['catalog/related-products'];

export const needs = ({ productId }: Props, language: Language) => [
  relatedLists.fetch({ productId, language }),
];

/** Products that go with one, on a page of any remote. */
export default function RelatedProducts({ title, productId, without = [] }: Props) {
  const language = useLanguage();
  const entry = useSelector((state) => relatedLists.select(state, { productId, language }));
  return (
    <ProductRow
      title={title}
      entry={entry}
      without={[productId, ...without]}
      renderAction={(product) => <AddToCart product={product} />}
    />
  );
}
