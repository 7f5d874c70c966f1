import { readdir } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { form, FORM_TYPE, hugePng, photo } from '../../testing/photos';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { fileOf } from './multipart';
import type { Upload } from './uploads.schema';

let shop: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  shop = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Sender {
  /** Nobody when empty. */
  as?: string;
  contentType?: string;
}
async function send(payload: Buffer | string, { as = randomUUID(), contentType = FORM_TYPE }: Sender = {}) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/main/upload',
    payload,
    headers: { ...(as && shop.as('CUSTOMER', as)), 'content-type': contentType },
  });
  return { status: reply.statusCode, ...reply.json<{ message: string; data: Upload }>() };
}
const sendPhoto = async (file: Buffer, as = randomUUID()) => send(form(file), { as });
const remove = async (id: string, as: string) =>
  (
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/main/upload/${id}`,
      headers: shop.as('CUSTOMER', as),
    })
  ).statusCode;
const look = async ({ url }: Upload) =>
  shop.app.inject({ url: `${url}?w=320`, headers: { accept: 'image/jpeg' } });

test.each([
  ['JPEG', () => photo().jpeg().toBuffer()],
  ['PNG', () => photo().png().toBuffer()],
  ['WebP', () => photo().webp().toBuffer()],
  ['AVIF', () => photo().avif({ effort: 0 }).toBuffer()],
])('a customer can send a photo as %s and everybody can look at it', async (_format, make) => {
  const { status, data } = await sendPhoto(await make());

  expect(status).toBe(200);
  expect(data).toEqual({
    id: expect.any(String),
    url: expect.stringMatching(/^\/api\/main\/media\/[0-9a-f]{32}$/),
    width: 600,
    height: 400,
    color: expect.stringMatching(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/),
  });
  expect(await sharp((await look(data)).rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
});

test('what a camera wrote into a photo is not kept, and the photo stands the right way up', async () => {
  const jpeg = await photo()
    .withExif({ IFD0: { Copyright: 'canary-place' }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).orientation).toBe(6);

  const { data } = await sendPhoto(jpeg);

  expect(data).toMatchObject({ width: 400, height: 600 });
  const [folder = ''] = await readdir(join(dataDir, 'media', 'originals')).then((all) =>
    all.filter((name) => data.url.includes(`/${name}`)),
  );
  const id = data.url.split('/').at(-1) ?? '';
  const kept = await sharp(join(dataDir, 'media', 'originals', folder, id)).metadata();
  expect(kept).toMatchObject({ format: 'webp' });
  expect(kept.exif).toBeUndefined();
  expect(kept.orientation).toBeUndefined();
});

test('a larger photo than is ever shown is made smaller', async () => {
  expect((await sendPhoto(await photo(4000, 1000).jpeg().toBuffer())).data).toMatchObject({
    width: 1600,
    height: 400,
  });
});

test('a script behind a photo is not in what is kept', async () => {
  const { status, data } = await sendPhoto(
    Buffer.concat([
      await photo().png().toBuffer(),
      Buffer.from('<script>alert("canary")</script>PK\x03\x04'),
    ]),
  );

  expect(status).toBe(200);
  const served = await look(data);
  expect(served.headers['content-type']).toBe('image/jpeg');
  expect(served.rawPayload.includes('canary')).toBe(false);
});

test.each([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', () => photo().gif().toBuffer()],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a zip called .jpg', () => Buffer.from('PK\x03\x04rest of a zip')],
  ['a script that begins like a GIF', () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
  ['a TIFF', () => photo().tiff().toBuffer()],
  ['a few bytes', () => Buffer.from('x')],
])('%s is refused, whatever it is called', async (_what, make) => {
  expect(await sendPhoto(await make())).toMatchObject({ status: 415, message: 'FILE_TYPE_NOT_ALLOWED' });
});

test.each([
  ['half a JPEG', async () => (await photo(2000, 2000).jpeg().toBuffer()).subarray(0, 1200)],
  ['the head of a PNG', async () => Buffer.from('\x89PNG\r\n\x1a\n and nothing behind it', 'latin1')],
  ['a page that begins like a JPEG', async () => Buffer.from('\xff\xd8\xff<html><script>', 'latin1')],
])('%s is said to be broken', async (_what, make) => {
  expect(await sendPhoto(await make())).toMatchObject({ status: 422, message: 'IMAGE_BROKEN' });
});

test('a small file that would fill the memory is refused before it is taken apart', async () => {
  const { status, message } = await sendPhoto(hugePng(50_000, 50_000));

  expect([status, message]).toEqual([422, 'IMAGE_TOO_LARGE']);
});

test('more than 5 MB is refused', async () => {
  const jpeg = await photo().jpeg().toBuffer();

  const filled = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

  expect((await sendPhoto(filled(5 * 1024 * 1024))).status).toBe(200);
  expect(await sendPhoto(filled(5 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    message: 'FILE_TOO_LARGE',
  });
  expect(await sendPhoto(Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({
    status: 413,
  });
  expect(await sendPhoto(Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]))).toMatchObject({
    status: 413,
  });
});

describe('a request that is no form with one file', () => {
  test.each([
    ['JSON', '{"file":"x"}', 'application/json', 415],
    ['a bare picture', 'x', 'image/jpeg', 415],
    ['no boundary', form(Buffer.from('x')), 'multipart/form-data', 400],
    ['another boundary', form(Buffer.from('x')), 'multipart/form-data; boundary=other', 400],
    ['no end', form(Buffer.from('x')).subarray(0, -8), FORM_TYPE, 400],
    ['nothing', '', FORM_TYPE, 400],
    ['an empty file', form(Buffer.alloc(0)), FORM_TYPE, 400],
    ['another field', form(Buffer.from('x'), { name: 'avatar' }), FORM_TYPE, 400],
    [
      'endless headers',
      `--${FORM_TYPE.split('=')[1] ?? ''}\r\nContent-Disposition: form-data; name="file"; x="${'y'.repeat(5000)}`,
      FORM_TYPE,
      400,
    ],
    [
      'two files',
      Buffer.concat([form(Buffer.from('x')).subarray(0, -4), Buffer.from('\r\n'), form(Buffer.from('y'))]),
      FORM_TYPE,
      400,
    ],
  ])('is refused: %s', async (_what, payload, contentType, expected) => {
    expect((await send(payload, { contentType })).status).toBe(expected);
  });

  test('names and paths that the sender claims are not looked at', async () => {
    const jpeg = await photo().jpeg().toBuffer();

    expect((await send(form(jpeg, { filename: '../../../etc/cron.d/x', type: 'text/html' }))).status).toBe(
      200,
    );
  });

  test('a boundary in quotes is read', () => {
    const body = form(Buffer.from('photo'));

    const quoted = FORM_TYPE.replace(/boundary=(.*)/, 'charset=utf-8; boundary="$1"');
    expect(fileOf(quoted, body).toString()).toBe('photo');
  });
});

test('a visitor cannot send anything', async () => {
  expect(await send(form(await photo().jpeg().toBuffer()), { as: '' })).toMatchObject({ status: 401 });
});

test('a customer takes back their own photo, and nobody else does', async () => {
  const customer = randomUUID();
  const { data } = await sendPhoto(await photo().jpeg().toBuffer(), customer);
  await look(data);

  expect(await remove(data.id, randomUUID())).toBe(404);
  expect((await look(data)).statusCode).toBe(200);
  expect(await remove(data.id, customer)).toBe(200);
  expect((await look(data)).statusCode).toBe(404);
  expect(await remove(data.id, customer)).toBe(404);
  expect(await remove('../x', customer)).toBe(404);
});

test('the same photo sent twice is two: taking one back leaves the other', async () => {
  const customer = randomUUID();
  const jpeg = await photo().jpeg().toBuffer();
  const first = (await sendPhoto(jpeg, customer)).data;
  const second = (await sendPhoto(jpeg, customer)).data;

  await remove(first.id, customer);

  expect((await look(second)).statusCode).toBe(200);
});

test('a customer cannot fill the disk with photos that nothing shows', async () => {
  const customer = randomUUID();
  const jpeg = await photo(40, 40).jpeg().toBuffer();
  for (let count = 0; count < 20; count++) expect((await sendPhoto(jpeg, customer)).status).toBe(200);

  expect(await sendPhoto(jpeg, customer)).toMatchObject({ status: 409, message: 'TOO_MANY_UPLOADS' });
  expect((await sendPhoto(jpeg)).status).toBe(200);
});

test('a customer sends up to forty pictures in ten minutes, whatever becomes of them', async () => {
  const customer = randomUUID();
  const statuses = [];
  for (let count = 0; count < 41; count++)
    statuses.push((await sendPhoto(Buffer.from('x'), customer)).status);

  expect(statuses).toEqual([...Array.from({ length: 40 }, () => 415), 429]);
  expect((await sendPhoto(Buffer.from('x'))).status).toBe(415);
  shop.clock.advance(600_000);
  expect((await sendPhoto(Buffer.from('x'), customer)).status).toBe(415);
});

test('staff who fill the catalogue are not stopped by the pictures that they have not used yet', async () => {
  const operator = randomUUID();
  const jpeg = await photo(40, 40).jpeg().toBuffer();
  const send = async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/main/upload',
      headers: { ...shop.as('OPERATOR', operator), 'content-type': FORM_TYPE },
      payload: form(jpeg),
    });
    return reply.json<{ message: string }>().message;
  };
  for (let count = 0; count < 41; count++) expect(await send()).toBe('OK');

  // As many as staff may have waiting.
  await sql`with made as (
      insert into pictures (id, mime, width, height, color, created_at)
      select md5(id || n), mime, width, height, color, created_at
      from (select * from pictures limit 1) one, generate_series(1, 459) n returning id)
    insert into uploads (id, owner_id, picture_id, created_at)
    select gen_random_uuid(), ${operator}, id, now() from made`.execute(shop.db);
  expect(await send()).toBe('TOO_MANY_UPLOADS');
});

test('what nothing shows after a day is forgotten', async () => {
  const { data } = await sendPhoto(await photo().jpeg().toBuffer());

  shop.clock.advance(23 * 3_600_000);
  await shop.app.jobs.runOnce();
  expect((await look(data)).statusCode).toBe(200);
  shop.clock.advance(2 * 3_600_000);
  await shop.app.jobs.runOnce();

  expect((await look(data)).statusCode).toBe(404);
});
