import sharp from 'sharp';
import type { PictureFormat } from './accept';
import type { Width } from './media.schema';

// Several pictures at once use the cores better than several threads on one picture.
sharp.concurrency(1);
sharp.cache(false);

export interface Source {
  bytes: Buffer;
  mime: string;
  width: number;
}

const SVG = 'image/svg+xml';
/** Pixels per inch at which an SVG's units are pixels. */
const PLAIN_DENSITY = 72;
/** A picture with more than this is an attack and not a picture. */
const limitInputPixels = 50_000_000;

/** An SVG is drawn at the width that is asked for, not drawn large and then made small. */
const open = ({ bytes, mime, width }: Source, wanted: number) =>
  mime === SVG
    ? sharp(bytes, { density: (PLAIN_DENSITY * wanted) / width, limitInputPixels })
    : sharp(bytes, { limitInputPixels }).rotate();

/** The picture at a width, never larger than what it is made from. Effort is low for AVIF: at 4 one picture takes seconds. */
export function render(source: Source, width: Width, format: PictureFormat): Promise<Buffer> {
  const image = open(source, width).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 82, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }).toBuffer();
}

const SAMPLE_WIDTH = 24;

/** What is shown until the picture is there, taken from a tiny rendering. */
export async function averageColor(source: Source): Promise<string> {
  const { data, info } = await open(source, SAMPLE_WIDTH)
    .resize({ width: SAMPLE_WIDTH })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const mean = (channel: number) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += info.channels) sum += data[at] ?? 0;
    return Math.round(sum / pixels);
  };
  return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')}`;
}
