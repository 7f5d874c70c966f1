import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { createAuditService } from '../audit/audit.service';
import { FaqBody, FaqGroupBody } from '../content/staff-content.schema';
import { createStaffFaqs } from '../content/staff-faqs';
import { createUsedPictures, type UsedPicturesDependencies } from '../content/used-pictures';
import { writeBlockCell } from './block-cells';
import { shaped, spoken } from './kind-schema';
import type { RecordKind } from './record-kind';

interface Dependencies extends Pick<UsedPicturesDependencies, 'uploads'> {
  clock: Clock;
}

/** Questions in their groups, known by their number or by their words. */
export const faqKind = ({ uploads, clock: now }: Dependencies): RecordKind => {
  const serviceOf = (db: Db, clock: Clock) =>
    createStaffFaqs({
      db,
      clock,
      audit: createAuditService({ db, clock }),
      usedPictures: createUsedPictures({ db, uploads }),
    });
  return {
    name: 'faqs',
    columns: {
      id: { vi: 'Số', en: 'Number' },
      groupVi: { vi: 'Nhóm (tiếng Việt)', en: 'Group (Vietnamese)' },
      groupEn: { vi: 'Nhóm (tiếng Anh)', en: 'Group (English)' },
      questionVi: { vi: 'Câu hỏi (tiếng Việt)', en: 'Question (Vietnamese)' },
      questionEn: { vi: 'Câu hỏi (tiếng Anh)', en: 'Question (English)' },
      answerVi: { vi: 'Trả lời (tiếng Việt)', en: 'Answer (Vietnamese)' },
      answerEn: { vi: 'Trả lời (tiếng Anh)', en: 'Answer (English)' },
      isPublished: { vi: 'Hiển thị', en: 'Visible' },
    },
    required: ['groupVi', 'questionVi'],
    example: {
      groupVi: 'Giao hàng',
      groupEn: 'Delivery',
      questionVi: 'Bao lâu thì nhận được hàng?',
      questionEn: 'How long does delivery take?',
      answerVi: 'Từ hai đến bốn ngày.',
      answerEn: 'Two to four days.',
      isPublished: 'có',
    },

    async *export(db) {
      const faqs = serviceOf(db, now);
      for (const group of await faqs.list()) {
        for (const { id } of group.faqs) {
          const faq = await faqs.find(id);
          yield {
            id,
            groupVi: group.titleVi,
            groupEn: group.titleEn,
            questionVi: faq.questionVi,
            questionEn: faq.questionEn,
            answerVi: writeBlockCell(faq.answerVi),
            answerEn: writeBlockCell(faq.answerEn),
            isPublished: faq.isPublished ? 'có' : 'không',
          };
        }
      }
    },

    async open({ db, clock, by }) {
      const faqs = serviceOf(db, clock);
      const stored = await faqs.list();
      const groups = new Map(stored.map(({ titleVi, id }) => [titleVi, id]));
      const all = stored.flatMap((group) => group.faqs);
      const byId = new Map(all.map(({ id }) => [id, id]));
      const byQuestion = new Map(all.map(({ questionVi, id }) => [questionVi, id]));
      const seen = new Set<string>();
      return async (row) => {
        const question = row.needed('questionVi');
        const title = row.needed('groupVi');
        if (seen.has(question)) row.wrong('questionVi', 'ROW_TWICE');
        seen.add(question);
        if (row.faults.length > 0) return 'unchanged';
        const groupId =
          groups.get(title) ??
          (
            await faqs.createGroup(
              shaped(FaqGroupBody, { titleVi: title, titleEn: row.text('groupEn') || title }),
              by,
            )
          ).id;
        groups.set(title, groupId);
        const id = byId.get(row.text('id') ?? '') ?? byQuestion.get(question);
        const faq = id === undefined ? null : await faqs.find(id);
        const before = faq && {
          groupId: faq.groupId,
          questionVi: faq.questionVi,
          questionEn: faq.questionEn,
          answerVi: faq.answerVi,
          answerEn: faq.answerEn,
          isPublished: faq.isPublished,
        };
        const given = spoken({
          groupId,
          questionVi: question,
          questionEn: row.text('questionEn'),
          answerVi: row.blocks('answerVi'),
          answerEn: row.blocks('answerEn'),
          isPublished: row.yes('isPublished'),
        });
        if (row.faults.length > 0) return 'unchanged';
        const empty = { questionEn: '', answerVi: [], answerEn: [], isPublished: true };
        const body = shaped(FaqBody, { ...(before ?? empty), ...given });
        if (faq && isDeepStrictEqual(body, before)) return 'unchanged';
        if (faq) await faqs.change(faq.id, { ...body, version: faq.version }, by);
        else await faqs.create(body, by);
        return faq ? 'changed' : 'created';
      };
    },
  };
};
