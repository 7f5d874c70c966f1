import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { OpenedInvitation, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { selectIsLoggedIn, useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import {
  Async,
  Banner,
  Button,
  ButtonLink,
  Empty,
  Page,
  Row,
  Skeleton,
  Stack,
  TextButton,
  useStatusSinceMount,
} from '@storefront/shared/ui';
import { KeepFocus } from '../member/keep-focus';
import { NotCounted, WaysOn } from './code-page';
import { accepting, invitation, unsubscribing } from './invitation';
import { Welcome } from './welcome';

/** Where an invitation by mail leads: reading it, accepting it, or getting no more of them. */
function InvitationPage() {
  const { t } = useTranslation('referral-arrival');
  const language = useLanguage();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const entry = useSelector((state) => invitation.select(state, { token, language }));
  if (entry.error?.status === 404)
    return (
      <Page title={t('gone.title')} isTitleInside width="text">
        <Empty level={1} title={t('gone.title')} action={<ButtonLink to="/">{t('toShop')}</ButtonLink>}>
          {t('gone.text')}
        </Empty>
      </Page>
    );
  return (
    <Page title={t('title')} isTitleInside width="text">
      <Async entry={entry} pending={<Skeleton kind="block" height={360} />}>
        {(opened) => (
          <KeepFocus label={t('title')}>
            <Stack>
              {search.has('unsubscribe') && <Unsubscribe token={token} isDone={opened.isUnsubscribed} />}
              <Welcome from={opened} message={opened.message}>
                <Accept token={token} opened={opened} />
              </Welcome>
              {!search.has('unsubscribe') && <Unsubscribe token={token} isDone={opened.isUnsubscribed} />}
            </Stack>
          </KeepFocus>
        )}
      </Async>
    </Page>
  );
}

function Accept({ token, opened: { code, state } }: { token: string; opened: OpenedInvitation }) {
  const { t } = useTranslation('referral-arrival');
  const language = useLanguage();
  const dispatch = useDispatch();
  const isPersonal = useSelector(selectIsLoggedIn);
  const { status, data, error } = useStatusSinceMount(useSelector(accepting.select));
  const isOver = state === 'JOINED' || state === 'ORDERED' || state === 'REWARDED';
  return (
    <>
      <ErrorBanner error={error} overrides={{ other: t('accept.failed') }} />
      <NotCounted touched={data} />
      {data?.attributed && (
        <Banner tone="success" isLive title={t('accept.done')}>
          {data.until
            ? t('accept.doneText', { date: formatDateInText(data.until, language) })
            : t('accept.doneAny')}
        </Banner>
      )}
      {isOver && <p>{t('accept.already')}</p>}
      {isOver || data ? (
        <WaysOn code={code} />
      ) : (
        <Row>
          <Button
            busy={status === 'pending'}
            onClick={() => dispatch(accepting.send({ token, language, isPersonal }))}
          >
            {t('accept.action')}
          </Button>
        </Row>
      )}
    </>
  );
}

function Unsubscribe({ token, isDone }: { token: string; isDone: boolean }) {
  const { t } = useTranslation('referral-arrival');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status, error } = useStatusSinceMount(useSelector(unsubscribing.select));
  if (isDone) return <p role="status">{t('unsubscribe.done')}</p>;
  return (
    <div>
      <p>{t('unsubscribe.text')}</p>
      <TextButton
        aria-disabled={status === 'pending' || undefined}
        onClick={() => {
          if (status !== 'pending') dispatch(unsubscribing.send({ token, language }));
        }}
      >
        {t('unsubscribe.action')}
      </TextButton>
      <ErrorBanner error={error} overrides={{ other: t('unsubscribe.failed') }} />
    </div>
  );
}

export const invitationPage: RemotePage = {
  Component: InvitationPage,
  needs: ({ params, language }) => [invitation.fetch({ token: params['token'] ?? '', language })],
  head: (_state, _at, t) => ({ title: t('referral-arrival:title'), noindex: true }),
  slices: [invitation.slice, accepting.slice, unsubscribing.slice],
  saga: [invitation.saga, accepting.saga, unsubscribing.saga],
};
