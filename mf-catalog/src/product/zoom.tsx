import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '@storefront/shared/contracts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  LiveRegion,
  MinusIcon,
  PlusIcon,
  Sheet,
} from '@storefront/shared/ui';
import { loadedPicture } from './loaded-picture';
import { worded } from './words';

interface Props {
  pictures: readonly Picture[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const steps = [1, 1.75, 2.75];

/** A picture over the whole screen: larger by a press or a key, moved by scrolling, the next by the arrows. */
export const Zoom = worded(({ pictures, shown, onShow, onClose }: Props) => {
  const { t } = useTranslation('catalog-product');
  const [step, setStep] = useState(0);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const picture = pictures[shown];
  const title = t('zoom.title', { number: shown + 1, count: pictures.length });

  const go = (by: number) => {
    setStep(0);
    onShow((shown + by + pictures.length) % pictures.length);
  };
  const enlarge = (by: number) => {
    setStep((before) => Math.max(0, Math.min(steps.length - 1, before + by)));
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      '+': () => enlarge(1),
      '=': () => enlarge(1),
      '-': () => enlarge(-1),
      // Enlarged, the arrows move over the picture as they do over every page.
      ...(step === 0 && { ArrowLeft: () => go(-1), ArrowRight: () => go(1) }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (!picture) return null;
  const isBroken = brokenUrl === picture.url;
  const size = `${(steps[step] ?? 1) * 100}%`;
  const placeholder = loadedPicture(picture);
  return (
    <Sheet isOpen firstFocus="marked" side="full" title={title} onClose={onClose}>
      <LiveRegion>{t('zoom.now', { title, name: picture.alt })}</LiveRegion>
      <Stage onKeyDown={press}>
        {/* What scrolls can be reached and scrolled by the keyboard. */}
        <View data-first-focus tabIndex={0} role="group" aria-label={picture.alt}>
          {isBroken ? (
            <p>{t('zoom.broken')}</p>
          ) : (
            <Canvas key={picture.url} style={{ width: size, height: size }}>
              {/* What the page has already stands there until the large one is here. */}
              {placeholder !== undefined && <img src={placeholder} alt="" />}
              <img
                src={`${picture.url}?w=1200`}
                alt={picture.alt}
                onError={() => setBrokenUrl(picture.url)}
              />
            </Canvas>
          )}
        </View>
        <Tools>
          {pictures.length > 1 && (
            <IconButton
              isRaised
              label={t('zoom.previous')}
              icon={<ChevronLeftIcon />}
              onClick={() => go(-1)}
            />
          )}
          <IconButton isRaised label={t('zoom.smaller')} icon={<MinusIcon />} onClick={() => enlarge(-1)} />
          <IconButton isRaised label={t('zoom.larger')} icon={<PlusIcon />} onClick={() => enlarge(1)} />
          {pictures.length > 1 && (
            <IconButton isRaised label={t('zoom.next')} icon={<ChevronRightIcon />} onClick={() => go(1)} />
          )}
        </Tools>
      </Stage>
    </Sheet>
  );
});

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--s-3);
  height: 100%;
`;
const View = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--r-card);
  background: var(--c-picture);
  touch-action: pan-x pan-y pinch-zoom;
`;
/** As large as the view, so that the whole picture fits at first; larger in steps, and then scrolled. */
const Canvas = styled.div`
  position: relative;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
const Tools = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--s-3);
`;
