import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { ChatTicketDetail, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useSelector, useSession } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, Button, ButtonLink, Dialog, Empty, Row, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { ConflictBanner } from '../staff/conflict-banner';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { Conversation } from './conversation';
import { ReplyForm } from './reply-form';
import { TicketBadge } from './ticket-badge';
import { movingTicket, replyingToTicket, ticketDetail, tickets } from './tickets';
import { useTicketRefresh } from './use-ticket-refresh';

/** One conversation that a person was asked into. */
function TicketPage() {
  const { t } = useTranslation('operator-inbox');
  const { id = '' } = useParams();
  const entry = useSelector((state) => ticketDetail.select(state, id));
  const back = { to: paths.inbox.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          {t('notFoundText')}
        </Empty>
      </OperatorPage>
    );
  const { data } = entry;
  return (
    <OperatorPage
      title={data?.ticket ?? t('title')}
      lead={data && formatDateTime(data.createdAt)}
      chips={data && <TicketBadge status={data.status} />}
      back={back}
    >
      <Async entry={entry}>{(ticket) => <Parts ticket={ticket} />}</Async>
    </OperatorPage>
  );
}

function Parts({ ticket }: { ticket: ChatTicketDetail }) {
  const { t } = useTranslation('operator-inbox');
  const { customer, email, phone, assignee, messages, status } = ticket;
  const lastAnswer = messages.filter(({ role }) => role === 'STAFF').at(-1);
  return (
    <Stack gap={4}>
      <Section title={t('about')}>
        <Stack gap={4}>
          <DefinitionList
            items={[
              {
                term: t('customer'),
                value: customer ? (
                  <Link to={paths.customer.to(customer.id)}>{customer.email}</Link>
                ) : (
                  t('guest')
                ),
              },
              {
                term: t('email'),
                value: email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
              },
              { term: t('phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
              { term: t('language'), value: t(`languages.${ticket.language}`) },
              { term: t('column.assignee'), value: assignee?.email ?? t('assignee.none') },
            ]}
          />
          {status !== 'CLOSED' && <Moves key={ticket.version} ticket={ticket} />}
        </Stack>
      </Section>
      <Conversation messages={messages} />
      {/* A sent answer is above; the next one begins empty. What the customer writes meanwhile keeps the draft. */}
      {status === 'CLOSED' ? <p>{t('closed')}</p> : <ReplyForm key={lastAnswer?.id ?? ''} ticket={ticket} />}
    </Stack>
  );
}

function Moves({ ticket: { id, version, assignee } }: { ticket: ChatTicketDetail }) {
  const { t } = useTranslation('operator-inbox');
  const { userInfo } = useSession();
  const [isClosing, setClosing] = useState(false);
  const moving = useStaffMutation(movingTicket, { onDone: () => setClosing(false) });
  // Somebody was faster: the page below says so and shows the newest state, which is to be read before closing.
  const isAsked = isClosing && !moving.isConflict;
  useTicketRefresh(id, isAsked || moving.isBusy);
  const failure = moving.isConflict ? undefined : moving.error;
  return (
    <Stack gap={2}>
      <ConflictBanner isShown={moving.isConflict} onReload={moving.reload} />
      {!isAsked && <ErrorBanner error={failure} />}
      <Row>
        {assignee?.id !== userInfo?.id && (
          <Button
            busy={moving.isBusy && !isClosing}
            onClick={() => moving.send({ id, version, to: 'assign' })}
          >
            {t('assign')}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            moving.reset();
            setClosing(true);
          }}
        >
          {t('close.action')}
        </Button>
      </Row>
      <Dialog
        isOpen={isAsked}
        firstFocus="title"
        onClose={() => setClosing(false)}
        title={t('close.title')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setClosing(false)}>
              {t('close.cancel')}
            </Button>
            <Button busy={moving.isBusy} onClick={() => moving.send({ id, version, to: 'close' })}>
              {t('close.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <ErrorBanner error={failure} />
          <p>{t('close.text')}</p>
        </Stack>
      </Dialog>
    </Stack>
  );
}

export const ticketPage: RemotePage = {
  Component: TicketPage,
  needs: ({ params: { id = '' } }) => [ticketDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-inbox:title'), noindex: true }),
  slices: [ticketDetail.slice, tickets.slice, movingTicket.slice, replyingToTicket.slice],
  saga: [ticketDetail.saga, movingTicket.saga, replyingToTicket.saga],
};
