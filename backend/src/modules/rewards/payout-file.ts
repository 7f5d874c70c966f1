import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../lib/language';
import type { PayoutRow } from './payouts';

const columns = {
  vi: {
    code: 'Mã yêu cầu',
    status: 'Trạng thái',
    amount: 'Số tiền (đồng)',
    method: 'Cách nhận',
    provider: 'Ngân hàng hoặc ví',
    number: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    email: 'Email thành viên',
    reference: 'Mã giao dịch',
    reason: 'Lý do',
    requestedAt: 'Ngày yêu cầu',
    decidedAt: 'Ngày quyết định',
  },
  en: {
    code: 'Request',
    status: 'Status',
    amount: 'Amount (đồng)',
    method: 'Method',
    provider: 'Bank or wallet',
    number: 'Account number',
    holder: 'Account holder',
    email: 'Member e-mail',
    reference: 'Transfer reference',
    reason: 'Reason',
    requestedAt: 'Requested at',
    decidedAt: 'Decided at',
  },
} as const;

/** In groups of four: a spreadsheet would take so many digits for a number, and lose the first zeros and the last digits. */
const inGroups = (number: string) => number.replaceAll(/.{4}(?=.)/g, '$& ');

/** Payouts as CSV that a spreadsheet opens: UTF-8 with a mark, and no cell that would be a formula. */
export function payoutFile(rows: PayoutRow[], emails: Map<string, string>, language: Language): string {
  return stringify(
    rows.map((row) => ({
      ...row,
      number: inGroups(row.number),
      email: emails.get(row.memberId) ?? '',
      requestedAt: row.requestedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? '',
    })),
    { header: true, bom: true, escape_formulas: true, columns: { ...columns[language] } },
  );
}
