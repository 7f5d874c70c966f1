import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSession, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import {
  Async,
  Badge,
  Banner,
  Button,
  Card,
  Page,
  Skeleton,
  Stack,
  useRestoreFocus,
  useStatusSinceMount,
} from '@storefront/shared/ui';
import { allOthers, endSession, sessions } from './sessions';

/** Where the customer is signed in, and the way out of each. */
function SessionsPage() {
  const { t } = useTranslation('account-access');
  const dispatch = useDispatch();
  const entry = useSelector((state) => sessions.select(state, null));
  const { status, error } = useStatusSinceMount(useSelector(endSession.select));
  const place = useRef<HTMLElement>(null);
  useRestoreFocus(place);
  const [pressed, setPressed] = useState('');
  const busyWith = status === 'pending' ? pressed : undefined;
  const end = (which: string) => {
    if (status === 'pending') return;
    setPressed(which);
    dispatch(endSession.send(which));
  };
  const isGone = error?.code === 'SESSION_NOT_FOUND';
  return (
    <Page title={t('sessions.title')} width="text">
      <Stack gap={4}>
        <p>{t('sessions.text')}</p>
        {status === 'failed' && !isGone && (
          <Banner tone="danger" isLive>
            {t('sessions.failed')}
          </Banner>
        )}
        <section ref={place} tabIndex={-1} aria-label={t('sessions.title')}>
          <Async entry={entry} pending={<Skeleton kind="block" height={220} />}>
            {(list) => (
              <Stack gap={4}>
                <List>
                  {list.map((session) => (
                    <Card as="li" key={session.id}>
                      <Line
                        session={session}
                        isBusy={busyWith === session.id}
                        onEnd={() => end(session.id)}
                      />
                    </Card>
                  ))}
                </List>
                {list.length > 1 && (
                  <Button variant="quiet" busy={busyWith === allOthers} onClick={() => end(allOthers)}>
                    {t('sessions.endOthers')}
                  </Button>
                )}
              </Stack>
            )}
          </Async>
        </section>
      </Stack>
    </Page>
  );
}

function Line({ session, isBusy, onEnd }: { session: OpenSession; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('account-access');
  const language = useLanguage();
  const { browser, system, kind, lastSeenAt, isCurrent } = session;
  const name =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <p>
          {kind && `${t(`sessions.kind.${kind}`)} · `}
          {t('sessions.seen')} <time dateTime={lastSeenAt}>{formatDateTimeInText(lastSeenAt, language)}</time>
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={onEnd}
          aria-label={t('sessions.endNamed', { name, time: formatDateTimeInText(lastSeenAt, language) })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  strong {
    font-weight: 600;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;

export const sessionsPage: RemotePage = {
  Component: SessionsPage,
  needs: () => [sessions.fetch(null)],
  head: (_state, _at, t) => ({ title: t('account-access:sessions.title'), noindex: true }),
  slices: [sessions.slice, endSession.slice],
  saga: [sessions.saga, endSession.saga],
};
