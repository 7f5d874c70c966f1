import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage, SolutionRequest } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  ButtonLink,
  Card,
  CardLink,
  Empty,
  FilterLinks,
  PagedList,
  Stack,
  RevealTogether,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ProviderArea } from '../provider/provider-area';
import { Ago } from '../times/times';
import { RequestBadge } from './request-badge';
import { requests } from './requests';
import { parseRequestsQuery, requestsLink, requestStates } from './requests-query';

/** The inbox of a provider: who asks for advice, the newest first. */
function RequestsPage() {
  const { t } = useTranslation('provider-requests');
  const [search] = useSearchParams();
  const query = parseRequestsQuery({ query: search });
  const entry = useSelector((state) => requests.select(state, query));
  const top = useScrollToListTop(query.page);
  const counts = entry.data?.counts;
  const links = [undefined, ...requestStates].map((state) => ({
    to: requestsLink({ state, page: 1 }),
    text: state ? `${t(`states.${state}`)}${counts ? ` (${String(counts[state])})` : ''}` : t('list.all'),
    isCurrent: state === query.state,
  }));
  return (
    <ProviderArea title={t('title')}>
      <Stack gap={6}>
        <RevealTogether entries={[entry]}>
          <FilterLinks label={t('list.filter')} links={links} />
          <PagedList
            top={top}
            title={t('list.title')}
            isTitleHidden
            entry={entry}
            page={query.page}
            to={(page) => requestsLink({ ...query, page })}
            summary={({ meta }) => t('list.count', { count: meta.total })}
            empty={
              query.state ? (
                <Empty
                  title={t('list.nothingFits')}
                  level={3}
                  action={<ButtonLink to={paths.requests.to()}>{t('list.seeAll')}</ButtonLink>}
                />
              ) : (
                <Empty title={t('list.none')} level={3}>
                  {t('list.noneText')}
                </Empty>
              )
            }
            keyOf={({ id }) => id}
          >
            {(request) => <RequestRow request={request} />}
          </PagedList>
        </RevealTogether>
      </Stack>
    </ProviderArea>
  );
}

/** One request in a list; the whole card leads to it. */
function RequestRow({ request }: { request: SolutionRequest }) {
  const { t } = useTranslation('provider-requests');
  const { id, requester, solution, message, status, createdAt } = request;
  return (
    <Row as="article">
      <Top>
        <h3>
          <CardLink to={paths.request.to(id)}>{requester?.name ?? t('gone')}</CardLink>
        </h3>
        <RequestBadge status={status} />
      </Top>
      <p>{solution ? t('about', { title: solution.title }) : t('deleted')}</p>
      <Message>{message}</Message>
      <Soft>
        <Ago at={createdAt} />
      </Soft>
    </Row>
  );
}

export const requestsPage: RemotePage = {
  Component: RequestsPage,
  needs: (at) => [requests.fetch(parseRequestsQuery(at))],
  head: (_state, _at, t) => ({ title: t('provider-requests:title'), noindex: true }),
  slices: [requests.slice],
  saga: [requests.saga],
};

const Row = styled(Card)`
  display: grid;
  gap: var(--s-1);
  h3 {
    font-size: var(--t-md);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-3);
  align-items: center;
  justify-content: space-between;
`;
const Message = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: var(--c-ink-soft);
  overflow-wrap: anywhere;
`;
const Soft = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
