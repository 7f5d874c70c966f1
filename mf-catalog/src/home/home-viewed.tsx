import { useTranslation } from 'react-i18next';
import { ViewedRow } from '../viewed-card';
import { homeViewed } from './home-state';

/** What this browser saw before, on the home page. */
export function HomeViewed() {
  const { t } = useTranslation('catalog');
  return <ViewedRow title={t('home.viewed')} seeAll={t('home.viewedAll')} products={homeViewed} />;
}
