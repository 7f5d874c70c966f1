import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useFormikContext } from '@storefront/shared/forms';
import { useSelector } from '@storefront/shared/store';
import { FileUpload, Stack, TextButton } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { maxPhotoBytes, photoTypes, sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { mediaAddress } from './texts-data';

/** A picture of a form by its id: it is sent as soon as it is chosen. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('operator-texts');
  const form = useFormikContext<object>();
  const { getFieldProps, setFieldValue } = form;
  const place = useId();
  const address = useSelector((state) => mediaAddress.select(state, null)).data;
  const pictureId = getFieldProps<string>(name).value;
  const set = (id: string) => void setFieldValue(name, id);
  const refused = (form.status as { refused?: Record<string, unknown> } | undefined)?.refused?.[name];
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const sending = useStaffMutation(sendingPicture, {
    key: place,
    onDone: (upload) => {
      if (upload) set(upload.url.split('/').at(-1) ?? '');
    },
  });
  return (
    <Stack ref={list} gap={2}>
      {pictureId && address !== undefined && (
        <Shown>
          <img src={`${address}/${pictureId}?w=320`} alt={label} width={160} height={107} loading="lazy" />
          <TextButton
            data-remove
            onClick={() => {
              rowRemoved();
              set('');
            }}
          >
            {t('picture.remove')}
          </TextButton>
        </Shown>
      )}
      <FileUpload
        name={name}
        label={label}
        action={t(pictureId ? 'picture.replace' : 'picture.choose')}
        hint={t('picture.hint')}
        error={refused && !pictureId ? t('picture.missing') : undefined}
        accept={photoTypes}
        maxBytes={maxPhotoBytes}
        isListHidden
        data-add
        onFiles={([file]) => {
          if (file) sending.send(place, file);
        }}
      />
      {sending.isBusy && <p role="status">{t('picture.sending')}</p>}
      <ErrorBanner error={sending.error} overrides={{ other: t('picture.failed') }} />
    </Stack>
  );
}

const Shown = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-3);
  img {
    object-fit: cover;
    border-radius: var(--r-control);
    background: var(--c-picture);
  }
`;
