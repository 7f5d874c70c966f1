import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { SubmitButton } from '@storefront/shared/forms';
import { useDispatch } from '@storefront/shared/store';
import { Button, ButtonLink, Card, EyeIcon } from '@storefront/shared/ui';
import { writeWanted } from '../drafts/drafts-saga';
import type { DraftState } from '../drafts/drafts-slice';
import { StateBadges } from '../own-solutions/state-badges';
import { paths } from '../paths/paths';
import { SaveState } from './save-state';

interface Props {
  draft: DraftState;
  /** It is being sent for approval. */
  isBusy: boolean;
  /** Pictures are on their way, without which it is not sent for approval. */
  isUploading: boolean;
}

const sections = ['content', 'screenshots', 'links', 'channels', 'services'] as const;

/** Where the solution stands and what comes next; beside the form where there is room. */
export function EditorAside({ draft, isBusy, isUploading }: Props) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  const { saved, write } = draft;
  const { id, status, hasLive, isPublished, changed } = saved;
  const isPending = status === 'PENDING';
  const isNothingNew = status === 'APPROVED' && hasLive && changed.length === 0;
  const ofWithdraw = write?.of.kind === 'withdraw' ? write : null;
  const isSubmitted = write?.of.kind === 'submit' && write.status === 'done';
  const news = useRef<HTMLParagraphElement>(null);
  const wasSubmitted = useRef(isSubmitted);
  useEffect(() => {
    // The pressed button is gone.
    if (isSubmitted && !wasSubmitted.current) news.current?.focus();
    wasSubmitted.current = isSubmitted;
  }, [isSubmitted]);
  return (
    <Side as="aside" aria-label={t('aside.label')}>
      <StateBadges solution={saved} />
      <SaveState draft={draft} />
      <p ref={news} role="status" tabIndex={-1}>
        {isSubmitted && t('aside.submitted')}
      </p>
      <ErrorBanner error={ofWithdraw?.error} overrides={{ other: t('aside.notWithdrawn') }} />
      {isPending ? (
        <Button
          variant="quiet"
          isWide
          busy={ofWithdraw?.status === 'pending'}
          onClick={() => dispatch(writeWanted({ id, of: { kind: 'withdraw' } }))}
        >
          {t('aside.withdraw')}
        </Button>
      ) : (
        !isNothingNew && (
          <SubmitButton size="medium" isWide busy={isBusy} disabled={isUploading}>
            {t(isUploading ? 'aside.uploading' : 'aside.submit')}
          </SubmitButton>
        )
      )}
      {hasLive && !isPublished && (
        <ButtonLink to={paths.ownSolutions.to({ state: 'APPROVED' })} variant="quiet" isWide>
          {t('aside.publish')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.previewSolution.to(id)} variant="quiet" isWide icon={<EyeIcon />}>
        {t('aside.preview')}
      </ButtonLink>
      <nav aria-label={t('aside.sections')}>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`sections.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Side>
  );
}

const Side = styled(Card)`
  display: grid;
  gap: var(--s-3);
  > p:empty {
    display: none;
  }
  nav {
    display: none;
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 80px;
    nav {
      display: block;
      padding-top: var(--s-3);
      border-top: 1px solid var(--c-line);
    }
    nav a {
      display: block;
      padding-block: 6px;
      color: var(--c-ink-soft);
      font-size: var(--t-sm);
      text-decoration: none;
    }
    nav a:hover {
      color: var(--c-action);
    }
  }
`;
