import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { permissions } from './permissions';
import { bearer, postLogin, type Tokens } from './testing/accounts';
import { SDK } from './testing/chat-client';
import { HANOI, someone } from './testing/checkout';
import { anOwner, PASSWORD, type Owner } from './testing/owned-things';
import { aRegistration } from './testing/providers';
import { openReferralShop, type ReferralShop } from './testing/referral';

// Two people who own one of everything, and a request for each of their things.
jest.setTimeout(180_000);

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content?: Record<string, { schema: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}
interface Operation {
  row: string;
  /** The names of its parameters and of the fields of its body at every depth. */
  fields: string[];
  hasBody: boolean;
}
/** Values of the parameters by name, and the body. */
type Asked = Record<string, unknown> & { body?: object };
type Case = (mine: Owner, theirs: Owner) => Asked;

let shop: ReferralShop;
let operations: Operation[];
let lan: Owner;
let minh: Owner;
let count = 0;
beforeAll(async () => {
  shop = await openReferralShop();
  lan = await anOwner(shop, '0312345678');
  minh = await anOwner(shop, '0398765432');
  const { paths, components } = (await shop.app.inject({ url: '/openapi.json' })).json<Described>();
  const namesIn = (schema: Schema | undefined): string[] => {
    if (!schema) return [];
    if (schema.$ref) return namesIn(components.schemas[schema.$ref.split('/').at(-1) ?? '']);
    return [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
      ...[schema.items, ...(schema.anyOf ?? [])].flatMap(namesIn),
    ];
  };
  operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content?.['application/json']?.schema;
      return {
        row: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '')}`,
        fields: [
          ...parameters.filter((one) => one.in !== 'header').map(({ name }) => name),
          ...namesIn(body),
        ],
        hasBody: body !== undefined,
      };
    }),
  );
});
afterAll(() => shop.close());

const isOfStaff = (row: string) => /^(operator|admin|monitor)$/.test(permissions[row] ?? '');
const line = (lineId: string) => [{ lineId, quantity: 1 }];
const review = { rating: 4, content: 'Sau một tháng vẫn đẹp.' };
const address = { ...HANOI, firstName: 'Hoa', lastName: 'Trần', phone: '0912345678' };
const contact = { fullName: 'Bạn khác', email: 'ban.khac@example.com' };
const business = {
  businessName: aRegistration.businessName,
  taxCode: aRegistration.taxCode,
  phone: aRegistration.phone,
};
const goods = (mine: Owner) => [{ infoId: mine.unpaid.infoId, quantity: 1 }];

const purchase = (mine: Owner) => ({
  lines: goods(mine),
  address: HANOI,
  shippingMethod: 'STANDARD',
  paymentMethod: 'ONLINE',
});

/** Requests that name something of an account: by route, then by the field that names it. */
const owned: Record<string, Record<string, Case>> = {
  'DELETE /api/auth/sessions/:id': { id: (_, { sessionId }) => ({ id: sessionId }) },
  'POST /api/auth/user/contact-change/:id': {
    id: (_, { changeId }) => ({ id: changeId, body: { code: '000000' } }),
  },

  'PUT /api/main/user-address/:id': { id: (_, { addressId }) => ({ id: addressId, body: address }) },
  'DELETE /api/main/user-address/:id': { id: (_, { addressId }) => ({ id: addressId }) },

  'GET /api/ecommerce/order/:id/detail/customer': { id: (_, { unpaid }) => ({ id: unpaid.orderId }) },
  'GET /api/ecommerce/order/:id/payment': { id: (_, { unpaid }) => ({ id: unpaid.orderId }) },
  'POST /api/ecommerce/order/:id/payment': {
    id: (_, { unpaid }) => ({ id: unpaid.orderId, body: { paymentMethod: 'ONLINE' } }),
  },
  'POST /api/ecommerce/order/:id/invoice-link': { id: (_, { arrived }) => ({ id: arrived.orderId }) },
  'GET /api/ecommerce/order/:id/invoice.pdf': { id: (_, { arrived }) => ({ id: arrived.orderId }) },
  'POST /api/ecommerce/order/:id/reorder': { id: (_, { arrived }) => ({ id: arrived.orderId }) },
  'POST /api/ecommerce/order/:id/resend-email': { id: (_, { unpaid }) => ({ id: unpaid.orderId }) },
  'POST /api/ecommerce/order/:id/return': {
    id: (_, { arrived, arrivedLine }) => ({
      id: arrived.orderId,
      body: { type: 'RETURN', lines: line(arrivedLine.id), reason: 'Không vừa' },
    }),
    lineId: ({ arrived }, { arrivedLine }) => ({
      id: arrived.orderId,
      body: { type: 'RETURN', lines: line(arrivedLine.id), reason: 'Không vừa' },
    }),
    images: ({ arrived, arrivedLine }, { uploads }) => ({
      id: arrived.orderId,
      body: { type: 'RETURN', lines: line(arrivedLine.id), reason: 'Không vừa', images: [uploads[0]] },
    }),
  },
  'PUT /api/ecommerce/order/:id/return/:returnId/withdrawn': {
    id: (_, { returned, returnId }) => ({ id: returned.orderId, returnId }),
    returnId: ({ returned }, { returnId }) => ({ id: returned.orderId, returnId }),
  },
  'PUT /api/ecommerce/order/:id/received': { id: (_, { sent }) => ({ id: sent.orderId }) },
  'PUT /api/ecommerce/order/cancel-order/:id': {
    id: (_, { unpaid }) => ({ id: unpaid.orderId, body: { reason: 'Đặt nhầm' } }),
  },

  'POST /api/main/review/:id/customer-review': {
    orderLineId: (_, { arrivedLine }) => ({
      id: arrivedLine.productId,
      body: { ...review, orderLineId: arrivedLine.id },
    }),
    images: ({ arrivedLine }, { uploads }) => ({
      id: arrivedLine.productId,
      body: { ...review, orderLineId: arrivedLine.id, images: [uploads[1]] },
    }),
  },
  'PUT /api/main/review/:id': {
    id: (_, { reviewId }) => ({ id: reviewId, body: review }),
    images: ({ reviewId }, { uploads }) => ({ id: reviewId, body: { ...review, images: [uploads[2]] } }),
  },

  'PUT /api/relationship/notify/:id/read': { id: (_, { noticeId }) => ({ id: noticeId }) },

  'GET /api/chat/history/:id': { id: (_, { conversationId }) => ({ id: conversationId }) },
  'GET /api/chat/conversation/:id/stream': { id: (_, { conversationId }) => ({ id: conversationId }) },
  'GET /api/chat/message/:replyId/stream': { replyId: (_, { replyId }) => ({ replyId }) },
  'POST /api/chat/message/:replyId/stop': { replyId: (_, { replyId }) => ({ replyId }) },
  'POST /api/chat/feedback': {
    messageId: (_, { replyId }) => ({ body: { messageId: replyId, vote: 'UP' } }),
  },
  'POST /api/chat/message': {
    conversationId: (_, { conversationId }) => ({
      body: { conversationId, text: 'xin chào', clientMessageId: randomUUID(), language: 'vi' },
    }),
  },
  'POST /api/chat/handoff': {
    conversationId: (_, { conversationId }) => ({ body: { conversationId, contact: '0912345678' } }),
  },
  'POST /api/omni/handoff': {
    conversationId: (_, { conversationId }) => ({ body: { conversationId, contact: '0912345678' } }),
  },
  'POST /api/chat/session': {
    conversationId: (_, { conversationId }) => ({ body: { ...SDK, conversationId } }),
  },
  'DELETE /api/chat/history/:id': { id: (_, { conversationId }) => ({ id: conversationId }) },

  'GET /api/main/membership/purchase/:id': { id: (_, { purchaseId }) => ({ id: purchaseId }) },
  'POST /api/main/membership/purchase/:id/payment': {
    id: (_, { purchaseId }) => ({ id: purchaseId, body: { paymentMethod: 'ONLINE' } }),
  },
  'GET /api/main/service/:id': { id: (_, { serviceId }) => ({ id: serviceId }) },
  'PUT /api/main/service/:id': {
    id: (_, { serviceId }) => ({ id: serviceId, body: { name: 'Sửa', description: 'Sửa tại nhà' } }),
  },
  'GET /api/main/solution/:id': { id: (_, { draft }) => ({ id: draft.id }) },
  'POST /api/main/solution': {
    serviceIds: (_, { serviceId }) => ({ body: { titleVi: 'Mới', serviceIds: [serviceId] } }),
  },
  'PUT /api/main/solution/:id': {
    id: (_, { draft }) => ({ id: draft.id, body: { version: draft.version, titleVi: 'Đổi' } }),
    serviceIds: ({ draft }, { serviceId }) => ({
      id: draft.id,
      body: { version: draft.version, serviceIds: [serviceId] },
    }),
  },
  'PUT /api/main/solution/:id/links': {
    id: (_, { draft }) => ({
      id: draft.id,
      body: { version: draft.version, links: [{ label: '', url: 'https://example.com' }] },
    }),
  },
  'PUT /api/main/solution/:id/channels': {
    id: (_, { draft }) => ({ id: draft.id, body: { version: draft.version, channels: [] } }),
  },
  'PUT /api/main/solution/:id/screenshots/order': {
    id: (_, { draft }) => ({ id: draft.id, body: { version: draft.version, ids: [draft.screenshotId] } }),
    ids: (mine, theirs) => ({
      id: mine.draft.id,
      body: { version: mine.draft.version, ids: [theirs.draft.screenshotId] },
    }),
  },
  'POST /api/main/solution/:id/screenshots': {
    id: ({ uploads }, { draft }) => ({ id: draft.id, body: { uploadIds: [uploads[3]] } }),
    uploadIds: ({ draft }, { uploads }) => ({ id: draft.id, body: { uploadIds: [uploads[4]] } }),
  },
  'PUT /api/main/solution/:id/screenshots/:sid': {
    id: (_, { draft }) => ({
      id: draft.id,
      sid: draft.screenshotId,
      body: { version: draft.version, altVi: 'Màn hình' },
    }),
    sid: (mine, theirs) => ({
      id: mine.draft.id,
      sid: theirs.draft.screenshotId,
      body: { version: mine.draft.version, altVi: 'Màn hình' },
    }),
  },
  'POST /api/main/solution/:id/duplicate': { id: (_, { draft }) => ({ id: draft.id }) },
  'POST /api/main/solution/:id/withdraw': { id: (_, { pending }) => ({ id: pending.id }) },
  'DELETE /api/main/solution/:id/screenshots/:sid': {
    id: (_, { pending }) => ({ id: pending.id, sid: pending.screenshotId }),
    sid: (mine, theirs) => ({ id: mine.pending.id, sid: theirs.pending.screenshotId }),
  },
  'POST /api/main/solution/:id/submit': { id: (_, { draft }) => ({ id: draft.id }) },
  'POST /api/main/solution/:id/unpublish': { id: (_, { published }) => ({ id: published.id }) },
  'POST /api/main/solution/:id/publish': { id: (_, { published }) => ({ id: published.id }) },
  'DELETE /api/main/upload/:id': { id: (_, { uploads }) => ({ id: uploads[5] }) },
  'GET /api/main/solution/request/:id': { id: (_, { receivedId }) => ({ id: receivedId }) },
  'PUT /api/main/solution/request/:id/status': {
    id: (_, { receivedId }) => ({ id: receivedId, body: { status: 'IN_PROGRESS' } }),
  },
  'DELETE /api/main/solution/:id': { id: (_, { draft }) => ({ id: draft.id }) },
  'DELETE /api/main/service/:id': { id: (_, { serviceId }) => ({ id: serviceId }) },

  'POST /api/campaign/invitation': {
    contactIds: (_, { contactId }) => ({ body: { emails: [], contactIds: [contactId] } }),
  },
  'POST /api/campaign/invitation/:id/resend': { id: (_, { invitationId }) => ({ id: invitationId }) },
  'GET /api/relationship/relationship/list-contact/:id': { id: (_, { id }) => ({ id }) },
  'PUT /api/relationship/relationship/contact/:id': {
    id: (_, { contactId }) => ({ id: contactId, body: contact }),
  },
  'DELETE /api/relationship/relationship/contact/:id': { id: (_, { contactId }) => ({ id: contactId }) },
};

/** Fields whose values belong to the shop and not to an account, or are made by the browser that sends them. */
const shared = new Set([
  'infoId',
  'infoIds',
  'productId',
  'planId',
  'flashSaleId',
  'categoryId',
  'providerId',
  'serviceId',
  // Names of one request and its repetitions.
  'clientMessageId',
  'requestId',
  'cartId',
  'sdkId',
]);
/** Routes whose ids are those of public things. */
const ofTheShop = new Set([
  'GET /api/main/product/:id/related',
  'GET /api/main/product/:id/size-guide',
  'GET /api/main/product/:id/public',
  'GET /api/main/product/get-list-info-and-attribute/:id',
  'POST /api/main/product/cards',
  'POST /api/main/product/favourite/merge',
  'POST /api/main/product/:id/favourite',
  'PUT /api/main/product/:id/favourite',
  'DELETE /api/main/product/favourite/:id',
  'GET /api/main/media/:id',
  'GET /api/ecommerce/cart/shared/:id',
  'GET /api/main/address/districts/:id',
  'GET /api/main/address/wards/:id',
  'GET /api/main/flash-sale/web',
  'GET /api/main/flash-sale/web/:id',
  'GET /api/main/news/:id',
  'POST /api/main/review/:id/customer-review',
  'POST /api/main/review/:id/helpful',
  'DELETE /api/main/review/:id/helpful',
  'POST /api/main/review/:id/report',
  'POST /api/main/solution/favourite/merge',
  'POST /api/main/solution/:id/favourite',
  'DELETE /api/main/solution/:id/favourite',
  'POST /api/main/solution/:id/request',
  'POST /api/main/voucher/:id/collect',
  // They open only with the signed link of a mail or of the answer that began the payment.
  'GET /api/ecommerce/order/track',
  'GET /api/ecommerce/payment/go/:attemptId',
]);

const addressOf = (row: string, asked: Asked) =>
  (row.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, (_, name: string) => String(asked[name]));
const isOfReferral = (row: string) => permissions[row] === 'referral';
const send = (row: string, who: Owner, asked: Asked) =>
  shop.app.inject({
    method: row.split(' ')[0] as 'GET',
    url: addressOf(row, asked),
    // Visitors are limited by their address.
    remoteAddress: `10.2.${String((count += 1) >> 8)}.${String(count & 255)}`,
    headers: {
      ...(isOfReferral(row) ? who.referral : who.session),
      ...(!row.startsWith('GET') && { 'idempotency-key': randomUUID() }),
    },
    ...(asked.body && { payload: asked.body }),
  });

/** Requests with a body in order that name nothing of an account. */
const plain: Record<string, Case> = {
  'POST /api/auth/active-user': () => ({ body: { token: 'a'.repeat(43), claim: 'a'.repeat(43) } }),
  'POST /api/auth/change-pass-token': () => ({
    body: { token: 'a'.repeat(43), password: 'mat khau moi 1', confirmPassword: 'mat khau moi 1' },
  }),
  'POST /api/auth/login': ({ email }) => ({ body: { username: email, password: 'another password 1' } }),
  'POST /api/auth/refreshToken': () => ({ body: { refreshToken: 'a'.repeat(43) } }),
  'POST /api/auth/register': () => ({
    body: {
      firstName: 'Mai',
      lastName: 'Lê',
      email: 'mai@example.com',
      phone: '0977123123',
      password: 'mat khau moi 1',
      confirmPassword: 'mat khau moi 1',
      acceptTerms: true,
    },
  }),
  'POST /api/auth/resend-verification': () => ({ body: { email: 'mai@example.com' } }),
  'PUT /api/auth/user/change-password': () => ({
    body: {
      currentPassword: 'another password 1',
      newPassword: 'mat khau moi 1',
      confirmPassword: 'mat khau moi 1',
    },
  }),
  'POST /api/auth/user/contact-change': () => ({ body: { kind: 'PHONE', value: '0977123124' } }),
  'DELETE /api/auth/user/me': () => ({ body: { password: 'another password 1' } }),
  'PUT /api/auth/user/profile': () => ({ body: { firstName: 'Hoa', lastName: 'Trần' } }),
  'POST /api/campaign/referral/join': () => ({ body: { consent: true } }),
  'POST /api/campaign/referral/refresh': () => ({ body: { refreshToken: 'a'.repeat(43) } }),
  'POST /api/campaign/referral/touch': () => ({ body: { code: 'ABCDEFGH', landing: '/' } }),
  'POST /api/campaign/reward/payout': () => ({
    body: {
      method: 'BANK',
      account: { provider: 'VCB', number: '0123456789', holder: 'TRAN HOA' },
      amount: 50_000,
    },
  }),
  'PUT /api/ecommerce/cart': () => ({ body: { lines: [], saved: [], version: 0 } }),
  'POST /api/ecommerce/cart/merge': () => ({ body: { cartId: randomUUID(), lines: [], saved: [] } }),
  'POST /api/ecommerce/cart/shared': (mine) => ({ body: { lines: goods(mine) } }),
  'POST /api/ecommerce/cart/validate': (mine) => ({ body: { lines: goods(mine) } }),
  'POST /api/ecommerce/order': (mine) => ({
    body: { ...purchase(mine), quoteHash: 'a'.repeat(64), customer: someone, note: 'Gọi trước' },
  }),
  'POST /api/ecommerce/quote': (mine) => ({ body: purchase(mine) }),
  'POST /api/ecommerce/quote/vouchers': (mine) => ({ body: { lines: goods(mine), address: HANOI } }),
  'POST /api/ecommerce/shipping/quote': (mine) => ({ body: { lines: goods(mine), address: HANOI } }),
  'PUT /api/main/consent': () => ({ body: { analytics: true, marketing: false } }),
  'POST /api/main/contact': () => ({
    body: {
      fullName: 'Hoa Trần',
      email: 'hoa@example.com',
      phoneNumber: '0912345678',
      subject: 'Hỏi',
      message: 'Còn hàng không?',
    },
  }),
  'POST /api/main/flash-sale-product/public/list': () => ({ body: { page: 1 } }),
  'POST /api/main/membership/subscribe': () => ({ body: { planId: 'BASIC' } }),
  'POST /api/main/newsletter/subscribe': () => ({
    body: { email: 'tin@example.com', lang: 'vi', consent: true },
  }),
  'POST /api/main/newsletter/unsubscribe': () => ({ body: { token: 'a'.repeat(43) } }),
  'POST /api/main/product/by-ids': (mine) => ({ body: { infoIds: [mine.unpaid.infoId] } }),
  'POST /api/main/product/cards': ({ arrivedLine }) => ({ body: { ids: [arrivedLine.productId] } }),
  'POST /api/main/product/favourite/merge': ({ arrivedLine }) => ({ body: { ids: [arrivedLine.productId] } }),
  'POST /api/main/product/:infoId/stock-alert': ({ unpaid }) => ({
    infoId: unpaid.infoId,
    body: { email: 'hoa@example.com' },
  }),
  'PUT /api/main/profile/update-profile': () => ({ body: { company: 'Công ty An Phát' } }),
  'PUT /api/main/provider/me': () => ({
    body: { ...business, description: aRegistration.description, version: 1 },
  }),
  'POST /api/main/provider/register': () => ({ body: aRegistration }),
  'POST /api/main/review/:id/report': (_, { reviewId }) => ({ id: reviewId, body: { reason: 'SPAM' } }),
  'POST /api/main/service': () => ({ body: { name: 'Sửa', description: 'Sửa tại nhà' } }),
  'POST /api/main/solution/favourite/merge': ({ published }) => ({ body: { ids: [published.id] } }),
  'POST /api/main/solution/:id/request': (_, { published }) => ({
    id: published.id,
    body: { type: 'CONSULT' },
  }),
  'POST /api/main/tracking': () => ({ body: { accessedUrl: '/products' } }),
  'POST /api/main/user-address': () => ({ body: address }),
  'POST /api/main/voucher/check': (mine) => ({ body: { lines: goods(mine), code: 'NOTHING' } }),
  'POST /api/main/voucher/public/list': () => ({ body: { page: 1 } }),
  'PUT /api/relationship/notify/mails': () => ({
    body: { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true },
  }),
  'POST /api/relationship/relationship/contact': () => ({ body: contact }),
  'POST /api/relationship/relationship/contact/import': () => ({
    body: { content: 'fullName,email\nLan,lan@example.com', isPreview: true },
  }),
  'POST /api/rum': () => ({
    body: { view: 'a', versions: {}, events: [{ kind: 'vital', remote: 'shell', name: 'LCP', value: 1 }] },
  }),
  // Last, because it ends the session of who asks.
  'POST /api/auth/logout': () => ({ body: { refreshToken: 'a'.repeat(43) } }),
};

/** Requests of `plain` that say something of another account's thing. */
const aboutOthers = new Set(['POST /api/main/review/:id/report', 'POST /api/main/solution/:id/request']);

/** Requests about all that an account has of a kind; the last ones end its sessions. */
const ofAll: Record<string, Case> = {
  // What both like: one of them no longer.
  'POST /api/main/product/:id/favourite': (_, { arrivedLine }) => ({ id: arrivedLine.productId }),
  'DELETE /api/main/product/favourite/:id': (_, { arrivedLine }) => ({ id: arrivedLine.productId }),
  'POST /api/main/solution/:id/favourite': (_, { published }) => ({ id: published.id }),
  'DELETE /api/main/solution/:id/favourite': (_, { published }) => ({ id: published.id }),
  'PUT /api/relationship/notify/read-all': () => ({}),
  'PUT /api/relationship/notify/mails': () => ({
    body: { PAYMENT_REMINDERS: false, VOUCHERS: false, REVIEWS: false },
  }),
  'POST /api/main/membership/cancel': () => ({}),
  'DELETE /api/auth/user/avatar': () => ({}),
  'DELETE /api/auth/sessions': () => ({}),
  'PUT /api/auth/user/change-password': () => ({
    body: {
      currentPassword: PASSWORD,
      newPassword: 'mat khau moi 1',
      confirmPassword: 'mat khau moi 1',
    },
  }),
};

/** What would make a request worth more to its sender, were it written. */
const wanted = {
  userId: randomUUID(),
  customerId: randomUUID(),
  ownerId: randomUUID(),
  providerId: randomUUID(),
  price: 1,
  total: 1,
  discount: 1_000_000,
  status: 'APPROVED',
  role: 'ADMIN',
  isPublished: true,
  createdAt: '2020-01-01T00:00:00.000Z',
};

/** Answers to another account's thing that do not say 404, because the request itself is about an own thing. */
const otherRefusals: Record<string, string> = {
  'POST /api/ecommerce/order/:id/return lineId': '400 VALIDATION_FAILED lines[0].lineId invalid',
  'POST /api/ecommerce/order/:id/return images': '400 VALIDATION_FAILED images invalid',
  'POST /api/main/review/:id/customer-review orderLineId': '403 REVIEW_NEEDS_PURCHASE',
  'POST /api/main/review/:id/customer-review images': '400 VALIDATION_FAILED images UPLOAD_NOT_FOUND',
  'PUT /api/main/review/:id images': '400 VALIDATION_FAILED images UPLOAD_NOT_FOUND',
  'POST /api/main/solution/:id/screenshots uploadIds': '400 VALIDATION_FAILED uploadIds UPLOAD_NOT_FOUND',
  'PUT /api/main/solution/:id/screenshots/order ids': '409 SCREENSHOTS_CHANGED',
};
/** What is not the caller's is left out of the request, which is done without it. */
const leftOut = new Set([
  'POST /api/main/solution serviceIds',
  'PUT /api/main/solution/:id serviceIds',
  'POST /api/campaign/invitation contactIds',
]);

const naming = /(^|[a-z])(id|Id|ids|Ids)$|^images$|^sid$/;
const everyCase = () =>
  Object.entries(owned).flatMap(([row, cases]) =>
    Object.entries(cases).map(([field, asked]) => ({ row, asked, name: `${row} ${field}` })),
  );
function outcome(reply: Awaited<ReturnType<typeof send>>) {
  if (reply.statusCode < 300) return '200';
  const { errorCode = '', errors = [] } = reply.json<{
    errorCode?: string;
    errors?: { field: string; code: string }[];
  }>();
  const fields = errors.map(({ field, code }) => `${field} ${code}`);
  return [String(reply.statusCode), errorCode, ...fields].join(' ');
}

/** A digest of every table, or of its rows with one of these texts, without the keys by which a repeated request is known. */
async function digests(texts: string[] = ['']): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'idempotency_keys'`.execute(
    shop.db,
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const digest = await sql<{ text: string }>`
      select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as text
      from ${sql.table(name)} t where t::text ~ ${texts.join('|')}`.execute(shop.db);
    found.set(name, digest.rows[0]?.text ?? '');
  }
  return found;
}
async function changedBy(ask: () => Promise<void>, texts?: string[]): Promise<string[]> {
  const before = await digests(texts);
  await ask();
  return [...(await digests(texts))]
    .filter(([name, digest]) => before.get(name) !== digest)
    .map(([name]) => name);
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The mailbox and the ids of an account and its things. */
const namesOf = (who: Owner) =>
  [
    who.email,
    ...JSON.stringify({
      ...who,
      arrivedLine: who.arrivedLine.id,
      session: '',
      referral: '',
      refreshToken: '',
    }).matchAll(uuids),
  ].map(String);

test('every route that names something of an account has a case here', () => {
  const missing = operations.flatMap(({ row, fields }) => {
    if (isOfStaff(row) || row.endsWith('/with-auth')) return [];
    return fields
      .filter((field) => naming.test(field) && !shared.has(field))
      .filter((field) => !owned[row]?.[field] && !ofTheShop.has(row))
      .map((field) => `${row} ${field}`);
  });
  const known = new Set(operations.map(({ row }) => row));

  expect(missing).toEqual([]);
  expect(
    [...Object.keys(owned), ...ofTheShop, ...Object.keys(plain)].filter((row) => !known.has(row)),
  ).toEqual([]);
});

test('what belongs to one customer or provider is not found by another, and nothing changes', async () => {
  const wrong: string[] = [];

  const changed = await changedBy(async () => {
    for (const { row, asked, name } of everyCase().filter((one) => !leftOut.has(one.name))) {
      const said = outcome(await send(row, minh, asked(minh, lan)));
      const isRefused = name in otherRefusals ? said === otherRefusals[name] : said.startsWith('404 ');
      if (!isRefused) wrong.push(`${name}: ${said}`);
    }
  });

  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
});

test('what belongs to another is answered like what never was, word for word', async () => {
  // Products are everybody's.
  const { productId } = lan.arrivedLine;
  const known = new Map([[productId, productId]]);
  const aNew = (id: string) => known.get(id) ?? known.set(id, randomUUID()).get(id) ?? '';
  const never = JSON.parse(JSON.stringify(lan).replaceAll(uuids, aNew)) as Owner;
  const answerOf = (reply: Awaited<ReturnType<typeof send>>) => {
    const { requestId, ...rest } = reply.json<Record<string, unknown>>();
    return [reply.statusCode, typeof requestId, JSON.stringify(rest).replaceAll(uuids, 'id')].join(' ');
  };
  const different: string[] = [];

  const changed = await changedBy(async () => {
    for (const { row, asked, name } of everyCase().filter((one) => !leftOut.has(one.name))) {
      const theirs = answerOf(await send(row, minh, asked(minh, lan)));
      const unknown = answerOf(await send(row, minh, asked(minh, never)));
      if (theirs !== unknown) different.push(`${name}: ${theirs}, and ${unknown} for what never was`);
    }
  });

  expect(different).toEqual([]);
  expect(changed).toEqual([]);
});

test('the service or contact of another account is left out of what names it', async () => {
  const changed = await changedBy(async () => {
    for (const { row, asked, name } of everyCase().filter((one) => leftOut.has(one.name))) {
      minh.draft.version = await versionOf(minh);
      const reply = await send(row, minh, asked(minh, lan));

      expect([name, reply.statusCode]).toEqual([name, 200]);
      expect(reply.body).not.toContain(lan.serviceId);
    }
  });
  const { rows } = await sql`
    select id from solutions s where provider_id <> ${lan.providerId} and s::text like ${`%${lan.serviceId}%`}`.execute(
    shop.db,
  );

  expect(rows).toEqual([]);
  expect(changed).toEqual(['solutions']);
});

test('the lists of an account have nothing of another', async () => {
  const theirs = namesOf(lan);
  const lists = operations.filter(
    ({ row }) =>
      row.startsWith('GET') &&
      !row.includes(':') &&
      !row.endsWith('/stream') &&
      !row.endsWith('/with-auth') &&
      /^(customer|provider|referral)$/.test(permissions[row] ?? ''),
  );

  expect(lists.length).toBeGreaterThan(20);
  for (const { row } of lists) {
    const { statusCode, body } = await send(row, minh, {});
    expect([row, statusCode]).toEqual([row, 200]);
    expect([row, theirs.filter((text) => body.includes(text))]).toEqual([row, []]);
  }
});

test('a body that also says who owns the thing, what it costs or how it stands is refused, and nothing changes', async () => {
  const wrong: string[] = [];
  const bodies = operations.filter(
    ({ row, hasBody }) => hasBody && !isOfStaff(row) && !row.endsWith('/with-auth'),
  );

  const changed = await changedBy(async () => {
    for (const { row, fields } of bodies) {
      const asked = (plain[row] ?? Object.values(owned[row] ?? {})[0])?.(minh, row in plain ? lan : minh);
      if (!asked) {
        wrong.push(`${row}: no body here`);
        continue;
      }
      for (const [field, value] of Object.entries(wanted).filter(([name]) => !fields.includes(name))) {
        const said = outcome(await send(row, minh, { ...asked, body: { ...asked.body, [field]: value } }));
        if (!said.startsWith('400 VALIDATION_FAILED') || !said.includes(field))
          wrong.push(`${row} ${field}: ${said}`);
      }
    }
  });

  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
});

test('an owner may do what a stranger may not, and leaves everything of others as it was', async () => {
  const wrong: string[] = [];
  const asked = new Set<string>();

  const changed = await changedBy(async () => {
    for (const one of everyCase()) {
      // A stream stays open.
      if (one.row.endsWith('/stream')) continue;
      lan.draft.version = await versionOf(lan);
      const request = one.asked(lan, lan);
      const text = JSON.stringify([one.row, request]);
      if (asked.has(text)) continue;
      asked.add(text);
      const said = outcome(await send(one.row, lan, request));
      if (/^404|^401 UNAUTHENTICATED/.test(said) || said === otherRefusals[one.name])
        wrong.push(`${one.name}: ${said}`);
    }
    for (const [row, request] of Object.entries(plain).filter(([name]) => !aboutOthers.has(name))) {
      const said = outcome(await send(row, lan, request(lan, minh)));
      if (/^401 UNAUTHENTICATED|VALIDATION_FAILED(?!.*wrongPassword)/.test(said))
        wrong.push(`${row}: ${said}`);
    }
  }, namesOf(minh));

  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
});

test('what an owner does with all that they have leaves everything of others as it was', async () => {
  const refused: string[] = [];
  const { token } = (await postLogin(shop, lan.email, PASSWORD)).json<{ data: Tokens }>().data;
  lan.session = bearer(token);

  const changed = await changedBy(async () => {
    for (const [row, asked] of Object.entries(ofAll)) {
      const said = outcome(await send(row, lan, asked(lan, minh)));
      if (said !== '200') refused.push(`${row}: ${said}`);
    }
  }, namesOf(minh));

  expect(refused).toEqual([]);
  expect(changed).toEqual([]);
});

async function versionOf({ draft, session }: Owner): Promise<number> {
  const reply = await shop.app.inject({ url: `/api/main/solution/${draft.id}`, headers: session });
  return reply.json<{ data: { version: number } | null }>().data?.version ?? draft.version;
}
