import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Banner,
  ButtonLink,
  Empty,
  FilterLinks,
  PagedList,
  PlusIcon,
  Row,
  Stack,
  TextLink,
  RevealTogether,
  useScrollToListTop,
  useRepeatKey,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ProviderArea } from '../provider/provider-area';
import { AllowanceMeter } from './allowance-meter';
import { ConfirmDialog } from './confirm-dialog';
import {
  acting,
  countOf,
  ownSolutions,
  ownSolutionsLink,
  parseOwnSolutionsQuery,
  solutionFilters,
  type OwnSolutionsQuery,
} from './own-solutions';
import type { Act } from './row-actions';
import { SolutionRow } from './solution-row';
import { SolutionSearch } from './solution-search';

/** A provider's solutions with what can be done about each. */
function OwnSolutionsPage() {
  const { t } = useTranslation('provider-own');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const query = parseOwnSolutionsQuery({ query: search });
  const entry = useSelector((state) => ownSolutions.select(state, query));
  const top = useScrollToListTop(query.page);
  const [asked, setAsked] = useState<Act | null>(null);
  const [done, setDone] = useState<Act | null>(null);
  const latest = useSelector((state) => acting.select(state, done?.id));

  useEffect(() => {
    dispatch(acting.reset());
  }, [dispatch]);

  const repeatKey = useRepeatKey(latest.status === 'done');
  const send = (act: Act) => {
    setAsked(null);
    setDone(act);
    const { id, action } = act;
    dispatch(acting.send({ id, action, query, idempotencyKey: repeatKey(id) }));
    // The row with the button that was pressed may be gone.
    if (action === 'delete') top.current?.focus();
  };
  const choose = (act: Act) => {
    if (act.action === 'delete' || act.action === 'unpublish') setAsked(act);
    else send(act);
  };
  return (
    <ProviderArea title={t('title')}>
      <Stack gap={6}>
        <RevealTogether entries={[entry]}>
          {entry.data && <AllowanceMeter allowance={entry.data.allowance} />}
          <Row between>
            <SolutionSearch key={query.search} query={query} />
            <ButtonLink to={paths.newSolution.to()} icon={<PlusIcon />}>
              {t('add')}
            </ButtonLink>
          </Row>
          <FilterLinks
            label={t('filter')}
            links={solutionFilters.map((state) => ({
              to: ownSolutionsLink({ ...query, state, page: 1 }),
              text: entry.data
                ? t('filterCount', { name: t(`filters.${state}`), count: countOf(state, entry.data) })
                : t(`filters.${state}`),
              isCurrent: state === query.state,
            }))}
          />
          {done && latest.status === 'done' && latest.data?.action === done.action && (
            <Banner
              tone="success"
              isLive
              title={t(`done.${done.action}`, { title: done.title })}
              action={
                latest.data.copyId && (
                  <TextLink to={paths.editSolution.to(latest.data.copyId)}>{t('done.openCopy')}</TextLink>
                )
              }
            />
          )}
          <PagedList
            top={top}
            title={t('list')}
            isTitleHidden
            entry={entry}
            page={query.page}
            to={(page) => ownSolutionsLink({ ...query, page })}
            summary={({ meta }) => t('count', { count: meta.total })}
            empty={<None query={query} />}
            keyOf={({ id }) => id}
          >
            {(solution) => <SolutionRow solution={solution} onAct={choose} />}
          </PagedList>
        </RevealTogether>
      </Stack>
      <ConfirmDialog act={asked} onClose={() => setAsked(null)} onConfirm={send} />
    </ProviderArea>
  );
}

function None({ query: { state, search } }: { query: OwnSolutionsQuery }) {
  const { t } = useTranslation('provider-own');
  if (state === 'all' && search === '')
    return (
      <Empty
        title={t('empty.title')}
        level={3}
        action={<ButtonLink to={paths.newSolution.to()}>{t('empty.action')}</ButtonLink>}
      >
        {t('empty.text')}
      </Empty>
    );
  return (
    <Empty
      title={t('nothingFits.title')}
      level={3}
      action={<ButtonLink to={paths.ownSolutions.to()}>{t('nothingFits.action')}</ButtonLink>}
    />
  );
}

export const ownSolutionsPage: RemotePage = {
  Component: OwnSolutionsPage,
  needs: (at) => [ownSolutions.refetch(parseOwnSolutionsQuery(at))],
  head: (_state, _at, t) => ({ title: t('provider-own:title'), noindex: true }),
  slices: [ownSolutions.slice, acting.slice],
  saga: [ownSolutions.saga, acting.saga],
};
