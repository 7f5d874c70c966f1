export * from './cart';
export * from './cart-slice';
export * from './wishlist';
export * from './wishlist-slice';
