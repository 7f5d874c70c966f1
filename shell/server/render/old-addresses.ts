import type { PathTo } from '@storefront/shared/contracts';

type Target = (to: PathTo, name: string) => string | null;

/** Policies by the names that Vietnamese shops give their addresses. */
const policies = new Map<string, string>(
  Object.entries({
    'huong-dan-mua-hang': 'shopping-guide',
    'thanh-toan': 'payment',
    'giao-hang': 'transportation',
    'van-chuyen': 'transportation',
    'doi-tra': 'exchange-return',
    'bao-hanh': 'warranty',
    'uu-dai': 'purchase-offers',
    'bao-mat': 'security',
  }),
);

/** Vietnamese addresses, which people type and earlier links have, by the page that each stands for. */
const lists = new Map<string, Target>(
  Object.entries({
    'san-pham': (to) => to('catalog/products'),
    'danh-muc': (to) => to('catalog/categories'),
    'khuyen-mai': (to) => to('catalog/promotions'),
    'tin-tuc': (to) => to('catalog/news'),
    'gio-hang': (to) => to('checkout/cart'),
    'thanh-toan': (to) => to('checkout/information'),
    'dang-nhap': (to) => to('account/login'),
    'dang-ky': (to) => to('account/signup'),
  }),
);
const ofOneThing = new Map<string, Target>(
  Object.entries({
    'san-pham': (to, slug) => to('catalog/product', { slug }),
    'danh-muc': (to, slug) => to('catalog/category', { slug }),
    'tin-tuc': (to, slug) => to('catalog/newsArticle', { slug }),
    'chinh-sach': (to, key) => to('catalog/policy', { key: policies.get(key) ?? key }),
  }),
);

/** The page that an old address leads to for good; null for any other address, and where the shop has no such page. */
export function newAddressOf(url: string, pathTo: () => PathTo): string | null {
  const [list = '', name, ...rest] = url
    .slice(1)
    .replace(/[?#].*/, '')
    .replace(/\/$/, '')
    .split('/');
  if (rest.length > 0) return null;
  const target = (name === undefined ? lists : ofOneThing).get(list);
  if (!target) return null;
  try {
    return target(pathTo(), decodeURIComponent(name ?? ''));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
