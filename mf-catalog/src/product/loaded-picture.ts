import type { Picture } from '@storefront/shared/contracts';

/** The address of a picture in a size that the page has loaded already; undefined when it has none. */
export const loadedPicture = ({ url }: Pick<Picture, 'url'>): string | undefined =>
  [...document.images].find(({ complete, currentSrc }) => complete && currentSrc.includes(url))?.currentSrc;
