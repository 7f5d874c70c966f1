import type { Locale } from '../texts';

/** How a payment can end here, in the gateway's words. What is no state of a capture is why one is refused. */
export const paypalOutcomes = {
  COMPLETED: { vn: 'Đã đồng ý và tiền được chuyển', en: 'Approved, and the money is taken' },
  PENDING: { vn: 'Đã đồng ý, tiền đang chờ xử lý', en: 'Approved, and the money is pending' },
  DECLINED: { vn: 'Đã đồng ý, nguồn tiền từ chối', en: 'Approved, and the money was declined' },
  FAILED: { vn: 'Đã đồng ý, việc chuyển tiền thất bại', en: 'Approved, and taking the money failed' },
  INSTRUMENT_DECLINED: {
    vn: 'Thẻ hoặc ngân hàng từ chối',
    en: 'The instrument was declined by the processor or bank',
  },
  TRANSACTION_REFUSED: { vn: 'PayPal từ chối giao dịch', en: 'PayPal refuses the transaction' },
  PAYER_CANNOT_PAY: { vn: 'Người mua không thể trả giao dịch này', en: 'The payer cannot pay for this' },
  PAYER_ACCOUNT_RESTRICTED: { vn: 'Tài khoản người mua bị hạn chế', en: "The payer's account is restricted" },
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: {
    vn: 'Tài khoản người mua bị khoá hoặc đã đóng',
    en: "The payer's account is locked or closed",
  },
  PAYEE_ACCOUNT_RESTRICTED: { vn: 'Tài khoản cửa hàng bị hạn chế', en: "The shop's account is restricted" },
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: {
    vn: 'Tài khoản cửa hàng bị khoá hoặc đã đóng',
    en: "The shop's account is locked or closed",
  },
  PAYEE_BLOCKED_TRANSACTION: { vn: 'Cửa hàng chặn giao dịch loại này', en: 'The shop blocks such payments' },
  TRANSACTION_LIMIT_EXCEEDED: { vn: 'Vượt hạn mức của người mua', en: "The payer's limit is exceeded" },
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: {
    vn: 'Vượt hạn mức nhận tiền của cửa hàng',
    en: "The shop's receiving limit is exceeded",
  },
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: { vn: 'Thử trả quá nhiều lần', en: 'Too many attempts to pay' },
  COMPLIANCE_VIOLATION: { vn: 'Vi phạm quy định', en: 'It would break a rule of compliance' },
  SOMETHING_NEW: { vn: 'Một lý do chưa ai biết', en: 'A reason that nobody knows yet' },
  VOIDED: { vn: 'Đơn thanh toán bị huỷ bỏ', en: 'The order is voided' },
  CANCELLED: { vn: 'Người mua huỷ và quay về cửa hàng', en: 'The payer cancels and returns' },
} as const satisfies Record<string, Record<Locale, string>>;

export type PaypalCode = keyof typeof paypalOutcomes;
export const paypalCodes = Object.keys(paypalOutcomes) as PaypalCode[];
export const isPaypalCode = (code: unknown): code is PaypalCode =>
  typeof code === 'string' && Object.hasOwn(paypalOutcomes, code);

/** The states of a capture; any other outcome of an approved order is a refusal. */
export const captureStates: readonly string[] = ['COMPLETED', 'PENDING', 'DECLINED', 'FAILED'];
