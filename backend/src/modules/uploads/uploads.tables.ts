export interface UploadsTable {
  id: string;
  ownerId: string;
  pictureId: string;
  createdAt: Date;
  usedAt: Date | null;
}
