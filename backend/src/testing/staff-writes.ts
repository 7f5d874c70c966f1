import { v7 as uuid } from 'uuid';
import { emptyDocument } from '../modules/solutions/solution-document';
import { solutionRows } from '../modules/solutions/solutions.repository';
import { anAccount, postLogin, referralHeaders } from './accounts';
import { createShelf } from './catalogue';
import { goodsWrites } from './goods-writes';
import { peopleWrites } from './people-writes';
import { settingWrites } from './setting-writes';
import type { ReferralShop } from './referral';
import { releaseWrites } from './release-writes';
import { aFlashSaleBody, aPromotionBody, aVoucherBody } from './staff-offers';

export interface Prepared {
  /** Values for `:id` and the like. */
  params?: Record<string, string>;
  body?: object | string;
  role?: 'OPERATOR' | 'ADMIN';
  headers?: Record<string, string>;
}
/** Prepares a shop for one write of staff, and says what to send. */
export type Example = (shop: ReferralShop) => Promise<Prepared>;

const COD = { paymentMethod: 'COD' };

async function paidOrder(shop: ReferralShop) {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId));
  return placed;
}

async function aReview(shop: ReferralShop) {
  const { id: customer } = await anAccount(shop);
  const { id, infoId } = await shop.shelf.aProduct();
  const { orderId } = await shop.anOrder({ customer, infoId, ...COD });
  await shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();
  const line = await shop.db
    .selectFrom('orderLines')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const written = await shop.ask<{ id: string }>('POST', `main/review/${id}/customer-review`, {
    headers: shop.as('CUSTOMER', customer),
    body: { orderLineId: line.id, rating: 5, content: 'Vải dày, mặc mát.' },
  });
  return { params: { id: written.data.id } };
}

async function aReward(shop: ReferralShop) {
  const member = await shop.aMember();
  await shop.earnsBy(member);
  const { id } = await shop.db
    .selectFrom('rewards')
    .select('id')
    .where('memberId', '=', member.id)
    .executeTakeFirstOrThrow();
  return { member, id };
}

/** A provider whose registration was decided so, or who waits for it. */
async function aProvider({ db, clock, ...shop }: ReferralShop, status: 'NEW' | 'APPROVED') {
  const { id: userId } = await anAccount({ db, clock, ...shop });
  const id = uuid();
  await db
    .insertInto('providers')
    .values({
      id,
      userId,
      businessName: 'Sao Mai',
      taxCode: null,
      phone: '+84912345678',
      website: null,
      description: 'Phần mềm cho cửa hàng',
      status,
      reason: null,
      termsVersion: '1',
      searchText: ' sao mai',
      createdAt: clock(),
      updatedAt: clock(),
    })
    .execute();
  return { id, userId };
}

/** One that waits for the shop. */
async function aSolution(shop: ReferralShop): Promise<string> {
  const { db, clock } = shop;
  const { id: providerId, userId } = await aProvider(shop, 'APPROVED');
  const id = uuid();
  await db.transaction().execute(async (tx) => {
    const draft = { ...emptyDocument, titleVi: 'Sổ bán hàng', kind: 'SALES' as const };
    const row = { id, providerId, ownerId: userId, slug: `so-ban-hang-${id.slice(-12)}` };
    await solutionRows.insert(tx, row, draft, clock());
    await solutionRows.setStatus(tx, id, { status: 'PENDING', submittedAt: clock() }, clock());
  });
  return id;
}

const pageBody = {
  titleVi: 'Bảo hành',
  titleEn: 'Warranty',
  summaryVi: 'Tóm tắt',
  summaryEn: 'Summary',
  blocksVi: [{ kind: 'paragraph', text: [{ text: 'Nội dung' }] }],
  blocksEn: [{ kind: 'paragraph', text: [{ text: 'Content' }] }],
};
const newsBody = async (shop: ReferralShop, slug: string) => ({
  ...pageBody,
  slug,
  topic: 'GUIDE',
  author: 'Thu Hà',
  pictureId: await createShelf(shop.db).aPicture('cover', 1200, 675),
  altVi: 'Một chiếc áo',
  altEn: 'A shirt',
  publishedAt: '2026-01-10T00:00:00.000Z',
});

const faqGroupBody = { titleVi: 'Giao hàng', titleEn: 'Delivery' };
const faqBody = async (shop: ReferralShop) => ({
  groupId: (await written(shop, 'faq-group', faqGroupBody)).id,
  questionVi: 'Bao lâu?',
  questionEn: 'How long?',
  answerVi: pageBody.blocksVi,
  answerEn: pageBody.blocksEn,
  isPublished: true,
});

/** A thing that staff have written, to be changed, ended or deleted. */
async function written(shop: ReferralShop, path: string, body: object) {
  const { data } = await shop.ask<{ id: string }>('POST', `main/admin/${path}`, {
    headers: shop.as('OPERATOR'),
    body,
  });
  return { id: data.id };
}
/** The clock of the shop goes on from test to test. */
const running = (shop: ReferralShop) => {
  const now = shop.clock().getTime();
  return {
    startsAt: new Date(now - 3_600_000).toISOString(),
    endsAt: new Date(now + 3_600_000).toISOString(),
  };
};
const voucherOf = (shop: ReferralShop) => aVoucherBody(running(shop));
const promotionOf = (shop: ReferralShop) => aPromotionBody(running(shop));
const flashSaleOf = async (shop: ReferralShop) =>
  aFlashSaleBody([{ infoId: (await shop.shelf.aProduct()).infoId }], running(shop));

/**
 * One example for each route by which staff write. A new route needs one here: a test sends it, and refuses a write that
 * leaves no audit entry.
 */
export const staffWrites: Record<string, Example> = {
  'POST /api/main/admin/order': async (shop) => {
    const { infoId } = await shop.shelf.aProduct();
    return { body: { ...(await shop.orderBody(infoId, COD)), language: 'vi' } };
  },
  'POST /api/main/admin/order/bulk-move': async (shop) => ({
    body: { ids: [(await shop.anOrder(COD)).orderId], status: 'PROCESSING' },
  }),
  'PUT /api/main/admin/order/:id/status': async (shop) => ({
    params: { id: (await shop.anOrder(COD)).orderId },
    body: { status: 'CANCEL', reason: 'Khách đổi ý' },
  }),
  'PUT /api/main/admin/order/:id/shipment': async (shop) => ({
    params: { id: (await paidOrder(shop)).orderId },
    body: { carrier: 'GHN', trackingNumber: 'GHN123' },
  }),
  'PUT /api/main/admin/order/:id/cancel-request': async (shop) => {
    const { orderId, customer } = await paidOrder(shop);
    await shop.call('PUT', `/order/cancel-order/${orderId}`, {
      as: customer,
      body: { reason: 'FOUND_CHEAPER' },
    });
    return { params: { id: orderId }, body: { accept: true } };
  },
  'PUT /api/main/admin/order/:id/refund': async (shop) => ({
    params: { id: (await paidOrder(shop)).orderId },
    body: { amount: 10_000, reason: 'Hàng lỗi' },
  }),
  'PUT /api/main/admin/order/:id/refund/:refundId': async (shop) => {
    const { orderId } = await paidOrder(shop);
    const { data } = await shop.call<{ refunds: { id: string }[] }>(
      'PUT',
      `/api/main/admin/order/${orderId}/refund`,
      { as: 'OPERATOR', body: { reason: 'Hàng lỗi' } },
    );
    const refundId = data.refunds[0]?.id ?? '';
    await shop.db
      .updateTable('refunds')
      .set({ status: 'MANUAL', nextTryAt: null })
      .where('id', '=', refundId)
      .execute();
    return { params: { id: orderId, refundId }, body: { status: 'SUCCEEDED', reason: 'Đã chuyển khoản' } };
  },
  'PUT /api/main/admin/order/:id/finding/:findingId': async (shop) => {
    const { orderId } = await paidOrder(shop);
    await shop.ipn(await shop.news(orderId, { code: '07', status: '07' }));
    const { id: attemptId } = await shop.attemptOf(orderId);
    const { id: findingId } = await shop.db
      .selectFrom('reconcileFindings')
      .select('id')
      .where('attemptId', '=', attemptId)
      .executeTakeFirstOrThrow();
    return { params: { id: orderId, findingId }, body: { reason: 'Ngân hàng xác nhận đã nhận đủ' } };
  },
  'PUT /api/main/admin/return/:id/status': async (shop) => {
    const customer = (await anAccount(shop)).id;
    const { orderId } = await shop.receives(customer);
    const { lines } = await shop.detail({ orderId, customer });
    const { data } = await shop.call<{ returnId: string }>('POST', `/order/${orderId}/return`, {
      as: customer,
      body: { type: 'RETURN', lines: [{ lineId: lines[0]?.id, quantity: 1 }], reason: 'Không vừa cỡ' },
    });
    return { params: { id: data.returnId }, body: { status: 'REJECTED', reason: 'Hàng đã giặt' } };
  },
  'PUT /api/main/admin/review/:id/status': async (shop) => ({
    ...(await aReview(shop)),
    body: { status: 'REJECTED', reason: 'Quảng cáo' },
  }),
  'PUT /api/main/admin/review/status': async (shop) => ({
    body: { ids: [(await aReview(shop)).params.id], status: 'REJECTED', reason: 'Quảng cáo' },
  }),
  'PUT /api/main/admin/review/:id/reply': async (shop) => ({
    ...(await aReview(shop)),
    body: { content: 'Cảm ơn bạn' },
  }),
  'PUT /api/main/admin/page/:key': async () => ({
    params: { key: 'warranty' },
    body: { ...pageBody, version: 0 },
  }),
  'POST /api/main/admin/news': async (shop) => ({ body: await newsBody(shop, 'bai-moi') }),
  'PUT /api/main/admin/news/:id': async (shop) => {
    const body = await newsBody(shop, 'bai-sua');
    const { data } = await shop.ask<{ id: string }>('POST', 'main/admin/news', {
      headers: shop.as('OPERATOR'),
      body,
    });
    return { params: { id: data.id }, body: { ...body, titleVi: 'Tên khác', version: 1 } };
  },
  'DELETE /api/main/admin/news/:id': async (shop) => ({
    params: await written(shop, 'news', { ...(await newsBody(shop, 'bai-xoa')), isActive: false }),
  }),
  'POST /api/main/admin/faq': async (shop) => ({ body: await faqBody(shop) }),
  'PUT /api/main/admin/faq/order': async (shop) => {
    const { groupId, ...faq } = await faqBody(shop);
    const { id } = await written(shop, 'faq', { ...faq, groupId });
    const { id: empty } = await written(shop, 'faq-group', faqGroupBody);
    const { data } = await shop.ask<{ id: string; faqs: { id: string }[] }[]>('GET', 'main/admin/faq', {
      headers: shop.as('OPERATOR'),
    });
    const others = data
      .filter((group) => ![groupId, empty].includes(group.id))
      .map((group) => ({ id: group.id, faqs: group.faqs.map((one) => one.id) }));
    return { body: { groups: [{ id: empty, faqs: [] }, { id: groupId, faqs: [id] }, ...others] } };
  },
  'PUT /api/main/admin/faq/:id': async (shop) => {
    const body = await faqBody(shop);
    return {
      params: await written(shop, 'faq', body),
      body: { ...body, questionVi: 'Câu khác?', version: 1 },
    };
  },
  'DELETE /api/main/admin/faq/:id': async (shop) => ({
    params: await written(shop, 'faq', await faqBody(shop)),
  }),
  'POST /api/main/admin/faq-group': async () => ({ body: faqGroupBody }),
  'PUT /api/main/admin/faq-group/:id': async (shop) => ({
    params: await written(shop, 'faq-group', faqGroupBody),
    body: { ...faqGroupBody, titleVi: 'Tên khác', version: 1 },
  }),
  'DELETE /api/main/admin/faq-group/:id': async (shop) => ({
    params: await written(shop, 'faq-group', faqGroupBody),
  }),
  'POST /api/main/admin/voucher': async (shop) => ({ body: voucherOf(shop) }),
  'PUT /api/main/admin/voucher/:id': async (shop) => {
    const body = voucherOf(shop);
    return {
      params: await written(shop, 'voucher', body),
      body: { ...body, nameVi: 'Tên khác', version: 1 },
    };
  },
  'PUT /api/main/admin/voucher/:id/end': async (shop) => ({
    params: await written(shop, 'voucher', voucherOf(shop)),
    body: { version: 1, reason: 'Hết ngân sách' },
  }),
  'DELETE /api/main/admin/voucher/:id': async (shop) => ({
    params: await written(shop, 'voucher', voucherOf(shop)),
  }),
  'POST /api/main/admin/promotion': async (shop) => ({ body: promotionOf(shop) }),
  'PUT /api/main/admin/promotion/:id': async (shop) => {
    const body = promotionOf(shop);
    return {
      params: await written(shop, 'promotion', body),
      body: { ...body, nameVi: 'Tên khác', version: 1 },
    };
  },
  'PUT /api/main/admin/promotion/:id/end': async (shop) => ({
    params: await written(shop, 'promotion', promotionOf(shop)),
    body: { version: 1, reason: 'Hết ngân sách' },
  }),
  'DELETE /api/main/admin/promotion/:id': async (shop) => ({
    params: await written(shop, 'promotion', promotionOf(shop)),
  }),
  'POST /api/main/admin/flash-sale': async (shop) => ({ body: await flashSaleOf(shop) }),
  'PUT /api/main/admin/flash-sale/:id': async (shop) => {
    const body = await flashSaleOf(shop);
    return {
      params: await written(shop, 'flash-sale', body),
      body: { ...body, nameVi: 'Tên khác', version: 1 },
    };
  },
  'PUT /api/main/admin/flash-sale/:id/end': async (shop) => ({
    params: await written(shop, 'flash-sale', await flashSaleOf(shop)),
    body: { version: 1, reason: 'Hết ngân sách' },
  }),
  'DELETE /api/main/admin/flash-sale/:id': async (shop) => ({
    params: await written(shop, 'flash-sale', await flashSaleOf(shop)),
  }),
  'PUT /api/main/admin/reward/:id/status': async (shop) => ({
    params: { id: (await aReward(shop)).id },
    body: { action: 'LOCK', reason: 'Nghi ngờ' },
  }),
  'PUT /api/main/admin/payout/:id/status': async (shop) => {
    const { member } = await aReward(shop);
    await shop.passDays(8);
    // Credentials do not last that long.
    const login = await postLogin(shop, member.email);
    const headers = referralHeaders(login.json<{ data: Parameters<typeof referralHeaders>[0] }>().data);
    const { data } = await shop.ask<{ requestId: string }>('POST', 'campaign/reward/payout', {
      headers,
      body: {
        method: 'BANK',
        account: { provider: 'Vietcombank', number: '0071000123456', holder: 'PHAM THI LAN' },
      },
    });
    return {
      params: { id: data.requestId },
      body: { status: 'REJECTED', reason: 'Sai tên' },
      role: 'ADMIN',
    };
  },
  'PUT /api/main/admin/solution/:id/status': async (shop) => ({
    params: { id: await aSolution(shop) },
    body: { status: 'REJECTED', reason: 'Ảnh quá mờ' },
  }),
  'PUT /api/main/admin/provider/:id/status': async (shop) => {
    const { id } = await aProvider(shop, 'NEW');
    return { params: { id }, body: { status: 'APPROVED', version: 1 } };
  },
  'PUT /api/main/admin/provider/:id/name': async (shop) => {
    const { id } = await aProvider(shop, 'APPROVED');
    await shop.db.updateTable('providers').set({ nameWanted: 'Sao Mai Mới' }).where('id', '=', id).execute();
    return { params: { id }, body: { name: 'Sao Mai Mới', accept: true, version: 1 } };
  },
  'PUT /api/main/admin/membership/:id': async (shop) => {
    const { id, userId } = await aProvider(shop, 'APPROVED');
    await shop.ask('POST', 'main/membership/subscribe', {
      headers: { ...shop.as('CUSTOMER', userId), 'idempotency-key': uuid() },
      body: { planId: 'FREE' },
    });
    return { params: { id }, body: { action: 'EXTEND', days: 10, reason: 'Đền bù sự cố' }, role: 'ADMIN' };
  },
  'PUT /api/main/admin/membership/:id/finding/:findingId': async (shop) => {
    const { id, userId } = await aProvider(shop, 'APPROVED');
    const { data } = await shop.ask<{ id: string }>('POST', 'main/membership/subscribe', {
      headers: { ...shop.as('CUSTOMER', userId), 'idempotency-key': uuid() },
      body: { planId: 'BASIC' },
    });
    await shop.ipn(await shop.news(data.id));
    await shop.ipn(await shop.news(data.id, { code: '07', status: '07' }));
    const { id: attemptId } = await shop.attemptOf(data.id);
    const { id: findingId } = await shop.db
      .selectFrom('reconcileFindings')
      .select('id')
      .where('attemptId', '=', attemptId)
      .executeTakeFirstOrThrow();
    return { params: { id, findingId }, body: { reason: 'Ngân hàng xác nhận đã nhận đủ' } };
  },
  ...goodsWrites,
  ...peopleWrites,
  ...releaseWrites,
  ...settingWrites,
};

/** Routes that are sent with POST and write nothing, each with its reason. */
export const staffReadsByPost: Record<string, string> = {
  'POST /api/main/admin/pricing/simulate': 'prices carts with an offer that is not stored',
  'POST /api/main/admin/product/bulk-edit/preview': 'shows what a change would do',
  'POST /api/main/admin/content/preview': 'shows a text that is not stored',
  'POST /api/main/admin/order/quote': 'Only prices what would be ordered.',
};
