import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import type { Crop } from '@storefront/shared/contracts';
import { Button, Row, Stack, type PictureSource } from '@storefront/shared/ui';
import { cropStyle } from './crop-style';

interface Props {
  picture: PictureSource;
  crop: Crop | null;
  onCrop: (crop: Crop | null) => void;
}

const wide = 16 / 9;
/** Most of the picture, so that its frame can be seen and taken. */
const first: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };

/** Chooses a part of a picture by pointer, touch or arrow keys. */
export function CropField({ picture, crop, onCrop }: Props) {
  const { t } = useTranslation('provider-editor');
  const [frame, setFrame] = useState<PercentCrop | undefined>(() => (crop ? inPercent(crop) : undefined));

  const choose = (next: PercentCrop | undefined): void => {
    setFrame(next);
    onCrop(next && next.width > 0 && next.height > 0 ? inShares(next) : null);
  };
  return (
    <Stack gap={2}>
      <Hint id="crop-hint">{t('crop.hint')}</Hint>
      <Box aria-describedby="crop-hint">
        <ReactCrop
          {...(frame && { crop: frame })}
          onChange={(_pixels, next) => choose(next)}
          keepSelection
          ruleOfThirds
          minWidth={32}
          minHeight={32}
          ariaLabels={{
            cropArea: t('crop.area'),
            nwDragHandle: t('crop.nw'),
            nDragHandle: t('crop.n'),
            neDragHandle: t('crop.ne'),
            eDragHandle: t('crop.e'),
            seDragHandle: t('crop.se'),
            sDragHandle: t('crop.s'),
            swDragHandle: t('crop.sw'),
            wDragHandle: t('crop.w'),
          }}
        >
          <img
            src={`${picture.url}${picture.url.includes('?') ? '&' : '?'}w=768`}
            alt={t('crop.original')}
            width={picture.width}
            height={picture.height}
          />
        </ReactCrop>
      </Box>
      <Row gap={2}>
        <Button size="small" variant="quiet" onClick={() => choose(first)}>
          {t('crop.free')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => choose(widest(picture))}>
          {t('crop.wide')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => choose(undefined)}>
          {t('crop.whole')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The largest part of a picture in the shape of the list's places. */
function widest({ width, height }: PictureSource): PercentCrop {
  const isWide = width / height > wide;
  const share = isWide ? ((height * wide) / width) * 100 : (width / wide / height) * 100;
  return isWide
    ? { unit: '%', x: (100 - share) / 2, y: 0, width: share, height: 100 }
    : { unit: '%', x: 0, y: (100 - share) / 2, width: 100, height: share };
}

const inPercent = ({ x, y, width, height }: Crop): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});
const inShares = ({ x, y, width, height }: PercentCrop): Crop => {
  const left = share(x);
  const top = share(y);
  return {
    x: left,
    y: top,
    width: Math.min(share(width), 1 - left),
    height: Math.min(share(height), 1 - top),
  };
};
const share = (percent: number): number => Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000));

const Hint = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Box = styled.div`
  ${cropStyle}
  display: grid;
  justify-items: center;
  img {
    width: auto;
    height: auto;
    max-height: calc(50 * var(--dvh));
  }
`;
