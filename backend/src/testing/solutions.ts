import { v7 as uuid } from 'uuid';
import type { Upload } from '../modules/uploads/uploads.schema';
import type { OwnSolution } from '../modules/solutions/solutions.schema';
import { anAccount } from './accounts';
import { form, FORM_TYPE, photo } from './photos';
import { createTestApp } from './test-app';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody who calls the API. */
export interface Caller {
  id: string;
  email: string;
  headers: { authorization: string };
}
export interface TestProvider extends Caller {
  providerId: string;
}

const DAY_MS = 86_400_000;

/** A shop with providers and what they write. */
export async function openSolutionShop() {
  const shop = await createTestApp();
  const { app, db, clock } = shop;

  /** Calls the API as a browser does. */
  async function ask<T>(
    who: Pick<Caller, 'headers'> | null,
    method: Method,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ) {
    const reply = await app.inject({
      method,
      url: `/api/main/${path}`,
      headers: { ...who?.headers, ...more },
      ...(body && { payload: body }),
    });
    const { data, errorCode, errors, message } = reply.json<{
      data: T;
      errorCode?: string;
      errors?: unknown;
      message: string;
    }>();
    return { status: reply.statusCode, data, errorCode, errors, message };
  }

  async function aCustomer(options: Parameters<typeof anAccount>[1] = {}): Promise<Caller> {
    const { id, email, role } = await anAccount(shop, options);
    return { id, email, headers: shop.as(role, id) };
  }

  /** A provider that the shop approved, with room for `limit` published solutions. */
  async function aProvider({
    limit = 3,
    status = 'APPROVED',
    days = 30,
  }: { limit?: number; status?: 'NEW' | 'APPROVED' | 'LOCKED'; days?: number } = {}): Promise<TestProvider> {
    const account = await aCustomer();
    const providerId = uuid();
    const stamps = { createdAt: clock(), updatedAt: clock() };
    await db
      .insertInto('providers')
      .values({
        id: providerId,
        userId: account.id,
        businessName: `Công ty Phần mềm Sao Mai ${providerId.slice(-6)}`,
        taxCode: null,
        phone: '+84912345678',
        website: 'https://saomai.example.com',
        description: 'Phần mềm cho cửa hàng nhỏ',
        status,
        reason: status === 'LOCKED' ? 'Kiểm tra' : null,
        termsVersion: '1',
        searchText: ' sao mai',
        ...stamps,
      })
      .execute();
    if (limit > 0) await membership(providerId, limit, days);
    return { ...account, providerId };
  }

  async function membership(providerId: string, limit: number, days = 30) {
    await db
      .insertInto('membershipPeriods')
      .values({
        id: uuid(),
        providerId,
        planId: 'BASIC',
        publishLimit: limit,
        price: 199_000,
        startsAt: new Date(clock().getTime() - DAY_MS),
        endsAt: new Date(clock().getTime() + days * DAY_MS),
      })
      .execute();
  }

  async function upload(who: Caller, file?: Buffer) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/main/upload',
      headers: { ...who.headers, 'content-type': FORM_TYPE },
      payload: form(file ?? (await photo(640, 400).jpeg().toBuffer())),
    });
    return reply.json<{ data: Upload }>().data;
  }

  const written = (title: string) => ({
    titleVi: title,
    summaryVi: 'Bán hàng và quản lý kho trên một màn hình',
    descriptionVi: 'Đoạn một.\n\nĐoạn hai.',
    kind: 'SALES',
  });

  /** A draft with everything that is needed, and one screenshot. */
  async function aDraft(provider: TestProvider, title = `Bán hàng ${uuid().slice(-6)}`) {
    const { data } = await ask<OwnSolution>(provider, 'POST', 'solution', written(title));
    const picture = await upload(provider);
    const path = `solution/${data.id}/screenshots`;
    return (await ask<OwnSolution>(provider, 'POST', path, { uploadIds: [picture.id] })).data;
  }

  /** Does what has to work before a test begins. */
  async function done(reply: ReturnType<typeof ask>) {
    const { status, message, errors } = await reply;
    if (status !== 200) throw new Error(`${message} ${JSON.stringify(errors)}`);
  }

  /** One that was sent and approved. */
  async function anApproved(provider: TestProvider, title?: string) {
    const { id } = await aDraft(provider, title);
    await done(ask(provider, 'POST', `solution/${id}/submit`));
    await done(decide(id, 'APPROVED'));
    return (await ask<OwnSolution>(provider, 'GET', `solution/${id}`)).data;
  }

  async function aPublished(provider: TestProvider, title?: string) {
    const { id } = await anApproved(provider, title);
    await done(ask(provider, 'POST', `solution/${id}/publish`));
    return (await ask<OwnSolution>(provider, 'GET', `solution/${id}`)).data;
  }

  const operator: Pick<Caller, 'headers'> = { headers: shop.as('OPERATOR') };
  const decide = <T = unknown>(id: string, status: 'APPROVED' | 'REJECTED' | 'TAKE_DOWN', reason?: string) =>
    ask<T>(operator, 'PUT', `admin/solution/${id}/status`, { status, ...(reason && { reason }) });

  /** Mails to somebody, by kind. */
  const mailsTo = (email: string) =>
    db
      .selectFrom('outbox')
      .select(['kind', 'subject', 'textBody', 'replyTo'])
      .where('recipient', '=', email)
      .where('kind', 'like', 'solution-%')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();

  return {
    ...shop,
    ask,
    aCustomer,
    aProvider,
    membership,
    upload,
    written,
    aDraft,
    anApproved,
    aPublished,
    operator,
    decide,
    mailsTo,
  };
}
export type SolutionShop = Awaited<ReturnType<typeof openSolutionShop>>;
