import type { Picture } from '@storefront/shared/contracts';

/** The address of a picture in a size that the page has loaded already; undefined when it has none. */
export function loadedPicture({ url }: Pick<Picture, 'url'>): string | undefined {
  const loaded = [...document.images].filter(
    ({ complete, currentSrc }) => complete && currentSrc.includes(url),
  );
  return loaded.sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}
