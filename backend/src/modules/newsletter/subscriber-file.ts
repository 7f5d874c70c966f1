import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Language } from '../../lib/language';
import type { SubscriberRow } from './staff-newsletter';

const columns = {
  vi: {
    email: 'Email',
    status: 'Trạng thái',
    language: 'Ngôn ngữ',
    consentAt: 'Đồng ý lúc',
    confirmedAt: 'Xác nhận lúc',
    unsubscribedAt: 'Huỷ lúc',
  },
  en: {
    email: 'Email',
    status: 'Status',
    language: 'Language',
    consentAt: 'Agreed at',
    confirmedAt: 'Confirmed at',
    unsubscribedAt: 'Left at',
  },
} as const;

/** Subscribers as CSV that a spreadsheet opens: UTF-8 with a mark, and no cell that would be a formula. */
export function subscriberFile(batches: AsyncIterable<SubscriberRow[]>, language: Language): Readable {
  async function* rows() {
    for await (const batch of batches)
      for (const { email, status, language: spoken, ...at } of batch)
        yield {
          email,
          status,
          language: spoken,
          consentAt: at.consentAt.toISOString(),
          confirmedAt: at.confirmedAt?.toISOString() ?? '',
          unsubscribedAt: at.unsubscribedAt?.toISOString() ?? '',
        };
  }
  const file = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    columns: { ...columns[language] },
  });
  // An error of the rows ends the file with the same error.
  pipeline(Readable.from(rows()), file, () => undefined);
  return file;
}
