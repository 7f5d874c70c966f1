import styled from '@emotion/styled';
import { useRef, useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureData } from '@storefront/shared/contracts';
import { Picture } from '@storefront/shared/ui';

const sizes = '(min-width: 1440px) 720px, (min-width: 768px) 52vw, 100vw';

/** Pictures of the chosen variant: swiped, or picked from the thumbnails. Give it a new key with a new variant. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = (index: number) => {
    setShown(index);
    const element = track.current;
    if (element) element.scrollLeft = index * stepOf(element);
  };
  const follow = ({ currentTarget }: UIEvent) => {
    const { scrollLeft, clientWidth, scrollWidth } = currentTarget;
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
    setShown(isAtEnd ? pictures.length - 1 : Math.round(scrollLeft / stepOf(currentTarget)));
  };

  return (
    <Box role="group" aria-label={t('product.pictures')}>
      {/* What scrolls can be reached and scrolled by the keyboard. */}
      <Track ref={track} tabIndex={pictures.length > 1 ? 0 : undefined} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <Picture
              picture={picture}
              ratio="4 / 5"
              sizes={sizes}
              loading={index === 0 ? 'priority' : 'lazy'}
            />
          </li>
        ))}
      </Track>
      {pictures.length > 1 && (
        <Thumbs>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <Thumb
                type="button"
                aria-label={t('product.picture', { number: index + 1, count: pictures.length })}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                <Picture picture={picture} alt="" ratio="4 / 5" sizes="80px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
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
const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: var(--r-card);
  li {
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  @media (max-width: 767.98px) {
    /* Low enough for choosing to begin on the first screen; the next picture peeks in. */
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
  @media (min-width: 1024px) {
    order: 1;
  }
`;
const Thumbs = styled.ul`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
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
