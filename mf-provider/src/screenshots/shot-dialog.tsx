import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crop, Screenshot } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch } from '@storefront/shared/store';
import { Button, Dialog, Input, lazyHydrate, Skeleton, Stack } from '@storefront/shared/ui';
import { writeWanted } from '../drafts/drafts-saga';
import type { DraftState } from '../drafts/drafts-slice';

const CropField = lazyHydrate(
  () => import(/* webpackChunkName: "crop" */ './crop-field').then((part) => part.CropField),
  <Skeleton kind="block" ratio="16 / 9" />,
  'page',
);

const maxAltLength = 200;

interface Props {
  draft: DraftState;
  shot: Screenshot;
  onClose: () => void;
}

/** Describes and crops one screenshot; the picture that was uploaded is kept, so a crop can be changed later. */
export function ShotDialog({ draft: { saved, write }, shot, onClose }: Props) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  const [altVi, setAltVi] = useState(shot.altVi);
  const [altEn, setAltEn] = useState(shot.altEn);
  const [crop, setCrop] = useState<Crop | null>(shot.crop);
  const [isSent, setIsSent] = useState(false);

  const isOwn = isSent && write?.of.kind === 'change' && write.of.sid === shot.id;
  const isDone = isOwn && write.status === 'done';
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isDone) close.current();
  }, [isDone]);

  const save = (): void => {
    setIsSent(true);
    const body = { altVi: altVi.trim(), altEn: altEn.trim(), crop };
    dispatch(writeWanted({ id: saved.id, of: { kind: 'change', sid: shot.id, body } }));
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      onClose={onClose}
      title={t('shot.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('shot.cancel')}
          </Button>
          <Button busy={isOwn && write.status === 'pending'} onClick={save}>
            {t('shot.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorBanner error={isOwn ? write.error : undefined} overrides={{ other: t('shot.failed') }} />
        <Input
          label={t('shot.alt')}
          hint={t('shot.altHint')}
          value={altVi}
          maxLength={maxAltLength}
          onChange={({ target }) => setAltVi(target.value)}
        />
        <Input
          label={t('shot.altEn')}
          value={altEn}
          maxLength={maxAltLength}
          isOptional
          onChange={({ target }) => setAltEn(target.value)}
        />
        <CropField picture={shot.original} crop={crop} onCrop={setCrop} />
      </Stack>
    </Dialog>
  );
}
