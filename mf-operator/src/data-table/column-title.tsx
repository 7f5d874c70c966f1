import type { DataColumn } from './columns';
import { SortLink, useSort } from './sort-link';

/** The head of one column. */
export function ColumnTitle<Row>({ column }: { column: DataColumn<Row> | undefined }) {
  const sort = useSort(column?.id ?? '');
  if (!column) return null;
  const { id, title, isNumber, isSortable } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      data-number={isNumber || undefined}
      aria-sort={isSortable ? (sort ?? 'none') : undefined}
    >
      {isSortable ? <SortLink id={id} title={title} /> : title}
    </th>
  );
}
