import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSelectionState } from '@tanstack/react-table';
import type { Entry } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Row, useRestoreFocus } from '@storefront/shared/ui';
import { useListAddress } from '../list/use-list-address';
import { ColumnChoice } from './column-choice';
import type { DataColumn } from './columns';
import { DataRows } from './data-rows';
import { rowSuccessor } from './row-successor';
import { TableSkeleton } from './table-skeleton';
import { useStored } from '../list/use-stored';

export interface DataTableProps<Row> {
  /** Under which each person's choice of columns is stored. */
  name: string;
  /** What the table shows; for screen readers only. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  entry: Entry<{ data: Row[] }>;
  rowId: (row: Row) => string;
  /** Names a row for screen readers: "Đơn DH-1". */
  rowLabel: (row: Row) => string;
  /** Where Enter on a row leads. */
  rowTo?: (row: Row) => string;
  /** Shown when there is nothing at all; when filters leave nothing, the table says so itself. */
  empty: ReactNode;
  /** Above the table, beside the choice of columns: a count, saved filters. */
  tools?: ReactNode;
  /** What can be done with the rows that are ticked. Without it, rows have no box. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode;
  /** Below the table: the way to other pages. */
  pager?: ReactNode;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * A table of staff in each of its states. Sorting is in the address, the choice of columns is each person's own; arrows, Home
 * and End go from row to row, Space ticks and Enter opens one. On phones rows become cards.
 */
export function DataTable<Row>({
  name,
  columns,
  entry,
  empty,
  tools,
  bulk,
  pager,
  ...rows
}: DataTableProps<Row>) {
  const { t } = useTranslation('operator');
  const { isFiltered, bare } = useListAddress();
  const atFirst = columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id);
  const [hidden, setHidden] = useStored(`${name}:columns`, atFirst, isTexts);
  const [selected, setSelected] = useState<RowSelectionState>({});
  const ticked = (data: Row[]) => data.filter((row) => selected[rows.rowId(row)]);
  const clear = () => setSelected({});
  const place = useRef<HTMLDivElement>(null);
  useRestoreFocus(place, (focused) => rowSuccessor(place.current, focused));
  return (
    <>
      <Tools between>
        <div>{tools}</div>
        <Choice>
          <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />
        </Choice>
      </Tools>
      <div ref={place}>
        <Async
          entry={entry}
          pending={<TableSkeleton />}
          empty={
            isFiltered ? (
              <Empty
                title={t('table.nothingFits')}
                action={<ButtonLink to={bare}>{t('table.seeAll')}</ButtonLink>}
              />
            ) : (
              empty
            )
          }
        >
          {({ data }) => (
            <>
              {bulk && ticked(data).length > 0 && (
                <Bulk role="region" aria-label={t('table.bulk')}>
                  <strong>{t('table.ticked', { count: ticked(data).length })}</strong>
                  <Row gap={2}>{bulk(ticked(data), clear)}</Row>
                </Bulk>
              )}
              <DataRows
                {...rows}
                columns={columns}
                hidden={hidden}
                data={data}
                selection={bulk ? { selected, onChange: setSelected } : undefined}
              />
              {pager}
            </>
          )}
        </Async>
      </div>
    </>
  );
}

const Tools = styled(Row)`
  /* Without the choice of columns, which has room of its own. */
  @media (max-width: 639.98px) {
    margin-bottom: var(--s-2);
  }
`;
const Choice = styled.div`
  @media (max-width: 639.98px) {
    display: none;
  }
`;
const Bulk = styled.div`
  position: sticky;
  top: 64px;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-2);
  padding: var(--s-2) var(--s-4);
  border: 1px solid var(--c-action);
  border-radius: var(--r-card);
  background: var(--c-tint);
`;
