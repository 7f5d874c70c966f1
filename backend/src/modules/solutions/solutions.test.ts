import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { hostileHrefs, hostileTexts } from '../../testing/hostile-texts';
import { openSolutionShop, type SolutionShop } from '../../testing/solutions';
import { publishedSolutions } from './published-solutions';
import type { SolutionPage } from './public-solutions.schema';
import type { OwnSolution, OwnSolutionRow, PublishAllowance, StatusCounts } from './solutions.schema';
import type { StaffSolution } from './staff-solutions.schema';

let shop: SolutionShop;
beforeAll(async () => {
  shop = await openSolutionShop();
});
afterAll(() => shop.close());

interface OwnList {
  data: OwnSolutionRow[];
  counts: StatusCounts;
  published: number;
  allowance: PublishAllowance;
}

test('a provider writes a draft bit by bit, sends it, reads why it was rejected, and publishes it in the end', async () => {
  const provider = await shop.aProvider();
  const { ask } = shop;
  const key = { 'idempotency-key': uuid() };
  const empty = await ask<OwnSolution>(provider, 'POST', 'solution', {}, key);
  expect((await ask<OwnSolution>(provider, 'POST', 'solution', {}, key)).data).toEqual(empty.data);
  expect(empty.data).toMatchObject({ status: 'NEW', version: 1, hasLive: false, isPublished: false });

  const { id } = empty.data;
  const path = `solution/${id}`;
  expect(await ask(provider, 'POST', `${path}/submit`)).toMatchObject({
    status: 400,
    errors: ['titleVi', 'summaryVi', 'descriptionVi', 'kind', 'screenshots'].map((field) => ({
      field,
      code: 'required',
    })),
  });

  const saved = await ask<OwnSolution>(provider, 'PUT', path, {
    version: 1,
    ...shop.written('  Sổ bán hàng   Sao Mai '),
    titleEn: 'Sao Mai sales book',
  });
  expect(saved.data).toMatchObject({ version: 2, content: { titleVi: 'Sổ bán hàng Sao Mai' } });
  const picture = await shop.upload(provider);
  await ask(provider, 'POST', `${path}/screenshots`, { uploadIds: [picture.id] });
  expect(await ask(provider, 'POST', `${path}/submit`)).toMatchObject({
    errors: [
      { field: 'summaryEn', code: 'required' },
      { field: 'descriptionEn', code: 'required' },
    ],
  });
  await ask(provider, 'PUT', path, { version: 2, titleEn: '' });

  const atOnce = await Promise.all([1, 2, 3].map(() => ask<OwnSolution>(provider, 'POST', `${path}/submit`)));
  expect(atOnce.map(({ status, errorCode }) => `${String(status)} ${errorCode ?? ''}`).sort()).toEqual([
    '200 ',
    '409 REQUEST_ALREADY_SENT',
    '409 REQUEST_ALREADY_SENT',
  ]);
  expect(await ask(provider, 'PUT', path, { version: 3, titleVi: 'Khác' })).toMatchObject({
    status: 409,
    errorCode: 'SOLUTION_IN_REVIEW',
  });
  expect(await ask(provider, 'POST', `${path}/publish`)).toMatchObject({ errorCode: 'NOT_APPROVED' });

  expect(await shop.decide(id, 'REJECTED')).toMatchObject({
    errors: [{ field: 'reason', code: 'required' }],
  });
  await shop.decide(id, 'REJECTED', 'Ảnh quá mờ');
  expect((await ask<OwnSolution>(provider, 'GET', path)).data).toMatchObject({
    status: 'REJECTED',
    reason: 'Ảnh quá mờ',
  });
  await ask(provider, 'POST', `${path}/submit`);
  expect(await shop.decide(id, 'APPROVED')).toMatchObject({ status: 200, data: { status: 'APPROVED' } });
  expect(await shop.decide(id, 'APPROVED')).toMatchObject({ errorCode: 'SOLUTION_TRANSITION_NOT_ALLOWED' });
  expect(await ask(provider, 'POST', `${path}/publish`)).toMatchObject({ data: { published: true } });
  expect(await ask(provider, 'POST', `${path}/publish`)).toMatchObject({ status: 200 });

  const { data } = await ask<OwnSolution>(provider, 'GET', path);
  const page = await ask<SolutionPage>(null, 'GET', `solution/get-by-seo-slug/${data.seoSlug}`);
  expect(data.seoSlug).toBe('so-ban-hang-sao-mai');
  expect(page.data).toMatchObject({
    title: 'Sổ bán hàng Sao Mai',
    description: ['Đoạn một.', 'Đoạn hai.'],
    provider: {
      name: expect.stringContaining('Sao Mai'),
      website: 'https://saomai.example.com',
      solutions: 1,
    },
    screenshots: [{ alt: 'Sổ bán hàng Sao Mai' }],
    translated: true,
  });
  const mails = await shop.mailsTo(provider.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['solution-rejected', 'solution-approved']);
  expect(mails[0]?.textBody).toContain('Ảnh quá mờ');
  const notified = await shop.app.inject({
    url: '/api/relationship/notify/list',
    headers: provider.headers,
  });
  expect(notified.json().data.data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'SOLUTION_REJECTED',
    'SOLUTION_APPROVED',
  ]);
});

test('what was approved stays as it is while a change waits, and only title, screenshots and links wait', async () => {
  const provider = await shop.aProvider();
  const { ask } = shop;
  const before = await shop.aPublished(provider);
  const path = `solution/${before.id}`;
  const shown = async () =>
    (await ask<SolutionPage>(null, 'GET', `solution/get-by-seo-slug/${before.seoSlug}`)).data;

  expect(await ask(provider, 'POST', `${path}/submit`)).toMatchObject({ errorCode: 'SOLUTION_UNCHANGED' });
  const small = await ask<OwnSolution>(provider, 'PUT', path, {
    version: before.version,
    summaryVi: 'Tóm tắt khác',
  });
  expect(small.data.changed).toEqual(['summary']);
  expect((await shown()).summary).toBe('Bán hàng và quản lý kho trên một màn hình');
  const approved = await ask<OwnSolution>(provider, 'POST', `${path}/submit`);
  expect(approved.data).toMatchObject({ status: 'APPROVED', changed: [] });
  expect((await shown()).summary).toBe('Tóm tắt khác');

  const large = await ask<OwnSolution>(provider, 'PUT', path, {
    version: approved.data.version,
    titleVi: 'Tên mới',
  });
  const linked = await ask<OwnSolution>(provider, 'PUT', `${path}/links`, {
    version: large.data.version,
    links: [{ label: 'Dùng thử', url: 'https://demo.example.com/thu' }],
  });
  expect(linked.data.changed).toEqual(['title', 'links']);
  expect((await ask<OwnSolution>(provider, 'POST', `${path}/submit`)).data).toMatchObject({
    status: 'PENDING',
    isPublished: true,
  });
  expect(await shown()).toMatchObject({ title: before.content.titleVi, links: [] });

  const staff = await ask<StaffSolution>(shop.operator, 'GET', `admin/${path}`);
  expect(staff.data).toMatchObject({
    live: { titleVi: before.content.titleVi },
    draft: { titleVi: 'Tên mới' },
    changed: ['title', 'links'],
  });
  await shop.decide(before.id, 'REJECTED', 'Liên kết hỏng');
  expect(await shown()).toMatchObject({ title: before.content.titleVi });

  await ask(provider, 'POST', `${path}/submit`);
  const withdrawn = await ask<OwnSolution>(provider, 'POST', `${path}/withdraw`);
  expect(withdrawn.data).toMatchObject({ status: 'APPROVED', changed: ['title', 'links'] });
  expect(await ask(provider, 'POST', `${path}/withdraw`)).toMatchObject({
    errorCode: 'SOLUTION_TRANSITION_NOT_ALLOWED',
  });
  await ask(provider, 'POST', `${path}/submit`);
  // A screenshot was added while staff looked at what had been sent before.
  const looked = (await ask<StaffSolution>(shop.operator, 'GET', `admin/${path}`)).data;
  await ask(provider, 'POST', `${path}/withdraw`);
  const { id: uploadId } = await shop.upload(provider);
  await ask(provider, 'POST', `${path}/screenshots`, { uploadIds: [uploadId] });
  await ask(provider, 'POST', `${path}/submit`);
  expect(
    await ask(shop.operator, 'PUT', `admin/${path}/status`, { status: 'APPROVED', version: looked.version }),
  ).toMatchObject({ status: 409, errorCode: 'EDIT_CONFLICT' });
  await shop.decide(before.id, 'APPROVED');
  expect(await shown()).toMatchObject({ title: 'Tên mới', links: [{ label: 'Dùng thử' }] });

  await shop.decide(before.id, 'REJECTED', 'Có khiếu nại');
  expect(await ask(null, 'GET', `solution/get-by-seo-slug/${before.seoSlug}`)).toMatchObject({ status: 404 });
  expect((await ask<OwnSolution>(provider, 'GET', path)).data).toMatchObject({
    status: 'REJECTED',
    hasLive: false,
    isPublished: false,
  });
});

test('what is live is taken down with a reason, also while a change of it waits or was rejected', async () => {
  const provider = await shop.aProvider();
  const { ask } = shop;
  for (const outcome of ['PENDING', 'REJECTED']) {
    const { id, seoSlug, version } = await shop.aPublished(provider);
    const path = `solution/${id}`;
    await ask(provider, 'PUT', path, { version, titleVi: 'Tên mới' });
    await ask(provider, 'POST', `${path}/submit`);
    if (outcome === 'REJECTED') await shop.decide(id, 'REJECTED', 'Tên sai');
    expect(await shop.decide(id, 'TAKE_DOWN')).toMatchObject({
      errors: [{ field: 'reason', code: 'required' }],
    });
    expect(await shop.decide(id, 'TAKE_DOWN', 'Có khiếu nại')).toMatchObject({
      data: { status: 'REJECTED', reason: 'Có khiếu nại', hasLive: false, isPublished: false },
    });
    expect(await ask(null, 'GET', `solution/get-by-seo-slug/${seoSlug}`)).toMatchObject({ status: 404 });
    expect(await shop.decide(id, 'TAKE_DOWN', 'Có khiếu nại')).toMatchObject({
      errorCode: 'SOLUTION_TRANSITION_NOT_ALLOWED',
    });
    // Nothing of it is left open: it can be sent again.
    expect(await ask(provider, 'POST', `${path}/submit`)).toMatchObject({ status: 200 });
  }
  const mails = await shop.mailsTo(provider.email);
  expect(mails.filter(({ textBody }) => textBody.includes('Có khiếu nại'))).toHaveLength(2);
});

test('a provider reads in the mail the title of the version that staff decided on', async () => {
  const provider = await shop.aProvider();
  const { ask } = shop;
  const subjectAfter = async (standing: 'PENDING' | 'APPROVED', decision: 'REJECTED' | 'TAKE_DOWN') => {
    const { id, version } = await shop.aPublished(provider, 'Tên đang hiển thị');
    await ask(provider, 'PUT', `solution/${id}`, { version, titleVi: 'Tên đang viết' });
    if (standing === 'PENDING') await ask(provider, 'POST', `solution/${id}/submit`);
    await shop.decide(id, decision, 'Có khiếu nại');
    return (await shop.mailsTo(provider.email)).at(-1)?.subject;
  };

  expect(await subjectAfter('PENDING', 'REJECTED')).toContain('Tên đang viết');
  expect(await subjectAfter('PENDING', 'TAKE_DOWN')).toContain('Tên đang hiển thị');
  expect(await subjectAfter('APPROVED', 'TAKE_DOWN')).toContain('Tên đang hiển thị');
  expect(await subjectAfter('APPROVED', 'REJECTED')).toContain('Tên đang hiển thị');
});

test('what a smaller limit has hidden is shown when another one goes, also in the days of grace', async () => {
  const provider = await shop.aProvider({ limit: 4 });
  const { ask, db } = shop;
  const all: OwnSolution[] = [];
  for (let at = 0; at < 4; at++) {
    all.push(await shop.aPublished(provider));
    shop.clock.advance(1_000);
  }
  const [fourth, third, second, first] = all.map(({ id }) => id);
  await db
    .updateTable('membershipPeriods')
    .set({ publishLimit: 1 })
    .where('providerId', '=', provider.providerId)
    .execute();
  await db.transaction().execute((tx) => publishedSolutions.show(tx, provider.providerId, 1));
  const shown = async () => {
    const { data } = (await ask<OwnList>(provider, 'GET', 'solution?published=true')).data;
    return data.flatMap(({ id, isShown }) => (isShown ? id : []));
  };
  expect(await shown()).toEqual([first]);
  await shop.decide(first ?? '', 'TAKE_DOWN', 'Có khiếu nại');
  expect(await shown()).toEqual([second]);
  await ask(provider, 'DELETE', `solution/${String(second)}`);
  expect(await shown()).toEqual([third]);

  await db
    .updateTable('membershipPeriods')
    .set({ endsAt: new Date(shop.clock().getTime() - 1_000) })
    .where('providerId', '=', provider.providerId)
    .execute();
  await ask(provider, 'POST', `solution/${String(third)}/unpublish`);
  expect(await shown()).toEqual([fourth]);
});

test('what a provider had published is seen again once they are unlocked, also when days were given meanwhile', async () => {
  const { ask, db } = shop;
  const provider = await shop.aProvider();
  const { seoSlug } = await shop.aPublished(provider);
  const stamps = { createdAt: shop.clock(), updatedAt: shop.clock() };
  await db
    .insertInto('memberships')
    .values({
      providerId: provider.providerId,
      freeUsedAt: null,
      cancelledAt: null,
      shownLimit: 3,
      checkAt: null,
      endsAt: null,
      planId: null,
      ...stamps,
    })
    .execute();
  const seen = async () => (await ask(null, 'GET', `solution/get-by-seo-slug/${seoSlug}`)).status;
  const decideOnProvider = async (status: 'LOCKED' | 'APPROVED') => {
    const path = `admin/provider/${provider.providerId}`;
    const { data } = await ask<{ version: number }>(shop.operator, 'GET', path);
    const body = { status, version: data.version, reason: 'Có khiếu nại' };
    expect((await ask(shop.operator, 'PUT', `${path}/status`, body)).status).toBe(200);
  };
  expect(await seen()).toBe(200);

  await decideOnProvider('LOCKED');
  expect(await seen()).toBe(404);
  const given = await ask(
    { headers: shop.as('ADMIN') },
    'PUT',
    `admin/membership/${provider.providerId}`,
    { action: 'EXTEND', days: 10, reason: 'Đền bù sự cố' },
    { 'idempotency-key': uuid() },
  );
  expect(given.status).toBe(200);
  await decideOnProvider('APPROVED');

  expect(await seen()).toBe(200);
});

test('of two editors the second sees what the first has saved, and nothing is overwritten', async () => {
  const provider = await shop.aProvider();
  const { ask } = shop;
  const draft = await shop.aDraft(provider);
  const path = `solution/${draft.id}`;
  const { version } = draft;
  const replies = await Promise.all(
    ['Bản A', 'Bản B'].map((titleVi) => ask<OwnSolution>(provider, 'PUT', path, { version, titleVi })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = replies.find(({ status }) => status === 200)?.data;
  const lost = replies.find(({ status }) => status === 409);
  expect(lost).toMatchObject({ errorCode: 'EDIT_CONFLICT', data: { content: won?.content } });
  expect((await ask<OwnSolution>(provider, 'GET', path)).data.content).toEqual(won?.content);

  // The answer was lost on its way, and the same is sent again.
  const again = { version, titleVi: won?.content.titleVi };
  expect(await ask(provider, 'PUT', path, again)).toMatchObject({
    status: 200,
    data: { version: won?.version },
  });
  for (const [place, body] of [
    ['links', { links: [{ label: '', url: 'https://a.example.com' }] }],
    ['channels', { channels: [{ kind: 'ZALO', url: 'https://zalo.me/saomai' }] }],
  ] as const)
    expect(await ask(provider, 'PUT', `${path}/${place}`, { version, ...body })).toMatchObject({
      errorCode: 'EDIT_CONFLICT',
    });
});

test('never more is published than the membership allows, however it is asked for', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider({ limit: 3 });
  const first = await shop.anApproved(provider);
  const copies: string[] = [first.id];
  for (let at = 0; at < 9; at++) {
    const copy = await ask<OwnSolution>(provider, 'POST', `solution/${first.id}/duplicate`);
    await ask(provider, 'POST', `solution/${copy.data.id}/submit`);
    await shop.decide(copy.data.id, 'APPROVED');
    copies.push(copy.data.id);
  }
  const replies = await Promise.all(copies.map((id) => ask(provider, 'POST', `solution/${id}/publish`)));
  const list = (await ask<OwnList>(provider, 'GET', 'solution?limit=100&published=true')).data;

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(7);
  for (const refusal of refused)
    expect(refusal).toMatchObject({ errorCode: 'PUBLISH_LIMIT_EXCEEDED', data: { used: 3, limit: 3 } });
  expect(list.data).toHaveLength(3);
  expect(list).toMatchObject({
    published: 3,
    counts: { APPROVED: 10 },
    allowance: { state: 'OK', used: 3, limit: 3 },
  });

  const published = list.data[0]?.id ?? '';
  expect(await ask(provider, 'POST', `solution/${published}/unpublish`)).toMatchObject({
    data: { published: false },
  });
  expect(await ask(provider, 'POST', `solution/${published}/publish`)).toMatchObject({ status: 200 });

  // Another plan follows: what may be published is said until the end of this one.
  const until = list.allowance.until ?? '';
  await shop.db
    .insertInto('membershipPeriods')
    .values({
      id: uuid(),
      providerId: provider.providerId,
      planId: 'FREE',
      publishLimit: 1,
      price: 0,
      startsAt: new Date(until),
      endsAt: new Date(Date.parse(until) + 86_400_000),
    })
    .execute();
  expect((await ask<OwnList>(provider, 'GET', 'solution')).data.allowance).toMatchObject({ until });

  const without = await shop.aProvider({ limit: 0 });
  const { id } = await shop.anApproved(without);
  expect(await ask(without, 'POST', `solution/${id}/publish`)).toMatchObject({
    errorCode: 'MEMBERSHIP_MISSING',
  });
  const expired = await shop.aProvider({ days: -0.5 });
  const old = await shop.anApproved(expired);
  expect(await ask(expired, 'POST', `solution/${old.id}/publish`)).toMatchObject({
    errorCode: 'MEMBERSHIP_EXPIRED',
  });
});

test('a provider meets nobody else’s solutions, and who is no approved provider has none', async () => {
  const { ask } = shop;
  const [owner, other] = [await shop.aProvider(), await shop.aProvider()];
  const { id, content } = await shop.aPublished(owner);
  const sid = content.screenshots[0]?.id ?? '';
  const service = await ask<{ id: string }>(owner, 'POST', 'service', { name: 'Cài đặt tận nơi' });
  const calls = [
    ['GET', `solution/${id}`],
    ['PUT', `solution/${id}`, { version: 1, titleVi: 'x' }],
    ['DELETE', `solution/${id}`],
    ['POST', `solution/${id}/duplicate`],
    ['POST', `solution/${id}/submit`],
    ['POST', `solution/${id}/withdraw`],
    ['POST', `solution/${id}/publish`],
    ['POST', `solution/${id}/unpublish`],
    ['POST', `solution/${id}/request`, { type: 'PUBLISH' }],
    ['PUT', `solution/${id}/links`, { version: 1, links: [] }],
    ['PUT', `solution/${id}/channels`, { version: 1, channels: [] }],
    ['POST', `solution/${id}/screenshots`, { uploadIds: [uuid()] }],
    ['PUT', `solution/${id}/screenshots/order`, { version: 1, ids: [sid] }],
    ['PUT', `solution/${id}/screenshots/${sid}`, { version: 1, altVi: 'x' }],
    ['DELETE', `solution/${id}/screenshots/${sid}`],
    ['GET', `service/${service.data.id}`],
    ['PUT', `service/${service.data.id}`, { name: 'x' }],
    ['DELETE', `service/${service.data.id}`],
  ] as const;
  const [customer, waiting] = [await shop.aCustomer(), await shop.aProvider({ status: 'NEW' })];
  for (const [method, path, body] of calls) {
    expect([path, (await ask(other, method, path, body)).status]).toEqual([path, 404]);
    expect([path, (await ask(customer, method, path, body)).status]).toEqual([path, 404]);
    expect(await ask(waiting, method, path, body)).toMatchObject({ errorCode: 'PROVIDER_NOT_APPROVED' });
    expect((await ask(null, method, path, body)).status).toBe(401);
  }
  expect((await ask<OwnList>(other, 'GET', 'solution')).data.data).toEqual([]);
  expect(await ask(customer, 'GET', 'solution')).toMatchObject({ errorCode: 'PROVIDER_NOT_FOUND' });
  const taken = await ask<OwnSolution>(other, 'POST', 'solution', { serviceIds: [service.data.id] });
  expect(taken.data.content.services).toEqual([]);
  expect((await ask<OwnSolution>(owner, 'GET', `solution/${id}`)).data).toMatchObject({ isPublished: true });
  for (const [method, path, body] of [
    ['GET', 'admin/solution'],
    ['GET', `admin/solution/${id}`],
    ['PUT', `admin/solution/${id}/status`, { status: 'REJECTED', reason: 'x' }],
  ] as const)
    expect([path, (await ask(owner, method, path, body)).status]).toEqual([path, 403]);
});

test('what looks like markup stays text, and no link runs code or leads astray', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  const draft = await shop.aDraft(provider);
  const path = `solution/${draft.id}`;
  const texts = hostileTexts.join(' ').slice(0, 300);
  const saved = await ask<OwnSolution>(provider, 'PUT', path, {
    version: draft.version,
    summaryVi: texts,
    descriptionVi: `${texts}\r\n\r\n\r\n${texts}`,
  });
  expect(saved.data.content.descriptionVi).toBe(`${texts}\n\n${texts}`);
  const { version } = saved.data;
  const wrong = hostileHrefs.filter((href) => href !== '' && href !== 'http://evil.example');
  for (const url of wrong) {
    expect([
      url,
      (await ask(provider, 'PUT', `${path}/links`, { version, links: [{ label: '', url }] })).errors,
    ]).toEqual([url, [{ field: 'links[0].url', code: 'unsafe' }]]);
    const channels = [{ kind: 'FACEBOOK', url }];
    expect((await ask(provider, 'PUT', `${path}/channels`, { version, channels })).errors).toEqual([
      { field: 'channels[0].url', code: 'unsafe' },
    ]);
  }
  for (const url of [
    'http://facebook.com/x',
    'https://facebook.com.evil.example',
    'https://evilfacebook.com',
  ])
    expect(
      await ask(provider, 'PUT', `${path}/channels`, { version, channels: [{ kind: 'FACEBOOK', url }] }),
    ).toMatchObject({ errors: [{ field: 'channels[0].url', code: 'unsafe' }] });
  const twice = { kind: 'ZALO', url: 'https://zalo.me/1' };
  expect(await ask(provider, 'PUT', `${path}/channels`, { version, channels: [twice, twice] })).toMatchObject(
    {
      errors: [{ field: 'channels[1].kind', code: 'twice' }],
    },
  );
  const good = {
    links: [
      { label: 'Bản thử', url: 'http://demo.example.com:8080/a?b=c#d' },
      { label: '', url: '' },
    ],
  };
  expect(
    (await ask<OwnSolution>(provider, 'PUT', `${path}/links`, { version, ...good })).data.content,
  ).toMatchObject(good);
  expect(await ask(provider, 'POST', `${path}/submit`)).toMatchObject({
    errors: [{ field: 'links[1].url', code: 'required' }],
  });
  for (const field of ['titleVi', 'summaryEn', 'descriptionVi'])
    expect(await ask(provider, 'PUT', path, { version: version + 1, [field]: 'a\u202eb' })).toMatchObject({
      errors: [{ field, code: 'invalid' }],
    });
  expect(await ask(provider, 'PUT', path, { version: version + 1, status: 'APPROVED' })).toMatchObject({
    status: 400,
  });
});

test('staff find who waits longest, search without diacritics, and see counts', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  const name = `Kho vận ${uuid().slice(-6)}`;
  const { id } = await shop.aDraft(provider, name);
  await ask(provider, 'POST', `solution/${id}/submit`);
  const search = encodeURIComponent(name.replace('ậ', 'a').toUpperCase());
  const list = await ask<{ data: StaffSolution[]; counts: StatusCounts }>(
    shop.operator,
    'GET',
    `admin/solution?status=PENDING&search=${search}`,
  );
  expect(list.data.data).toMatchObject([{ id, title: name, provider: { id: provider.providerId } }]);
  expect(list.data.counts.PENDING).toBeGreaterThan(0);
  const signs = await ask<typeof list.data>(shop.operator, 'GET', 'admin/solution?search=%25');
  expect(signs.data.data).toEqual([]);
  expect(await ask(shop.operator, 'GET', 'admin/solution/none')).toMatchObject({ status: 404 });
  const byRequest = await ask<{ data: { id: string; solution: { id: string } }[] }>(
    shop.operator,
    'GET',
    'solution/request?type=PUBLISH&status=NEW&limit=100',
  );
  const request = byRequest.data.data.find(({ solution }) => solution.id === id);
  const move = (status: string) =>
    ask(shop.operator, 'PUT', `solution/request/${String(request?.id)}/status`, { status, reason: 'Đã xem' });
  expect(await move('IN_PROGRESS')).toMatchObject({ data: { next: [] } });
  for (const status of ['DONE', 'REJECTED'])
    expect(await move(status)).toMatchObject({ errorCode: 'REQUEST_TRANSITION_NOT_ALLOWED' });
  expect((await ask<OwnSolution>(provider, 'GET', `solution/${id}`)).data.status).toBe('PENDING');

  const themselves = { headers: shop.as('OPERATOR', provider.id) };
  expect(await ask(themselves, 'PUT', `admin/solution/${id}/status`, { status: 'APPROVED' })).toMatchObject({
    status: 403,
  });
});

test('a shop that trusts its providers approves what they send at once', async () => {
  const { ask } = shop;
  const provider = await shop.aProvider();
  await shop.db
    .insertInto('settings')
    .values({
      key: 'provider',
      value: JSON.stringify({ autoApproveSolutions: true }),
      updatedAt: shop.clock(),
    })
    .execute();
  const { id } = await shop.aDraft(provider);
  expect(await ask(provider, 'POST', `solution/${id}/request`, { type: 'PUBLISH' })).toMatchObject({
    data: { status: 'DONE' },
  });
  await shop.db.deleteFrom('settings').where('key', '=', 'provider').execute();
  expect((await ask<OwnSolution>(provider, 'GET', `solution/${id}`)).data).toMatchObject({
    status: 'APPROVED',
  });
});

describe('a provider who has as much as there is room for', () => {
  test('writes no further solution than the hundredth', async () => {
    const provider = await shop.aProvider();
    const { id } = await shop.aDraft(provider);
    await sql`insert into solutions (id, provider_id, owner_id, slug, draft, status, search_text, live_search_text,
        live_name, created_at, updated_at)
      select gen_random_uuid(), provider_id, owner_id, slug || '-' || n, draft, status, search_text, live_search_text,
        live_name, created_at, updated_at
      from solutions, generate_series(1, 98) n where id = ${id}`.execute(shop.db);
    const write = () => shop.ask(provider, 'POST', 'solution', {}, { 'idempotency-key': uuid() });

    expect((await write()).status).toBe(200);
    expect(await write()).toMatchObject({ status: 409, errorCode: 'TOO_MANY_SOLUTIONS' });
    expect(await shop.ask(provider, 'POST', `solution/${id}/duplicate`)).toMatchObject({
      errorCode: 'TOO_MANY_SOLUTIONS',
    });
  });

  test('writes no further service than the fiftieth, and reads them in the order in which they came', async () => {
    const provider = await shop.aProvider();
    const add = (name: string) =>
      shop.ask<{ id: string }>(
        provider,
        'POST',
        'service',
        { name, description: 'Mô tả', priceFrom: 5_000 },
        { 'idempotency-key': uuid() },
      );
    const first = await add('Cài đặt');
    shop.clock.advance(1_000);
    await add('Bảo trì');
    interface Service {
      id: string;
      name: string;
    }
    const list = async () => (await shop.ask<{ data: Service[] }>(provider, 'GET', 'service')).data.data;

    expect((await list()).map(({ name }) => name)).toEqual(['Cài đặt', 'Bảo trì']);
    expect((await list())[0]).toEqual({
      id: first.data.id,
      name: 'Cài đặt',
      description: 'Mô tả',
      priceFrom: 5_000,
      solutions: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    await sql`insert into provider_services (id, provider_id, owner_id, name, description, created_at, updated_at)
      select gen_random_uuid(), provider_id, owner_id, name, description, created_at, updated_at
      from provider_services, generate_series(1, 47) n where id = ${first.data.id}`.execute(shop.db);
    expect((await add('Thứ năm mươi')).status).toBe(200);
    expect(await add('Thứ năm mươi mốt')).toMatchObject({ status: 409, errorCode: 'TOO_MANY_SERVICES' });
    expect(await shop.ask(provider, 'DELETE', `service/${uuid()}`)).toMatchObject({
      status: 404,
      errorCode: 'SERVICE_NOT_FOUND',
    });
  });
});

test('a customer saves five hundred solutions at most, and takes back only what is one', async () => {
  const customer = await shop.aCustomer();
  const [one, other] = [
    await shop.aPublished(await shop.aProvider()),
    await shop.aPublished(await shop.aProvider()),
  ];
  await sql`insert into solutions (id, provider_id, owner_id, slug, draft, status, search_text, live_search_text,
      live_name, created_at, updated_at)
    select gen_random_uuid(), provider_id, owner_id, slug || '-' || n, draft, status, search_text, live_search_text,
      live_name, created_at, updated_at
    from solutions, generate_series(1, 499) n where id = ${one.id}`.execute(shop.db);
  await sql`insert into saved_solutions (customer_id, solution_id, created_at)
    select ${customer.id}, id, created_at from solutions where slug like ${`${one.seoSlug}-%`}`.execute(
    shop.db,
  );
  const save = (id: string) => shop.ask(customer, 'POST', `solution/${id}/favourite`);

  expect((await save(one.id)).status).toBe(200);
  expect(await save(other.id)).toMatchObject({ status: 409, errorCode: 'TOO_MANY_FAVOURITES' });
  expect(await shop.ask(customer, 'DELETE', 'solution/x/favourite')).toMatchObject({
    status: 400,
    errorCode: 'INVALID_FAVOURITE_REMOVE',
  });
});
