import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OwnSolutionRow } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Banner, Card, Heading, Picture, Stack, TextLink, useStatusSinceMount } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { Ago } from '../times/times';
import { acting } from './own-solutions';
import { RowActions, type Act } from './row-actions';
import { SolutionRefusal } from './solution-refusal';
import { StateBadges } from './state-badges';

interface Props {
  solution: OwnSolutionRow;
  onAct: (action: Act) => void;
}

/** One solution: where it stands, why, and what can be done with it now. */
export function SolutionRow({ solution, onAct }: Props) {
  const { t } = useTranslation('provider-own');
  const { t: ofArea } = useTranslation('provider');
  const language = useLanguage();
  const { id, titleVi, titleEn, kind, picture, isPublished, isShown } = solution;
  const { seoSlug, openRequests, updatedAt } = solution;
  const { error } = useStatusSinceMount(useSelector((state) => acting.select(state, id)));
  const title = (language === 'en' && titleEn) || titleVi || t('row.untitled');
  return (
    <Card as="article" aria-label={title}>
      <Shape>
        <Picture picture={picture} alt="" sizes="160px" ratio="16 / 9" />
        <Stack gap={2}>
          <Heading level={3} size={3}>
            <TextLink to={paths.editSolution.to(id)}>{title}</TextLink>
          </Heading>
          <StateBadges solution={solution} />
          <Facts>
            {kind && <li>{ofArea(`kinds.${kind}`)}</li>}
            <li>
              {t('row.changed')} <Ago at={updatedAt} />
            </li>
            {openRequests > 0 && (
              <li>
                <TextLink to={paths.requests.to()}>{t('row.requests', { count: openRequests })}</TextLink>
              </li>
            )}
            {isPublished && isShown && (
              <li>
                <TextLink to={paths.solution.to(seoSlug)}>{t('row.see')}</TextLink>
              </li>
            )}
          </Facts>
        </Stack>
        <RowActions solution={solution} title={title} onAct={onAct} />
      </Shape>
      <Notes>
        <Standing solution={solution} />
        <SolutionRefusal id={id} error={error} />
      </Notes>
    </Card>
  );
}

/** What the states do not say by themselves. */
function Standing({
  solution: { id, status, reason, hasLive, isPublished, isShown, changed },
}: Pick<Props, 'solution'>) {
  const { t } = useTranslation('provider-own');
  if (status === 'REJECTED')
    return (
      <Banner
        tone="danger"
        title={t('standing.rejected')}
        action={<TextLink to={paths.editSolution.to(id)}>{t('standing.correct')}</TextLink>}
      >
        {reason && <Reason>{reason}</Reason>}
        {isPublished && isShown && <p>{t('standing.oldStays')}</p>}
      </Banner>
    );
  if (!hasLive || changed.length === 0) return null;
  const parts = changed.map((part) => t(`parts.${part}`)).join(', ');
  return (
    <Banner tone="info" title={t(status === 'PENDING' ? 'standing.waits' : 'standing.changed', { parts })}>
      {isPublished && isShown && t('standing.oldStays')}
    </Banner>
  );
}

const Shape = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--s-3) var(--s-4);
  align-items: start;
  > :first-child {
    border: 1px solid var(--c-line);
    border-radius: var(--r-control);
    overflow: hidden;
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 160px minmax(0, 1fr) auto;
    gap: var(--s-6);
    > :last-child {
      grid-column: auto;
    }
  }
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Notes = styled.div`
  display: grid;
  gap: var(--s-3);
  &:not(:empty) {
    margin-top: var(--s-4);
  }
`;
const Reason = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
