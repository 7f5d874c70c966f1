export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** At equal wishes the smallest file wins. */
export const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/**
 * The formats that the browser takes, best first. Only a format that is named counts: a wildcard is said by
 * programs that know JPEG and nothing newer. JPEG is always last, because every browser shows it.
 */
export function acceptedFormats(accept: string | undefined): PictureFormat[] {
  const qualities = new Map(
    (accept ?? '').split(',').map((part) => {
      const [type = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [type, quality === undefined ? 1 : Number(quality) || 0] as const;
    }),
  );
  const quality = (format: PictureFormat) => qualities.get(`image/${format}`) ?? 0;
  const named = formats
    .filter((format) => quality(format) > 0)
    .sort((one, other) => quality(other) - quality(one));
  return named.includes('jpeg') ? named : [...named, 'jpeg'];
}
