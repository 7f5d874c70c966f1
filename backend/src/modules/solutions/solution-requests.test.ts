import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { photo } from '../../testing/photos';
import { openSolutionShop, type SolutionShop } from '../../testing/solutions';
import { publishedSolutions } from './published-solutions';
import { solutionData } from './personal-data';
import type { SavedSolution, SolutionCard, SolutionFacets } from './public-solutions.schema';
import type { OwnRequest, RequestCounts, SentRequest, SolutionRequest } from './solution-requests.schema';
import type { OwnSolution } from './solutions.schema';

let shop: SolutionShop;
beforeAll(async () => {
  shop = await openSolutionShop();
});
afterAll(() => shop.close());

interface Received {
  data: SolutionRequest[];
  counts: RequestCounts;
}
interface Shown {
  data: SolutionCard[];
  meta: { total: number };
  facets: SolutionFacets;
}
const lan = { profile: { firstName: 'Lan', lastName: 'Phạm', phone: '+84901234567' } };

test('a customer asks for advice once at a time, the provider answers, and both are told', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  const { id } = await shop.aPublished(provider);
  const customer = await shop.aCustomer(lan);
  const path = `solution/${id}/request`;
  const body = { type: 'CONSULT', message: 'Cửa hàng tôi có 2 chi nhánh' };

  const sent = await Promise.all([1, 2, 3].map(() => ask<SentRequest>(customer, 'POST', path, body)));
  expect(sent.map(({ status, errorCode }) => `${String(status)} ${errorCode ?? ''}`).sort()).toEqual([
    '200 ',
    '409 REQUEST_ALREADY_SENT',
    '409 REQUEST_ALREADY_SENT',
  ]);
  const { requestId } = sent.find(({ status }) => status === 200)?.data ?? { requestId: '' };
  expect(await ask(provider, 'POST', path, body)).toMatchObject({ status: 409, errorCode: 'OWN_SOLUTION' });
  expect(await ask(customer, 'POST', path, { type: 'PUBLISH' })).toMatchObject({ status: 404 });
  expect(await ask(customer, 'POST', `solution/${uuid()}/request`, body)).toMatchObject({
    errorCode: 'SOLUTION_NOT_FOUND',
  });

  const received = (await ask<Received>(provider, 'GET', 'solution/request')).data;
  expect(received.counts).toEqual({ NEW: 1, IN_PROGRESS: 0, DONE: 0, REJECTED: 0, WITHDRAWN: 0 });
  expect(received.data).toMatchObject([
    {
      id: requestId,
      message: body.message,
      requester: { name: 'Phạm Lan', email: customer.email, phone: '+84901234567' },
      next: ['IN_PROGRESS', 'DONE', 'REJECTED'],
    },
  ]);
  expect(await shop.mailsTo(provider.email)).toContainEqual(
    expect.objectContaining({ kind: 'solution-asked', replyTo: customer.email }),
  );

  const other = await shop.aProvider();
  expect((await ask<Received>(other, 'GET', 'solution/request')).data).toMatchObject({
    data: [],
    counts: { NEW: 0 },
  });
  expect((await ask<Received>(await shop.aCustomer(), 'GET', 'solution/request/sent')).data.data).toEqual([]);
  const move = (who: typeof provider, status: string, reason?: string) =>
    ask<SolutionRequest>(who, 'PUT', `solution/request/${requestId}/status`, {
      status,
      ...(reason && { reason }),
    });
  for (const stranger of [other, customer as typeof provider]) {
    expect(await move(stranger, 'DONE')).toMatchObject({ status: 404, errorCode: 'REQUEST_NOT_FOUND' });
    expect(await ask(stranger, 'GET', `solution/request/${requestId}`)).toMatchObject({ status: 404 });
  }
  expect(await move(provider, 'WITHDRAWN')).toMatchObject({ status: 400 });
  expect(await move(provider, 'IN_PROGRESS')).toMatchObject({ data: { next: ['DONE', 'REJECTED'] } });
  expect(await ask(customer, 'POST', path, body)).toMatchObject({ errorCode: 'REQUEST_ALREADY_SENT' });
  expect(await move(provider, 'REJECTED')).toMatchObject({ errors: [{ field: 'reason', code: 'required' }] });
  expect(await move(provider, 'REJECTED', 'Chưa phục vụ khu vực này')).toMatchObject({ status: 200 });
  expect(await move(provider, 'DONE')).toMatchObject({ errorCode: 'REQUEST_TRANSITION_NOT_ALLOWED' });
  const mine = await ask<{ data: OwnRequest[] }>(customer, 'GET', 'solution/request/sent');
  expect(mine.data.data).toMatchObject([
    { status: 'REJECTED', reason: 'Chưa phục vụ khu vực này', message: body.message, solution: { id } },
  ]);
  const inStatus = async (status: string) =>
    (await ask<Received>(provider, 'GET', `solution/request?status=${status}`)).data;
  expect((await inStatus('REJECTED')).data.map((one) => one.id)).toEqual([requestId]);
  expect(await inStatus('NEW')).toMatchObject({ data: [], counts: { REJECTED: 1 } });
  const mails = await shop.mailsTo(customer.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['solution-answered', 'solution-answered']);
  expect(mails[1]?.textBody).toContain('Chưa phục vụ khu vực này');

  expect(await ask(customer, 'POST', path, { type: 'CONSULT' })).toMatchObject({ status: 200 });
  const standing = (status: 'LOCKED' | 'APPROVED') =>
    shop.db
      .updateTable('providers')
      .set({ status, reason: status === 'LOCKED' ? 'Kiểm tra' : null })
      .where('id', '=', provider.providerId)
      .execute();
  await standing('LOCKED');
  expect(await move(provider, 'DONE')).toMatchObject({ errorCode: 'PROVIDER_NOT_APPROVED' });
  expect(await ask(provider, 'GET', `solution/request/${requestId}`)).toMatchObject({
    errorCode: 'PROVIDER_NOT_APPROVED',
  });
  await standing('APPROVED');
  expect(await ask(provider, 'DELETE', `solution/${id}`)).toMatchObject({ status: 200 });
  const after = await ask<{ data: OwnRequest[] }>(customer, 'GET', 'solution/request/sent?status=WITHDRAWN');
  expect(after.data.data).toMatchObject([{ solution: null }]);
  expect((await shop.mailsTo(customer.email)).at(-1)?.subject).toContain('khép lại');
});

test('screenshots are added, put in order, cropped, described and taken away', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  const draft = await shop.aDraft(provider);
  const path = `solution/${draft.id}/screenshots`;
  const uploads = [await shop.upload(provider), await shop.upload(provider)];
  const uploadIds = uploads.map(({ id }) => id);
  const added = (await ask<OwnSolution>(provider, 'POST', path, { uploadIds })).data;
  const [a = '', b = '', c = ''] = added.content.screenshots.map(({ id }) => id);
  expect(added).toMatchObject({ version: draft.version });
  expect(await ask(provider, 'POST', path, { uploadIds })).toMatchObject({
    errors: [{ field: 'uploadIds', code: 'UPLOAD_NOT_FOUND' }],
  });
  const foreign = await shop.upload(await shop.aCustomer());
  expect(await ask(provider, 'POST', path, { uploadIds: [foreign.id] })).toMatchObject({ status: 400 });

  let { version } = added;
  const ordered = await ask<OwnSolution>(provider, 'PUT', `${path}/order`, { version, ids: [c, a, b] });
  expect(ordered.data.content.screenshots.map(({ id }) => id)).toEqual([c, a, b]);
  version = ordered.data.version;

  const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
  const cropped = await ask<OwnSolution>(provider, 'PUT', `${path}/${a}`, {
    version,
    altVi: 'Màn hình bán hàng',
    crop,
  });
  const shown = cropped.data.content.screenshots[1];
  expect(shown).toMatchObject({
    crop,
    altVi: 'Màn hình bán hàng',
    picture: { width: 320, height: 400 },
    original: { width: 640, height: 400 },
  });
  const picture = await shop.app.inject({ url: `${String(shown?.picture.url)}?w=320` });
  expect(picture.statusCode).toBe(200);
  version = cropped.data.version;
  for (const wrong of [
    { x: 0.8, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0, width: 0.01, height: 1 },
  ])
    expect(await ask(provider, 'PUT', `${path}/${a}`, { version, crop: wrong })).toMatchObject({
      errors: [{ field: 'crop', code: 'invalid' }],
    });
  expect(await ask(provider, 'PUT', `${path}/${a}`, { version: 1, altVi: 'x' })).toMatchObject({
    errorCode: 'EDIT_CONFLICT',
  });
  const whole = await ask<OwnSolution>(provider, 'PUT', `${path}/${a}`, { version, crop: null });
  expect(whole.data.content.screenshots[1]).toMatchObject({ crop: null, picture: { width: 640 } });
  version = whole.data.version;

  // One is deleted while the others are put in order.
  const gone = await ask<OwnSolution>(provider, 'DELETE', `${path}/${b}`);
  expect(gone.data.version).toBe(version);
  expect(await ask(provider, 'PUT', `${path}/order`, { version, ids: [a, b, c] })).toMatchObject({
    status: 409,
    errorCode: 'SCREENSHOTS_CHANGED',
    data: { content: { screenshots: [{ id: c }, { id: a }] } },
  });
  expect(await ask(provider, 'PUT', `${path}/order`, { version, ids: [a, a] })).toMatchObject({
    status: 409,
  });
  expect(await ask(provider, 'DELETE', `${path}/${b}`)).toMatchObject({ errorCode: 'SCREENSHOT_NOT_FOUND' });

  const copy = await ask<OwnSolution>(provider, 'POST', `solution/${draft.id}/duplicate`);
  expect(copy.data.content.titleVi).toMatch(/\(bản sao\)$/);
  await ask(provider, 'DELETE', `solution/${draft.id}`);
  const pictures = await shop.db
    .selectFrom('solutionPictures')
    .innerJoin('uploads', 'uploads.pictureId', 'solutionPictures.pictureId')
    .select('uploads.usedAt')
    .where('solutionPictures.solutionId', '=', copy.data.id)
    .execute();
  expect(pictures).toHaveLength(2);
  expect(pictures.every(({ usedAt }) => usedAt !== null)).toBe(true);
  await ask(provider, 'DELETE', `solution/${copy.data.id}`);
  const unused = await shop.db
    .selectFrom('uploads')
    .select('id')
    .where('ownerId', '=', provider.id)
    .where('usedAt', 'is not', null)
    .execute();
  expect(unused).toEqual([]);
}, 30_000);

test('a solution has twelve screenshots at most, and an upload that lies is refused by its code', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  const { data } = await ask<OwnSolution>(provider, 'POST', 'solution', {});
  const small = await photo(20, 20).png().toBuffer();
  const ids = [];
  for (let at = 0; at < 13; at++) ids.push((await shop.upload(provider, small)).id);
  const path = `solution/${data.id}/screenshots`;
  expect(await ask(provider, 'POST', path, { uploadIds: ids })).toMatchObject({ status: 400 });
  expect(await ask(provider, 'POST', path, { uploadIds: ids.slice(0, 12) })).toMatchObject({ status: 200 });
  expect(await ask(provider, 'POST', path, { uploadIds: ids.slice(12) })).toMatchObject({
    errorCode: 'TOO_MANY_SCREENSHOTS',
  });
});

test('visitors find what is published by words, kind, provider and service, and nothing else', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider({ limit: 5 });
  const mark = uuid().slice(-6);
  const hidden = await shop.anApproved(provider, `Quản lý đơn hàng ${mark} ẩn`);
  const first = await shop.aPublished(provider, `Quản lý đơn hàng ${mark} A`);
  shop.clock.advance(60_000);
  const second = await shop.aPublished(provider, `Chăm sóc khách ${mark} B`);
  const service = await ask<{ id: string }>(provider, 'POST', 'service', {
    name: 'Đào tạo nhân viên',
    priceFrom: 500_000,
  });
  await ask(provider, 'PUT', `solution/${second.id}`, {
    version: second.version,
    kind: 'CUSTOMER_CARE',
    serviceIds: [service.data.id],
  });
  await ask(provider, 'POST', `solution/${second.id}/submit`);
  const find = async (query: string) => {
    const { data } = await ask<Shown>(null, 'GET', `solution/public?${query}`);
    return data.data.map(({ id }) => id);
  };
  const words = encodeURIComponent(`DON hang ${mark}`);
  expect(await find(`search=${mark}`)).toEqual([second.id, first.id]);
  expect(await find(`search=${words}`)).toEqual([first.id]);
  expect(await find(`search=${mark}&order=name`)).toEqual([second.id, first.id]);
  expect(await find(`search=${mark}&kind=CUSTOMER_CARE`)).toEqual([second.id]);
  expect(await find(`serviceId=${service.data.id}`)).toEqual([second.id]);
  expect(await find(`providerId=${provider.providerId}&limit=1&page=2`)).toEqual([first.id]);
  expect(await find('providerId=nonsense')).toEqual([]);
  for (const signs of ['%', '_', '!!!', "' --"]) {
    const search = `providerId=${provider.providerId}&search=${encodeURIComponent(signs)}`;
    const { data } = await ask<Shown>(null, 'GET', `solution/public?${search}`);
    expect([data.data, data.facets]).toEqual([[], { kinds: [], providers: [] }]);
  }
  expect(await find(`providerId=${provider.providerId}&search=%20`)).toEqual([second.id, first.id]);
  const { facets } = (await ask<Shown>(null, 'GET', `solution/public?search=${mark}`)).data;
  expect(facets).toMatchObject({
    kinds: [
      { kind: 'CUSTOMER_CARE', count: 1 },
      { kind: 'SALES', count: 1 },
    ],
    providers: [{ id: provider.providerId, count: 2 }],
  });
  expect(await ask(null, 'GET', `solution/get-by-seo-slug/${hidden.seoSlug}`)).toMatchObject({ status: 404 });

  const customer = await shop.aCustomer();
  expect(await ask(customer, 'POST', `solution/${first.id}/favourite`)).toMatchObject({ status: 200 });
  expect(await ask(customer, 'POST', `solution/${first.id}/favourite`)).toMatchObject({
    errorCode: 'FAVOURITE_EXISTING',
  });
  expect(await ask(customer, 'POST', `solution/${hidden.id}/favourite`)).toMatchObject({ status: 404 });
  expect(await ask(customer, 'POST', 'solution/x/favourite')).toMatchObject({
    errorCode: 'INVALID_FAVOURITE_ADD',
  });
  expect(
    (await ask(customer, 'POST', 'solution/favourite/merge', { ids: [second.id, first.id, 'x', hidden.id] }))
      .data,
  ).toEqual({ ids: expect.arrayContaining([first.id, second.id]), total: 2, left: 0 });
  expect(await find(`search=${mark}&order=popular`)).toHaveLength(2);
  const seen = await ask<Shown>(customer, 'GET', `solution/public/with-auth?search=${mark}`);
  expect(seen.data.data.every(({ isFavourite }) => isFavourite)).toBe(true);

  const { data: addresses } = (
    await ask<{ data: { seoSlug: string; translated: boolean }[] }>(null, 'GET', 'solution/addresses')
  ).data;
  expect(addresses).toContainEqual(expect.objectContaining({ seoSlug: first.seoSlug, translated: false }));
  const english = { titleEn: 'Orders', summaryEn: 'All of them', descriptionEn: 'On one page.' };
  await ask(provider, 'PUT', `solution/${first.id}`, { version: first.version, ...english });
  await ask(provider, 'POST', `solution/${first.id}/submit`);
  await shop.decide(first.id, 'APPROVED');
  const translated = await ask<{ data: object[] }>(null, 'GET', 'solution/addresses');
  expect(translated.data.data).toContainEqual(
    expect.objectContaining({ seoSlug: first.seoSlug, translated: true }),
  );

  // The membership ends: both are hidden, nothing is lost, and the next one shows them again.
  await shop.db.transaction().execute((tx) => publishedSolutions.show(tx, provider.providerId, 0));
  expect(await find(`search=${mark}`)).toEqual([]);
  expect((await ask<{ data: SavedSolution[] }>(customer, 'GET', 'solution/favourite')).data.data).toEqual([]);
  await shop.db.transaction().execute((tx) => publishedSolutions.show(tx, provider.providerId, 1));
  expect(await find(`search=${mark}`)).toEqual([second.id]);
  await ask(provider, 'POST', `solution/${second.id}/unpublish`);
  expect(await find(`search=${mark}`)).toEqual([first.id]);
  await shop.db
    .updateTable('providers')
    .set({ status: 'LOCKED', reason: 'Kiểm tra' })
    .where('id', '=', provider.providerId)
    .execute();
  expect(await find(`search=${mark}`)).toEqual([]);
  expect(await ask(customer, 'DELETE', `solution/${first.id}/favourite`)).toMatchObject({ status: 200 });
  expect(await ask(customer, 'DELETE', `solution/${first.id}/favourite`)).toMatchObject({
    errorCode: 'FAVOURITE_NOT_FOUND',
  });
}, 30_000);

test('who has chosen a kind or a provider still sees the others that could be chosen', async () => {
  const { ask } = shop;
  const [one, other] = [await shop.aProvider(), await shop.aProvider()];
  const mark = uuid().slice(-6);
  const sales = await shop.aPublished(one, `Quản lý đơn hàng ${mark}`);
  const care = await shop.aPublished(other, `Chăm sóc khách ${mark}`);
  await ask(other, 'PUT', `solution/${care.id}`, { version: care.version, kind: 'CUSTOMER_CARE' });
  await ask(other, 'POST', `solution/${care.id}/submit`);
  const found = async (choice: string) => {
    const { data } = await ask<Shown>(null, 'GET', `solution/public?search=${mark}&${choice}`);
    return { ids: data.data.map(({ id }) => id), ...data.facets };
  };

  const ofKind = await found('kind=SALES');
  const ofProvider = await found(`providerId=${other.providerId}`);

  expect([ofKind.ids, ofProvider.ids]).toEqual([[sales.id], [care.id]]);
  expect(ofKind.kinds.map(({ kind }) => kind)).toEqual(['CUSTOMER_CARE', 'SALES']);
  expect(ofProvider.providers.map(({ id }) => id).toSorted()).toEqual(
    [one.providerId, other.providerId].toSorted(),
  );
});

test('services are the provider’s own, counted, and leave solutions when they are deleted', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  const made = await ask<{ id: string }>(provider, 'POST', 'service', {
    name: '  Lắp đặt <b>  ',
    description: 'Trong ngày\n\n\nTại nhà',
  });
  expect(made.data).toMatchObject({
    name: 'Lắp đặt <b>',
    description: 'Trong ngày\n\nTại nhà',
    priceFrom: null,
  });
  const draft = await ask<OwnSolution>(provider, 'POST', 'solution', { serviceIds: [made.data.id] });
  expect((await ask(provider, 'GET', 'service')).data).toMatchObject({ data: [{ solutions: 1 }], total: 1 });
  expect(await ask(provider, 'PUT', `service/${made.data.id}`, { name: ' ' })).toMatchObject({
    errors: [{ field: 'name', code: 'required' }],
  });
  await ask(provider, 'PUT', `service/${made.data.id}`, { name: 'Lắp đặt', priceFrom: 0 });
  const { data } = await ask<OwnSolution>(provider, 'GET', `solution/${draft.data.id}`);
  expect(data.content.services).toMatchObject([{ name: 'Lắp đặt', priceFrom: 0 }]);
  expect(await ask(provider, 'DELETE', `service/${made.data.id}`)).toMatchObject({ status: 200 });
  expect(
    (await ask<OwnSolution>(provider, 'GET', `solution/${draft.data.id}`)).data.content.services,
  ).toEqual([]);
  // An editor that was open meanwhile still sends it.
  expect(
    await ask(provider, 'PUT', `solution/${draft.data.id}`, {
      version: draft.data.version,
      titleVi: 'Bán hàng',
      serviceIds: [made.data.id],
    }),
  ).toMatchObject({ status: 200, data: { content: { titleVi: 'Bán hàng', services: [] } } });
});

test('with an account what it wrote goes, and what it asked is nobody’s', async () => {
  const { ask, db } = shop;
  const provider = await shop.aProvider();
  const { id } = await shop.aPublished(provider);
  const customer = await shop.aCustomer();
  await ask(customer, 'POST', `solution/${id}/request`, { type: 'CONSULT', message: 'Tôi ở Huế' });
  await ask(customer, 'POST', `solution/${id}/favourite`);
  const data = solutionData(db);
  const of = ({ id: userId, email }: typeof customer) => ({ userId, emails: [email] });
  expect(await data.read(of(customer))).toMatchObject({
    requests: [{ message: 'Tôi ở Huế' }],
    favourites: [{ solutionId: id }],
  });
  expect(await data.read(of(provider))).toMatchObject({ solutions: [{ id }] });

  // Whatever publishes or decides meanwhile locks in the same order.
  await db.transaction().execute(async (tx) => {
    await data.lock?.(tx, of(provider));
    const { rows } = await sql<{ table: string }>`
      select relation::regclass::text as "table" from pg_locks
      where pid = pg_backend_pid() and mode = 'RowShareLock' and locktype = 'relation'`.execute(tx);
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['providers', 'solutions']));
  });
  await db.transaction().execute((tx) => data.erase(tx, of(customer)));
  const received = await ask<Received>(provider, 'GET', 'solution/request');
  expect(received.data.data).toMatchObject([{ status: 'WITHDRAWN', message: '', requester: null }]);
  await db.transaction().execute((tx) => data.erase(tx, of(provider)));
  expect(await data.read(of(provider))).toEqual({
    solutions: [],
    services: [],
    requests: [],
    favourites: [],
  });
  expect(await db.selectFrom('solutions').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('a customer sends up to twenty requests an hour', async () => {
  const customer = await shop.aCustomer();
  const send = async () =>
    (await shop.ask(customer, 'POST', `solution/${uuid()}/request`, { type: 'CONSULT' })).errorCode;
  const answers = [];
  for (let sent = 0; sent < 21; sent++) answers.push(await send());

  expect(answers).toEqual([...Array.from({ length: 20 }, () => 'SOLUTION_NOT_FOUND'), 'TOO_MANY_REQUESTS']);
  shop.clock.advance(3_600_000);
  expect(await send()).toBe('SOLUTION_NOT_FOUND');
});
