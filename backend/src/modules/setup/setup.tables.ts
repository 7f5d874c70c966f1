export interface SetupMarksTable {
  /** Such as `page:about` or `setting:shop.hotline`. */
  name: string;
  writtenAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    setupMarks: SetupMarksTable;
  }
}
