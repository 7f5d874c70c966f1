import type { WidgetProps } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { newestProducts, recommendProducts } from '../catalog-state';
import { ProductRow } from '../product-row';

const lists = { newest: newestProducts, suggested: recommendProducts };

/** A row of products on another remote's page. */
export default function ProductRowWidget({ list, title }: WidgetProps['catalog/product-row']) {
  const language = useLanguage();
  const entry = useSelector((state) => lists[list].select(state, { language }));
  return <ProductRow title={title} entry={entry} />;
}
