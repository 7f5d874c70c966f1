import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createMediaFiles, mediaId, type MediaFiles } from './media.files';
import { createMediaRepository } from './media.repository';
import { createMediaService } from './media.service';
import { averageColor } from './render';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const SAFARI_OLD = 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

let shop: TestApp;
let dataDir: string;
let files: MediaFiles;

const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 1200 1500"><rect width="1200" height="1500" fill="${color}"/></svg>`,
  );

async function aPicture(color: string) {
  const bytes = svg(color);
  const id = mediaId(bytes);
  await files.writeOriginal(id, bytes);
  await shop.db
    .insertInto('pictures')
    .values({ id, mime: 'image/svg+xml', width: 1200, height: 1500, color, createdAt: shop.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

async function until(isThere: () => Promise<unknown>) {
  for (let tries = 0; tries < 200; tries++) {
    if (await isThere()) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error('it never came');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  files = createMediaFiles(dataDir);
  shop = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (id: string, query: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api/main/media/${id}${query}`, headers });

test.each([320, 480, 768, 1200])('a browser gets a picture %i wide, to keep for ever', async (width) => {
  const id = await aPicture('#336699');

  const response = await get(id, `?w=${width}`, { accept: CHROME });

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/(^|, )Accept$/),
    etag: `W/"${id}-${width}-webp"`,
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width,
    height: width * 1.25,
  });
});

test.each([
  ['a browser that knows WebP', 'image/webp,*/*', 'image/webp'],
  ['a browser that knows nothing new', SAFARI_OLD, 'image/jpeg'],
  ['a program', '*/*', 'image/jpeg'],
  ['someone who says nothing', '', 'image/jpeg'],
  ['someone who prefers JPEG', 'image/webp;q=0.5,image/jpeg', 'image/jpeg'],
  ['someone who refuses WebP', 'image/webp;q=0,image/jpeg;q=0.1', 'image/jpeg'],
])('%s gets what it can show', async (_who, accept, type) => {
  const id = await aPicture('#993366');

  const response = await get(id, '?w=320', { accept });

  expect(response.headers['content-type']).toBe(type);
  expect((await sharp(response.rawPayload).metadata()).format).toBe(type.slice('image/'.length));
});

test('without a width a picture comes at its largest', async () => {
  const id = await aPicture('#112233');

  expect((await sharp((await get(id, '')).rawPayload).metadata()).width).toBe(1200);
});

test('a browser that has the picture is told so', async () => {
  const id = await aPicture('#445566');
  const first = await get(id, '?w=320', { accept: CHROME });

  const held = { 'if-none-match': `"x", ${first.headers.etag}` };
  const again = await get(id, '?w=320', { accept: CHROME, ...held });

  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect(again.headers).toMatchObject({
    etag: first.headers.etag,
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await get(id, '?w=480', { accept: CHROME, ...held })).statusCode).toBe(200);
  expect((await get(id, '?w=320', { accept: SAFARI_OLD, ...held })).statusCode).toBe(200);
});

test.each(['?w=100', '?w=0', '?w=-320', '?w=abc', '?w=320&w=480', '?w=320.0', '?h=10', '?w=99999'])(
  'a size that is not offered (%s) is refused',
  async (query) => {
    const response = await get(await aPicture('#778899'), query);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, message: 'VALIDATION_FAILED' });
  },
);

test.each(['nothing', '..%2f..%2f..%2fetc%2fpasswd', 'A'.repeat(32), '0'.repeat(32), '0'.repeat(33)])(
  'a picture that does not exist (%s) is not found and not kept',
  async (id) => {
    const response = await get(id, '?w=320');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: 'MEDIA_NOT_FOUND' });
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  },
);

test('a picture whose original was lost is not found', async () => {
  const id = await aPicture('#abcdef');
  await rm(join(dataDir, 'media', 'originals', id.slice(0, 2), id));

  expect((await get(id, '?w=480')).json()).toMatchObject({ message: 'MEDIA_NOT_FOUND' });
});

test('fifty visitors at once make one rendering and leave no half-written file', async () => {
  const id = await aPicture('#fedcba');

  const responses = await Promise.all(
    Array.from({ length: 50 }, () => get(id, '?w=768', { accept: CHROME })),
  );

  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await readdir(join(dataDir, 'media', 'cache', id.slice(0, 2)))).toEqual([`${id}-768.webp`]);
});

test('a cached file that a power cut emptied is made again', async () => {
  const id = await aPicture('#0f0f0f');
  await get(id, '?w=320', { accept: CHROME });
  await writeFile(join(dataDir, 'media', 'cache', id.slice(0, 2), `${id}-320.webp`), '');

  const response = await get(id, '?w=320', { accept: CHROME });

  expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
});

test('AVIF is made on the side, and served to the next visitor who takes it', async () => {
  const id = await aPicture('#00ff00');
  const media = createMediaService({ repository: createMediaRepository(shop.db), files, aheadAfterMs: 0 });

  const first = await media.serve(id, 320, CHROME);
  await until(() => files.readMade(id, '320.avif'));
  const second = await media.serve(id, 320, CHROME);
  const withoutAvif = await media.serve(id, 320, 'image/webp');
  media.close();

  expect([first.format, second.format, withoutAvif.format]).toEqual(['webp', 'avif', 'webp']);
  expect((await sharp(second.bytes).metadata()).compression).toBe('av1');
});

test('a narrow picture is made from a wide one where there is one', async () => {
  const id = await aPicture('#ff8800');
  await get(id, '?w=1200', { accept: CHROME });
  await rm(join(dataDir, 'media', 'originals', id.slice(0, 2), id));

  const response = await get(id, '?w=320', { accept: CHROME });

  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 400 });
});

test('pictures of the first lists are ready before somebody asks', async () => {
  const id = await aPicture('#0000ff');
  const media = createMediaService({ repository: createMediaRepository(shop.db), files, aheadAfterMs: 0 });

  media.prepare([id, 'f'.repeat(32)]);

  await until(() => files.readMade(id, '320.webp'));
  expect(await files.readMade(id, '768.webp')).not.toBeNull();
  media.close();
});

test('the placeholder is the average of what is drawn', async () => {
  expect(await averageColor({ bytes: svg('#336699'), mime: 'image/svg+xml', width: 1200 })).toBe('#336699');
});
