import styled from '@emotion/styled';
import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureData } from '@storefront/shared/contracts';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, lazyHydrate, Picture } from '@storefront/shared/ui';

const Lightbox = lazyHydrate(() =>
  import(/* webpackChunkName: "lightbox" */ './lightbox').then((part) => part.Lightbox),
);

const sizes = '(min-width: 1200px) 760px, (min-width: 1024px) 62vw, 100vw';

/** The screenshots of a solution: swiped, walked through by arrow keys or buttons, or opened over the whole screen. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const { t } = useTranslation('provider-solutions');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const count = pictures.length;
  if (count === 0) return null;

  const show = (wanted: number) => {
    const index = Math.max(0, Math.min(count - 1, wanted));
    setShown(index);
    const element = track.current;
    if (element) element.scrollLeft = index * element.clientWidth;
    return index;
  };
  const follow = ({ currentTarget }: UIEvent) => {
    setShown(Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1)));
  };
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = show(next);
    track.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  };
  return (
    <Box role="group" aria-label={t('one.screenshots')}>
      <Frame>
        <Track ref={track} onScroll={follow} onKeyDown={walk}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <Slide
                type="button"
                // One stop for the keyboard; the arrows go on from it.
                tabIndex={index === shown ? 0 : -1}
                aria-label={t('one.enlarge', { name: picture.alt, number: index + 1, count })}
                onClick={() => {
                  show(index);
                  setIsOpen(true);
                }}
              >
                <Picture
                  picture={picture}
                  ratio="16 / 9"
                  sizes={sizes}
                  loading={index === 0 ? 'priority' : 'lazy'}
                />
              </Slide>
            </li>
          ))}
        </Track>
      </Frame>
      {count > 1 && (
        <Steps>
          <IconButton
            label={t('one.previous')}
            icon={<ChevronLeftIcon />}
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <Thumbs>
            {pictures.map((picture, index) => (
              <li key={picture.url}>
                <Thumb
                  type="button"
                  aria-label={t('one.screenshot', { number: index + 1, count })}
                  aria-pressed={index === shown}
                  onClick={() => show(index)}
                >
                  <Picture picture={picture} alt="" ratio="16 / 9" sizes="96px" />
                </Thumb>
              </li>
            ))}
          </Thumbs>
          <IconButton
            label={t('one.next')}
            icon={<ChevronRightIcon />}
            disabled={shown === count - 1}
            onClick={() => show(shown + 1)}
          />
        </Steps>
      )}
      {isOpen && (
        <Lightbox pictures={pictures} shown={shown} onShow={show} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;
const Frame = styled.div`
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  overflow: clip;
`;
const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
  li {
    scroll-snap-align: center;
    scroll-snap-stop: always;
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
const Steps = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-2);
  align-items: center;
`;
const Thumbs = styled.ul`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  padding: 4px;
  scrollbar-width: none;
`;
const Thumb = styled.button`
  display: block;
  width: 80px;
  border-radius: var(--r-control);
  overflow: clip;
  &[aria-pressed='true'] {
    box-shadow:
      0 0 0 1px var(--c-paper),
      0 0 0 3px var(--c-action);
  }
`;
