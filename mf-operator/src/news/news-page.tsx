import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { ButtonLink, Empty, FilterLinks, Pagination, PlusIcon, RevealTogether } from '@storefront/shared/ui';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { useListAddress } from '../list/use-list-address';
import { paths } from '../paths/paths';
import { MissingChip } from '../texts/missing-chip';
import { StateChip } from '../texts/state-chip';
import { Ago } from '../times/times';
import { newsList, newsStates, newsTopics, parseNewsQuery } from './news-data';

/** All articles: what is shown, what waits for its day, and drafts. */
function NewsPage() {
  const { t } = useTranslation('operator-texts');
  const language = useLanguage();
  const [search] = useSearchParams();
  const address = useListAddress();
  const entry = useSelector((state) => newsList.select(state, parseNewsQuery({ query: search })));
  const counts = entry.data?.counts;
  const current = address.value('state');
  const titleOf = ({ titleVi, titleEn }: { titleVi: string; titleEn: string }) =>
    (language === 'en' ? titleEn || titleVi : titleVi || titleEn) || t('untitled');
  return (
    <OperatorPage
      title={t('news.title')}
      lead={t('news.lead')}
      actions={
        <ButtonLink to={paths.newsNew.to()} icon={<PlusIcon />}>
          {t('news.new')}
        </ButtonLink>
      }
    >
      <RevealTogether entries={[entry]}>
        <FilterLinks
          label={t('list.states')}
          links={[
            { to: address.to({ state: undefined }), text: t('list.all'), isCurrent: current === '' },
            ...newsStates.map((state) => ({
              to: address.to({ state }),
              text: counts ? `${t(`states.${state}`)} (${String(counts[state])})` : t(`states.${state}`),
              isCurrent: current === state,
            })),
          ]}
        />
        <FilterBar label={t('list.filters')}>
          <SearchFilter label={t('list.search')} hint={t('news.searchHint')} />
          <SelectFilter
            name="topic"
            label={t('news.topic')}
            any={t('list.any')}
            options={newsTopics.map((value) => ({ value, label: t(`news.topics.${value}`) }))}
          />
          <SelectFilter
            name="missing"
            label={t('list.missing')}
            any={t('list.anyMissing')}
            options={(['vi', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </FilterBar>
        <DataTable
          name="news"
          caption={t('news.title')}
          columns={[
            {
              id: 'title',
              title: t('list.title'),
              cell: (row) => <Link to={paths.article.to(row.id)}>{titleOf(row)}</Link>,
              isFixed: true,
            },
            { id: 'state', title: t('list.state'), cell: ({ state }) => <StateChip state={state} /> },
            {
              id: 'missing',
              title: t('list.missing'),
              cell: ({ missing }) => <MissingChip missing={missing} />,
            },
            { id: 'topic', title: t('news.topic'), cell: ({ topic }) => t(`news.topics.${topic}`) },
            {
              id: 'publishedAt',
              title: t('news.publishedAt'),
              cell: ({ state, publishedAt }) =>
                state !== 'DRAFT' && <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>,
            },
            { id: 'updatedAt', title: t('list.updatedAt'), cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
            { id: 'author', title: t('news.author'), cell: ({ author }) => author, isHiddenAtFirst: true },
          ]}
          entry={entry}
          rowId={({ id }) => id}
          rowLabel={titleOf}
          rowTo={({ id }) => paths.article.to(id)}
          tools={<SavedFilters name="news" />}
          empty={<Empty title={t('news.empty')} />}
          pager={
            entry.data && (
              <Pagination
                page={entry.data.meta.page}
                totalPages={entry.data.meta.totalPages}
                to={(page) => address.to({ page: String(page) })}
              />
            )
          }
        />
      </RevealTogether>
    </OperatorPage>
  );
}

export const newsPage: RemotePage = {
  Component: NewsPage,
  slices: [newsList.slice],
  saga: newsList.saga,
  needs: (at) => [newsList.fetch(parseNewsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-texts:news.title'), noindex: true }),
};
