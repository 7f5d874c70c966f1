import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import type { ApiErrorCode } from '@storefront/shared/http';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  CloseIcon,
  Field,
  IconButton,
  LiveRegion,
  RetryIcon,
  Skeleton,
  UploadIcon,
} from '@storefront/shared/ui';
import { photoChosen, photoRemoved, selectPhotos, type ReviewPhoto } from './review-photos';

const maxPhotos = 5;
const maxBytes = 5 * 1_048_576;
const known = [
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_BROKEN',
  'TOO_MANY_UPLOADS',
] as const satisfies ErrorCode[];
const codes: Partial<Record<ApiErrorCode, (typeof known)[number]>> = {
  ...Object.fromEntries(known.map((code) => [code, code])),
  PAYLOAD_TOO_LARGE: 'FILE_TOO_LARGE',
};

/** Photos that are sent as soon as they are chosen. `isOwn`: the review does not show it yet. */
export function PhotoField({ isOwn }: { isOwn: (uploadId: string) => boolean }) {
  const { t } = useTranslation('catalog-reviews');
  const dispatch = useDispatch();
  const photos = useSelector(selectPhotos);
  const { errors, submitCount, validateForm } = useFormikContext<{ photos?: string }>();
  const files = useRef(new Map<string, File>());
  const [refusal, setRefusal] = useState('');
  const latest = useRef(validateForm);
  useEffect(() => {
    latest.current = validateForm;
  });
  useEffect(() => {
    if (submitCount > 0) void latest.current();
  }, [photos, submitCount]);

  const choose = (chosen: File[]) => {
    const large = chosen.find((file) => file.size > maxBytes);
    const fitting = chosen.filter((file) => file.size <= maxBytes);
    const taken = fitting.slice(0, maxPhotos - photos.length);
    for (const file of taken) {
      const key = `${file.name} ${file.lastModified} ${files.current.size}`;
      files.current.set(key, file);
      dispatch(photoChosen(key, file));
    }
    if (fitting.length > taken.length) setRefusal(t('photos.tooMany', { max: maxPhotos }));
    else setRefusal(large ? t('photos.tooLarge', { name: large.name }) : '');
  };
  const again = ({ key }: ReviewPhoto) => {
    const file = files.current.get(key);
    if (file) dispatch(photoChosen(key, file));
  };
  const remove = ({ key, upload }: ReviewPhoto) =>
    dispatch(photoRemoved({ key, uploadId: upload?.id, isOwn: upload !== undefined && isOwn(upload.id) }));
  const sending = photos.findIndex(({ status }) => status === 'sending');
  const isSending = errors.photos === 'catalog-reviews:photos.wait';
  const problem = submitCount > 0 && errors.photos ? t(isSending ? 'photos.wait' : 'photos.someFailed') : '';

  return (
    <div>
      <Field
        label={t('photos.label')}
        hint={t('photos.hint', { max: maxPhotos })}
        error={refusal === '' ? problem : refusal}
        isOptional
      >
        {(control) => (
          <Choose data-full={photos.length >= maxPhotos || undefined}>
            <UploadIcon />
            {t('photos.choose')}
            <input
              {...control}
              type="file"
              name="photos"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              disabled={photos.length >= maxPhotos}
              aria-label={t('photos.label')}
              onChange={({ target }) => {
                choose([...(target.files ?? [])]);
                // The same file can be chosen again after it was taken away.
                target.value = '';
              }}
            />
          </Choose>
        )}
      </Field>
      <LiveRegion>{sending >= 0 ? t('photos.sending', { number: sending + 1 }) : ''}</LiveRegion>
      {photos.length > 0 && (
        <Photos aria-label={t('photos.list')}>
          {photos.map((photo, index) => (
            <li key={photo.key} aria-busy={photo.status === 'sending' || undefined}>
              <Thumb data-failed={photo.status === 'failed' || undefined}>
                {photo.upload && (
                  <img
                    src={`${photo.upload.url}?w=320`}
                    alt={t('photos.alt', { number: index + 1 })}
                    width={96}
                    height={96}
                  />
                )}
                {photo.status === 'sending' && <Skeleton kind="block" height={96} />}
                {photo.status === 'failed' && (
                  <IconButton
                    label={t('photos.again', { number: index + 1 })}
                    icon={<RetryIcon />}
                    onClick={() => again(photo)}
                  />
                )}
                <Remove
                  isRaised
                  label={t('photos.remove', { number: index + 1 })}
                  icon={<CloseIcon size={16} />}
                  onClick={() => remove(photo)}
                />
              </Thumb>
              {photo.status === 'failed' && (
                <Failure role="alert">{t(`photos.${(photo.code && codes[photo.code]) ?? 'other'}`)}</Failure>
              )}
            </li>
          ))}
        </Photos>
      )}
    </div>
  );
}

const Choose = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--s-2);
  min-height: 44px;
  padding: 8px 20px;
  border: 1.5px dashed var(--c-line-control);
  border-radius: var(--r-control);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  &[data-full] {
    color: var(--c-ink-soft);
    cursor: not-allowed;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--c-action);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
    font-size: 0;
  }
`;
const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-3);
  li {
    width: 96px;
  }
`;
const Thumb = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  height: 96px;
  border-radius: var(--r-control);
  background: var(--c-picture);
  &[data-failed] {
    box-shadow: inset 0 0 0 2px var(--c-danger);
  }
  img {
    width: 96px;
    height: 96px;
    object-fit: cover;
    border-radius: inherit;
  }
`;
const Remove = styled(IconButton)`
  position: absolute;
  top: -8px;
  inset-inline-end: -8px;
`;
const Failure = styled.p`
  margin-top: var(--s-1);
  font-size: var(--t-xs);
  line-height: 1.5;
  color: var(--c-danger);
`;
