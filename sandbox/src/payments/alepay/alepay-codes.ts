import type { Locale } from '../texts';

/** Alepay's error table, which is also the table of what becomes of a transaction. */
const table: [codes: string[], vn: string, en: string][] = [
  [['000'], 'Giao dịch thành công', 'Successful'],
  [['111'], 'Giao dịch thất bại', 'Failed'],
  [['177'], 'Người mua hủy giao dịch', 'Cancelled by the buyer'],
  [['155'], 'Chờ người mua xác nhận', 'Waiting for the buyer to confirm'],
  [['227'], 'Chờ người bán xác nhận', 'Waiting for the merchant to confirm'],
  [['150'], 'Giao dịch bị tạm giữ để kiểm tra', 'Held for review'],
  [['107'], 'Giao dịch đang được xử lý', 'Transaction being processed'],
  [['101', '102'], 'Checksum không hợp lệ', 'Invalid checksum'],
  [['103', '202'], 'IP không được phép', 'IP not allowed'],
  [['105', '106', '182', '195', '198', '199', '204'], 'Token không hợp lệ', 'Invalid token'],
  [['108', '109', '136', '153'], 'Không tìm thấy giao dịch', 'Transaction not found'],
  [['120'], 'Số tiền đơn hàng phải lớn hơn 0', 'Order amount must be greater than 0'],
  [['121'], 'Loại tiền tệ không hợp lệ', 'Invalid currency'],
  [['123'], 'Tổng số sản phẩm phải lớn hơn 0', 'Total items must be greater than 0'],
  [['124'], 'Định dạng URL không hợp lệ (http hoặc https)', 'Invalid URL format (http or https)'],
  [['125', '211', '240'], 'Tên người mua không hợp lệ', 'Invalid buyer name'],
  [['126', '132'], 'Email người mua không hợp lệ', 'Invalid buyer email'],
  [['127', '147'], 'Số điện thoại người mua không hợp lệ', 'Invalid buyer phone'],
  [['128'], 'Địa chỉ người mua không hợp lệ', 'Invalid buyer address'],
  [['129'], 'Thành phố của người mua không hợp lệ', 'Invalid buyer city'],
  [['130'], 'Quốc gia của người mua không hợp lệ', 'Invalid buyer country'],
  [['131'], 'Số giờ thanh toán phải lớn hơn 0', 'Payment hours must be greater than 0'],
  [['134', '175'], 'Thẻ đã đạt hạn mức', 'Card limit reached'],
  [['135'], 'Ngân hàng từ chối giao dịch', 'Declined by the bank'],
  [['138', '139', '140', '206'], 'Tài khoản người bán chưa hoạt động', 'Merchant account inactive'],
  [['142', '144', '146', '148', '228'], 'Trả góp không được hỗ trợ', 'Installment not supported'],
  [['143'], 'Thẻ không do ngân hàng đã chọn phát hành', 'Card not issued by the selected bank'],
  [['145', '154', '156', '209'], 'Số tiền không hợp lệ', 'Invalid amount'],
  [['149', '151', '152', '216'], 'Thẻ không được hỗ trợ', 'Card unsupported'],
  [['170', '191'], 'Nhập sai OTP quá 3 lần', 'OTP attempts exceeded (more than 3)'],
  [['183', '185', '186', '187', '197', '200', '201'], 'Lỗi gói đăng ký', 'Subscription plan error'],
  [
    ['178', '179', '180', '181', '188', '189', '190', '193', '194'],
    'Lỗi bản ghi đăng ký',
    'Subscription record error',
  ],
  [['192'], 'Sai OTP', 'OTP wrong'],
  [['220'], 'Đã hoàn tiền', 'Refunded'],
  [['221'], 'Đã yêu cầu hoàn tiền', 'Refund requested'],
  [['222'], 'Đang xử lý hoàn tiền', 'Refund being processed'],
  [['224'], 'Hủy hoàn tiền', 'Refund cancelled'],
  [['229'], 'Thẻ hết hạn', 'Card expired'],
  [['999'], 'Lỗi không xác định', 'Unknown error code'],
];

export const alepayCodes = table.flatMap(([codes]) => codes);
export const isAlepayCode = (code: unknown): code is string => alepayCodes.some((known) => known === code);

export function alepayMessage(code: string, locale: Locale): string {
  const [, vn, en] = table.find(([codes]) => codes.includes(code)) ?? [
    [],
    'Lỗi không xác định',
    'Unknown error code',
  ];
  return locale === 'en' ? en : vn;
}
