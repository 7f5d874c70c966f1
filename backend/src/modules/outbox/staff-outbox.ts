import { sql, type Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { normaliseEmail } from '../../lib/email';
import { conflict, notFound } from '../../lib/errors';
import { keysetPage, limitOf, readCursor } from '../../lib/keyset';
import { COUNTED, isBefore } from '../../lib/staff-words';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { OutboxTable } from './outbox.tables';
import type { StaffMail, StaffMailDetail, StaffMailPage, StaffMailsQuery } from './staff-outbox.schema';
import { withoutKeys } from './without-keys';

export interface StaffOutboxDependencies {
  db: Db;
  clock: Clock;
  audit: Audit;
  /** Wakes who sends mail. */
  announce(tx: Db): Promise<void>;
}
export type StaffOutbox = ReturnType<typeof createStaffOutbox>;

const columns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'isSecret',
  'tries',
  'lastError',
  'createdAt',
  'nextTryAt',
  'sentAt',
] as const;
type Row = Pick<Selectable<OutboxTable>, (typeof columns)[number]>;
type State = StaffMail['state'];
type Reader = Pick<Staff, 'role'>;

/** Mails as staff see them: to whom is for administrators alone, and what opens something is for nobody. */
export function createStaffOutbox({ db, clock, audit, announce }: StaffOutboxDependencies) {
  const inState = (state: State | undefined) => {
    const mails = db.selectFrom('outbox');
    if (state === 'WAITING') return mails.where('nextTryAt', 'is not', null);
    if (state === 'SENT') return mails.where('sentAt', 'is not', null);
    if (state === 'FAILED') return mails.where('sentAt', 'is', null).where('nextTryAt', 'is', null);
    return mails;
  };
  async function count(state: State): Promise<number> {
    const { total } = await db
      .selectFrom(inState(state).select('id').limit(COUNTED).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }
  /** Steps from one kind to the next by the index: there are few kinds and very many mails. */
  async function kinds(): Promise<string[]> {
    const { rows } = await sql<{ kind: string }>`
      with recursive kinds as (
        (select kind from outbox order by kind limit 1)
        union all
        select (select outbox.kind from outbox where outbox.kind > kinds.kind order by outbox.kind limit 1)
        from kinds where kinds.kind is not null
      ) select kind from kinds where kind is not null`.execute(db);
    return rows.map(({ kind }) => kind);
  }

  return {
    /** The newest first. */
    async list({ state, kind, recipient, ...at }: StaffMailsQuery, reader: Reader): Promise<StaffMailPage> {
      const limit = limitOf(at);
      const after = readCursor(at.after);
      let listed = inState(state).select(columns);
      if (kind) listed = listed.where('kind', '=', kind);
      if (recipient?.trim()) listed = listed.where('recipient', '=', normaliseEmail(recipient) ?? '');
      if (after) listed = listed.where(isBefore('createdAt', 'id', after));
      const found = await listed
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const { data, meta } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return {
        data: data.map((row) => toMail(row, reader)),
        meta,
        counts: { WAITING: await count('WAITING'), FAILED: await count('FAILED') },
        kinds: await kinds(),
      };
    },

    async detail(id: string, reader: Reader): Promise<StaffMailDetail> {
      const row = isUuid(id)
        ? await db
            .selectFrom('outbox')
            .select(columns)
            .select('textBody')
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined;
      if (!row) throw notFound('MAIL_NOT_FOUND');
      const { textBody, ...mail } = row;
      return { ...toMail(mail, reader), text: mail.isSecret ? null : withoutKeys(textBody) };
    },

    /** Tries a mail that was given up from the beginning. Of a secret one nothing is left to send. */
    retry: (id: string, staff: Staff): Promise<StaffMail> =>
      db.transaction().execute(async (tx) => {
        const row = isUuid(id)
          ? await tx.selectFrom('outbox').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
          : undefined;
        if (!row) throw notFound('MAIL_NOT_FOUND');
        if (stateOf(row) !== 'FAILED') throw conflict('MAIL_NOT_GIVEN_UP');
        if (row.isSecret) throw conflict('MAIL_IS_SECRET');
        const now = clock();
        await tx
          .updateTable('outbox')
          .set({ nextTryAt: now, dueAt: now, tries: 0 })
          .where('id', '=', id)
          .execute();
        await audit.record(tx, staff, {
          action: 'retry',
          entity: 'mail',
          entityId: id,
          before: { state: 'FAILED', tries: row.tries },
          after: { state: 'WAITING', tries: 0 },
        });
        await announce(tx);
        return toMail({ ...row, nextTryAt: now, tries: 0 }, staff);
      }),
  };
}

const stateOf = ({ sentAt, nextTryAt }: Pick<Row, 'sentAt' | 'nextTryAt'>): State =>
  sentAt ? 'SENT' : nextTryAt ? 'WAITING' : 'FAILED';

/** Servers repeat the address in what they say. */
const hideRecipient = (text: string, address: string) => text.replaceAll(address, masked(address));
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');

function toMail({ recipient, subject, lastError, ...row }: Row, { role }: Reader): StaffMail {
  const isMasked = role !== 'ADMIN';
  return {
    ...row,
    state: stateOf(row),
    recipient: isMasked ? masked(recipient) : recipient,
    subject: row.isSecret ? null : subject,
    lastError: lastError && isMasked ? hideRecipient(lastError, recipient) : lastError,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.nextTryAt && row.nextTryAt.toISOString(),
    sentAt: row.sentAt && row.sentAt.toISOString(),
  };
}
