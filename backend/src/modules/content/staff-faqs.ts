import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import { missingLanguages } from './check-both-languages';
import { createTextCheck } from './check-text';
import type { FaqGroupsTable, FaqsTable } from './content.tables';
import type {
  FaqBody,
  FaqChange,
  FaqGroupBody,
  FaqGroupChange,
  FaqOrder,
  StaffFaq,
  StaffFaqGroup,
  StaffFaqRow,
} from './staff-content.schema';
import type { UsedPictures } from './used-pictures';

interface Dependencies {
  db: Db;
  clock: Clock;
  audit: Audit;
  usedPictures: UsedPictures;
}
type Faq = Selectable<FaqsTable>;
type Group = Selectable<FaqGroupsTable>;

export type StaffFaqs = ReturnType<typeof createStaffFaqs>;

/** Questions and their groups, as staff write and order them. */
export function createStaffFaqs({ db, clock, audit, usedPictures }: Dependencies) {
  /** Writes of questions go one after the other, so that an order never misses one that is just added. */
  const writing = <T>(write: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('faqs', 0))`.execute(tx);
      return write(tx);
    });

  async function faqOf(from: Db, id: string): Promise<Faq> {
    const row = isUuid(id)
      ? await from.selectFrom('faqs').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw notFound('FAQ_NOT_FOUND');
    return row;
  }

  async function groupOf(from: Db, id: string): Promise<Group> {
    const row = isUuid(id)
      ? await from.selectFrom('faqGroups').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw notFound('FAQ_GROUP_NOT_FOUND');
    return row;
  }

  /** Behind all others of the group. */
  async function lastPosition(tx: Db, groupId: string): Promise<number> {
    const { last } = await tx
      .selectFrom('faqs')
      .select(sql<number>`coalesce(max(position), -1)::int`.as('last'))
      .where('groupId', '=', groupId)
      .executeTakeFirstOrThrow();
    return last + 1;
  }

  async function checked(tx: Db, body: FaqBody) {
    const check = createTextCheck();
    const { isPublished } = body;
    const written = {
      questionVi: check.lineOf(body.questionVi, 'questionVi', isPublished),
      questionEn: check.lineOf(body.questionEn, 'questionEn', isPublished),
      answerVi: check.blocksOf(body.answerVi, 'answerVi', isPublished),
      answerEn: check.blocksOf(body.answerEn, 'answerEn', isPublished),
    };
    const { answerVi, answerEn } = written;
    const isGroup =
      isUuid(body.groupId) &&
      (await tx.selectFrom('faqGroups').select('id').where('id', '=', body.groupId).executeTakeFirst());
    if (!isGroup) check.refuse('groupId', 'unknown');
    const errors = [...check.errors, ...(await usedPictures.keep(tx, { answerVi, answerEn }))];
    if (errors.length > 0) throw invalidFields(...errors);
    return {
      ...written,
      answerVi: JSON.stringify(answerVi),
      answerEn: JSON.stringify(answerEn),
      groupId: body.groupId,
      isPublished,
      updatedAt: clock(),
    };
  }

  function checkedTitles({ titleVi, titleEn }: FaqGroupBody) {
    const check = createTextCheck();
    const titles = { titleVi: check.line(titleVi, 'titleVi'), titleEn: check.line(titleEn, 'titleEn') };
    if (check.errors.length > 0) throw invalidFields(...check.errors);
    return titles;
  }

  const groupRows = (from: Db) =>
    from.selectFrom('faqGroups').selectAll().orderBy('position').orderBy('id').execute();
  const faqRows = async (from: Db): Promise<ListedFaq[]> => {
    const { rows } = await sql<ListedFaq>`
      select id, group_id, version, is_published, question_vi, question_en, updated_at,
        jsonb_array_length(answer_vi) as length_vi, jsonb_array_length(answer_en) as length_en
      from faqs order by position, id`.execute(from);
    return rows;
  };

  return {
    /** Every group with its questions, in the order in which shoppers see them. */
    async list(): Promise<StaffFaqGroup[]> {
      const [groups, faqs] = await Promise.all([groupRows(db), faqRows(db)]);
      return groups.map(({ id, version, titleVi, titleEn }) => ({
        id,
        version,
        titleVi,
        titleEn,
        faqs: faqs.filter(({ groupId }) => groupId === id).map(toRow),
      }));
    },

    find: async (id: string): Promise<StaffFaq> => toFaq(await faqOf(db, id)),

    create: (body: FaqBody, staff: Staff) =>
      writing(async (tx) => {
        const id = uuid();
        const row = await checked(tx, body);
        const position = await lastPosition(tx, body.groupId);
        await tx
          .insertInto('faqs')
          .values({ id, position, ...row })
          .execute();
        await audit.record(tx, staff, {
          action: 'create',
          entity: 'faq',
          entityId: id,
          after: recorded(await faqOf(tx, id)),
        });
        return { id, version: 1 };
      }),

    change: (id: string, { version, ...body }: FaqChange, staff: Staff) =>
      writing(async (tx) => {
        const before = await faqOf(tx, id);
        if (before.version !== version) throw conflict('EDIT_CONFLICT', { current: toFaq(before) });
        const row = await checked(tx, body);
        const isMoved = before.groupId !== body.groupId;
        await tx
          .updateTable('faqs')
          .set({
            ...row,
            version: version + 1,
            ...(isMoved && { position: await lastPosition(tx, body.groupId) }),
          })
          .where('id', '=', id)
          .execute();
        await audit.record(tx, staff, {
          action: 'update',
          entity: 'faq',
          entityId: id,
          before: recorded(before),
          after: recorded(await faqOf(tx, id)),
        });
        return { id, version: version + 1 };
      }),

    remove: (id: string, staff: Staff): Promise<null> =>
      writing(async (tx) => {
        const before = await faqOf(tx, id);
        await tx.deleteFrom('faqs').where('id', '=', id).execute();
        await audit.record(tx, staff, {
          action: 'delete',
          entity: 'faq',
          entityId: id,
          before: recorded(before),
        });
        return null;
      }),

    createGroup: (body: FaqGroupBody, staff: Staff) =>
      writing(async (tx) => {
        const id = uuid();
        const titles = checkedTitles(body);
        const groups = await groupRows(tx);
        const position = (groups.at(-1)?.position ?? -1) + 1;
        await tx
          .insertInto('faqGroups')
          .values({ id, position, ...titles })
          .execute();
        await audit.record(tx, staff, {
          action: 'create',
          entity: 'faq',
          entityId: id,
          after: titles,
        });
        return { id, version: 1 };
      }),

    changeGroup: (id: string, { version, ...body }: FaqGroupChange, staff: Staff) =>
      writing(async (tx) => {
        const { titleVi, titleEn, version: current } = await groupOf(tx, id);
        if (current !== version) throw conflict('EDIT_CONFLICT', { current: { titleVi, titleEn } });
        const titles = checkedTitles(body);
        await tx
          .updateTable('faqGroups')
          .set({ ...titles, version: version + 1 })
          .where('id', '=', id)
          .execute();
        await audit.record(tx, staff, {
          action: 'update',
          entity: 'faq',
          entityId: id,
          before: { titleVi, titleEn },
          after: titles,
        });
        return { id, version: version + 1 };
      }),

    /** A group goes once nothing is in it. */
    removeGroup: (id: string, staff: Staff): Promise<null> =>
      writing(async (tx) => {
        const { titleVi, titleEn } = await groupOf(tx, id);
        const faq = await tx.selectFrom('faqs').select('id').where('groupId', '=', id).executeTakeFirst();
        if (faq) throw conflict('FAQ_GROUP_IN_USE');
        await tx.deleteFrom('faqGroups').where('id', '=', id).execute();
        await audit.record(tx, staff, {
          action: 'delete',
          entity: 'faq',
          entityId: id,
          before: { titleVi, titleEn },
        });
        return null;
      }),

    /** Puts groups, and the questions in them, in this order; a question may change its group. */
    order: ({ groups }: FaqOrder, staff: Staff): Promise<null> =>
      writing(async (tx) => {
        const [stored, faqs] = [await groupRows(tx), await faqRows(tx)];
        const before = stored.map(({ id }) => ({
          id,
          faqs: faqs.filter(({ groupId }) => groupId === id).map((faq) => faq.id),
        }));
        if (idsOf(before) !== idsOf(groups)) throw conflict('EDIT_CONFLICT');
        for (const [position, group] of groups.entries()) {
          await tx.updateTable('faqGroups').set({ position }).where('id', '=', group.id).execute();
          if (group.faqs.length > 0)
            await sql`
              update faqs set group_id = ${group.id}, position = array_position(${group.faqs}::uuid[], id)
              where id = any(${group.faqs}::uuid[])`.execute(tx);
        }
        await audit.record(tx, staff, {
          action: 'order',
          entity: 'faq',
          entityId: 'all',
          before: { order: before },
          after: { order: groups },
        });
        return null;
      }),
  };
}

type ListedFaq = Omit<Faq, 'answerVi' | 'answerEn' | 'position'> & { lengthVi: number; lengthEn: number };

/** The same text for the same groups and questions, in whatever order. */
const idsOf = (groups: FaqOrder['groups']): string =>
  JSON.stringify([groups.map(({ id }) => id).sort(), groups.flatMap(({ faqs }) => faqs).sort()]);

/** Without what each write changes. */
const recorded = ({ id: _id, version: _version, updatedAt: _at, position: _position, ...row }: Faq) => row;

const toRow = ({ lengthVi, lengthEn, ...row }: ListedFaq): StaffFaqRow => ({
  ...row,
  missing: missingLanguages({ vi: [row.questionVi, lengthVi], en: [row.questionEn, lengthEn] }),
  updatedAt: row.updatedAt?.toISOString() ?? null,
});

function toFaq({ position: _position, ...row }: Faq): StaffFaq {
  return {
    ...row,
    missing: missingLanguages({
      vi: [row.questionVi, row.answerVi.length],
      en: [row.questionEn, row.answerEn.length],
    }),
    updatedAt: row.updatedAt?.toISOString() ?? null,
  };
}
