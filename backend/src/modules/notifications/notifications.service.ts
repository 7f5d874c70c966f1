import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db, OpenDatabase } from '../../db';
import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import {
  createNotificationRepository,
  type NewNotification,
  type NotificationRow,
} from './notifications.repository';
import {
  mailTopics,
  type MailChoices,
  type MailTopic,
  type Notification,
  type NotificationPage,
  type NotificationsQuery,
} from './notifications.schema';

interface Dependencies {
  db: Db;
  clock: Clock;
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
}
export type NotificationService = ReturnType<typeof createNotificationService>;
export type { NewNotification };

const CHANNEL = 'storefront_notifications';
const RETENTION_MS = 180 * 86_400_000;
const MAX_AT_ONCE = 50;

/** What customers are told in the shop, and which mails they want beside it. */
export function createNotificationService({ db, clock, announcements }: Dependencies) {
  const notifications = createNotificationRepository(db);

  return {
    /**
     * Tells somebody something, in the transaction that made it true. Said twice for the same occasion it is told
     * once. Their open pages hear of it when the transaction is committed.
     */
    async notify(tx: Db, told: NewNotification): Promise<void> {
      if (await notifications.add(tx, told, clock())) await announcements.announce(tx, CHANNEL, told.ownerId);
    },

    /** Hears whose notifications have changed; null when some changes may have been missed. */
    onChange: (hear: (ownerId: string | null) => void) => announcements.listen(CHANNEL, hear),

    async list(query: NotificationsQuery, ownerId: string, language: Language): Promise<NotificationPage> {
      const { page = 1, pageSize: limit = 10, order = 'ASC', unread: isUnread = false } = query;
      const { rows, total } = await notifications.page(ownerId, {
        limit,
        offset: (page - 1) * limit,
        order: order === 'ASC' ? 'asc' : 'desc',
        isUnread,
      });
      const data = rows.map((row) => toNotification(row, language));
      return { ...paged(data, { page, limit, total }), unread: await notifications.countUnread(ownerId) };
    },

    countUnread: notifications.countUnread,

    async since(ownerId: string, from: Date, language: Language): Promise<Notification[]> {
      const rows = await notifications.since(ownerId, from, MAX_AT_ONCE);
      return rows.map((row) => toNotification(row, language));
    },

    /** When a notification of this owner was made; null when it is none of theirs. */
    async madeAt(ownerId: string, id: string): Promise<Date | null> {
      return isUuid(id) ? ((await notifications.find(ownerId, id))?.createdAt ?? null) : null;
    },

    /** Answers how many are left to be read. */
    async read(ownerId: string, id: string): Promise<number> {
      const isRead =
        isUuid(id) &&
        (await db.transaction().execute(async (tx) => {
          const isThere = await notifications.read(tx, ownerId, id, clock());
          if (isThere) await announcements.announce(tx, CHANNEL, ownerId);
          return isThere;
        }));
      if (!isRead) throw notFound('NOTIFICATION_NOT_FOUND');
      return notifications.countUnread(ownerId);
    },

    async readAll(ownerId: string): Promise<number> {
      await db.transaction().execute(async (tx) => {
        await notifications.readAll(tx, ownerId, clock());
        await announcements.announce(tx, CHANNEL, ownerId);
      });
      return notifications.countUnread(ownerId);
    },

    mails: async (customerId: string): Promise<MailChoices> =>
      toChoices(await notifications.refusedTopics(customerId)),

    async chooseMails(customerId: string, choices: MailChoices): Promise<MailChoices> {
      const refused = mailTopics.filter((topic) => !choices[topic]);
      await db.transaction().execute((tx) => notifications.refuse(tx, customerId, refused, clock()));
      return toChoices(refused);
    },

    isMailRefused: async (tx: Db, customerId: string, topic: MailTopic): Promise<boolean> =>
      (await notifications.refusedTopics(customerId, tx)).includes(topic),

    purgeExpired: () => notifications.purge(new Date(clock().getTime() - RETENTION_MS)),
  };
}

function toNotification(
  { id, kind, facts, createdAt, readAt }: NotificationRow,
  language: Language,
): Notification {
  return {
    id,
    kind,
    facts: Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'object' ? fact[language] : fact]),
    ),
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

const toChoices = (refused: readonly MailTopic[]): MailChoices => ({
  PAYMENT_REMINDERS: !refused.includes('PAYMENT_REMINDERS'),
  VOUCHERS: !refused.includes('VOUCHERS'),
  REVIEWS: !refused.includes('REVIEWS'),
});
