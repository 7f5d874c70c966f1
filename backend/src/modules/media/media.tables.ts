export interface PicturesTable {
  id: string;
  mime: string;
  width: number;
  height: number;
  color: string;
  createdAt: Date;
}
