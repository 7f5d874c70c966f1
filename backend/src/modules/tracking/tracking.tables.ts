import type { GeneratedAlways } from 'kysely';

export interface PageViewsTable {
  id: string;
  at: Date;
  /** On this site, personal values cut. */
  path: string;
  title: string | null;
  /** A path of this site, or the bare host of another. */
  referrer: string | null;
  /** Which step to an order the page is; made by the database of its path. */
  step: GeneratedAlways<'PRODUCT' | 'CART' | 'CHECKOUT' | null>;
}

/** How many pages were looked at on a day of Việt Nam, spread over parts. */
export interface VisitDaysTable {
  /** As in `2026-01-15`. */
  day: string;
  part: number;
  views: number;
}

declare module '../../db/tables' {
  interface Database {
    pageViews: PageViewsTable;
    visitDays: VisitDaysTable;
  }
}
