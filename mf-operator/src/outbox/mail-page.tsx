import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, StaffMailDetail } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useSelector, useSession } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, Button, ButtonLink, Empty, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { MailBadge } from './mail-badge';
import { mailDetail, mails, retryingMail } from './mails';

/** One mail: whether it left, why not, and what it says. */
function MailPage() {
  const { t } = useTranslation('operator-outbox');
  const { id = '' } = useParams();
  const { userInfo } = useSession();
  const entry = useSelector((state) => mailDetail.select(state, id));
  const retrying = useStaffMutation(retryingMail);
  const back = { to: paths.outbox.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  const mayRetry = data?.state === 'FAILED' && !data.isSecret && userInfo?.role === 'ADMIN';
  return (
    <OperatorPage
      title={data?.subject ?? (data ? t('secret') : t('title'))}
      chips={data && <MailBadge state={data.state} />}
      back={back}
      actions={
        mayRetry && (
          <Button busy={retrying.isBusy} onClick={() => retrying.send(data.id)}>
            {t('retry')}
          </Button>
        )
      }
    >
      {/* A new key, so that the longer title does not count as a layout shift of the skeleton. */}
      <Stack key={data?.id} gap={4}>
        <ErrorBanner error={retrying.error} overrides={{ other: t('notRetried') }} />
        <Async entry={entry}>{(mail) => <Parts mail={mail} />}</Async>
      </Stack>
    </OperatorPage>
  );
}

function Parts({ mail }: { mail: StaffMailDetail }) {
  const { t } = useTranslation('operator-outbox');
  const at = (time: string | null) => time && <time dateTime={time}>{formatDateTime(time)}</time>;
  return (
    <Stack gap={4}>
      <Section title={t('delivery')}>
        <DefinitionList
          items={[
            { term: t('column.recipient'), value: mail.recipient },
            { term: t('column.kind'), value: mail.kind },
            { term: t('column.createdAt'), value: at(mail.createdAt) },
            { term: t('sentAt'), value: at(mail.sentAt) },
            { term: t('nextTryAt'), value: at(mail.nextTryAt) },
            { term: t('column.tries'), value: String(mail.tries), isNumber: true },
            { term: t('column.error'), value: mail.lastError },
          ]}
        />
      </Section>
      <Section title={t('text')}>
        {mail.text === null ? <p>{t('hidden')}</p> : <Words>{mail.text}</Words>}
      </Section>
    </Stack>
  );
}

/** As it was written. */
const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const mailPage: RemotePage = {
  Component: MailPage,
  needs: ({ params: { id = '' } }) => [mailDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-outbox:title'), noindex: true }),
  slices: [mailDetail.slice, mails.slice, retryingMail.slice],
  saga: [mailDetail.saga, retryingMail.saga],
};
