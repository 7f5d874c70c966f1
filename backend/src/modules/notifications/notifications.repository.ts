import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { json, type Db } from '../../db';
import type { MailTopic, NotificationKind } from './notifications.schema';
import type { NotificationsTable, StoredFact } from './notifications.tables';

export interface NewNotification {
  ownerId: string;
  kind: NotificationKind;
  /** Told once per owner, however often it is said. */
  occasion: string;
  facts: Record<string, StoredFact>;
}
export type NotificationRow = Pick<NotificationsTable, 'id' | 'kind' | 'facts' | 'createdAt' | 'readAt'>;

const columns = ['id', 'kind', 'facts', 'createdAt', 'readAt'] as const;

/** The owner is in every question: nobody meets what somebody else is told. */
export function createNotificationRepository(db: Db) {
  const of = (ownerId: string) => db.selectFrom('notifications').where('ownerId', '=', ownerId);
  const unreadOf = (ownerId: string) => of(ownerId).where('readAt', 'is', null);

  return {
    /** False when it was told already. */
    async add(tx: Db, { facts, ...notification }: NewNotification, now: Date): Promise<boolean> {
      const added = await tx
        .insertInto('notifications')
        .values({ id: uuid(), ...notification, facts: json(facts), createdAt: now, readAt: null })
        .onConflict((conflict) => conflict.columns(['ownerId', 'occasion']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async page(
      ownerId: string,
      {
        limit,
        offset,
        order,
        isUnread,
      }: { limit: number; offset: number; order: 'asc' | 'desc'; isUnread: boolean },
    ): Promise<{ rows: NotificationRow[]; total: number }> {
      const asked = isUnread ? unreadOf(ownerId) : of(ownerId);
      const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows =
        offset < total
          ? await asked
              .select(columns)
              .orderBy('createdAt', order)
              .orderBy('id', order)
              .limit(limit)
              .offset(offset)
              .execute()
          : [];
      return { rows, total };
    },

    countUnread: async (ownerId: string): Promise<number> =>
      (
        await unreadOf(ownerId)
          .select(sql<number>`count(*)::int`.as('unread'))
          .executeTakeFirstOrThrow()
      ).unread,

    /** The latest since then, the oldest of them first. */
    since: async (ownerId: string, from: Date, most: number): Promise<NotificationRow[]> =>
      (
        await of(ownerId)
          .select(columns)
          .where('createdAt', '>=', from)
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .execute()
      ).reverse(),

    find: (ownerId: string, id: string): Promise<NotificationRow | undefined> =>
      of(ownerId).select(columns).where('id', '=', id).executeTakeFirst(),

    /** What was read before keeps its time. False when the owner has none of this id. */
    async read(tx: Db, ownerId: string, id: string, now: Date): Promise<boolean> {
      const read = await tx
        .updateTable('notifications')
        .set({ readAt: sql`coalesce(read_at, ${now}::timestamptz)` })
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return read !== undefined;
    },

    async readAll(tx: Db, ownerId: string, now: Date): Promise<void> {
      await tx
        .updateTable('notifications')
        .set({ readAt: now })
        .where('ownerId', '=', ownerId)
        .where('readAt', 'is', null)
        .execute();
    },

    async purge(before: Date): Promise<void> {
      await db.deleteFrom('notifications').where('createdAt', '<', before).execute();
    },

    refusedTopics: async (customerId: string, tx: Db = db): Promise<MailTopic[]> =>
      (await tx.selectFrom('mailChoices').select('topic').where('customerId', '=', customerId).execute()).map(
        ({ topic }) => topic,
      ),

    async refuse(tx: Db, customerId: string, topics: MailTopic[], now: Date): Promise<void> {
      await tx.deleteFrom('mailChoices').where('customerId', '=', customerId).execute();
      if (topics.length === 0) return;
      await tx
        .insertInto('mailChoices')
        .values(topics.map((topic) => ({ customerId, topic, refusedAt: now })))
        .onConflict((conflict) => conflict.columns(['customerId', 'topic']).doNothing())
        .execute();
    },
  };
}
