import sharp, { type ResizeOptions } from 'sharp';
import { AppError, unprocessable } from '../../lib/errors';

export const MAX_BYTES = 5 * 1024 * 1024;
/** A picture with more than this is an attack and not a picture. */
const MAX_PIXELS = 50_000_000;
/** Longer than the widest that is ever shown; what is more only takes room. */
const MAX_SIDE = 1600;
const MAX_SQUARE_SIDE = 768;
const MAX_SECONDS = 15;

/** As it was taken, or cut to a square around what draws the eye. */
export type PictureShape = 'whole' | 'square';

export interface CleanPicture {
  bytes: Buffer;
  mime: 'image/webp';
  width: number;
  height: number;
}

/** What a file says in its first bytes that it is; its name and its declared type are not asked. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'mif1'].includes(text(8, 12))) return 'heif';
  return null;
}

const whole: ResizeOptions = {
  width: MAX_SIDE,
  height: MAX_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
};

function squareOf(width: number, height: number): ResizeOptions {
  const side = Math.min(MAX_SQUARE_SIDE, width, height);
  return { width: side, height: side, fit: 'cover', position: 'attention' };
}

/** Refuses what is no picture, or too large a one, by its first bytes and its header; nothing is drawn yet. */
export async function inspectPicture(
  file: Buffer,
  maxBytes = MAX_BYTES,
): Promise<{ width: number; height: number }> {
  if (file.length > maxBytes) throw new AppError(413, 'FILE_TOO_LARGE');
  const kind = kindOf(file);
  if (!kind) throw new AppError(415, 'FILE_TYPE_NOT_ALLOWED');
  try {
    const { format, compression, width, height } = await open(file).metadata();
    // A header may say one thing and hold another.
    const isWhatItSays = format === kind && (kind !== 'heif' || compression === 'av1');
    if (!isWhatItSays) throw new AppError(415, 'FILE_TYPE_NOT_ALLOWED');
    if (width * height > MAX_PIXELS) throw unprocessable('IMAGE_TOO_LARGE');
    return { width, height };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * The picture of a file, drawn again: turned the right way up, in sRGB, without a word of metadata. Whatever else was
 * in the file (a place, a script, another file) is not in what comes out.
 */
export async function cleanPicture(
  file: Buffer,
  shape: PictureShape,
  { maxBytes = MAX_BYTES, effort = 3 }: { maxBytes?: number; effort?: number } = {},
): Promise<CleanPicture> {
  const { width, height } = await inspectPicture(file, maxBytes);
  try {
    const { data, info } = await open(file)
      .timeout({ seconds: MAX_SECONDS })
      .rotate()
      .resize(shape === 'square' ? squareOf(width, height) : whole)
      .toColourspace('srgb')
      .webp({ quality: 86, effort })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error);
  }
}

const open = (file: Buffer) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return unprocessable(
    error instanceof Error && error.message.includes('pixel limit') ? 'IMAGE_TOO_LARGE' : 'IMAGE_BROKEN',
  );
}
