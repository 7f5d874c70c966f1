import styled from '@emotion/styled';
import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureData } from '@storefront/shared/contracts';
import { lazyHydrate, Picture, PlusIcon } from '@storefront/shared/ui';
import { loadedPicture } from './loaded-picture';

const Zoom = lazyHydrate(() =>
  import(/* webpackChunkName: "product-more" */ './zoom').then((part) => part.Zoom),
);

const sizes = '(min-width: 1440px) 720px, (min-width: 768px) 52vw, 100vw';

/**
 * Pictures of the chosen variant: swiped, walked through with the arrow keys, picked from the thumbnails, or opened to
 * be looked at closely. Give it a new key with a new variant. Until it is to be whole there is the first of them.
 */
export function Gallery({ pictures, isWhole }: { pictures: readonly PictureData[]; isWhole: boolean }) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const [first] = pictures;
  // Of what a server drew there is nothing before it.
  const [placeholderUrl] = useState(() => (isWhole || !first ? undefined : loadedPicture(first)));
  const count = pictures.length;

  const show = (index: number) => {
    setShown(index);
    const element = track.current;
    if (element) element.scrollLeft = index * stepOf(element);
  };
  const follow = ({ currentTarget }: UIEvent) => {
    const { scrollLeft, clientWidth, scrollWidth } = currentTarget;
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
    setShown(isAtEnd ? count - 1 : Math.round(scrollLeft / stepOf(currentTarget)));
  };
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(count - 1, next));
    show(index);
    track.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  };

  return (
    <Box role="group" aria-label={t('product.pictures')}>
      <Frame>
        <Track ref={track} onScroll={follow} onKeyDown={walk}>
          {(isWhole ? pictures : pictures.slice(0, 1)).map((picture, index) => (
            <li key={picture.url}>
              <Slide
                type="button"
                // One stop for the keyboard; the arrows go on from it.
                tabIndex={index === shown ? 0 : -1}
                aria-label={t('product.zoom', { name: picture.alt, number: index + 1, count })}
                onClick={() => {
                  show(index);
                  setIsZoomed(true);
                }}
              >
                <Picture
                  picture={picture}
                  ratio="4 / 5"
                  sizes={sizes}
                  loading={index === 0 ? 'priority' : 'lazy'}
                  placeholderUrl={picture === first ? placeholderUrl : undefined}
                />
              </Slide>
            </li>
          ))}
        </Track>
        <Mark aria-hidden="true">
          <PlusIcon size={18} />
          {count > 1 && `${shown + 1}/${count}`}
        </Mark>
      </Frame>
      {count > 1 && (
        <Thumbs>
          {(isWhole ? pictures : []).map((picture, index) => (
            <li key={picture.url}>
              <Thumb
                type="button"
                aria-label={t('product.picture', { number: index + 1, count })}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                <Picture picture={picture} alt="" ratio="4 / 5" sizes="80px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
      {isZoomed && (
        <Zoom pictures={pictures} shown={shown} onShow={show} onClose={() => setIsZoomed(false)} />
      )}
    </Box>
  );
}

/** From one picture to the next, in px; on phones that is less than the track's width. */
function stepOf(track: Element): number {
  const [first, second] = [...track.children].map((one) => one.getBoundingClientRect().left);
  return first !== undefined && second !== undefined && second > first
    ? second - first
    : track.clientWidth || 1;
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  @media (min-width: 1024px) {
    grid-template-columns: 80px minmax(0, 1fr);
    align-items: start;
  }
`;
const Frame = styled.div`
  position: relative;
  @media (min-width: 1024px) {
    order: 1;
  }
`;
const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: var(--r-card);
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
  li {
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  @media (max-width: 767.98px) {
    /* Low enough for choosing to begin on the first screen; the next picture peeks in. */
    grid-auto-columns: min(100%, 36vh);
    grid-auto-columns: min(100%, 36svh);
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scroll-padding-inline: var(--gutter);
    border-radius: 0;
    gap: var(--s-2);
    li {
      scroll-snap-align: start;
      border-radius: var(--r-card);
      overflow: clip;
    }
  }
`;
const Slide = styled.button`
  display: block;
  width: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -4px;
  }
`;
/** Says that there is more to see; the pictures themselves are the buttons. */
const Mark = styled.span`
  position: absolute;
  inset: auto var(--s-2) var(--s-2) auto;
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-height: 32px;
  padding: 0 var(--s-2);
  border-radius: 16px;
  background: var(--c-paper);
  font-size: var(--t-xs);
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;
const Thumbs = styled.ul`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  min-height: 61px;
  padding: 3px;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    flex-direction: column;
    overflow: visible;
  }
`;
const Thumb = styled.button`
  display: block;
  width: 44px;
  border-radius: var(--r-control);
  overflow: clip;
  &[aria-pressed='true'] {
    box-shadow:
      0 0 0 1px var(--c-paper),
      0 0 0 3px var(--c-action);
  }
  @media (min-width: 1024px) {
    width: 72px;
  }
`;
