import { h2, h3, link, ol, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const payment: SeedPage = {
  key: 'payment',
  title: { vi: 'Chính sách thanh toán', en: 'Payment' },
  summary: {
    vi: 'Ba cách trả tiền, đơn được giữ bao lâu, và làm gì khi thanh toán không thành.',
    en: 'Three ways to pay, how long an order is held, and what to do when a payment fails.',
  },
  vi: [
    p(
      'Giá trên trang đã gồm thuế giá trị gia tăng. Phí giao hàng hiện ra trước khi bạn xác nhận đơn; sau bước đó không phát sinh thêm khoản nào.',
    ),
    h2('Các cách thanh toán'),
    table(
      'Ba cách thanh toán',
      ['Cách', 'Dùng cho', 'Khi nào trả'],
      [
        'Thanh toán trực tuyến',
        'Thẻ quốc tế, thẻ nội địa, QR ngân hàng, ví MoMo, ZaloPay, PayPal',
        'Ngay sau khi đặt hàng',
      ],
      [
        'Thẻ ghi nợ nội địa (ATM)',
        'Thẻ của ngân hàng trong nước, đã mở thanh toán trực tuyến',
        'Ngay sau khi đặt hàng',
      ],
      [
        'Thanh toán khi nhận hàng (COD)',
        'Đơn trong nước, tối đa {codLimit}',
        'Khi người giao hàng trao hàng',
      ],
    ),
    h3('Thanh toán trực tuyến'),
    ol(
      'Bạn đặt hàng; hàng được giữ riêng cho bạn trong {paymentMinutes} phút.',
      'Trang đếm ngược rồi đưa bạn đến cổng thanh toán. Bạn có thể bấm đi ngay, hoặc dừng lại.',
      'Trả xong, bạn trở về trang kết quả. Đơn chỉ được ghi là đã thanh toán khi cổng thanh toán báo cho cửa hàng, không phải khi trang quay về.',
    ),
    h3('Thanh toán khi nhận hàng'),
    p(
      'Bạn được kiểm tra kiện hàng trước khi trả tiền. Đơn COD ghi là chưa thanh toán cho đến khi giao xong. Tài khoản có ba lần từ chối nhận hàng sẽ không dùng được COD nữa.',
    ),
    h2('Nếu thanh toán không thành'),
    ul(
      'Đơn hàng của bạn vẫn còn. Mở đơn và bấm **Thanh toán lại**, hoặc đổi sang cách khác, trong thời gian giữ hàng.',
      'Bị trừ tiền mà trang báo đang xử lý: **đừng trả lần nữa**. Cửa hàng tự hỏi lại cổng thanh toán và cập nhật đơn.',
      'Hết thời gian giữ hàng mà chưa trả, đơn tự huỷ và hàng được trả về kho.',
      'Tiền đến sau khi đơn đã huỷ sẽ được hoàn tự động về thẻ hoặc tài khoản bạn đã dùng.',
    ),
    h2('Hoàn tiền'),
    p(
      'Tiền luôn về đúng nơi đã trả. Ngân hàng trong nước thường ghi có sau 1 đến 5 ngày làm việc, thẻ quốc tế sau 7 đến 15 ngày làm việc. Đơn COD được hoàn bằng chuyển khoản.',
    ),
    h2('Hoá đơn và an toàn'),
    ul(
      'Cần hoá đơn giá trị gia tăng: điền thông tin công ty khi đặt hàng.',
      'Số thẻ và mã OTP chỉ nhập trên trang của cổng thanh toán. Nhân viên cửa hàng không bao giờ hỏi OTP.',
    ),
    p('Có trục trặc khi trả tiền? Gọi {hotline}, đọc mã đơn bắt đầu bằng DH.'),
    link('Xem đơn hàng của tôi', '/profile/orders'),
  ],
  en: [
    p(
      'Prices on these pages include value added tax. The delivery fee is shown before you confirm an order; nothing is added after that step.',
    ),
    h2('Ways to pay'),
    table(
      'Three ways to pay',
      ['Way', 'For', 'When you pay'],
      [
        'Online payment',
        'International and domestic cards, bank QR, MoMo, ZaloPay, PayPal',
        'Right after ordering',
      ],
      [
        'Domestic debit card (ATM)',
        'Cards of Vietnamese banks with online payment enabled',
        'Right after ordering',
      ],
      ['Cash on delivery (COD)', 'Orders within Vietnam, up to {codLimit}', 'When the parcel is handed over'],
    ),
    h3('Online payment'),
    ol(
      'You order; the goods are held for you for {paymentMinutes} minutes.',
      'The page counts down and takes you to the payment gateway. You can go at once, or stop.',
      'Once paid you come back to the result page. An order counts as paid when the gateway tells the shop, not when the page returns.',
    ),
    h3('Paying on delivery'),
    p(
      'You may check the parcel before you pay. A COD order is shown as unpaid until it is delivered. An account that has refused three deliveries can no longer use COD.',
    ),
    h2('When a payment fails'),
    ul(
      'Your order is still there. Open it and press **Pay again**, or choose another way, while the goods are held.',
      'Money was taken and the page says processing: **do not pay again**. The shop asks the gateway by itself and updates the order.',
      'If nothing is paid in that time, the order cancels itself and the goods go back on the shelf.',
      'Money that arrives after an order was cancelled is returned automatically to the card or account you used.',
    ),
    h2('Refunds'),
    p(
      'Money always goes back to where it came from. Vietnamese banks usually credit it within 1 to 5 working days, international cards within 7 to 15. COD orders are refunded by bank transfer.',
    ),
    h2('Invoices and safety'),
    ul(
      'If you need a VAT invoice, fill in your company when you order.',
      'Enter card numbers and one-time passwords on the page of the gateway only. Our staff never ask for a one-time password.',
    ),
    p('Trouble paying? Call {hotline} and read out the order code that begins with DH.'),
    link('See my orders', '/profile/orders'),
  ],
};
