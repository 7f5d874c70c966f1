import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureOf } from '@storefront/shared/contracts';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Picture, Sheet } from '@storefront/shared/ui';

interface Props {
  pictures: readonly PictureOf[];
  author: string;
}

/** Photos of one review, small; a press opens them large. */
export function ReviewPhotos({ pictures, author }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <Row>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={t('photo.open', { number: index + 1, author })}
              onClick={() => setShown(index)}
            >
              <Picture picture={picture} alt="" sizes="88px" ratio="1 / 1" />
            </button>
          </li>
        ))}
      </Row>
      {shown !== null && (
        <Viewer
          pictures={pictures}
          author={author}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface ViewerProps extends Props {
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

function Viewer({ pictures, author, shown, onShow, onClose }: ViewerProps) {
  const { t } = useTranslation('catalog-reviews');
  const picture = pictures[shown];
  const go = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <Sheet
      isOpen
      firstFocus="marked"
      side="full"
      title={t('photo.title', { number: shown + 1, count: pictures.length, author })}
      onClose={onClose}
    >
      {/* The arrow keys work from the first press on. */}
      <Stage
        data-first-focus
        tabIndex={-1}
        role="group"
        aria-label={t('photo.title', { number: shown + 1, count: pictures.length, author })}
        onKeyDown={press}
      >
        {pictures.length > 1 && (
          <IconButton label={t('photo.previous')} icon={<ChevronLeftIcon />} onClick={() => go(-1)} />
        )}
        {picture && (
          <img
            key={picture.url}
            src={`${picture.url}?w=1200`}
            width={picture.width}
            height={picture.height}
            alt={t('photo.alt', { number: shown + 1, author })}
          />
        )}
        {pictures.length > 1 && (
          <IconButton label={t('photo.next')} icon={<ChevronRightIcon />} onClick={() => go(1)} />
        )}
      </Stage>
    </Sheet>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  button {
    display: block;
    width: 88px;
    border-radius: var(--r-control);
    overflow: hidden;
  }
  button:hover {
    box-shadow: 0 0 0 2px var(--c-action);
  }
`;
const Stage = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  height: 100%;
  img {
    min-width: 0;
    width: auto;
    height: auto;
    max-width: 100%;
    max-height: calc(100 * var(--dvh) - 120px);
    object-fit: contain;
  }
`;
