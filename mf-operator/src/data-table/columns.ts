import type { ReactNode } from 'react';

/** One column of a table of staff. */
export interface DataColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  isNumber?: boolean;
  /** The address names it: `?sort=placedAt`, or `?sort=-placedAt` for the other direction. */
  isSortable?: boolean;
  /** Names the row, so that it cannot be left out. */
  isFixed?: boolean;
  /** Left out until someone chooses it. */
  isHiddenAtFirst?: boolean;
}
