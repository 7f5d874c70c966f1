import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeColour } from './safe-colour';

/** As pictures travel: see `Picture` in contracts. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  color: string;
  alt: string;
}
export interface PictureProps {
  /** Without one the place stays, with a quiet mark. */
  picture: PictureSource | null | undefined;
  /** Instead of the picture's own; empty where the text beside says the same. */
  alt?: string | undefined;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** `priority` for the one largest picture, `eager` for the first row, else lazy. */
  loading?: 'lazy' | 'eager' | 'priority' | undefined;
  /** Address of the same picture as it is here already, in another size: shown until this one is. */
  placeholderUrl?: string | undefined;
  /** Width by height of the place; the picture covers it. Its own ratio if absent. */
  ratio?: '4 / 5' | '1 / 1' | '16 / 9' | '3 / 2' | undefined;
  className?: string;
}

const widths = [320, 480, 768, 1200];

/** A picture in four widths whose place is there before it is. */
export function Picture({
  picture,
  alt,
  sizes,
  loading = 'lazy',
  placeholderUrl,
  ratio,
  className,
}: PictureProps) {
  const { t } = useTranslation('common');
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const text = alt ?? picture?.alt ?? '';
  if (!picture || picture.url === brokenUrl) {
    return (
      <Place
        className={className}
        $ratio={ratio ?? (picture ? `${picture.width} / ${picture.height}` : '4 / 5')}
        $colour="var(--c-picture)"
        {...(text
          ? { role: 'img', 'aria-label': t('picture.missing', { name: text }) }
          : { 'aria-hidden': true })}
      >
        <svg
          width={48}
          height={48}
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          aria-hidden="true"
        >
          <path d="M6 10h36v28H6Zm0 22 10-10 8 8 6-6 12 11M31 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
        </svg>
      </Place>
    );
  }
  const at = (width: number) => `${picture.url}${picture.url.includes('?') ? '&' : '?'}w=${width}`;
  return (
    <Place
      className={className}
      $ratio={ratio ?? `${picture.width} / ${picture.height}`}
      $colour={safeColour(picture.color)}
    >
      {placeholderUrl && <img src={placeholderUrl} alt="" data-meanwhile />}
      <img
        // One that the server drew may have failed before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBrokenUrl(picture.url);
        }}
        src={at(768)}
        srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={text}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'priority' ? 'high' : 'auto'}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        onError={() => setBrokenUrl(picture.url)}
      />
    </Place>
  );
}

const Place = styled.span<{ $ratio: string; $colour: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: clip;
  background: ${({ $colour }) => $colour};
  color: var(--c-ink-faint);
  img {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture-filter);
  }
  [data-meanwhile] {
    position: absolute;
  }
`;
