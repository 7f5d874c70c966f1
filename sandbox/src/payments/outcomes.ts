import type { Locale } from './texts';

/** The gateway's thirteen results, in its own words. */
export const outcomeMessages = {
  '00': { vn: 'Giao dịch thành công', en: 'Payment successful' },
  '07': {
    vn: 'Trừ tiền thành công, giao dịch bị nghi ngờ',
    en: 'Money deducted, transaction suspected of fraud',
  },
  '09': {
    vn: 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking',
    en: 'Card or account not registered for internet banking',
  },
  '10': {
    vn: 'Xác thực thông tin thẻ hoặc tài khoản sai quá 3 lần',
    en: 'Card or account details verified wrongly over 3 times',
  },
  '11': { vn: 'Đã hết hạn chờ thanh toán', en: 'Payment wait expired' },
  '12': { vn: 'Thẻ hoặc tài khoản bị khóa', en: 'Card or account locked' },
  '13': { vn: 'Nhập sai mật khẩu xác thực giao dịch (OTP)', en: 'Wrong one-time password (OTP)' },
  '24': { vn: 'Khách hàng hủy giao dịch', en: 'Customer cancelled' },
  '51': { vn: 'Tài khoản không đủ số dư', en: 'Insufficient balance' },
  '65': { vn: 'Tài khoản vượt hạn mức giao dịch trong ngày', en: 'Daily limit exceeded' },
  '75': { vn: 'Ngân hàng thanh toán đang bảo trì', en: 'Bank under maintenance' },
  '79': {
    vn: 'Nhập sai mật khẩu thanh toán quá số lần quy định',
    en: 'Wrong payment password too many times',
  },
  '99': { vn: 'Lỗi khác', en: 'Other error' },
} as const satisfies Record<string, Record<Locale, string>>;

export type OutcomeCode = keyof typeof outcomeMessages;

// Keys that look like numbers would come first, out of the gateway's order.
export const outcomeCodes = (Object.keys(outcomeMessages) as OutcomeCode[]).sort();

export const isOutcomeCode = (text: unknown): text is OutcomeCode =>
  typeof text === 'string' && Object.hasOwn(outcomeMessages, text);

export const transactionStatuses = {
  '00': { vn: 'Thành công', en: 'Successful' },
  '01': { vn: 'Chưa hoàn tất', en: 'Not finished' },
  '02': { vn: 'Bị lỗi', en: 'Failed' },
  '04': { vn: 'Giao dịch đảo: ngân hàng đã trừ tiền', en: 'Reversed: deducted at the bank' },
  '05': { vn: 'Đang xử lý hoàn tiền', en: 'Refund being processed' },
  '06': { vn: 'Đã gửi yêu cầu hoàn tiền sang ngân hàng', en: 'Refund sent to the bank' },
  '07': { vn: 'Nghi ngờ gian lận', en: 'Suspected fraud' },
  '09': { vn: 'Hoàn tiền bị từ chối', en: 'Refund rejected' },
} as const satisfies Record<string, Record<Locale, string>>;

export type TransactionStatus = keyof typeof transactionStatuses;

export const transactionStatusCodes = (Object.keys(transactionStatuses) as TransactionStatus[]).sort();

export const isTransactionStatus = (text: unknown): text is TransactionStatus =>
  typeof text === 'string' && Object.hasOwn(transactionStatuses, text);

/** The status that normally goes with a result. */
export function usualStatus(code: OutcomeCode): TransactionStatus {
  return code === '00' || code === '07' ? code : '02';
}

/** Codes of the page shown when a pay request is refused before anything was asked of the shopper. */
export const refusalMessages = {
  '01': { vn: 'Giao dịch đã tồn tại', en: 'This transaction already exists' },
  '03': { vn: 'Dữ liệu gửi sang không đúng định dạng', en: 'The request is not in the right format' },
  '15': { vn: 'Giao dịch đã quá thời gian chờ thanh toán', en: 'The time to pay this transaction is over' },
  '70': { vn: 'Sai chữ ký', en: 'Wrong signature' },
  '71': { vn: 'Website chưa được phê duyệt', en: 'This website is not approved' },
  '72': { vn: 'Không tìm thấy website', en: 'This website was not found' },
  '76': { vn: 'Ngân hàng không được hỗ trợ', en: 'This bank is not supported' },
  '99': { vn: 'Không xác định được lỗi', en: 'Unknown error' },
} as const satisfies Record<string, Record<Locale, string>>;

export type RefusalCode = keyof typeof refusalMessages;

export const isRefusalCode = (text: unknown): text is RefusalCode =>
  typeof text === 'string' && Object.hasOwn(refusalMessages, text);
