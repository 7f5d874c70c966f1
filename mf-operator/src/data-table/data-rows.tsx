import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Checkbox, VisuallyHidden } from '@storefront/shared/ui';
import type { DataColumn } from './columns';
import { ColumnTitle } from './column-title';
import { Grid } from './grid';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface DataRowsProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  hidden: readonly string[];
  data: Row[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowTo?: ((row: Row) => string) | undefined;
  selection: { selected: RowSelectionState; onChange: (next: RowSelectionState) => void } | undefined;
}

/** The rows of one page. */
export function DataRows<Row>({
  caption,
  columns,
  hidden,
  data,
  rowId,
  rowLabel,
  rowTo,
  selection,
}: DataRowsProps<Row>) {
  const { t } = useTranslation('operator');
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  // One row at a time is reached by Tab; arrows lead from there to the others.
  const [active, setActive] = useState(0);
  const definitions = useMemo(
    () => columns.map(({ id, title }): ColumnDef<typeof features, { row: Row }> => ({ id, header: title })),
    [columns],
  );
  const wrapped = useMemo(() => data.map((row) => ({ row })), [data]);
  const selected = selection?.selected ?? {};
  const table = useTable({
    features,
    columns: definitions,
    data: wrapped,
    getRowId: ({ row }) => rowId(row),
    state: {
      rowSelection: selected,
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
    onRowSelectionChange: (next: Updater<RowSelectionState>) =>
      selection?.onChange(typeof next === 'function' ? next(selected) : next),
  });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const shown = table.getRowModel().rows;

  const move = (event: KeyboardEvent<HTMLTableRowElement>, at: number) => {
    // Links, boxes and buttons inside of the row have keys of their own.
    if (event.target !== event.currentTarget) return;
    const row = shown[at];
    const last = shown.length - 1;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const to = Math.max(0, Math.min(last, next));
      setActive(to);
      body.current?.querySelectorAll<HTMLElement>(':scope > tr')[to]?.focus();
    } else if (event.key === ' ' && selection && row) {
      event.preventDefault();
      row.toggleSelected();
    } else if (event.key === 'Enter' && rowTo && row) {
      void navigate(rowTo(row.original.row));
    }
  };

  // Explicit roles, because `display: block` on phones removes the native ones in some browsers.
  return (
    <Grid>
      <table role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id} role="row">
              {selection && (
                <th role="columnheader" scope="col" data-box>
                  <Checkbox
                    isLabelHidden
                    label={t('table.tickAll')}
                    checked={table.getIsAllRowsSelected()}
                    isMixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {headers.map((header) => (
                <ColumnTitle key={header.id} column={columnOf(header.column.id)} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" ref={body}>
          {shown.map((row, at) => (
            <tr
              key={row.id}
              role="row"
              tabIndex={at === Math.min(active, shown.length - 1) ? 0 : -1}
              aria-label={rowLabel(row.original.row)}
              data-ticked={row.getIsSelected() || undefined}
              onFocus={() => setActive(at)}
              onKeyDown={(event) => move(event, at)}
            >
              {selection && (
                <td role="cell" data-box>
                  <Checkbox
                    isLabelHidden
                    label={t('table.tick', { name: rowLabel(row.original.row) })}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const column = columnOf(cell.column.id);
                return (
                  <td
                    key={cell.id}
                    role="cell"
                    data-title={column?.title}
                    data-number={column?.isNumber || undefined}
                    data-fixed={column?.isFixed || undefined}
                  >
                    {column?.cell(row.original.row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}
