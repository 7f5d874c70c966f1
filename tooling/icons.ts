import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './root';

const brand = '#F97316';

/** Puts the shop's icon into the shell's version: as it is drawn, and as pictures of the sizes that phones ask for. */
export async function drawIcons(folder: string): Promise<void> {
  const drawing = path.join(root, 'shell/icon.svg');
  const icons = path.join(folder, 'icons');
  await mkdir(icons, { recursive: true });
  await copyFile(drawing, path.join(icons, 'icon.svg'));
  const draw = (size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);
  for (const size of [192, 512])
    await draw(size)
      .png()
      .toFile(path.join(icons, `icon-${String(size)}.png`));
  // Phones cut these to their own shape: the brand's colour to the edge, the mark inside the part that always stays.
  for (const { name, size } of [
    { name: 'maskable-512', size: 512 },
    { name: 'apple-touch-icon', size: 180 },
  ])
    await sharp({ create: { width: size, height: size, channels: 3, background: brand } })
      .composite([
        {
          input: await draw(Math.round(size * 0.8))
            .png()
            .toBuffer(),
        },
      ])
      .png()
      .toFile(path.join(icons, `${name}.png`));
}
