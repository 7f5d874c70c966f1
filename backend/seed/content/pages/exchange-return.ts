import { h2, link, ol, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const exchangeReturn: SeedPage = {
  key: 'exchange-return',
  title: { vi: 'Chính sách đổi trả', en: 'Exchange and return' },
  summary: {
    vi: 'Bảy ngày để đổi ý khi hàng còn nguyên; hàng lỗi hay giao sai thì phí do cửa hàng chịu.',
    en: 'Seven days to change your mind while goods are intact; for faulty or wrong goods the shop bears all cost.',
  },
  vi: [
    h2('Thời hạn và điều kiện'),
    table(
      'Khi nào được đổi hoặc trả',
      ['Trường hợp', 'Thời hạn', 'Phí gửi hàng'],
      ['Đổi cỡ, đổi màu, đổi ý', '7 ngày từ khi nhận', 'Khách hàng chịu một chiều gửi về'],
      ['Hàng lỗi do sản xuất', '7 ngày từ khi nhận, sau đó theo bảo hành', 'Cửa hàng chịu'],
      ['Giao sai, giao thiếu, hư hỏng khi vận chuyển', '48 giờ từ khi nhận, kèm ảnh', 'Cửa hàng chịu'],
    ),
    ul(
      'Hàng còn nguyên tem, nhãn, hộp và phụ kiện; quần áo chưa giặt, chưa sửa, không ám mùi.',
      'Giày chỉ thử trong nhà, đế còn sạch.',
      'Robot, bo mạch, drone: chưa kích hoạt hoặc nạp chương trình, nếu trả vì đổi ý.',
    ),
    h2('Hàng không đổi trả vì đổi ý'),
    ul(
      'Tất và đồ lót, vì lý do vệ sinh.',
      'Pin LiPo và cuộn nhựa in đã mở bao.',
      'Hàng đặt may hoặc in riêng theo yêu cầu.',
      'Quà tặng kèm: trả lại cùng sản phẩm chính nếu đơn không còn đủ điều kiện tặng.',
    ),
    p('Hàng lỗi thì vẫn được đổi, dù thuộc danh sách trên.'),
    h2('Cách làm'),
    ol(
      'Mở đơn trong [Đơn hàng của tôi](/profile/orders) và bấm “Yêu cầu đổi trả”, kèm ảnh nếu hàng lỗi; hoặc gọi {hotline} và đọc mã đơn.',
      'Chúng tôi trả lời trong một ngày làm việc, kèm địa chỉ và mã gửi hàng.',
      'Đóng gói hàng, gửi về hoặc mang đến [showroom](/showrooms) gần bạn.',
      'Chúng tôi kiểm tra trong 2 ngày làm việc rồi gửi hàng đổi, hoặc hoàn tiền.',
    ),
    h2('Hoàn tiền'),
    p(
      'Bạn nhận lại số tiền thực trả cho sản phẩm đó, sau khi đã chia đều voucher và khuyến mãi của cả đơn. Phí giao hàng ban đầu được hoàn khi lỗi thuộc về cửa hàng. Thời gian tiền về: xem [Chính sách thanh toán](/policies/payment).',
    ),
    h2('Huỷ đơn trước khi giao'),
    p(
      'Đơn mới: bạn tự huỷ trong trang đơn hàng, không cần lý do dài. Đơn đang chuẩn bị: gửi yêu cầu huỷ, cửa hàng trả lời ngay trong ngày. Đơn đang giao: bạn có thể từ chối nhận.',
    ),
    p('Chính sách này không làm giảm quyền của bạn theo Luật Bảo vệ quyền lợi người tiêu dùng.'),
    link('Gửi yêu cầu đổi trả', '/profile/orders'),
  ],
  en: [
    h2('Time and conditions'),
    table(
      'When you may exchange or return',
      ['Case', 'Time', 'Shipping back'],
      ['Another size or colour, or a change of mind', '7 days from delivery', 'You pay one way, back to us'],
      ['Manufacturing fault', '7 days from delivery, then under warranty', 'The shop pays'],
      ['Wrong, missing or damaged on the way', '48 hours from delivery, with pictures', 'The shop pays'],
    ),
    ul(
      'Goods with their labels, box and accessories; clothes not washed, not altered, free of smells.',
      'Shoes tried on indoors only, with clean soles.',
      'Robots, boards and drones not activated or programmed, if you return them for a change of mind.',
    ),
    h2('What cannot be returned for a change of mind'),
    ul(
      'Socks and underwear, for hygiene.',
      'LiPo batteries and filament once unpacked.',
      'What was tailored or printed for you.',
      'Gifts: they come back with the product when the order no longer earns them.',
    ),
    p('Faulty goods are exchanged all the same, even from this list.'),
    h2('How it works'),
    ol(
      'Open the order under [My orders](/profile/orders) and press “Ask for a return”, with pictures if something is faulty; or call {hotline} with your order code.',
      'We answer within one working day with an address and a shipping code.',
      'Pack the goods and send them, or bring them to a [showroom](/showrooms) near you.',
      'We check them within 2 working days, then send the exchange or refund you.',
    ),
    h2('Refunds'),
    p(
      'You get back what you really paid for that product, after vouchers and promotions of the order are shared out over its lines. The first delivery fee is returned when the fault is ours. For how long banks take, see [Payment](/policies/payment).',
    ),
    h2('Cancelling before delivery'),
    p(
      'A new order: cancel it yourself on its page. An order being prepared: ask for it there, and the shop answers the same day. An order on its way: you may refuse it at the door.',
    ),
    p(
      'This policy takes nothing away from your rights under the Vietnamese Law on Protection of Consumer Rights.',
    ),
    link('Ask for an exchange or return', '/profile/orders'),
  ],
};
