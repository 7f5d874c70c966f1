import type { Picture } from './media.schema';

/** A picture's row, as other modules select it. */
export interface PictureRow {
  pictureId: string;
  pictureWidth: number;
  pictureHeight: number;
  pictureColor: string;
}

/** Where pictures are served; `?w=` chooses the width. */
const MEDIA_PATH = '/api/main/media';

/** Where a picture is served. */
export const pictureUrl = (pictureId: string): string => `${MEDIA_PATH}/${pictureId}`;

export const toPicture = (row: PictureRow, alt: string): Picture => ({
  url: pictureUrl(row.pictureId),
  width: row.pictureWidth,
  height: row.pictureHeight,
  color: row.pictureColor,
  alt,
});
