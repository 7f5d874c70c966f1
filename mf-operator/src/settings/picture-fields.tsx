import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useFormikContext } from '@storefront/shared/forms';
import { FileUpload, Row, Stack, TextButton } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { maxPhotoBytes, photoTypes, sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';

type PictureName = 'logo' | 'favicon' | 'sharePicture' | 'badgePicture';

/** A picture of the shop: the address where it is shown, or the id of an upload until it is saved. */
export interface PictureValue {
  value: string;
  url: string;
}
export const pictureValue = (url: string | null): PictureValue | null => (url && { value: url, url }) || null;

/** Pictures of the shop; each can be sent, replaced and taken away. */
export function PictureFields({ names }: { names: readonly PictureName[] }) {
  return (
    <Stack>
      {names.map((name) => (
        <PictureField key={name} name={name} />
      ))}
    </Stack>
  );
}

function PictureField({ name }: { name: PictureName }) {
  const { t } = useTranslation('operator-settings');
  const { values, setFieldValue } = useFormikContext<Partial<Record<PictureName, PictureValue | null>>>();
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const sending = useStaffMutation(sendingPicture, {
    key: name,
    onDone: (upload) => {
      if (upload) void setFieldValue(name, { value: upload.id, url: upload.url });
    },
  });
  return (
    <Stack ref={list} gap={2}>
      <FileUpload
        label={t(`picture.${name}`)}
        name={name}
        action={t(values[name] ? 'picture.replace' : 'picture.choose')}
        hint={t(`picture.${name}Hint`)}
        accept={photoTypes}
        maxBytes={maxPhotoBytes}
        isListHidden
        data-add
        onFiles={([file]) => {
          if (file) sending.send(name, file);
        }}
      />
      {values[name] && (
        <Row>
          <Shown src={`${values[name].url}?w=320`} alt={t(`picture.${name}`)} height={48} />
          <TextButton
            data-remove
            onClick={() => {
              rowRemoved();
              void setFieldValue(name, null);
            }}
          >
            {t('picture.remove', { name: t(`picture.${name}`) })}
          </TextButton>
        </Row>
      )}
      {sending.isBusy && <p role="status">{t('picture.sending')}</p>}
      <ErrorBanner error={sending.error} overrides={{ other: t('picture.failed') }} />
    </Stack>
  );
}

const Shown = styled.img`
  width: auto;
  height: 48px;
  max-width: 240px;
  background: var(--c-picture);
  border-radius: var(--r-control);
`;
