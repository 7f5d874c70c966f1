import { useTranslation } from 'react-i18next';
import { ViewedRow } from '../viewed-card';
import { productsByIds } from '../viewed-products';

export { messages } from './product-list';

const viewed = productsByIds('catalog/widgetViewed');

export const slices = [viewed.slice];
export const saga = viewed.saga;

/** What this browser saw before, on a page of any remote. */
export default function RecentlyViewed({ title }: { title: string }) {
  const { t } = useTranslation('common');
  return <ViewedRow title={title} seeAll={t('seeAll')} products={viewed} />;
}
