import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { selectReferralAuth, useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Banner, Button, ButtonLink, Empty, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { joining } from './joining';
import { KeepFocus } from './keep-focus';

type Standing = 'visitor' | 'member' | 'expired';

/**
 * Shows a page of the programme to members. Customers who have not joined are asked to, or see `otherwise`; a membership
 * that could not be renewed is opened again, and what is typed meanwhile stays.
 */
export function MembersOnly({ children, otherwise }: { children: ReactNode; otherwise?: ReactNode }) {
  const { t } = useTranslation('referral');
  const standing = useStanding();
  const [wasShown, setWasShown] = useState(standing === 'member');
  if (standing === 'member' && !wasShown) setWasShown(true);
  useFetchAgain(standing);

  if (standing === 'visitor') {
    if (otherwise !== undefined) return otherwise;
    return (
      <Empty
        scene="search"
        title={t('gate.notMember')}
        action={<ButtonLink to={paths.programme.to()}>{t('gate.read')}</ButtonLink>}
      >
        {t('gate.notMemberText')}
      </Empty>
    );
  }
  return (
    <KeepFocus label={t('gate.part')}>
      <Stack gap={6}>
        {standing === 'expired' && <Expired />}
        {wasShown && children}
      </Stack>
    </KeepFocus>
  );
}

/** Whether this customer takes part, by what this browser knows; `expired` when the membership could not be renewed. */
export function useStanding(): Standing {
  const auth = useSelector(selectReferralAuth);
  if (!auth) return 'visitor';
  return auth.refreshToken ? 'member' : 'expired';
}

/** The page's data was not fetched before the customer was a member, or after the membership had expired. */
function useFetchAgain(standing: Standing): void {
  const retry = useRetry();
  const latest = useRef(retry);
  const isMember = standing === 'member';
  const wasMember = useRef(isMember);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (isMember && !wasMember.current) latest.current();
    wasMember.current = isMember;
  }, [isMember]);
}

function Expired() {
  const { t } = useTranslation('referral');
  const dispatch = useDispatch();
  const { status, error } = useSelector(joining.select);
  return (
    <>
      <Banner
        tone="warning"
        isLive
        title={t('gate.expired')}
        action={
          <Button
            size="small"
            busy={status === 'pending'}
            onClick={() => dispatch(joining.send({ isFirst: false }))}
          >
            {t('gate.again')}
          </Button>
        }
      >
        {t('gate.expiredText')}
      </Banner>
      <ErrorBanner error={error} overrides={{ other: t('gate.againFailed') }} />
    </>
  );
}
