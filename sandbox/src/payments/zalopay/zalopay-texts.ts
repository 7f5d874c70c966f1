import type { Locale } from '../texts';

/**
 * How a payment can stand. ZaloPay itself has three answers to a query; a cancelled and an expired one differ by the
 * status that the browser brings back and by `sub_return_code`.
 */
export const zalopayOutcomes: [code: string, text: Record<Locale, string>][] = [
  ['1', { vn: 'Giao dịch thành công', en: 'Successful' }],
  ['2', { vn: 'Giao dịch thất bại', en: 'Failed' }],
  ['3', { vn: 'Giao dịch đang được xử lý', en: 'Being processed' }],
  ['-49', { vn: 'Người dùng hủy giao dịch', en: 'Cancelled by the user' }],
  ['-54', { vn: 'Giao dịch đã hết hạn', en: 'Expired' }],
];

/** What is said to a server, by `sub_return_code`. */
export const zalopayMessages: Record<number, string> = {
  1: 'Giao dịch thành công',
  2: 'Giao dịch thất bại',
  3: 'Giao dịch đang được xử lý',
  [-49]: 'Giao dịch chưa được thực hiện',
  [-54]: 'Giao dịch đã hết hạn',
  [-68]: 'Mã giao dịch bị trùng',
  [-401]: 'Dữ liệu yêu cầu không hợp lệ',
  [-402]: 'Ứng dụng hoặc chữ ký không hợp lệ',
  [-429]: 'Có quá nhiều yêu cầu',
  [-500]: 'Lỗi hệ thống',
};
