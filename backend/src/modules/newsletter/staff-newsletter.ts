import type { Readable } from 'node:stream';
import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound } from '../../lib/errors';
import { keysetPage, limitOf, readCursor, type Place } from '../../lib/keyset';
import type { Language } from '../../lib/language';
import { isBefore } from '../../lib/staff-words';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import { newsletterRows } from './newsletter.repository';
import type { NewsletterSubscriptionsTable } from './newsletter.tables';
import { subscriberFile } from './subscriber-file';
import type {
  Subscriber,
  SubscriberFileQuery,
  SubscriberPage,
  SubscribersQuery,
} from './staff-newsletter.schema';

export interface StaffNewsletterDependencies {
  db: Db;
  clock: Clock;
  audit: Audit;
}
export type StaffNewsletter = ReturnType<typeof createStaffNewsletter>;
export type SubscriberRow = Omit<Selectable<NewsletterSubscriptionsTable>, 'consentVersion'>;

const columns = [
  'id',
  'email',
  'language',
  'status',
  'consentAt',
  'confirmedAt',
  'unsubscribedAt',
  'createdAt',
] as const;
const BATCH = 1_000;

/** Who gets the shop's news, as staff see it. Nobody can be subscribed here: that is for the mailbox to say. */
export function createStaffNewsletter({ db, clock, audit }: StaffNewsletterDependencies) {
  function fitting({ status, language, search = '' }: SubscriberFileQuery, after: Place | null) {
    const part = search
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&');
    let rows = db.selectFrom('newsletterSubscriptions').select(columns);
    if (status) rows = rows.where('status', '=', status);
    if (language) rows = rows.where('language', '=', language);
    if (part) rows = rows.where('email', 'like', `%${part}%`);
    if (after) rows = rows.where(isBefore('createdAt', 'id', after));
    return rows.orderBy('createdAt', 'desc').orderBy('id', 'desc');
  }

  /** All that fit, a batch at a time, so that a long list needs no memory. */
  async function* all(query: SubscriberFileQuery): AsyncGenerator<SubscriberRow[]> {
    let after: Place | null = null;
    for (;;) {
      const rows: SubscriberRow[] = await fitting(query, after).limit(BATCH).execute();
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = { at: last.createdAt, id: last.id };
    }
  }

  return {
    /** The newest first, with how many there are in each state. */
    async list({ after: cursor, limit: asked, ...query }: SubscribersQuery): Promise<SubscriberPage> {
      const limit = limitOf(asked === undefined ? {} : { limit: asked });
      const found = await fitting(query, readCursor(cursor))
        .limit(limit + 1)
        .execute();
      const { data, meta } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      const totals = await db
        .selectFrom('newsletterSubscriptions')
        .select(['status', sql<number>`count(*)::int`.as('total')])
        .groupBy('status')
        .execute();
      const counts = { PENDING: 0, ACTIVE: 0, UNSUBSCRIBED: 0 };
      for (const { status, total } of totals) counts[status] = total;
      return { data: data.map(toSubscriber), meta, counts };
    },

    /** The record names who took it. */
    async file(query: SubscriberFileQuery, staff: Staff, language: Language): Promise<Readable> {
      await db.transaction().execute((tx) =>
        audit.record(tx, staff, {
          action: 'export',
          entity: 'newsletter',
          entityId: uuid(),
          after: { status: query.status ?? 'ALL', language: query.language ?? 'ALL' },
        }),
      );
      return subscriberFile(all(query), language);
    },

    /** For somebody who asked on the phone; an old link of a mail does not bring them back. */
    async unsubscribe(id: string, staff: Staff): Promise<Subscriber> {
      return db.transaction().execute(async (tx) => {
        const row = isUuid(id)
          ? await tx
              .selectFrom('newsletterSubscriptions')
              .select(columns)
              .where('id', '=', id)
              .forUpdate()
              .executeTakeFirst()
          : undefined;
        if (!row) throw notFound('SUBSCRIPTION_NOT_FOUND');
        if (row.status === 'UNSUBSCRIBED') throw conflict('EDIT_CONFLICT', toSubscriber(row));
        const now = clock();
        await newsletterRows.unsubscribe(tx, id, now);
        await audit.record(tx, staff, {
          action: 'unsubscribe',
          entity: 'newsletter',
          entityId: id,
          before: { status: row.status },
          after: { status: 'UNSUBSCRIBED' },
        });
        return toSubscriber({ ...row, status: 'UNSUBSCRIBED', unsubscribedAt: now });
      });
    },
  };
}

const toSubscriber = ({
  consentAt,
  confirmedAt,
  unsubscribedAt,
  createdAt,
  ...row
}: SubscriberRow): Subscriber => ({
  ...row,
  consentAt: consentAt.toISOString(),
  confirmedAt: confirmedAt && confirmedAt.toISOString(),
  unsubscribedAt: unsubscribedAt && unsubscribedAt.toISOString(),
  createdAt: createdAt.toISOString(),
});
