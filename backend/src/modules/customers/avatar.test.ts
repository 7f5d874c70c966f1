import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { anAccount, bearer, PASSWORD, signIn } from '../../testing/accounts';
import { form, FORM_TYPE, hugePng, photo } from '../../testing/photos';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Picture } from '../media/media.schema';
import type { Me } from './customers.schema';
import { DAY_MS } from '../../lib/clock';

let shop: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'avatars-'));
  shop = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const headersOf = (userId?: string) => (userId === undefined ? {} : shop.as('CUSTOMER', userId));
async function choose(file: Buffer, userId?: string, headers: Record<string, string> = headersOf(userId)) {
  const reply = await shop.app.inject({
    method: 'PUT',
    url: '/api/auth/user/avatar',
    payload: form(file),
    headers: { ...headers, 'content-type': FORM_TYPE },
  });
  return { status: reply.statusCode, ...reply.json<{ message: string; data: Me }>() };
}
const remove = async (userId: string) => {
  const reply = await shop.app.inject({
    method: 'DELETE',
    url: '/api/auth/user/avatar',
    headers: headersOf(userId),
  });
  return { status: reply.statusCode, ...reply.json<{ data: Me }>() };
};
const me = async (userId: string) =>
  (await shop.app.inject({ url: '/api/auth/user/me', headers: headersOf(userId) })).json<{ data: Me }>().data;
const look = (picture: Picture | undefined, width = 320) =>
  shop.app.inject({ url: `${picture?.url ?? '/none'}?w=${width}`, headers: { accept: 'image/jpeg' } });
const aPhoto = (width = 900, height = 600) => photo(width, height).jpeg().toBuffer();

test('a customer has a picture: a square, around what draws the eye, without what the camera wrote', async () => {
  const { id } = await anAccount(shop);
  const face = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#e0a080' } })
    .png()
    .toBuffer();
  const wide = await photo(1600, 400)
    .composite([{ input: face, left: 1350, top: 100 }])
    .withExif({ IFD0: { Copyright: 'canary-place' } })
    .jpeg()
    .toBuffer();

  const { status, data } = await choose(wide, id);

  expect(status).toBe(200);
  expect(data.profile?.avatar).toMatchObject({ width: 400, height: 400, alt: '' });
  expect((await me(id)).profile?.avatar).toEqual(data.profile?.avatar);
  const { rawPayload } = await look(data.profile?.avatar);
  expect(rawPayload.includes('canary')).toBe(false);
  // The face is in the picture, although it was far from the middle.
  const { channels } = await sharp(rawPayload).stats();
  expect(channels[0]?.max).toBeGreaterThan(200);
});

test('a picture smaller than the square is not blown up, and a large one is made smaller', async () => {
  const { id } = await anAccount(shop);

  expect((await choose(await aPhoto(90, 60), id)).data.profile?.avatar).toMatchObject({
    width: 60,
    height: 60,
  });
  expect((await choose(await aPhoto(3000, 2000), id)).data.profile?.avatar).toMatchObject({
    width: 768,
    height: 768,
  });
});

test('the picture before is swept when another takes its place, and the last when it is removed', async () => {
  const { id } = await anAccount(shop);
  const first = (await choose(await aPhoto(), id)).data.profile?.avatar;
  const second = (await choose(await aPhoto(), id)).data.profile?.avatar;

  shop.clock.advance(2 * DAY_MS);
  await shop.app.jobs.runOnce();
  expect((await look(first)).statusCode).toBe(404);
  expect((await look(second)).statusCode).toBe(200);

  const { status, data } = await remove(id);
  await shop.app.jobs.runOnce();
  expect([status, data.profile?.avatar]).toEqual([200, undefined]);
  expect((await look(second)).statusCode).toBe(404);
  expect((await remove(id)).status).toBe(200);
});

test('a customer may try as many pictures as they like, one after the other', async () => {
  const { id } = await anAccount(shop);
  const file = await aPhoto(40, 40);
  const statuses = [];
  for (let count = 0; count < 22; count++) statuses.push((await choose(file, id)).status);

  expect(statuses).toEqual(statuses.map(() => 200));
});

test('pictures sent at once leave one, and nothing behind', async () => {
  const { id } = await anAccount(shop);
  const file = await aPhoto(60, 60);

  const replies = await Promise.all(Array.from({ length: 4 }, () => choose(file, id)));
  shop.clock.advance(2 * DAY_MS);
  await shop.app.jobs.runOnce();

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { avatar } = (await me(id)).profile ?? {};
  expect((await look(avatar)).statusCode).toBe(200);
  const kept = await shop.db.selectFrom('uploads').select('id').where('ownerId', '=', id).execute();
  expect(kept).toHaveLength(1);
});

test.each([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['a zip', () => Buffer.from('PK\x03\x04rest of a zip'), 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['a text', () => Buffer.from('Ảnh đại diện của tôi'), 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['half a photo', async () => (await aPhoto()).subarray(0, 900), 422, 'IMAGE_BROKEN'],
  ['a bomb', () => hugePng(50_000, 50_000), 422, 'IMAGE_TOO_LARGE'],
  [
    'more than 5 MB',
    async () => Buffer.concat([await aPhoto(), Buffer.alloc(5 * 1024 * 1024)]),
    413,
    'FILE_TOO_LARGE',
  ],
] as const)(
  '%s is no picture of anybody, and the one that there is stays',
  async (_what, make, ...refusal) => {
    const { id } = await anAccount(shop);
    const { avatar } = (await choose(await aPhoto(60, 60), id)).data.profile ?? {};

    const { status, message } = await choose(await make(), id);

    expect([status, message]).toEqual(refusal);
    expect((await me(id)).profile?.avatar).toEqual(avatar);
  },
);

test('a script behind a photo is not in what is served', async () => {
  const { id } = await anAccount(shop);

  const { data } = await choose(
    Buffer.concat([await aPhoto(), Buffer.from('<script>canary</script>PK\x03\x04')]),
    id,
  );

  expect((await look(data.profile?.avatar)).rawPayload.includes('canary')).toBe(false);
});

test('visitors have none, and nobody sets or takes away another’s', async () => {
  const [lan, eve] = [await anAccount(shop), await anAccount(shop)];
  const { avatar } = (await choose(await aPhoto(60, 60), lan.id)).data.profile ?? {};

  expect((await choose(await aPhoto(60, 60))).status).toBe(401);
  await choose(await aPhoto(60, 60), eve.id);
  await remove(eve.id);

  expect((await me(lan.id)).profile?.avatar).toEqual(avatar);
  expect((await me(eve.id)).profile?.avatar).toBeUndefined();
});

test('the picture is in the copy of one’s data, and ends with the account', async () => {
  const { id, email } = await anAccount(shop);
  const { token } = await signIn(shop, email);
  const headers = bearer(token);
  const { avatar } = (await choose(await aPhoto(60, 60), id, headers)).data.profile ?? {};

  const exported = await shop.app.inject({ url: '/api/auth/user/export', headers });
  expect(exported.json<{ data: unknown }>().data).toMatchObject({
    sections: { profile: { avatar: avatar?.url }, uploads: [{ url: avatar?.url }] },
  });

  await shop.app.inject({
    method: 'DELETE',
    url: '/api/auth/user/me',
    headers,
    payload: { password: PASSWORD },
  });
  shop.clock.advance(31 * DAY_MS);
  // First the account goes, then what nothing shows any more.
  await shop.app.jobs.runOnce();
  await shop.app.jobs.runOnce();

  expect((await look(avatar)).statusCode).toBe(404);
  expect(await shop.db.selectFrom('uploads').select('id').where('ownerId', '=', id).execute()).toEqual([]);
});
