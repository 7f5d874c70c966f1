import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeColour } from './safe-colour';

/** A picture as the API returns it: see `Picture` in contracts. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  color: string;
  alt: string;
}
export interface PictureProps {
  /** Without a picture its place shows a placeholder icon. */
  picture: PictureSource | null | undefined;
  /** Replaces the picture's own text; empty where the text beside it says the same. */
  alt?: string | undefined;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The widest that its place can need, in px of the screen; by default three for each px of a `sizes` in px, or all. */
  widest?: number | undefined;
  /** `priority` for the largest picture of the page, `eager` for the first row, else lazy. */
  loading?: 'lazy' | 'eager' | 'priority' | undefined;
  /** Address of the same picture in another size that is already loaded: shown until this one is. */
  placeholderUrl?: string | undefined;
  /** Aspect ratio of the place, which the picture covers; by default the picture's own. */
  ratio?: '4 / 5' | '1 / 1' | '16 / 9' | '3 / 2' | undefined;
  className?: string;
}

const widths = [320, 480, 768, 1200];
const densest = 3;

/** The widths that a place can need: up to the first that is enough for it. */
function widthsFor(sizes: string, widest: number | undefined): number[] {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1];
  const needed = widest ?? (fixed === undefined ? Infinity : Number(fixed) * densest);
  const enough = widths.findIndex((width) => width >= needed);
  return enough === -1 ? widths : widths.slice(0, enough + 1);
}

/** A picture in up to four widths whose place is reserved before it loads. */
export function Picture({
  picture,
  alt,
  sizes,
  widest,
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
  const offered = widthsFor(sizes, widest);
  const at = (width: number) => `${picture.url}${picture.url.includes('?') ? '&' : '?'}w=${width}`;
  return (
    <Place className={className} $ratio={ratio ?? `${picture.width} / ${picture.height}`}>
      {placeholderUrl && <img src={placeholderUrl} alt="" data-meanwhile />}
      <Coloured
        // A picture that the server rendered may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBrokenUrl(picture.url);
        }}
        $colour={safeColour(picture.color)}
        src={at(768)}
        srcSet={offered.map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={text}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'priority' ? 'high' : undefined}
        decoding={loading === 'lazy' ? 'async' : undefined}
        onError={() => setBrokenUrl(picture.url)}
      />
    </Place>
  );
}

const Place = styled.span<{ $ratio: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: clip;
  background: var(--c-picture);
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
  [data-meanwhile] + img {
    background: none;
  }
`;
/** The colour alone, because a page has as many of these rules as pictures. */
const Coloured = styled.img<{ $colour: string }>`
  background: ${({ $colour }) => $colour};
`;
