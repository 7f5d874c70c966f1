import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Avatar, Button, FileUpload, Section, Stack, useMutationDone } from '@storefront/shared/ui';
import { avatarSrc } from '../avatar-src';
import { useFullName } from '../use-full-name';
import { savingAvatar } from './avatar';

const maxBytes = 5 * 1_048_576;

/** The picture by which the customer is known. It is chosen, looked at, and only then sent; a refusal leaves it chosen. */
export function AvatarSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const name = useFullName(profile);
  const { status, error } = useSelector(savingAvatar.select);
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState<'saved' | 'removed'>('saved');
  const [confirmed, setConfirmed] = useState<'saved' | 'removed' | null>(null);
  /** Counts what was sent: the field begins again after each. */
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const preview = usePreview(file);
  useEffect(() => {
    dispatch(savingAvatar.reset());
  }, [dispatch]);
  const sent = useRef<File | null>(null);
  useMutationDone({ status }, () => {
    // One that was chosen meanwhile stays chosen.
    if (file === sent.current) {
      setFile(null);
      setRound((count) => count + 1);
    }
    setConfirmed(asked);
    // The button that was pressed is gone with what it was for.
    place.current?.focus();
  });

  const send = (what: 'saved' | 'removed') => {
    setConfirmed(null);
    setAsked(what);
    sent.current = what === 'saved' ? file : null;
    dispatch(savingAvatar.send(null, sent.current));
  };
  const isBusy = status === 'pending';
  return (
    <Section title={t('personal.avatar.title')}>
      <Stack>
        <Known ref={place} tabIndex={-1}>
          <Avatar size="large" name={name} src={preview ?? avatarSrc(profile)} />
          <p>{t(stateOf(file !== null, profile))}</p>
        </Known>
        <ErrorBanner error={error} overrides={{ other: t('personal.avatar.failed') }} />
        <FileUpload
          key={round}
          name="avatar"
          label={t('personal.avatar.file')}
          action={t('personal.avatar.choose')}
          hint={t('personal.avatar.hint')}
          accept="image/jpeg,image/png,image/webp,image/avif"
          maxBytes={maxBytes}
          onFiles={([chosen]) => {
            setConfirmed(null);
            setFile(chosen ?? null);
          }}
        />
        <Ways>
          {file && (
            <Button size="medium" busy={isBusy && asked === 'saved'} onClick={() => send('saved')}>
              {t('personal.avatar.save')}
            </Button>
          )}
          {profile.avatar && (
            <Button
              size="medium"
              variant="quiet"
              busy={isBusy && asked === 'removed'}
              onClick={() => send('removed')}
            >
              {t('personal.avatar.remove')}
            </Button>
          )}
          <p role="status">{confirmed && t(`personal.avatar.${confirmed}`)}</p>
        </Ways>
      </Stack>
    </Section>
  );
}

const stateOf = (isChosen: boolean, { avatar }: Profile) =>
  isChosen ? 'personal.avatar.chosen' : avatar ? 'personal.avatar.shown' : 'personal.avatar.none';

/** The file as an image's address. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.onload = () => setPreview(reader.result as string);
    // The page's policy lets images come from `data:`, and not from `blob:`.
    reader.readAsDataURL(file);
    return () => {
      reader.abort();
      setPreview(null);
    };
  }, [file]);
  return preview;
}

const Known = styled.div`
  display: flex;
  gap: var(--s-4);
  align-items: center;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: center;
  > [role='status'] {
    color: var(--c-success);
  }
`;
