import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Banner, Button, LiveRegion, SuccessIcon } from '@storefront/shared/ui';
import { hasUnfinished } from '../drafts/draft-text';
import { saveWanted } from '../drafts/drafts-saga';
import type { DraftState } from '../drafts/drafts-slice';

/** Whether what was typed is saved, and since when. Screen readers hear it from `SaveNews`. */
export function SaveState({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('provider-editor');
  const { status } = draft;
  const saved = useSavedText(draft);
  const isSaved = status === 'saved';
  const shown = isSaved ? saved : t(status === 'waiting' || status === 'saving' ? 'save.saving' : 'save.not');
  return (
    <Line aria-hidden="true" data-saved={isSaved || undefined}>
      {isSaved && <SuccessIcon size={18} />}
      {shown}
    </Line>
  );
}

/** Tells screen readers that a draft is saved, and not each time that it is being saved. */
export function SaveNews({ draft }: { draft: DraftState }) {
  const saved = useSavedText(draft);
  return <LiveRegion>{draft.status === 'saved' && draft.savedAt !== null ? saved : null}</LiveRegion>;
}

function useSavedText({ savedAt, typed }: DraftState): string {
  const { t } = useTranslation('provider-editor');
  if (savedAt === null) return t('save.all');
  const time = formatDateTime(savedAt).slice(-5);
  return t(hasUnfinished(typed) ? 'save.partly' : 'save.saved', { time });
}

/** Why something is not saved, that it is safe, and what happens next. */
export function SaveTrouble({ draft: { status, error, saved } }: { draft: DraftState }) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  if (status === 'failed')
    return (
      <Banner
        tone="warning"
        isLive
        title={t(error?.status === 0 ? 'save.offline' : 'save.failed')}
        action={
          <Button size="small" variant="quiet" onClick={() => dispatch(saveWanted({ id: saved.id }))}>
            {t('save.now')}
          </Button>
        }
      >
        {t('save.kept')}
      </Banner>
    );
  return (
    <ErrorBanner error={status === 'refused' ? error : undefined} overrides={{ other: t('save.failed') }}>
      <p>{t('save.keptHere')}</p>
    </ErrorBanner>
  );
}

const Line = styled.p`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  min-height: 24px;
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  &[data-saved] svg {
    color: var(--c-success);
  }
`;
