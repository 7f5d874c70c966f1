import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Paged, RemotePage, SolutionFacets } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  Badge,
  ButtonLink,
  Empty,
  FilterLinks,
  ListCount,
  Page,
  Pagination,
  Skeleton,
  Stack,
  TextLink,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ListForm } from './list-form';
import { savedSolutions, savingSolution } from './saved-solutions';
import { savedRequested, savedSync } from './saved-sync';
import { SolutionCard, SolutionGrid } from './solution-card';
import { solutions } from './solutions';
import { solutionsHead } from './solutions-head';
import { parseSolutionsQuery, solutionKinds, solutionsLink, type SolutionsQuery } from './solutions-query';

/** The published solutions, searched, filtered and ordered by the address. */
function SolutionsPage() {
  const { t } = useTranslation('provider-solutions');
  const language = useLanguage();
  const [search] = useSearchParams();
  const query = parseSolutionsQuery({ query: search, language });
  const entry = useSelector((state) => solutions.select(state, query));
  const top = useScrollToListTop(query.page);
  const { data } = entry;
  return (
    <Page title={t('list.title')} width="wide">
      <Stack gap={6}>
        <Intro>{t('list.intro')}</Intro>
        <ListForm query={query} />
        <Filters query={query} facets={data?.facets} />
        <List ref={top} tabIndex={-1} aria-label={t('list.label')}>
          <Async
            entry={entry}
            pending={<Waiting />}
            empty={data && <Nothing query={query} isBeyondEnd={isBeyondEnd(data)} />}
          >
            {({ data: cards, meta }) => (
              <Stack gap={6}>
                <ListCount>{t('list.count', { count: meta.total })}</ListCount>
                <SolutionGrid>
                  {cards.map((solution, index) => (
                    <li key={solution.id}>
                      <SolutionCard
                        solution={solution}
                        level={2}
                        loading={index === 0 ? 'priority' : index < 3 ? 'eager' : 'lazy'}
                      />
                    </li>
                  ))}
                </SolutionGrid>
                <Pagination
                  page={meta.page}
                  totalPages={meta.totalPages}
                  to={(page) => solutionsLink(query, { page })}
                />
              </Stack>
            )}
          </Async>
        </List>
        <Offer>
          <p>{t('list.offer')}</p>
          <ButtonLink variant="quiet" to={paths.register.to()}>
            {t('list.offerAction')}
          </ButtonLink>
        </Offer>
      </Stack>
    </Page>
  );
}

/** The kinds that have solutions, and whose solutions are shown when it is one provider's. */
function Filters({ query, facets }: { query: SolutionsQuery; facets: SolutionFacets | undefined }) {
  const { t } = useTranslation('provider-solutions');
  const kinds = solutionKinds.flatMap((kind) => {
    const count = facets?.kinds.find((one) => one.kind === kind)?.count ?? 0;
    return count > 0 || kind === query.kind ? [{ kind, count }] : [];
  });
  const provider = facets?.providers.find(({ id }) => id === query.provider);
  return (
    <>
      <FilterLinks
        label={t('list.kinds')}
        links={[
          { to: solutionsLink(query, { kind: undefined }), text: t('list.all'), isCurrent: !query.kind },
          ...kinds.map(({ kind, count }) => ({
            to: solutionsLink(query, { kind }),
            text: `${t(`kinds.${kind}`)} (${String(count)})`,
            isCurrent: kind === query.kind,
          })),
        ]}
      />
      {query.provider && (
        <p>
          <Badge tone="info">{provider ? t('by', { name: provider.name }) : t('list.oneProvider')}</Badge>{' '}
          <TextLink to={solutionsLink(query, { provider: undefined })}>{t('list.allProviders')}</TextLink>
        </p>
      )}
    </>
  );
}

function Nothing({ query, isBeyondEnd }: { query: SolutionsQuery; isBeyondEnd: boolean }) {
  const { t } = useTranslation('provider-solutions');
  const isFiltered = query.search ?? query.kind ?? query.provider;
  if (isBeyondEnd)
    return (
      <Empty
        title={t('list.noPage')}
        action={<ButtonLink to={solutionsLink(query)}>{t('list.firstPage')}</ButtonLink>}
      />
    );
  if (!isFiltered) return <Empty title={t('list.none')}>{t('list.noneText')}</Empty>;
  return (
    <Empty
      title={t('list.nothingFits')}
      action={<ButtonLink to={paths.solutions.to()}>{t('list.seeAll')}</ButtonLink>}
    >
      {t('list.nothingFitsText')}
    </Empty>
  );
}

function Waiting() {
  return (
    <SolutionGrid as="div">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton kind="block" ratio="16 / 9" />
          <Skeleton lines={4} />
        </div>
      ))}
    </SolutionGrid>
  );
}

const isBeyondEnd = ({ data, meta }: Paged<unknown>): boolean => data.length === 0 && meta.total > 0;

export const solutionsPage: RemotePage = {
  Component: SolutionsPage,
  needs: (at) => [solutions.fetch(parseSolutionsQuery(at)), savedRequested()],
  head: solutionsHead,
  status(state, at) {
    const { data } = solutions.select(state, parseSolutionsQuery(at));
    if (!data) return 503;
    return isBeyondEnd(data) ? 404 : 200;
  },
  slices: [solutions.slice, savedSolutions.slice, savingSolution.slice],
  saga: [solutions.saga, savedSolutions.saga, savingSolution.saga, savedSync],
};

const Intro = styled.p`
  max-width: 68ch;
  color: var(--c-ink-soft);
  font-size: var(--t-lg);
`;
const List = styled.section`
  scroll-margin-top: 72px;
`;
const Offer = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-6);
  align-items: center;
  justify-content: space-between;
  padding: var(--s-6);
  border-radius: var(--r-sheet);
  background: var(--c-tint);
  p {
    max-width: 60ch;
  }
`;
