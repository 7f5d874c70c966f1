import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '@storefront/shared/contracts';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, LiveRegion, Sheet } from '@storefront/shared/ui';

interface Props {
  pictures: readonly Picture[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A screenshot over the whole screen; the arrow keys show the next one. */
export function Lightbox({ pictures, shown, onShow, onClose }: Props) {
  const { t } = useTranslation('provider-solutions');
  const count = pictures.length;
  const picture = pictures[shown];
  if (!picture) return null;
  const title = t('one.screenshot', { number: shown + 1, count });
  const go = (by: number) => onShow((shown + by + count) % count);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <Sheet isOpen firstFocus="marked" side="full" title={title} onClose={onClose}>
      <LiveRegion>{`${title}: ${picture.alt}`}</LiveRegion>
      <Stage onKeyDown={press}>
        <View data-first-focus tabIndex={0} role="group" aria-label={picture.alt}>
          <img
            key={picture.url}
            src={`${picture.url}?w=1200`}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        </View>
        {count > 1 && (
          <Tools>
            <IconButton
              isRaised
              label={t('one.previous')}
              icon={<ChevronLeftIcon />}
              onClick={() => go(-1)}
            />
            <IconButton isRaised label={t('one.next')} icon={<ChevronRightIcon />} onClick={() => go(1)} />
          </Tools>
        )}
      </Stage>
    </Sheet>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--s-3);
  height: 100%;
`;
const View = styled.div`
  display: grid;
  overflow: auto;
  border-radius: var(--r-card);
  background: var(--c-picture);
  img {
    width: auto;
    max-width: 100%;
    height: 100%;
    margin: auto;
    object-fit: contain;
  }
`;
const Tools = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--s-3);
`;
