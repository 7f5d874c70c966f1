import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { SelectField, TextField, useFormikContext } from '@storefront/shared/forms';
import { FileUpload, Row, Section, Stack, TextButton } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { maxPhotoBytes, photoTypes, sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import type { ProductValues } from './product-values';

/** The pictures in the order in which they are shown; the first stands for the product in lists. */
export function PictureFields() {
  const { t } = useTranslation('operator-goods');
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const { pictures, variants } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const set = (next: ProductValues['pictures']) => void setFieldValue('pictures', next);
  const sending = useStaffMutation(sendingPicture, {
    key: 'product',
    onDone: (upload) => {
      if (!upload) return;
      const { id: uploadId, url } = upload;
      set([...pictures, { uploadId, url, alt: { vi: '', en: '' }, colorRgb: '', view: 'front' }]);
    },
  });
  const move = (from: number, to: number) => {
    const next = [...pictures];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    set(next);
  };
  const colors = [
    ...new Map(variants.map(({ color }) => [color.rgb.toLowerCase(), color.name.vi])).entries(),
  ].filter(([rgb]) => rgb);
  return (
    <Section title={t('form.pictures')}>
      <Stack ref={list}>
        {pictures.map(({ url, uploadId, pictureId }, at) => {
          const name = `pictures[${String(at)}]`;
          const title = t('form.picture', { number: at + 1 });
          return (
            <One key={pictureId ?? uploadId} role="group" aria-label={title}>
              <img src={`${url}?w=320`} alt={title} width={72} height={90} loading="lazy" />
              <Stack gap={2}>
                {colors.length > 1 && (
                  <SelectField
                    name={`${name}.colorRgb`}
                    label={t('form.pictureColor')}
                    options={[
                      { value: '', label: t('form.allColors') },
                      ...colors.map(([rgb, color]) => ({ value: rgb, label: color || rgb })),
                    ]}
                  />
                )}
                <details>
                  <summary>{t('form.alt')}</summary>
                  <TextField name={`${name}.alt.vi`} label={t('form.altVi')} maxLength={200} isOptional />
                  <TextField name={`${name}.alt.en`} label={t('form.altEn')} maxLength={200} isOptional />
                </details>
                <Row>
                  <TextButton disabled={at === 0} onClick={() => move(at, at - 1)}>
                    {t('form.earlier')}
                  </TextButton>
                  <TextButton disabled={at === pictures.length - 1} onClick={() => move(at, at + 1)}>
                    {t('form.later')}
                  </TextButton>
                  <TextButton
                    data-remove
                    onClick={() => {
                      rowRemoved();
                      set(pictures.filter((_, other) => other !== at));
                    }}
                  >
                    {t('form.removePicture')}
                  </TextButton>
                </Row>
              </Stack>
            </One>
          );
        })}
        <FileUpload
          label={t('form.addPicture')}
          action={t('form.choosePicture')}
          hint={t('form.pictureHint')}
          accept={photoTypes}
          maxBytes={maxPhotoBytes}
          data-add
          onFiles={([file]) => {
            if (file) sending.send('product', file);
          }}
        />
        {sending.isBusy && <p role="status">{t('form.sendingPicture')}</p>}
        <ErrorBanner error={sending.error} overrides={{ other: t('form.pictureFailed') }} />
      </Stack>
    </Section>
  );
}

const One = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--s-3);
  img {
    width: 72px;
    height: 90px;
    object-fit: cover;
    border-radius: var(--r-control);
    background: var(--c-picture);
  }
  summary {
    padding-block: var(--s-1);
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
    cursor: pointer;
  }
`;
