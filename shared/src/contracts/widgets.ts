import type { ReactNode } from 'react';

/** Props of every widget that a remote offers to others, by `<remote>/<widget>`. */
export interface WidgetProps {
  /** The lines in the cart, in short, with a way to the cart; opened from the header. */
  'checkout/mini-cart': { onClose?: () => void };
  /** The vouchers at hand for the cart, the best first, to choose one from; told when one was chosen. */
  'checkout/voucher-wallet': { onClose?: () => void };
  /** Who is signed in, with the links to what is theirs and the way out. */
  'account/account-menu': { onClose?: () => void };
  /** The menu around the pages of the profile. */
  'account/profile-frame': { children?: ReactNode };
  /** A row of products by what they are chosen for. */
  'catalog/product-row': { list: 'newest' | 'suggested'; title: string };
}
export type WidgetName = keyof WidgetProps;

/** A widget as the registry lists it. */
export interface WidgetEntry {
  name: string;
  expose: string;
}
