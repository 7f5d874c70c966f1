import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { Count, Instant, Nullable } from '../offers/offers.schema';

/** What a customer can be told; the text of each is the client's. */
export const NotificationKind = Type.Enum(
  [
    'ORDER_PAID',
    'ORDER_REMINDER',
    'ORDER_PROCESSING',
    'ORDER_DELIVERING',
    'ORDER_DONE',
    'ORDER_CANCEL',
    'ORDER_REJECT',
    'ORDER_CANCEL_DECLINED',
    'ORDER_MONEY_RETURNED',
    'ORDER_REFUNDING',
    'ORDER_REFUNDED',
    'ORDER_RETURN',
    'VOUCHER_ENDING',
    'BACK_IN_STOCK',
    'REVIEW_PUBLISHED',
    'REVIEW_REFUSED',
    'SOLUTION_APPROVED',
    'SOLUTION_REJECTED',
    'SOLUTION_REQUEST',
    'SOLUTION_REQUEST_ANSWERED',
    'PROVIDER_APPROVED',
    'PROVIDER_REJECTED',
    'PROVIDER_LOCKED',
    'MEMBERSHIP_PAID',
    'MEMBERSHIP_ENDING',
    'MEMBERSHIP_ENDED',
    'MEMBERSHIP_HIDDEN',
    'MEMBERSHIP_MONEY_RETURNED',
    'MEMBERSHIP_EXTENDED',
    'MEMBERSHIP_STOPPED',
    'PASSWORD_CHANGED',
    'NEW_SIGN_IN',
    'CHAT_REPLY',
  ],
  { $id: 'NotificationKind' },
);
export type NotificationKind = Static<typeof NotificationKind>;

export const Notification = Type.Object(
  {
    id: Type.String(),
    kind: NotificationKind,
    facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
      description: 'What the text names: `orderId`, `code`, `amount`, `name`, `slug`, `endsAt`, `reason` …',
    }),
    at: Instant,
    readAt: Nullable(Instant),
  },
  { $id: 'Notification' },
);
export type Notification = Static<typeof Notification>;

export const NotificationsQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 unless told.' })),
    order: Type.Optional(Type.Enum(['ASC', 'DESC'], { description: 'By time; ASC unless told.' })),
    unread: Type.Optional(Type.Boolean({ description: 'Only what was not read.' })),
  },
  { additionalProperties: false },
);
export type NotificationsQuery = Static<typeof NotificationsQuery>;

export const NotificationPage = Type.Object(
  { data: Type.Array(Notification), meta: PageMeta, unread: Count },
  { $id: 'NotificationPage' },
);
export type NotificationPage = Static<typeof NotificationPage>;

/** Any text: one that can be no id is simply not found. */
export const NotificationId = Type.Object(
  { id: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

export const Unread = Type.Object({ unread: Count }, { $id: 'Unread' });

/** Mails that one can do without. All others tell of orders, money or the safety of the account. */
export const MailTopic = Type.Enum(['PAYMENT_REMINDERS', 'VOUCHERS', 'REVIEWS']);
export type MailTopic = Static<typeof MailTopic>;
export const mailTopics: readonly MailTopic[] = ['PAYMENT_REMINDERS', 'VOUCHERS', 'REVIEWS'];

export const MailChoices = Type.Object(
  {
    PAYMENT_REMINDERS: Type.Boolean(),
    VOUCHERS: Type.Boolean(),
    REVIEWS: Type.Boolean(),
  },
  { $id: 'MailChoices', additionalProperties: false, description: 'Whether each kind of mail is wanted.' },
);
export type MailChoices = Static<typeof MailChoices>;
