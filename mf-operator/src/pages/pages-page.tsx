import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemotePage, StaffPageRow } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Empty, foldedText } from '@storefront/shared/ui';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { useListAddress } from '../list/use-list-address';
import { paths } from '../paths/paths';
import { MissingChip } from '../texts/missing-chip';
import { StateChip } from '../texts/state-chip';
import { Ago } from '../times/times';
import { pageList, pageStates } from './pages-data';

/** The policies, company pages and the footer, written or not. */
function PagesPage() {
  const { t } = useTranslation('operator-texts');
  const language = useLanguage();
  const { value } = useListAddress();
  const entry = useSelector((state) => pageList.select(state, null));
  const words = foldedText(value('search')).split(/\s+/).filter(Boolean);
  const isShown = ({ key, state, titleVi, titleEn }: StaffPageRow) => {
    const text = foldedText(`${t(`pages.keys.${key}`)} ${titleVi} ${titleEn}`);
    return (!value('state') || value('state') === state) && words.every((word) => text.includes(word));
  };
  return (
    <OperatorPage title={t('pages.title')} lead={t('pages.lead')}>
      <FilterBar label={t('list.filters')}>
        <SearchFilter label={t('list.search')} hint={t('pages.searchHint')} />
        <SelectFilter
          name="state"
          label={t('list.state')}
          any={t('list.any')}
          options={pageStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </FilterBar>
      <DataTable
        name="pages"
        caption={t('pages.title')}
        columns={[
          {
            id: 'key',
            title: t('pages.page'),
            cell: ({ key }) => <Link to={paths.page.to(key)}>{t(`pages.keys.${key}`)}</Link>,
            isFixed: true,
          },
          {
            id: 'titleVi',
            title: t('list.title'),
            cell: ({ titleVi, titleEn }) => (language === 'en' ? titleEn || titleVi : titleVi || titleEn),
          },
          { id: 'state', title: t('list.state'), cell: ({ state }) => <StateChip state={state} /> },
          {
            id: 'missing',
            title: t('list.missing'),
            cell: ({ missing }) => <MissingChip missing={missing} />,
          },
          {
            id: 'updatedAt',
            title: t('list.updatedAt'),
            cell: ({ updatedAt }) => updatedAt && <Ago at={updatedAt} />,
          },
        ]}
        entry={entry.data ? { ...entry, data: { data: entry.data.data.filter(isShown) } } : entry}
        rowId={({ key }) => key}
        rowLabel={({ key }) => t(`pages.keys.${key}`)}
        rowTo={({ key }) => paths.page.to(key)}
        empty={<Empty title={t('pages.empty')} />}
      />
    </OperatorPage>
  );
}

export const pagesPage: RemotePage = {
  Component: PagesPage,
  slices: [pageList.slice],
  saga: pageList.saga,
  needs: () => [pageList.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-texts:pages.title'), noindex: true }),
};
