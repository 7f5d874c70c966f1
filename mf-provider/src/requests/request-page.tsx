import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, SolutionRequest } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  Banner,
  ButtonLink,
  Empty,
  ExternalLink,
  Facts,
  Row,
  Section,
  Skeleton,
  Stack,
  TextLink,
  useStatusSinceMount,
} from '@storefront/shared/ui';
import { readablePhone } from '@storefront/shared/forms';
import { paths } from '../paths/paths';
import { ProviderArea } from '../provider/provider-area';
import { Ago } from '../times/times';
import { AnswerForm } from './answer-form';
import { RequestBadge } from './request-badge';
import { answering, isTooLate, requestDetails, requests } from './requests';

/** One request: who asks what, how to reach them, and what has become of it. */
function RequestPage() {
  const { t } = useTranslation('provider-requests');
  const { id = '' } = useParams();
  const entry = useSelector((state) => requestDetails.select(state, { id }));
  return (
    <ProviderArea title={t('one.title')}>
      {entry.error?.status === 404 ? (
        <Empty
          title={t('one.missing')}
          action={<ButtonLink to={paths.requests.to()}>{t('list.seeAll')}</ButtonLink>}
        />
      ) : (
        <Async entry={entry} pending={<Skeleton lines={8} />}>
          {(request) => <Shown key={request.id} request={request} />}
        </Async>
      )}
    </ProviderArea>
  );
}

function Shown({ request }: { request: SolutionRequest }) {
  const { t } = useTranslation('provider-requests');
  const { status: saving, error } = useStatusSinceMount(
    useSelector((state) => answering.select(state, request.id)),
  );
  const [sent, setSent] = useState('');
  const { solution, requester, message, reason, status, createdAt, next } = request;
  const subject = t('one.subject', { title: solution?.title ?? '' });
  return (
    <Columns>
      {saving === 'done' && (
        <Wide>
          <Banner tone="success" isLive>
            {t('answer.saved')}
          </Banner>
        </Wide>
      )}
      {isTooLate(error) && (
        <Wide>
          <Banner tone="warning" isLive>
            {t('answer.tooLate')}
          </Banner>
        </Wide>
      )}
      <Section title={t('one.message')}>
        <Stack>
          <Row>
            <RequestBadge status={status} />
            <Ago at={createdAt} />
          </Row>
          <Text>{message}</Text>
          <p>
            {solution ? (
              <>
                {t('one.about')}{' '}
                <TextLink to={paths.solution.to(solution.seoSlug)}>{solution.title}</TextLink>
              </>
            ) : (
              t('deleted')
            )}
          </p>
          {reason && <p>{t('one.lastWord', { reason })}</p>}
        </Stack>
      </Section>
      <Stack gap={6}>
        <Section title={t('one.requester')}>
          {requester ? (
            <Facts>
              <div>
                <dt>{t('one.name')}</dt>
                <dd>{requester.name}</dd>
              </div>
              {requester.email && (
                <div>
                  <dt>{t('one.email')}</dt>
                  <dd>
                    <ExternalLink href={mailTo(requester.email, subject)}>{requester.email}</ExternalLink>
                  </dd>
                </div>
              )}
              {requester.phone && (
                <div>
                  <dt>{t('one.phone')}</dt>
                  <dd>
                    <ExternalLink href={`tel:${requester.phone}`}>
                      {readablePhone(requester.phone)}
                    </ExternalLink>
                  </dd>
                </div>
              )}
            </Facts>
          ) : (
            <p>{t('gone')}</p>
          )}
        </Section>
        <Section title={t('answer.title')}>
          {/* A new form for each state that the request has had. */}
          {next.length > 0 ? (
            <AnswerForm
              key={status}
              request={request}
              unsent={isTooLate(error) ? sent : ''}
              onSend={setSent}
            />
          ) : (
            <p>{t('answer.closed')}</p>
          )}
        </Section>
      </Stack>
    </Columns>
  );
}

const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

export const requestPage: RemotePage = {
  Component: RequestPage,
  needs: ({ params }) => [requestDetails.fetch({ id: params['id'] ?? '' })],
  head: (_state, _at, t) => ({ title: t('provider-requests:one.title'), noindex: true }),
  slices: [requestDetails.slice, requests.slice, answering.slice],
  saga: [requestDetails.saga, requests.saga, answering.saga],
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;
const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
