import type { Locale } from '../texts';

/** How a payment can stand, in MoMo's words: `vn` is what its API says with `lang: vi`. */
const outcomes: [code: number, vn: string, en: string][] = [
  [0, 'Thành công.', 'Successful.'],
  [9000, 'Giao dịch đã được xác nhận thành công.', 'Transaction is authorized successfully.'],
  [
    1000,
    'Giao dịch đã được khởi tạo, chờ người dùng xác nhận thanh toán.',
    'Transaction is initiated, waiting for user confirmation.',
  ],
  [7000, 'Giao dịch đang được xử lý.', 'Transaction is being processed.'],
  [
    7002,
    'Giao dịch đang được xử lý bởi nhà cung cấp loại hình thanh toán.',
    'Transaction is being processed by the provider of the payment instrument.',
  ],
  [
    8000,
    'Giao dịch đang ở trạng thái cần được người dùng xác nhận lại.',
    'Transaction is awaiting confirmation of the user again.',
  ],
  [
    98,
    'QR Code tạo không thành công. Vui lòng thử lại sau.',
    'QR code could not be made. Please try again later.',
  ],
  [99, 'Lỗi không xác định.', 'Unknown error.'],
  [
    1001,
    'Giao dịch thanh toán thất bại do tài khoản người dùng không đủ tiền.',
    'Transaction failed due to insufficient funds.',
  ],
  [
    1002,
    'Giao dịch bị từ chối do nhà phát hành tài khoản thanh toán.',
    'Transaction is rejected by the issuer of the payment method.',
  ],
  [1003, 'Giao dịch đã bị hủy.', 'Transaction is cancelled after being authorized.'],
  [
    1004,
    'Giao dịch thất bại do số tiền thanh toán vượt quá hạn mức của người dùng.',
    'Transaction failed because the amount exceeds the limit of the user.',
  ],
  [
    1005,
    'Giao dịch thất bại do url hoặc QR code đã hết hạn.',
    'Transaction failed because the url or QR code expired.',
  ],
  [
    1006,
    'Giao dịch thất bại do người dùng đã từ chối xác nhận thanh toán.',
    'Transaction failed because the user denied to confirm the payment.',
  ],
  [
    1007,
    'Giao dịch bị từ chối vì tài khoản không tồn tại hoặc đang ở trạng thái ngưng hoạt động.',
    'Transaction is rejected because the account is inactive.',
  ],
  [1017, 'Giao dịch bị hủy bởi đối tác.', 'Transaction is cancelled by the merchant.'],
  [
    1026,
    'Giao dịch bị hạn chế theo thể lệ chương trình khuyến mãi.',
    'Transaction is restricted by the rules of the promotion.',
  ],
  [
    4001,
    'Giao dịch bị từ chối do tài khoản người dùng đang bị hạn chế.',
    'Transaction is rejected because the account of the user is restricted.',
  ],
  [
    4002,
    'Giao dịch bị từ chối do tài khoản người dùng chưa được xác thực sinh trắc học.',
    'Transaction is rejected because the account of the user is not verified biometrically.',
  ],
  [
    4100,
    'Giao dịch thất bại do người dùng không đăng nhập thành công.',
    'Transaction failed because the user could not log in.',
  ],
];

/** What is said to a server that asks for something that cannot be. */
const refusals: [code: number, vn: string, en: string][] = [
  [13, 'Xác thực doanh nghiệp thất bại.', 'Merchant authentication failed.'],
  [20, 'Yêu cầu sai định dạng.', 'Bad format request.'],
  [22, 'Số tiền giao dịch không nằm trong giới hạn quy định.', 'The transaction amount is out of range.'],
  [40, 'RequestId bị trùng.', 'Duplicated requestId.'],
  [41, 'OrderId bị trùng.', 'Duplicated orderId.'],
  [42, 'OrderId không hợp lệ hoặc không được tìm thấy.', 'Invalid orderId or orderId is not found.'],
  [1080, 'Giao dịch hoàn tiền thất bại trong quá trình xử lý.', 'Refund attempt failed during processing.'],
  [1081, 'Giao dịch hoàn tiền bị từ chối.', 'Refund is rejected.'],
  [1088, 'Giao dịch này không hỗ trợ hoàn tiền.', 'The transaction is not eligible for refund.'],
];

export const momoOutcomes = outcomes.map(([code, vn, en]): [string, Record<Locale, string>] => [
  String(code),
  { vn, en },
]);

export function momoMessage(code: number, locale: Locale): string {
  const [, vn = '', en = ''] = [...outcomes, ...refusals].find(([known]) => known === code) ?? [];
  return locale === 'en' ? en : vn;
}
