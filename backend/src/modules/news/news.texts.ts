import type { Language } from '../../lib/language';
import type { NewsTopicKey } from './news.schema';

/** The few words of the news that no row holds. */
export const texts: Record<
  Language,
  {
    topics: Record<NewsTopicKey, string>;
    feedTitle: (siteName: string) => string;
    feedText: (siteName: string) => string;
  }
> = {
  vi: {
    topics: { GUIDE: 'Cẩm nang', FASHION: 'Thời trang', ROBOTICS: 'Robotics', COMPANY: 'Cửa hàng' },
    feedTitle: (siteName) => `Tin tức ${siteName}`,
    feedText: (siteName) => `Cẩm nang chọn đồ, hướng dẫn làm robot và tin mới của ${siteName}.`,
  },
  en: {
    topics: { GUIDE: 'Guides', FASHION: 'Fashion', ROBOTICS: 'Robotics', COMPANY: 'The shop' },
    feedTitle: (siteName) => `${siteName} news`,
    feedText: (siteName) => `Guides to choosing, how to build robots, and what is new at ${siteName}.`,
  },
};
