export interface UploadsTable {
  id: string;
  ownerId: string;
  pictureId: string;
  createdAt: Date;
  usedAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    uploads: UploadsTable;
  }
}
