import type { ColumnType } from 'kysely';

/** Written as JSON text: `pg` would take a plain array for an SQL array. */
type Json<T> = ColumnType<T, string, string>;

/** For a category and all below it that have none of their own. */
export interface SizeGuidesTable {
  categoryId: string;
  titleVi: string;
  titleEn: string;
  noteVi: string;
  noteEn: string;
  /** The first names the sizes. */
  columns: Json<{ vi: string; en: string }[]>;
  /** A list of cells for each size. */
  rows: Json<string[][]>;
}

declare module '../../db/tables' {
  interface Database {
    sizeGuides: SizeGuidesTable;
  }
}
