import { v7 as uuid } from 'uuid';
import { anAccount } from './accounts';
import type { Example } from './staff-writes';
import type { TestApp } from './test-app';

/** A message of the contact form; without an address when `email` is null. */
export async function aMessage({ db, clock }: TestApp, email: string | null = 'hoa@example.com') {
  const id = uuid();
  await db
    .insertInto('contactRequests')
    .values({
      id,
      ticket: `LH-${id.slice(-9)}`,
      kind: 'CONTACT',
      fullName: 'Đỗ Thị Hoà',
      email,
      phone: '+84912345678',
      company: null,
      businessName: null,
      subject: 'Bảo hành',
      message: 'Áo bị sờn vai sau một tuần.',
      language: 'vi',
      createdAt: clock(),
    })
    .execute();
  return id;
}

/** A subscription to the newsletter. */
export async function aSubscription(
  { db, clock }: TestApp,
  { email = `${uuid()}@example.com`, status = 'ACTIVE' as 'ACTIVE' | 'PENDING' } = {},
) {
  const id = uuid();
  const now = clock();
  await db
    .insertInto('newsletterSubscriptions')
    .values({
      id,
      email,
      language: 'vi',
      status,
      consentVersion: '2026-01',
      consentAt: now,
      confirmedAt: status === 'ACTIVE' ? now : null,
      unsubscribedAt: null,
      createdAt: now,
    })
    .execute();
  return id;
}

/** A mail that was given up, unless told otherwise. */
export async function aMail(
  { db, clock }: TestApp,
  mail: {
    kind?: string;
    to?: string;
    text?: string;
    isSecret?: boolean;
    state?: 'FAILED' | 'SENT' | 'WAITING';
  } = {},
) {
  const id = uuid();
  const { state = 'FAILED', to = 'lan@example.com' } = mail;
  await db
    .insertInto('outbox')
    .values({
      id,
      dedupeKey: id,
      kind: mail.kind ?? 'order-paid',
      recipient: to,
      subject: 'Đơn hàng',
      textBody: mail.text ?? 'Chào bạn',
      htmlBody: '',
      replyTo: null,
      unsubscribeUrl: null,
      isSecret: mail.isSecret ?? false,
      createdAt: clock(),
      dueAt: clock(),
      nextTryAt: state === 'WAITING' ? clock() : null,
      tries: 15,
      sentAt: state === 'SENT' ? clock() : null,
      lastError: state === 'FAILED' ? `550 no such user ${to}` : null,
    })
    .execute();
  return id;
}

/** A guest's conversation with a question, and the ticket by which a person was asked into it. */
async function aTicket({ db, clock }: TestApp, ticket: { email?: string | null; customerId?: string } = {}) {
  const id = uuid();
  const { email = 'hoa@example.com', customerId = null } = ticket;
  const conversationId = id.replaceAll('-', '').slice(-22);
  const now = clock();
  await db
    .insertInto('chatConversations')
    .values({
      id: conversationId,
      customerId,
      tokenHash: customerId === null ? 'a'.repeat(64) : null,
      title: '',
      messageCount: 0,
      createdAt: now,
      lastAt: now,
    })
    .execute();
  await db
    .insertInto('chatTickets')
    .values({
      id,
      ticket: `HT-${id.slice(-9)}`,
      conversationId,
      email,
      phone: null,
      language: 'vi',
      assigneeId: null,
      createdAt: now,
      lastAt: now,
    })
    .execute();
  return { id, conversationId };
}

const ADMIN = { role: 'ADMIN' as const };
const reason = 'Theo yêu cầu';

/** Examples of what staff write about people, messages and mails. */
export const peopleWrites: Record<string, Example> = {
  'PUT /api/main/admin/customer/:id/status': async (shop) => ({
    params: { id: (await anAccount(shop)).id },
    body: { status: 'LOCKED', reason },
  }),
  'POST /api/main/admin/user': async () => ({
    ...ADMIN,
    body: { email: `${uuid()}@example.com`, role: 'OPERATOR', language: 'vi' },
  }),
  'DELETE /api/main/admin/user/:id': async (shop) => ({
    ...ADMIN,
    params: { id: (await anAccount(shop, { role: 'OPERATOR' })).id },
  }),
  'DELETE /api/main/admin/user/:id/invitation': async (shop) => {
    const email = `${uuid()}@example.com`;
    const { data } = await shop.ask<{ invitations: { id: string; email: string }[] }>(
      'POST',
      'main/admin/user',
      {
        headers: shop.as('ADMIN', (await anAccount(shop, ADMIN)).id),
        body: { email, role: 'OPERATOR', language: 'vi' },
      },
    );
    return { ...ADMIN, params: { id: data.invitations.find((one) => one.email === email)?.id ?? '' } };
  },
  'PUT /api/main/admin/user/:id/role': async (shop) => ({
    ...ADMIN,
    params: { id: (await anAccount(shop, { role: 'OPERATOR' })).id },
    body: { role: 'ADMIN' },
  }),
  'PUT /api/main/admin/user/:id/status': async (shop) => ({
    ...ADMIN,
    params: { id: (await anAccount(shop, { role: 'OPERATOR' })).id },
    body: { status: 'LOCKED', reason },
  }),
  'PUT /api/main/admin/chat/ticket/:id/assign': async (shop) => ({
    params: { id: (await aTicket(shop)).id },
    body: { version: 1 },
  }),
  'PUT /api/main/admin/chat/ticket/:id/close': async (shop) => ({
    params: { id: (await aTicket(shop)).id },
    body: { version: 1 },
  }),
  'POST /api/main/admin/chat/ticket/:id/reply': async (shop) => ({
    params: { id: (await aTicket(shop)).id },
    body: { message: 'Chào bạn', version: 1 },
  }),
  'PUT /api/main/admin/contact/:id': async (shop) => ({
    params: { id: await aMessage(shop) },
    body: { status: 'CLOSED', note: 'Đã gọi', version: 1 },
  }),
  'POST /api/main/admin/contact/:id/answer': async (shop) => ({
    params: { id: await aMessage(shop) },
    body: { message: 'Chúng tôi sẽ đổi cho bạn.', version: 1 },
  }),
  'PUT /api/main/admin/newsletter/:id/unsubscribe': async (shop) => ({
    params: { id: await aSubscription(shop) },
  }),
  'POST /api/main/admin/outbox/:id/retry': async (shop) => ({ ...ADMIN, params: { id: await aMail(shop) } }),
};
