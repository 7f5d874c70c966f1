import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../src/lib/clock';
import type { ContactStatus } from '../src/modules/contacts/contacts.tables';
import { hashPassword } from '../src/modules/auth/password';
import { ledger } from '../src/modules/rewards/ledger';
import { demoUserId } from './accounts';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { seedOrderList, staff, system, type DemoOrder } from './orders';

const HOUR_MS = 3_600_000;
const REWARD = 50_000;

/** Orders whose money waits for staff. */
const orders: DemoOrder[] = [
  {
    key: 'refund-by-hand',
    placedHoursAgo: 50,
    method: 'ONLINE',
    pieces: [1],
    address: 'office',
    note: 'Giao giờ hành chính',
    happened: [system('PROCESSING', 0.1, 'PAID'), staff('CANCEL', 6, 'Sản phẩm bị lỗi đường may')],
    buyer: { firstName: 'Thanh Tùng', lastName: 'Phạm', email: 'tung@example.net', phone: '+84905111222' },
    waits: 'REFUND',
  },
  {
    key: 'payment-in-review',
    placedHoursAgo: 5,
    method: 'ONLINE',
    pieces: [2],
    address: 'home',
    note: 'Gọi trước khi giao',
    happened: [],
    buyer: { firstName: 'Bích Ngọc', lastName: 'Lê', email: 'ngoc@example.net', phone: '+84905333444' },
    waits: 'REVIEW',
  },
];

interface Message {
  key: string;
  hoursAgo: number;
  fullName: string;
  email: string | null;
  phone: string;
  subject: string | null;
  message: string;
  status?: ContactStatus;
  answer?: string;
}

const messages: Message[] = [
  {
    key: 'size',
    hoursAgo: 2,
    fullName: 'Đỗ Thu Hà',
    email: 'ha.do@example.net',
    phone: '+84906000111',
    subject: 'Đổi cỡ áo',
    message: 'Áo khoác cỡ M hơi chật, tôi muốn đổi sang cỡ L. Cửa hàng còn hàng không?',
  },
  {
    key: 'call',
    hoursAgo: 6,
    fullName: 'Vũ Gia Huy',
    email: null,
    phone: '+84906000222',
    subject: null,
    message: 'Tư vấn giúp tôi bộ đồng phục cho 20 người.',
  },
  {
    key: 'invoice',
    hoursAgo: 27,
    fullName: 'Nguyễn Thị Mai',
    email: 'mai.nguyen@example.net',
    phone: '+84906000333',
    subject: 'Hoá đơn VAT',
    message: 'Đơn tuần trước của công ty tôi chưa có hoá đơn, nhờ cửa hàng xuất giúp.',
    status: 'ANSWERED',
    answer: 'Chào chị, hoá đơn đã được gửi tới hộp thư của công ty sáng nay.',
  },
  {
    key: 'hours',
    hoursAgo: 72,
    fullName: 'Trần Minh Đức',
    email: 'duc.tran@example.net',
    phone: '+84906000444',
    subject: 'Giờ mở cửa',
    message: 'Cửa hàng có mở cửa chủ nhật không?',
    status: 'CLOSED',
  },
];

const subscribers = [
  { email: 'an.le@example.net', daysAgo: 40, status: 'ACTIVE' },
  { email: 'binh.tran@example.net', daysAgo: 33, status: 'ACTIVE' },
  { email: 'chi.pham@example.net', daysAgo: 21, status: 'UNSUBSCRIBED' },
  { email: 'dung.vo@example.net', daysAgo: 14, status: 'ACTIVE' },
  { email: 'emily@example.net', daysAgo: 9, status: 'ACTIVE', language: 'en' },
  { email: 'giang.bui@example.net', daysAgo: 3, status: 'ACTIVE' },
  { email: 'hoa.dang@example.net', daysAgo: 0.2, status: 'PENDING' },
] as const;

const failedMails = [
  { key: 'full', to: 'hop-thu-day@example.net', hoursAgo: 20, error: '452 4.2.2 the mailbox is full' },
  { key: 'gone', to: 'khong-con@example.net', hoursAgo: 9, error: '550 5.1.1 no such user' },
  { key: 'blocked', to: 'bi-chan@example.net', hoursAgo: 4, error: '554 5.7.1 refused by policy' },
];

const members = [
  { email: 'thuha@example.net', firstName: 'Thu Hà', lastName: 'Hoàng', phone: '+84907000111', hoursAgo: 30 },
  { email: 'giahuy@example.net', firstName: 'Gia Huy', lastName: 'Bùi', phone: '+84907000222', hoursAgo: 8 },
];

/** What waits for staff on an ordinary day. What is there already stays as it is. */
export async function seedWorkingDay(context: SeedContext): Promise<void> {
  await seedOrderList(context, orders);
  await seedMessages(context);
  await seedSubscribers(context);
  await seedFailedMails(context);
  for (const member of members) await seedPayout(context, member);
}

async function seedMessages({ db, now }: SeedContext) {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  await insertMissing(
    db,
    'contactRequests',
    messages.map(({ key, hoursAgo, status = 'NEW', fullName, email, phone, subject, message }) => ({
      id: seedId('contact', key),
      ticket: `LH-${seedId('contact', key).slice(-9).toUpperCase()}`,
      kind: email === null ? ('QUICK_CONSULTATION' as const) : ('CONTACT' as const),
      fullName,
      email,
      phone,
      company: null,
      businessName: null,
      subject,
      message,
      language: 'vi' as const,
      createdAt: at(hoursAgo),
      status,
    })),
  );
  await insertMissing(
    db,
    'contactAnswers',
    messages.flatMap(({ key, hoursAgo, answer }) =>
      answer === undefined
        ? []
        : {
            id: seedId('contact-answer', key),
            requestId: seedId('contact', key),
            message: answer,
            at: at(hoursAgo - 2),
          },
    ),
  );
}

async function seedSubscribers({ db, now }: SeedContext) {
  await insertMissing(
    db,
    'newsletterSubscriptions',
    subscribers.map(({ email, daysAgo, status, ...more }) => {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      return {
        id: seedId('newsletter', email),
        email,
        language: 'language' in more ? more.language : ('vi' as const),
        status,
        consentVersion: '2026-11',
        consentAt: at,
        confirmedAt: status === 'PENDING' ? null : at,
        unsubscribedAt: status === 'UNSUBSCRIBED' ? now : null,
        createdAt: at,
      };
    }),
  );
}

async function seedFailedMails({ db, now, siteName }: SeedContext) {
  await insertMissing(
    db,
    'outbox',
    failedMails.map(({ key, to, hoursAgo, error }) => {
      const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
      return {
        id: seedId('mail', key),
        dedupeKey: `demo:${key}`,
        kind: 'order-placed',
        priority: 100,
        recipient: to,
        subject: `${siteName} đã nhận đơn hàng của bạn`,
        textBody: 'Chào bạn, cửa hàng đã nhận đơn hàng và sẽ báo khi đơn được giao đi.',
        htmlBody: '<p>Chào bạn, cửa hàng đã nhận đơn hàng và sẽ báo khi đơn được giao đi.</p>',
        replyTo: null,
        unsubscribeUrl: null,
        isSecret: false,
        createdAt: at,
        dueAt: at,
        nextTryAt: null,
        tries: 15,
        sentAt: null,
        lastError: error,
      };
    }),
  );
}

/** A member who asks for a reward to be paid out. The account has a random password. */
async function seedPayout({ db, now }: SeedContext, member: (typeof members)[number]) {
  const { email, firstName, lastName, phone, hoursAgo } = member;
  const userId = demoUserId(email);
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const stamps = { createdAt: at(60), updatedAt: at(60) };
  const passwordHash = await hashPassword(randomUUID());
  const requestedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const payout = { id: seedId('payout', email), code: `CT-DEMO${phone.slice(-4)}` };
  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'users', [
      { id: userId, email, passwordHash, role: 'CUSTOMER', status: 'ACTIVE', ...stamps },
    ]);
    await insertMissing(tx, 'customerProfiles', [{ userId, firstName, lastName, phone, ...stamps }]);
    await insertMissing(tx, 'referralMembers', [
      { userId, code: email.split('@')[0]?.toUpperCase() ?? '', termsVersion: '2026-11', joinedAt: at(50) },
    ]);
    const { lastNumber } = await ledger.lock(tx, userId);
    if (lastNumber > 0) return;
    await insertMissing(tx, 'rewardPayouts', [
      {
        ...payout,
        memberId: userId,
        amount: REWARD,
        method: 'BANK',
        provider: 'VCB',
        number: `00710002${phone.slice(-5)}`,
        holder: `${lastName} ${firstName}`,
        status: 'REQUESTED',
        reason: null,
        requestedAt,
        decidedAt: null,
      },
    ]);
    const reward = await ledger.add(
      tx,
      userId,
      {
        kind: 'REFERRAL',
        amount: REWARD,
        status: 'NEW',
        reason: 'AVAILABLE',
        inviteeId: seedId('referral-invitee', email),
        inviteeName: 'Khánh L.',
        unlocksAt: at(3),
      },
      at(10),
    );
    if (!reward) return;
    const paidBy = { payoutId: payout.id, paymentOrder: payout.code };
    await ledger.move(tx, [reward], 'PROCESSING', { reason: 'PAYOUT_REQUESTED', ...paidBy }, requestedAt);
  });
}
