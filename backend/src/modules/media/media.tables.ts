export interface PicturesTable {
  id: string;
  mime: string;
  width: number;
  height: number;
  color: string;
  createdAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    pictures: PicturesTable;
  }
}
