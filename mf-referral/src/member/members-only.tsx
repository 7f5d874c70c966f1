import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { selectReferralAuth, useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Banner, Button, ButtonLink, Empty, Skeleton, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { joining, renewal } from './joining';

/**
 * Shows a page of the programme to members. Customers who have not joined are asked to, or see `otherwise`; a membership
 * that has expired is renewed, and what is typed meanwhile stays.
 */
export function MembersOnly({ children, otherwise }: { children: ReactNode; otherwise?: ReactNode }) {
  const { t } = useTranslation('referral');
  const standing = useStanding();
  const [wasShown, setWasShown] = useState(standing === 'member');
  if (standing === 'member' && !wasShown) setWasShown(true);
  useFetchAgain(standing === 'member');

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
    <Stack gap={6}>
      {standing === 'expired' && <Expired />}
      {standing === 'renewing' && !wasShown && <Skeleton lines={8} />}
      {wasShown && children}
    </Stack>
  );
}

/** Whether this customer takes part, by what this browser knows. */
export function useStanding(): 'visitor' | 'member' | 'renewing' | 'expired' {
  const auth = useSelector(selectReferralAuth);
  const { status } = useSelector(renewal.select);
  const [openedAt] = useState(() => Date.now());
  if (!auth) return 'visitor';
  if (auth.expiredIn > openedAt) return 'member';
  return status === 'failed' ? 'expired' : 'renewing';
}

/** The page's data was not fetched while the membership had expired. */
function useFetchAgain(isMember: boolean): void {
  const retry = useRetry();
  const latest = useRef(retry);
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
