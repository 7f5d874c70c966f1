import type { TestCard } from './cards';

/** The gateway's own names of its two languages. */
export type Locale = 'vn' | 'en';

const vn = {
  htmlLang: 'vi',
  gateway: 'Cổng thanh toán',
  banner: 'Môi trường thử nghiệm. Không có khoản tiền thật nào được chuyển.',
  order: 'Thông tin đơn hàng',
  amount: 'Số tiền thanh toán',
  merchant: 'Đơn vị bán hàng',
  reference: 'Mã giao dịch',
  description: 'Nội dung',
  payBefore: 'Thanh toán trước',
  expired: 'Đã quá thời gian thanh toán. Không còn trả được bằng thẻ; bạn có thể quay về cửa hàng.',
  chooseTitle: 'Chọn phương thức thanh toán',
  domesticTitle: 'Thẻ nội địa và tài khoản ngân hàng',
  internationalTitle: 'Thẻ thanh toán quốc tế',
  qrTitle: 'Ứng dụng thanh toán hỗ trợ VNPAY-QR',
  qrPageTitle: 'Thanh toán bằng VNPAY-QR',
  qrExplained:
    'Ở đây không có ứng dụng ngân hàng nào để quét mã. Nút bên dưới thay cho việc xác nhận trên điện thoại.',
  qrConfirm: 'Xác nhận đã quét và trả tiền',
  walletExplained:
    'Ở đây không có ứng dụng ví nào để xác nhận. Nút bên dưới thay cho việc xác nhận trên điện thoại.',
  cardTitle: 'Nhập thông tin thẻ',
  cardNumber: 'Số thẻ',
  cardHolder: 'Tên chủ thẻ (không dấu)',
  issueDate: 'Ngày phát hành (MM/YY)',
  expiryDate: 'Ngày hết hạn (MM/YY)',
  continue: 'Tiếp tục',
  otherMethod: 'Chọn phương thức khác',
  wrongCard: 'Thông tin thẻ không đúng. Hãy kiểm tra số thẻ, tên và ngày trên thẻ.',
  attemptsLeft: (count: number) => `Bạn còn ${count} lần thử.`,
  testCards: 'Thẻ dùng để thử',
  testCardCase: {
    success: 'thành công',
    insufficient: 'không đủ số dư',
    notActivated: 'chưa kích hoạt',
    locked: 'bị khoá',
    expired: 'hết hạn',
  } satisfies Record<TestCard['case'], string>,
  otpTitle: 'Xác thực giao dịch (OTP)',
  otpExplained: (phone: string) => `Ngân hàng đã gửi mã xác thực đến số điện thoại ${phone}.`,
  otpLabel: 'Mã OTP',
  otpHint: 'Mã thử là 123456.',
  wrongOtp: 'Mã OTP không đúng.',
  pay: (amount: string) => `Thanh toán · ${amount}`,
  cancel: 'Huỷ thanh toán',
  panelTitle: 'Chọn kết quả để thử',
  panelExplained: 'Chỉ có ở môi trường thử nghiệm: kết thúc giao dịch ngay với một trong 13 mã kết quả.',
  panelAnyCode: 'Chỉ có ở môi trường thử nghiệm: kết thúc giao dịch ngay với một mã của cổng thanh toán.',
  panelStatus: 'Trạng thái giao dịch (vnp_TransactionStatus)',
  panelStatusUsual: 'Theo mã kết quả',
  panelClose: 'Có kết quả xong thì đóng tab, không quay về cửa hàng',
  closeNow: 'Đóng tab khi chưa thanh toán',
  closedTitle: 'Bạn có thể đóng tab này',
  closedUnpaid: 'Giao dịch chưa hoàn tất. Cửa hàng không nhận được thông tin gì từ trình duyệt.',
  closedDone: 'Trình duyệt không quay về cửa hàng; cửa hàng chỉ biết qua thông báo giữa hai máy chủ.',
  backToPayment: 'Quay lại thanh toán',
  returningTitle: 'Đang đưa bạn về cửa hàng',
  returnNow: 'Về cửa hàng ngay',
  result: 'Kết quả',
  errorTitle: 'Không thể thanh toán',
  errorCode: 'Mã lỗi',
  errorSafe: 'Bạn chưa bị trừ tiền. Hãy quay lại cửa hàng và thử lại.',
  notFoundTitle: 'Không tìm thấy giao dịch',
  notFound: 'Giao dịch không tồn tại hoặc đã bị xoá khỏi môi trường thử nghiệm.',
};

export type Texts = typeof vn;

const en: Texts = {
  htmlLang: 'en',
  gateway: 'Payment gateway',
  banner: 'Test environment. No real money moves here.',
  order: 'Order details',
  amount: 'Amount to pay',
  merchant: 'Merchant',
  reference: 'Transaction reference',
  description: 'Description',
  payBefore: 'Pay before',
  expired: 'The time to pay is over. Cards are no longer accepted; you can go back to the shop.',
  chooseTitle: 'Choose how to pay',
  domesticTitle: 'Domestic cards and bank accounts',
  internationalTitle: 'International cards',
  qrTitle: 'Apps that support VNPAY-QR',
  qrPageTitle: 'Pay with VNPAY-QR',
  qrExplained:
    'There is no banking app here to scan a code. The button below stands for confirming on the phone.',
  qrConfirm: 'Confirm as scanned and paid',
  walletExplained:
    'There is no wallet app here to confirm in. The button below stands for confirming on the phone.',
  cardTitle: 'Enter your card details',
  cardNumber: 'Card number',
  cardHolder: 'Name on card',
  issueDate: 'Issue date (MM/YY)',
  expiryDate: 'Expiry date (MM/YY)',
  continue: 'Continue',
  otherMethod: 'Choose another way to pay',
  wrongCard: 'These card details are not right. Check the number, the name and the date on the card.',
  attemptsLeft: (count) => (count === 1 ? 'You have 1 try left.' : `You have ${count} tries left.`),
  testCards: 'Cards for testing',
  testCardCase: {
    success: 'success',
    insufficient: 'insufficient balance',
    notActivated: 'not activated',
    locked: 'locked',
    expired: 'expired',
  },
  otpTitle: 'Confirm with a one-time password (OTP)',
  otpExplained: (phone) => `Your bank has sent a password to ${phone}.`,
  otpLabel: 'OTP',
  otpHint: 'The test password is 123456.',
  wrongOtp: 'The OTP is not right.',
  pay: (amount) => `Pay · ${amount}`,
  cancel: 'Cancel payment',
  panelTitle: 'Choose an outcome to test',
  panelExplained:
    'Only in the test environment: end the transaction at once with one of the 13 result codes.',
  panelAnyCode: "Only in the test environment: end the transaction at once with one of the gateway's codes.",
  panelStatus: 'Transaction status (vnp_TransactionStatus)',
  panelStatusUsual: 'As the code says',
  panelClose: 'Close the tab after the outcome, without returning to the shop',
  closeNow: 'Close the tab without paying',
  closedTitle: 'You may close this tab',
  closedUnpaid: 'The transaction is not finished. The shop has heard nothing from the browser.',
  closedDone:
    'The browser does not return to the shop; the shop knows only from the call between the servers.',
  backToPayment: 'Back to the payment',
  returningTitle: 'Taking you back to the shop',
  returnNow: 'Go to the shop now',
  result: 'Result',
  errorTitle: 'This payment cannot be made',
  errorCode: 'Error code',
  errorSafe: 'You have not been charged. Go back to the shop and try again.',
  notFoundTitle: 'Transaction not found',
  notFound: 'This transaction does not exist, or was removed from the test environment.',
};

export const texts: Record<Locale, Texts> = { vn, en };

/** The amount as people read it; the wire has đồng × 100. */
export function formatAmount(amountTimes100: string, locale: Locale): string {
  const number = new Intl.NumberFormat(locale === 'en' ? 'en-US' : 'vi-VN', { maximumFractionDigits: 2 });
  return `${number.format(Number(amountTimes100) / 100)}\u00a0₫`;
}

export function formatMoment(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(instant);
}
