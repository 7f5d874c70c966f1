import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, StaffContactDetail } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, ButtonLink, Empty, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { AnswerForm } from './answer-form';
import { ContactBadge } from './contact-badge';
import { answeringContact, changingContact, contactDetail, contacts } from './contacts';
import { StateForm } from './state-form';

/** One message: what was written, what was answered, and what the shop makes of it. */
function ContactPage() {
  const { t } = useTranslation('operator-contacts');
  const { id = '' } = useParams();
  const entry = useSelector((state) => contactDetail.select(state, id));
  const back = { to: paths.contacts.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  return (
    <OperatorPage
      title={data?.fullName ?? t('title')}
      lead={data && `${data.ticket} · ${formatDateTime(data.createdAt)}`}
      chips={data && <ContactBadge status={data.status} />}
      back={back}
    >
      <Async entry={entry}>{(contact) => <Parts contact={contact} />}</Async>
    </OperatorPage>
  );
}

function Parts({ contact }: { contact: StaffContactDetail }) {
  const { t } = useTranslation('operator-contacts');
  const { email, phone, answers } = contact;
  return (
    <Stack gap={4}>
      <Section title={contact.subject ?? t('message')}>
        <Stack gap={4}>
          <Words>{contact.message}</Words>
          <DefinitionList
            items={[
              { term: t('email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
              { term: t('phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
              { term: t('company'), value: contact.company },
              { term: t('businessName'), value: contact.businessName },
              { term: t('column.kind'), value: t(`kind.${contact.kind}`) },
              { term: t('language'), value: t(`languages.${contact.language}`) },
            ]}
          />
        </Stack>
      </Section>
      {answers.map(({ id, message, at }) => (
        <Section key={id} title={t('answeredAt', { at: formatDateTime(at) })}>
          <Words>{message}</Words>
        </Section>
      ))}
      {/* A sent answer is above; the next one begins empty. */}
      {email ? <AnswerForm key={answers.length} contact={contact} email={email} /> : <p>{t('callThem')}</p>}
      <StateForm key={contact.version} contact={contact} />
    </Stack>
  );
}

/** People's own line breaks. */
const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const contactPage: RemotePage = {
  Component: ContactPage,
  needs: ({ params: { id = '' } }) => [contactDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-contacts:title'), noindex: true }),
  slices: [contactDetail.slice, contacts.slice, changingContact.slice, answeringContact.slice],
  saga: [contactDetail.saga, changingContact.saga, answeringContact.saga],
};
