import { randomUUID } from 'node:crypto';
import { HANOI } from './checkout';
import { anAccount, bearer, postLogin, referralHeaders, type Tokens } from './accounts';
import { SDK } from './chat-client';
import { form, FORM_TYPE, photo } from './photos';
import { aRegistration } from './providers';
import type { ReferralShop } from './referral';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Referral = Parameters<typeof referralHeaders>[0];
/** What the password of `signsUp` is. */
export const PASSWORD = 'mat khau cua toi 1';

export type Owner = Awaited<ReturnType<typeof anOwner>>;

/** A signed-up customer with one of each kind of record that belongs to an account. */
export async function anOwner(shop: ReferralShop, taxCode: string) {
  const { id, email } = await shop.signsUp();
  const signedIn = async () => (await postLogin(shop, email, PASSWORD)).json<{ data: Tokens }>().data;
  const session = bearer((await signedIn()).token);
  const other = await signedIn();

  async function ask<T>(
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = session,
  ) {
    const reply = await shop.app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    });
    if (reply.statusCode !== 200) throw new Error(`${method} ${path}: ${reply.body}`);
    return reply.json<{ data: T }>().data;
  }
  const staff = (method: Method, path: string, body: object) =>
    ask<{ version: number }>(method, `main/admin/${path}`, body, shop.as('OPERATOR'));
  const only = <T>(list: T[]): T => {
    const [one] = list;
    if (!one) throw new Error('an empty list');
    return one;
  };

  const referral = referralHeaders(await ask<Referral>('POST', 'campaign/referral/join', { consent: true }));
  const contact = await ask<{ id: string }>(
    'POST',
    'relationship/relationship/contact',
    { fullName: 'Bạn cũ', email: `ban.cu.${randomUUID()}@example.com` },
    referral,
  );
  await ask('POST', 'campaign/invitation', { emails: [`moi.${randomUUID()}@example.com`] }, referral);
  const invitations = await ask<{ data: { id: string }[] }>(
    'GET',
    'campaign/invitation',
    undefined,
    referral,
  );

  await ask('POST', 'main/user-address', {
    ...HANOI,
    firstName: 'Hoa',
    lastName: 'Trần',
    phone: '0912345678',
  });
  const addresses = await ask<{ data: { id: string }[] }>('GET', 'main/user-address/search');

  const unpaid = await shop.anOrder({ customer: id });
  const sent = await shop.isDelivering(id);
  const arrived = await shop.receives(id);
  const reviewed = await shop.receives(id);
  const returned = await shop.receives(id);
  const lineOf = async (order: typeof sent) => only((await shop.detail(order)).lines);
  const [arrivedLine, reviewedLine, returnedLine] = [
    await lineOf(arrived),
    await lineOf(reviewed),
    await lineOf(returned),
  ];
  await ask('POST', `main/product/${arrivedLine.productId}/favourite`);
  await ask('PUT', 'relationship/notify/mails', { PAYMENT_REMINDERS: true, VOUCHERS: false, REVIEWS: true });
  await ask('PUT', 'ecommerce/cart', {
    lines: [{ infoId: unpaid.infoId, quantity: 1, isOrder: true, priceSeen: 0 }],
    saved: [],
    version: 0,
  });
  const { id: reviewId } = await ask<{ id: string }>(
    'POST',
    `main/review/${reviewedLine.productId}/customer-review`,
    {
      orderLineId: reviewedLine.id,
      rating: 5,
      content: 'Vải mềm, mặc mát.',
    },
  );
  const { returnId } = await ask<{ returnId: string }>('POST', `ecommerce/order/${returned.orderId}/return`, {
    type: 'RETURN',
    lines: [{ lineId: returnedLine.id, quantity: 1 }],
    reason: 'Không vừa cỡ',
  });
  const attempt = await shop.attemptOf(unpaid.orderId);

  async function upload(width: number) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/main/upload',
      headers: { ...session, 'content-type': FORM_TYPE },
      payload: form(
        await photo(width, 300 + Math.floor(Math.random() * 300))
          .jpeg()
          .toBuffer(),
      ),
    });
    return reply.json<{ data: { id: string } }>().data.id;
  }

  const provider = await ask<{ providerId: string }>('POST', 'main/provider/register', {
    ...aRegistration,
    businessName: `Công ty ${taxCode}`,
    taxCode,
  });
  await staff('PUT', `provider/${provider.providerId}/status`, { status: 'APPROVED', version: 1 });
  const purchase = await ask<{ id: string }>('POST', 'main/membership/subscribe', { planId: 'BASIC' });
  await shop.ipn(await shop.news(purchase.id));
  const waiting = await ask<{ id: string }>('POST', 'main/membership/subscribe', { planId: 'PRO' });
  const service = await ask<{ id: string }>('POST', 'main/service', {
    name: 'Cài đặt',
    description: 'Cài đặt tại cửa hàng',
    priceFrom: 500_000,
  });

  async function aDraft(title: string) {
    const { id: solutionId } = await ask<{ id: string }>('POST', 'main/solution', {
      titleVi: title,
      summaryVi: 'Bán hàng trên một màn hình',
      descriptionVi: 'Một đoạn.',
      kind: 'SALES',
    });
    const solution = await ask<{ id: string; version: number; content: { screenshots: { id: string }[] } }>(
      'POST',
      `main/solution/${solutionId}/screenshots`,
      { uploadIds: [await upload(640)] },
    );
    return { ...solution, screenshotId: only(solution.content.screenshots).id };
  }
  const draft = await aDraft(`Nháp ${taxCode}`);
  const pending = await aDraft(`Chờ ${taxCode}`);
  await ask('POST', `main/solution/${pending.id}/submit`);
  const published = await aDraft(`Bán ${taxCode}`);
  await ask('POST', `main/solution/${published.id}/submit`);
  await staff('PUT', `solution/${published.id}/status`, { status: 'APPROVED' });
  await ask('POST', `main/solution/${published.id}/publish`);
  await ask('POST', `main/solution/${published.id}/favourite`);
  const { requestId: receivedId } = await ask<{ requestId: string }>(
    'POST',
    `main/solution/${published.id}/request`,
    { type: 'CONSULT', message: 'Cửa hàng tôi có 2 chi nhánh' },
    shop.as('CUSTOMER', (await anAccount(shop)).id),
  );

  const change = await ask<{ id: string }>('POST', 'auth/user/contact-change', {
    kind: 'PHONE',
    value: `0987${taxCode.slice(-6)}`,
  });
  const chat = await ask<{ conversationId: string }>('POST', 'chat/session', SDK);
  const said = await shop.app.inject({
    method: 'POST',
    url: '/api/chat/message',
    headers: session,
    payload: {
      conversationId: chat.conversationId,
      text: 'xin chào',
      clientMessageId: randomUUID(),
      language: 'vi',
    },
  });
  const replyId = /"replyId":"([^"]+)"/.exec(said.body)?.[1] ?? '';
  for (let round = 0; round < 3; round++) await shop.runJobs();
  const notices = await ask<{ data: { id: string }[] }>('GET', 'relationship/notify/list');
  const sessions = await ask<{ id: string; isCurrent?: boolean }[]>('GET', 'auth/sessions');

  return {
    id,
    email,
    session,
    referral,
    refreshToken: other.refreshToken,
    contactId: contact.id,
    invitationId: only(invitations.data).id,
    addressId: only(addresses.data).id,
    unpaid,
    sent,
    arrived,
    arrivedLine,
    returned,
    returnId,
    reviewId,
    attemptId: attempt.id,
    uploads: [
      await upload(500),
      await upload(501),
      await upload(502),
      await upload(503),
      await upload(504),
      await upload(505),
    ],
    providerId: provider.providerId,
    purchaseId: waiting.id,
    serviceId: service.id,
    draft,
    pending,
    published,
    receivedId,
    changeId: change.id,
    conversationId: chat.conversationId,
    replyId,
    noticeId: only(notices.data).id,
    sessionId: only(sessions.filter(({ isCurrent }) => !isCurrent)).id,
  };
}
