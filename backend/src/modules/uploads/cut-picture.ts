import sharp from 'sharp';
import { unprocessable } from '../../lib/errors';
import type { CleanPicture } from './clean-picture';

/** A part of a picture, as shares of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** That part as a picture of its own. The bytes were made by the shop, so they are safe to open. */
export async function cutPicture(bytes: Buffer, part: PicturePart): Promise<CleanPicture> {
  try {
    const { data: whole, info } = await sharp(bytes).rotate().png().toBuffer({ resolveWithObject: true });
    const left = Math.min(info.width - 1, Math.round(part.x * info.width));
    const top = Math.min(info.height - 1, Math.round(part.y * info.height));
    const { data, info: cut } = await sharp(whole)
      .extract({
        left,
        top,
        width: Math.max(1, Math.min(info.width - left, Math.round(part.width * info.width))),
        height: Math.max(1, Math.min(info.height - top, Math.round(part.height * info.height))),
      })
      .toColourspace('srgb')
      .webp({ quality: 86, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: 'image/webp', width: cut.width, height: cut.height };
  } catch {
    throw unprocessable('IMAGE_BROKEN');
  }
}
