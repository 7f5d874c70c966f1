export { CarouselRow } from './carousel-row';
export { FavouriteButton, type FavouriteButtonProps } from './favourite-button';
export { ProductCard, type ProductCardProps } from './product-card';
export { ProductCardFrame, type ProductCardFrameProps } from './product-card-frame';
export {
  CardGrid,
  CardSkeleton,
  gridPicture,
  ProductGrid,
  ProductGridSkeleton,
  ProductItems,
  type ProductGridProps,
} from './product-grid';
export { useCardPrice } from './use-card-price';
export { ProductRow, type ProductRowProps } from './product-row';
