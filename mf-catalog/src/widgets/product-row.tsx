import type { Language, WidgetProps } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { newestProducts, recommendProducts } from '../catalog-state';

type Props = WidgetProps['catalog/product-row'];

const lists = { newest: newestProducts, suggested: recommendProducts };

export const needs = ({ list }: Props, language: Language) => [lists[list].fetch({ language })];

/** A row of products on another remote's page. */
export default function ProductRowWidget({ list, title }: Props) {
  const language = useLanguage();
  const entry = useSelector((state) => lists[list].select(state, { language }));
  return <ProductRow title={title} entry={entry} />;
}
