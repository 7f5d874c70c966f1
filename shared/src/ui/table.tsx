import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  isNumber?: boolean;
}
export interface TableProps<Row> {
  /** What the table shows; for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Rows and columns; below 640 px each row becomes a card with its titles inside. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  // Explicit roles, because `display: block` on phones removes the native ones in some browsers.
  return (
    <Grid role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, title, isNumber }) => (
            <th key={key} role="columnheader" scope="col" data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, title, cell, isNumber }) => (
              <td key={key} role="cell" data-title={title} data-number={isNumber || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled.table`
  width: 100%;
  th,
  td {
    padding: var(--s-3) var(--s-2);
    text-align: start;
    border-bottom: 1px solid var(--c-line);
  }
  th {
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--c-ink-soft);
  }
  [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1024px) {
    th,
    td {
      padding-inline: var(--s-4);
    }
  }
  @media (max-width: 639.98px) {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      margin-bottom: var(--s-3);
      padding: var(--s-2) var(--s-4);
      border: 1px solid var(--c-line);
      border-radius: var(--r-card);
      background: var(--c-paper);
    }
    td {
      display: flex;
      justify-content: space-between;
      gap: var(--s-4);
      padding: var(--s-2) 0;
      text-align: end;
    }
    td::before {
      content: attr(data-title);
      flex: none;
      font-size: var(--t-sm);
      line-height: 1.7;
      color: var(--c-ink-soft);
    }
    td:last-of-type {
      border-bottom: 0;
    }
  }
`;
