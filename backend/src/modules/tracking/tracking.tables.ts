export interface PageViewsTable {
  id: string;
  at: Date;
  /** On this site, personal values cut. */
  path: string;
  title: string | null;
  /** A path of this site, or the bare host of another. */
  referrer: string | null;
}

declare module '../../db/tables' {
  interface Database {
    pageViews: PageViewsTable;
  }
}
