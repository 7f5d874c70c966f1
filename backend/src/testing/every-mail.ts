import type { Language } from '../lib/language';
import { createAccountMails } from '../modules/auth/account-mails';
import { ticketReplyMail } from '../modules/chat-tickets/ticket-mail';
import { contactAnswerMail, contactMail } from '../modules/contacts/contact-mail';
import { changedMail, codeMail, takenMail } from '../modules/customers/contact-change-mails';
import { alreadyMail, confirmMail, welcomeMail } from '../modules/newsletter/newsletter-mails';
import { reviewDecidedMail, voucherEndingMail } from '../modules/notifications/notification-mail';
import { createOrderMails } from '../modules/orders/order-mails';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../modules/orders/orders.repository';
import type { Mail, MailToWrite } from '../modules/outbox/outbox.service';
import { membershipMail } from '../modules/memberships/membership-mails';
import { keptMail, scheduledMail } from '../modules/privacy/deletion-mails';
import { invitationMail } from '../modules/referrals/invitation-mail';
import { providerMail } from '../modules/providers/provider-mails';
import { rewardMail } from '../modules/rewards/reward-mails';
import { solutionMail } from '../modules/solutions/solution-mails';
import { stockAlertMail } from '../modules/stock-alerts/stock-alert-mail';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;

const publicUrl = 'https://shop.example.com';
const at = new Date('2026-03-04T05:06:07Z');
const email = 'lan@example.com';

/** Every email of the shop by a unique name, with `typed` in each place that shows a person's input. */
export async function everyMail(language: Language, typed: string): Promise<Map<string, Content>> {
  const mails = new Map<string, Content>();
  const add = (name: string, mail: Content) => mails.set(name, mail);
  const siteName = typed;

  const account = createAccountMails({ publicUrl, siteName: () => Promise.resolve(siteName) });
  const reader = { email, language };
  const keyed = { ...reader, key: 'k' };
  add('account verify', await written(account.verify(reader, 'token')));
  add('account reset', await written(account.reset(reader, 'token')));
  add('account password changed', await written(account.passwordChanged({ ...keyed, at })));
  for (const role of ['OPERATOR', 'ADMIN'] as const)
    add(`account invited, ${role}`, await written(account.invited(reader, 'token', role)));
  const devices = {
    'browser and system': { browser: 'Firefox', system: 'Linux', kind: null },
    'browser alone': { browser: 'Firefox', system: null, kind: null },
    'system alone': { browser: null, system: 'Linux', kind: null },
    'nothing known': { browser: null, system: null, kind: null },
  };
  for (const [name, device] of Object.entries(devices))
    add(`account new device, ${name}`, await written(account.newDevice({ ...keyed, device, at })));
  add('account guesses', await written(account.guesses(keyed)));
  add('account locked', await written(account.locked(keyed)));
  add('account phone taken', await written(account.phoneTaken(keyed)));
  add('account already', await written(account.already(keyed)));

  add(
    'chat reply',
    ticketReplyMail(
      { ticket: 'HT-2345-6789', language },
      { id: 'id', text: typed, to: email },
      { siteName, publicUrl },
    ),
  );
  add(
    'contact answer',
    contactAnswerMail(
      { ticket: 'LH-2345-6789', fullName: typed, message: typed, language },
      { id: 'id', text: typed, to: email },
      { siteName, email: 'shop@example.com' },
    ),
  );
  for (const kind of ['CONTACT', 'QUICK_CONSULTATION'] as const) {
    const request = {
      id: 'id',
      ticket: 'LH-2345-6789',
      kind,
      fullName: typed,
      email: kind === 'CONTACT' ? email : null,
      phone: '+84912345678',
      company: typed,
      businessName: typed,
      subject: kind === 'CONTACT' ? typed : null,
      message: `${typed}\n${typed}`,
      language: kind === 'CONTACT' ? ('vi' as const) : ('en' as const),
      createdAt: at,
    };
    add(`contact ${kind}`, contactMail(request, 'shop@example.com'));
  }

  for (const kind of ['EMAIL', 'PHONE'] as const) {
    const change = { changeId: 'c', kind, to: email, language, siteName };
    add(`contact code ${kind}`, codeMail(change, '123456'));
    add(`contact taken ${kind}`, takenMail(change));
  }
  add('contact changed', changedMail({ changeId: 'c', to: email, language, siteName }, 'x@example.com'));

  const newsletter = { email, language, siteName, publicUrl, unsubscribeToken: 'unsubscribe' };
  add('newsletter confirm', confirmMail(newsletter, 'confirm'));
  add('newsletter welcome', welcomeMail(newsletter));
  add('newsletter already', alreadyMail(newsletter));

  const shop = { publicUrl, siteName };
  add('voucher ending', voucherEndingMail({ code: 'GIAM20', name: typed, endsAt: at }, language, shop));
  add('review published', reviewDecidedMail({ product: typed, reason: null }, language, shop));
  add('review refused', reviewDecidedMail({ product: typed, reason: typed }, language, shop));

  const invitation = { id: 'i', email, language, siteName, publicUrl, token: 'token', sends: 1 };
  const benefit = {
    voucherCode: 'BANMOI',
    voucherName: typed,
    discount: { kind: 'FIXED' as const, value: 30_000, maxDiscount: null },
    minSubtotal: 0,
  };
  add('invitation', invitationMail({ ...invitation, inviterName: typed, message: typed, benefit }));
  add(
    'invitation without more',
    invitationMail({ ...invitation, inviterName: null, message: null, benefit: null }),
  );
  const amount = 50_000;
  for (const news of [
    { kind: 'earned', amount, unlocksAt: at },
    { kind: 'locked', amount },
    { kind: 'released', amount },
    { kind: 'returned', amount },
    { kind: 'refused', amount, reason: typed },
    { kind: 'requested', amount, code: 'CT-2345', account: 'VCB •••• 3456' },
    { kind: 'paid', amount, code: 'CT-2345' },
    { kind: 'rejected', amount, code: 'CT-2345', reason: typed },
  ] as const)
    add(`reward ${news.kind}`, rewardMail(news, language, shop));

  const title = typed;
  const about = { title, requestId: 'r' };
  for (const news of [
    { kind: 'approved', title, solutionId: 's' },
    { kind: 'rejected', title, solutionId: 's', reason: typed },
    { kind: 'asked', ...about, name: typed, message: typed },
    { kind: 'answered', ...about, status: 'IN_PROGRESS', reason: null },
    { kind: 'answered', ...about, status: 'DONE', reason: typed },
    { kind: 'answered', ...about, status: 'REJECTED', reason: typed },
    { kind: 'answered', ...about, status: 'WITHDRAWN', reason: null },
  ] as const)
    add(`solution ${news.kind} ${'status' in news ? news.status : ''}`, solutionMail(news, language, shop));
  add(
    'solution asked by someone',
    solutionMail({ kind: 'asked', ...about, name: '', message: '' }, language, shop),
  );
  for (const status of ['APPROVED', 'REJECTED', 'LOCKED', 'NAME_APPROVED', 'NAME_REJECTED'] as const) {
    const news = { status, businessName: typed, reason: status.endsWith('APPROVED') ? null : typed };
    add(`provider ${status}`, providerMail(news, language, shop));
  }
  for (const news of [
    { kind: 'paid', plan: 'PRO', amount, code: 'HV2345ABCD', until: at },
    { kind: 'moneyReturned', plan: 'PRO', amount, code: 'HV2345ABCD' },
    { kind: 'ending', plan: 'PRO', days: 7, until: at },
    { kind: 'ended', plan: 'PRO', until: at },
    { kind: 'hidden', plan: 'PRO' },
    { kind: 'extended', plan: 'PRO', until: at, reason: typed },
    { kind: 'stopped', plan: 'PRO', reason: typed },
  ] as const)
    add(`membership ${news.kind}`, membershipMail(news, language, shop));

  const deletion = { userId: 'u', email, language, siteName, publicUrl, requestedAt: at };
  add('deletion scheduled', scheduledMail(deletion, at));
  add('deletion taken back', keptMail(deletion));

  for (const color of [typed, null]) {
    const owed = { id: 'id', email, language, name: typed, color, size: color && 'M' };
    const product = { nameVi: typed, nameEn: typed, slug: 'ao/thun', variantId: 'v' };
    add(
      `stock alert ${color ? 'of a colour and size' : ''}`,
      stockAlertMail({ ...owed, ...product }, publicUrl),
    );
  }

  for (const [name, mail] of await orderMails(language, typed)) add(name, mail);
  return mails;
}

const written = (mail: MailToWrite): Promise<Mail> => mail({} as Parameters<MailToWrite>[0]);

async function orderMails(language: Language, typed: string): Promise<[string, Mail][]> {
  const paid = anOrder(language, typed, { paymentMethod: 'ONLINE' });
  const cash = anOrder(language, typed, {
    paymentMethod: 'COD',
    vatInvoice: { company: typed, taxCode: '0312345678', address: typed, email },
    shippingMethod: 'EXPRESS',
  });
  const free = anOrder(language, typed, { paymentMethod: 'THEGHINO', grandTotal: 0 });
  const orders = new Map([paid, cash, free].map((order) => [order.id, order]));
  const lines = [aLine(typed, { isGift: false }), aLine(typed, { isGift: true })];
  const shipments = [{ carrier: 'GHN', trackingNumber: typed }, { carrier: 'GHN' }] as ShipmentRow[];
  const mails = createOrderMails({
    publicUrl,
    siteName: () => Promise.resolve(typed),
    orders: {
      findById: async (_from, id) => orders.get(id),
      linesOf: async () => lines as OrderLineRow[],
      shipmentsOf: async () => shipments,
    },
    tracking: { issue: (id) => `${id}.signed` },
  });
  const made: [string, MailToWrite][] = [
    ['placed, online', mails.placed(paid, lines)],
    ['placed, cash', mails.placed(cash, lines)],
    ['placed, free', mails.placed(free, lines)],
    ['paid', mails.paid(paid)],
    ['reminder', mails.reminder({ ...paid, expiresAt: at })],
    ['money returned', mails.moneyReturned(paid, { attemptId: 'a', amount: 50_000 })],
    ['refunding', mails.refunding(paid, { occasion: 'o', amount: 50_000, reason: typed })],
    ['refunded', mails.refunded(paid, { refundId: 'r', amount: 50_000 })],
    ['asked', mails.asked(cash, { occasion: 'o' })],
    ['cancel declined', mails.cancelDeclined(paid, typed)],
  ];
  for (const status of ['NEW', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED', 'EXCHANGED'] as const) {
    for (const type of ['RETURN', 'EXCHANGE', 'REFUND'] as const) {
      const news = { returnId: 'r', status, type };
      made.push([`return ${status} ${type}`, mails.returned(paid, news)]);
      made.push([
        `return ${status} ${type}, why`,
        mails.returned(paid, { ...news, reason: typed, amount: 9 }),
      ]);
      made.push([
        `return ${status} ${type}, cash`,
        mails.returned(cash, { ...news, amount: 50_000, reward: 9 }),
      ]);
    }
  }
  for (const status of ['PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'] as const) {
    const move = { at, by: 'OPERATOR' as const, reason: typed, refunding: 0 };
    made.push([`moved ${status}`, mails.moved(paid, status, move)]);
    made.push([`moved ${status}, refunding`, mails.moved(paid, status, { ...move, refunding: 50_000 })]);
  }
  const reasons = [
    'CHANGE_ITEMS',
    'CHANGE_ADDRESS',
    'CHANGE_PAYMENT',
    'FOUND_CHEAPER',
    'NO_LONGER_NEEDED',
    'PAYMENT_EXPIRED',
    null,
  ];
  for (const by of ['CUSTOMER', 'SYSTEM'] as const) {
    for (const reason of reasons)
      made.push([
        `cancelled by ${by}, ${reason ?? ''}`,
        mails.moved(paid, 'CANCEL', { at, by, reason, refunding: 0 }),
      ]);
  }
  return Promise.all(
    made.map(async ([name, mail]): Promise<[string, Mail]> => [`order ${name}`, await written(mail)]),
  );
}

function anOrder(
  language: Language,
  typed: string,
  change: Pick<OrderRow, 'paymentMethod'> & Partial<OrderRow> & { shippingMethod?: string },
): OrderRow {
  const { shippingMethod = 'STANDARD', ...rest } = change;
  const shippingFee = rest.grandTotal === 0 ? 0 : 30_000;
  const trace: OrderRow['pricing']['trace'] = [
    { step: 'BASE', amount: 400_000, after: 400_000 },
    { step: 'FLASH_SALE', amount: -10_000, after: 390_000, source: typed },
    { step: 'QUANTITY_PROMOTION', amount: -10_000, after: 380_000, source: typed },
    { step: 'ORDER_PROMOTION', amount: -10_000, after: 370_000, source: typed },
    { step: 'VOUCHER', amount: -20_000, after: 350_000, source: 'GIAM20' },
    { step: 'SHIPPING', amount: shippingFee, after: 350_000 + shippingFee, source: shippingMethod },
    { step: 'REWARD', amount: -1_000, after: 349_000 + shippingFee },
  ];
  const order: Partial<OrderRow> = {
    id: `order-${rest.paymentMethod}`,
    code: 'DH-1234',
    customerId: 'customer',
    grandTotal: 390_000,
    returnDays: 7,
    customer: { firstName: typed, lastName: typed, email, phone: '+84912345678' },
    address: { address: typed, ward: typed, district: '', province: typed, national: 'VN' },
    note: typed,
    vatInvoice: null,
    pricing: {
      trace,
      promotionAppliedOrder: [],
      appliedVoucherOrder: null,
      moreOriginalProducts: [{ infoId: 'variant', quantity: 1, unitPrice: 250_000, reason: 'OVER_QUOTA' }],
    },
    language,
    ...rest,
  };
  return order as OrderRow;
}

const aLine = (typed: string, { isGift }: { isGift: boolean }) => ({
  variantId: 'variant',
  name: typed,
  quantity: 2,
  color: isGift ? null : { name: typed, rgb: '#000000' },
  size: isGift ? null : 'M',
  unitPrice: 200_000,
  lineTotal: 400_000,
  isGift,
});
