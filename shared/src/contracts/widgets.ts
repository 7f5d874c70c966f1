import type { ReactNode } from 'react';

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
  /** A row of products for a given list query. */
  'catalog/product-row': { list: 'newest' | 'suggested'; title: string };
}
export type WidgetName = keyof WidgetProps;

/** A widget as the registry lists it. */
export interface WidgetEntry {
  name: string;
  expose: string;
}
