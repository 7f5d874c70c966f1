import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfferState } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { useLanguage } from '@storefront/shared/i18n';
import type { Entry } from '@storefront/shared/store';
import { ButtonLink, Empty, FilterLinks, Pagination, PlusIcon, RevealTogether } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { useListAddress } from '../list/use-list-address';
import { offerStates, type OfferPage } from './offer-data';
import { StateChip } from './state-chip';

interface ListedOffer {
  id: string;
  state: OfferState;
  nameVi: string;
  nameEn: string;
  startsAt: string;
  endsAt: string;
}

interface OfferListProps<Row extends ListedOffer> {
  /** Under which columns and filters are stored. */
  name: 'vouchers' | 'promotions' | 'flash-sales';
  entry: Entry<OfferPage<Row>>;
  /** Between the name and the times. */
  columns: readonly DataColumn<Row>[];
  kinds?: { label: string; any: string; options: { value: string; label: string }[] };
  to: (id: string) => string;
  toNew: string;
}

/** Offers of one kind by state: what runs, what comes, what is over. */
export function OfferList<Row extends ListedOffer>({
  name,
  entry,
  columns,
  kinds,
  to,
  toNew,
}: OfferListProps<Row>) {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const address = useListAddress();
  const nameOf = ({ nameVi, nameEn }: Row) => (language === 'en' ? nameEn : nameVi);
  const time = (at: string) => <time dateTime={at}>{formatDateTime(at)}</time>;
  const counts = entry.data?.counts;
  const current = address.value('state');
  return (
    <OperatorPage
      title={t(`${name}.title`)}
      lead={t(`${name}.lead`)}
      actions={
        <ButtonLink to={toNew} icon={<PlusIcon />}>
          {t(`${name}.new`)}
        </ButtonLink>
      }
    >
      <RevealTogether entries={[entry]}>
        <FilterLinks
          label={t('list.states')}
          links={['', ...offerStates].map((state) => ({
            to: address.to({ state: state || undefined }),
            text: state
              ? counts
                ? `${t(`states.${state as OfferState}`)} (${counts[state as OfferState]})`
                : t(`states.${state as OfferState}`)
              : t('list.all'),
            isCurrent: current === state,
          }))}
        />
        <FilterBar label={t('list.filters')}>
          <SearchFilter label={t('list.search')} hint={t(`${name}.searchHint`)} />
          {kinds && <SelectFilter name="kind" {...kinds} />}
        </FilterBar>
        <DataTable<Row>
          name={name}
          caption={t(`${name}.title`)}
          columns={[
            {
              id: 'name',
              title: t('list.name'),
              cell: (row) => <Link to={to(row.id)}>{nameOf(row)}</Link>,
              isFixed: true,
            },
            { id: 'state', title: t('list.state'), cell: ({ state }) => <StateChip state={state} /> },
            ...columns,
            { id: 'startsAt', title: t('list.startsAt'), cell: ({ startsAt }) => time(startsAt) },
            { id: 'endsAt', title: t('list.endsAt'), cell: ({ endsAt }) => time(endsAt) },
          ]}
          entry={entry}
          rowId={({ id }) => id}
          rowLabel={nameOf}
          rowTo={({ id }) => to(id)}
          tools={<SavedFilters name={name} />}
          empty={
            <Empty title={t(`${name}.empty`)} action={<ButtonLink to={toNew}>{t(`${name}.new`)}</ButtonLink>}>
              {t(`${name}.emptyText`)}
            </Empty>
          }
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
