import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import { keysetPage, limitOf, readCursor } from '../../lib/keyset';
import { plainLines } from '../../lib/plain-text';
import { isBefore, staffPatterns } from '../../lib/staff-words';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import { contactAnswerMail } from './contact-mail';
import type { ContactRequestsTable } from './contacts.tables';
import type {
  AnswerContact,
  ChangeContact,
  StaffContact,
  StaffContactDetail,
  StaffContactPage,
  StaffContactsQuery,
} from './staff-contacts.schema';

export interface StaffContactDependencies {
  db: Db;
  clock: Clock;
  outbox: Pick<OutboxService, 'enqueue'>;
  settings: Pick<SettingsService, 'client'>;
  audit: Audit;
  mailFrom: string;
}
export type StaffContacts = ReturnType<typeof createStaffContacts>;

type Row = Omit<Selectable<ContactRequestsTable>, 'staffText'>;
const columns = [
  'id',
  'ticket',
  'kind',
  'status',
  'fullName',
  'email',
  'phone',
  'company',
  'businessName',
  'subject',
  'message',
  'language',
  'note',
  'version',
  'createdAt',
] as const;

/** How staff work off what visitors wrote. */
export function createStaffContacts({
  db,
  clock,
  outbox,
  settings,
  audit,
  mailFrom,
}: StaffContactDependencies) {
  async function toDetail(from: Db, row: Row): Promise<StaffContactDetail> {
    const answers = await from
      .selectFrom('contactAnswers')
      .select(['id', 'message', 'at'])
      .where('requestId', '=', row.id)
      .orderBy('at')
      .execute();
    return { ...toContact(row), answers: answers.map((one) => ({ ...one, at: one.at.toISOString() })) };
  }

  /** Refused with the current state when somebody changed it since it was read. */
  async function held(tx: Db, id: string, version: number): Promise<Row> {
    const row = isUuid(id)
      ? await tx
          .selectFrom('contactRequests')
          .select(columns)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound('CONTACT_REQUEST_NOT_FOUND');
    if (row.version !== version) throw conflict('EDIT_CONFLICT', await toDetail(tx, row));
    return row;
  }

  async function change(tx: Db, row: Row, to: Pick<Row, 'status' | 'note'>): Promise<Row> {
    const version = row.version + 1;
    await tx
      .updateTable('contactRequests')
      .set({ ...to, version })
      .where('id', '=', row.id)
      .execute();
    return { ...row, ...to, version };
  }

  return {
    /** The newest first, with how many there are in each state. */
    async list({ status, kind, search = '', ...at }: StaffContactsQuery): Promise<StaffContactPage> {
      const limit = limitOf(at);
      const after = readCursor(at.after);
      let listed = db.selectFrom('contactRequests').select(columns);
      if (status) listed = listed.where('status', '=', status);
      if (kind) listed = listed.where('kind', '=', kind);
      for (const pattern of staffPatterns(search)) listed = listed.where('staffText', 'like', pattern);
      if (after) listed = listed.where(isBefore('createdAt', 'id', after));
      const found = await listed
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const { data, meta } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      const totals = await db
        .selectFrom('contactRequests')
        .select(['status', sql<number>`count(*)::int`.as('total')])
        .groupBy('status')
        .execute();
      const counts = { NEW: 0, ANSWERED: 0, CLOSED: 0 };
      for (const { status: of, total } of totals) counts[of] = total;
      return { data: data.map(toContact), meta, counts };
    },

    async detail(id: string): Promise<StaffContactDetail> {
      const row = isUuid(id)
        ? await db.selectFrom('contactRequests').select(columns).where('id', '=', id).executeTakeFirst()
        : undefined;
      if (!row) throw notFound('CONTACT_REQUEST_NOT_FOUND');
      return toDetail(db, row);
    },

    async change(id: string, body: ChangeContact, staff: Staff): Promise<StaffContactDetail> {
      const note = plainLines(body.note);
      if (note === null) throw invalidFields({ field: 'note', code: 'invalid' });
      return db.transaction().execute(async (tx) => {
        const row = await held(tx, id, body.version);
        const changed = await change(tx, row, { status: body.status, note: note || null });
        await audit.record(tx, staff, {
          action: 'change',
          entity: 'contact',
          entityId: id,
          before: { status: row.status, hasNote: row.note !== null, version: row.version },
          after: { status: changed.status, hasNote: changed.note !== null, version: changed.version },
        });
        return toDetail(tx, changed);
      });
    },

    /** Mails an answer to who wrote; a repeated request mails nothing more. */
    async answer(
      id: string,
      body: AnswerContact,
      staff: Staff,
      store: StoreAnswer,
    ): Promise<AnswerBody<StaffContactDetail>> {
      const message = plainLines(body.message);
      if (message === null) throw invalidFields({ field: 'message', code: 'invalid' });
      if (message === '') throw invalidFields({ field: 'message', code: 'required' });
      const { infoClient, settingClient } = await settings.client();
      const shop = { siteName: settingClient.siteName, email: infoClient.email || mailFrom };
      return db.transaction().execute(async (tx) => {
        const row = await held(tx, id, body.version);
        if (row.email === null) throw conflict('CONTACT_HAS_NO_EMAIL');
        const answerId = uuid();
        await tx
          .insertInto('contactAnswers')
          .values({ id: answerId, requestId: id, message, at: clock() })
          .execute();
        const changed = await change(tx, row, { status: 'ANSWERED', note: row.note });
        await outbox.enqueue(
          tx,
          contactAnswerMail(row, { id: answerId, text: message, to: row.email }, shop),
        );
        await audit.record(tx, staff, {
          action: 'answer',
          entity: 'contact',
          entityId: id,
          before: { status: row.status, version: row.version },
          after: { status: changed.status, version: changed.version },
        });
        const said = answer(await toDetail(tx, changed));
        await store(tx, said);
        return said;
      });
    },
  };
}

const toContact = ({ createdAt, ...row }: Row): StaffContact => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
