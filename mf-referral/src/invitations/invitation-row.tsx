import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Invitation, InvitationState } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import {
  Badge,
  type BadgeProps,
  Button,
  Card,
  Row,
  useStatusSinceMount,
  useMutationDone,
} from '@storefront/shared/ui';
import { Ago } from '../times/times';
import { useIsPast } from '../times/use-is-past';
import { resending } from './invitations';

/** One invitation: how far it has come, and sending it again while that may help. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('referral-invite');
  const { email, state, sends } = invitation;
  return (
    <Card as="article" aria-label={email}>
      <Row between>
        <Who>
          <strong>{email}</strong>
          <p>
            {t(`steps.${state}`)} <Ago at={reachedAt(invitation)} />
            {sends > 1 && ` · ${t('sends', { count: sends })}`}
          </p>
        </Who>
        <Row>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {(state === 'SENT' || state === 'OPENED') && <Resend invitation={invitation} />}
        </Row>
      </Row>
    </Card>
  );
}

const tones: Record<InvitationState, BadgeProps['tone']> = {
  SENT: 'neutral',
  OPENED: 'info',
  JOINED: 'info',
  ORDERED: 'warning',
  REWARDED: 'success',
};

/** When the invitation came to its present state. */
function reachedAt({ state, ...at }: Invitation): string {
  const reached = {
    SENT: at.sentAt,
    OPENED: at.openedAt,
    JOINED: at.joinedAt,
    ORDERED: at.orderedAt,
    REWARDED: at.rewardedAt,
  }[state];
  return reached ?? at.sentAt;
}

function Resend({ invitation: { id, email, resendableAt } }: { invitation: Invitation }) {
  const { t } = useTranslation('referral-invite');
  const dispatch = useDispatch();
  const retry = useRetry();
  const known = useSelector((state) => resending.select(state, id));
  const { status, error } = useStatusSinceMount(known);
  useMutationDone(known, retry);
  const isAllowed = useIsPast(resendableAt);
  if (resendableAt === null) return <small>{t('resend.never')}</small>;
  if (!isAllowed)
    return (
      <small>
        {t('resend.later')} <Ago at={resendableAt} />
      </small>
    );
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={status === 'pending'}
        aria-label={t('resend.of', { email })}
        onClick={() => dispatch(resending.send(id))}
      >
        {t('resend.action')}
      </Button>
      <ErrorBanner error={error} overrides={{ other: t('resend.failed') }} />
    </>
  );
}

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
