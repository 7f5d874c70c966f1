import type { ReactNode } from 'react';
import type { ProductQuery } from './envelope';

/** Props of every widget that a remote offers to others, by `<remote>/<widget>`. */
export interface WidgetProps {
  /** A summary of the cart with a link to it; opened from the header. */
  'checkout/mini-cart': { onClose?: () => void };
  /**
   * The vouchers available for the cart, the best first, to choose one from; `onClose` is called after a
   * choice.
   */
  'checkout/voucher-wallet': { onClose?: () => void };
  /** The account menu: name, links to the account's pages, and the logout. */
  'account/account-menu': { onClose?: () => void };
  /** The menu around the pages of the profile. */
  'account/profile-frame': { children?: ReactNode };
  /**
   * The conversation with the assistant beside the page, or as a sheet over it where there is no room and on pages that must
   * not be covered (`isBare`). `onShown` is called when it stands, `onClose` when it is to be closed.
   */
  'chatbot/chat-panel': { isBare?: boolean; onShown?: () => void; onClose?: () => void };
  /** The products of a query, with a button that adds those with one variant to the cart. */
  'catalog/product-list': ProductListProps;
  /** The products that this browser saw before; nothing when there are none. */
  'catalog/recently-viewed': { title: string };
  /** Products that go with one, without itself and those of `without`. */
  'catalog/related-products': { title: string; productId: string; without?: readonly string[] };
}
export type WidgetName = keyof WidgetProps;

/** A list of products of the shop, wherever a remote places it. */
export interface ProductListProps {
  title: string;
  query: ProductListQuery;
  /** A row that scrolls sideways on phones, or a grid. Default `row`. */
  layout?: 'row' | 'grid';
  /** Shown when no product fits; by default, the list is left out. */
  emptyText?: string;
  /** The address of all of them, without language prefix; no link where it is null, as `usePathTo` answers. */
  seeAll?: string | null;
}

/** Which products a list shows. What the shop cannot answer is left out, with an error in the console. */
export interface ProductListQuery {
  /** All of these narrow the list; several values of one, separated by commas, mean "one of them". */
  filter?: Pick<
    ProductQuery,
    | 'category'
    | 'status'
    | 'rating'
    | 'search'
    | 'price'
    | 'minPrice'
    | 'maxPrice'
    | 'color'
    | 'size'
    | 'specs'
    | 'flashSale'
    | 'inStock'
  >;
  /** Default: by `bestMatch` for a search, else by `priority`. */
  sort?: NonNullable<ProductQuery['sort']>;
  /** 1 to 24. Default 10. */
  limit?: number;
}

/** A widget as a page places it: `{ widget: 'catalog/product-list', props: { … } }`. */
export type WidgetUse = {
  [Name in WidgetName]: { widget: Name; props: WidgetProps[Name] };
}[WidgetName];

/** A widget as the registry lists it. */
export interface WidgetEntry {
  name: string;
  expose: string;
}
