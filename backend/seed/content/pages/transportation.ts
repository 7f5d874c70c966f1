import { h2, link, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const transportation: SeedPage = {
  key: 'transportation',
  title: { vi: 'Chính sách vận chuyển', en: 'Delivery' },
  summary: {
    vi: 'Phí, thời gian giao và cách nhận hàng tại 34 tỉnh thành và ở nước ngoài.',
    en: 'Fees, times and how parcels arrive, in all 34 provinces and abroad.',
  },
  vi: [
    p('Hàng gửi từ Thành phố Hồ Chí Minh. Phí chính xác hiện ra khi bạn nhập địa chỉ, trước khi đặt hàng.'),
    p('**Miễn phí giao tiêu chuẩn trong nước cho đơn từ {freeShippingFrom}.**'),
    h2('Phí và thời gian'),
    table(
      'Phí cho kiện đến 1 kg',
      ['Nơi nhận', 'Tiêu chuẩn', 'Nhanh'],
      ['Thành phố Hồ Chí Minh', '18.000 ₫ · 1–2 ngày', '32.000 ₫ · trong ngày hoặc hôm sau'],
      ['Các tỉnh miền Nam', '28.000 ₫ · 2–3 ngày', '45.000 ₫ · 1–2 ngày'],
      ['Miền Trung và miền Bắc', '35.000 ₫ · 3–5 ngày', '65.000 ₫ · 2–3 ngày'],
      ['Nước ngoài', '450.000 ₫ · 7–15 ngày', '—'],
    ),
    p(
      'Mỗi 500 g tiếp theo cộng thêm 2.500 ₫ đến 12.000 ₫ tuỳ nơi nhận và cách giao. Ngày là ngày làm việc, từ thứ Hai đến thứ Bảy, tính từ khi đơn được xác nhận.',
    ),
    h2('Xác nhận và đóng gói'),
    ul(
      'Đơn đã thanh toán hoặc đơn COD được xác nhận trong 24 giờ làm việc.',
      'Hàng điện tử được bọc chống sốc và chống tĩnh điện; pin LiPo chỉ đi đường bộ.',
      'Mỗi lần đơn đổi trạng thái, bạn nhận một email; mã vận đơn có trong trang đơn hàng.',
    ),
    h2('Khi nhận hàng'),
    ul(
      'Bạn được mở kiện kiểm tra số lượng và hình thức trước khi ký nhận; chưa bao gồm thử sản phẩm.',
      'Kiện móp, rách, mất niêm phong: hãy từ chối hoặc ghi vào biên bản, và báo cho chúng tôi trong 48 giờ.',
      'Người giao gọi tối đa ba lần trong hai ngày. Không liên lạc được, đơn chuyển sang **giao không thành** và cửa hàng sẽ gọi cho bạn.',
    ),
    h2('Chậm trễ'),
    p(
      'Bão lũ, lễ Tết hoặc vùng hải đảo có thể làm đơn đến chậm hơn; chúng tôi báo trước khi biết. Đơn trễ quá 7 ngày so với dự kiến, bạn có thể huỷ và được hoàn toàn bộ tiền.',
    ),
    h2('Trách nhiệm với hàng hoá'),
    p(
      'Cho đến khi bạn nhận hàng, mọi rủi ro mất mát, hư hỏng thuộc về cửa hàng. Chứng từ đi kèm kiện hàng gồm phiếu giao hàng và hoá đơn nếu bạn yêu cầu.',
    ),
    link('Xem địa chỉ showroom để nhận trực tiếp', '/showrooms'),
  ],
  en: [
    p(
      'Goods leave from Hồ Chí Minh City. The exact fee is shown as soon as you enter an address, before you order.',
    ),
    p('**Standard delivery within Vietnam is free for orders from {freeShippingFrom}.**'),
    h2('Fees and times'),
    table(
      'Fees for a parcel of up to 1 kg',
      ['To', 'Standard', 'Express'],
      ['Hồ Chí Minh City', '18,000 ₫ · 1–2 days', '32,000 ₫ · same or next day'],
      ['Southern provinces', '28,000 ₫ · 2–3 days', '45,000 ₫ · 1–2 days'],
      ['Central and northern provinces', '35,000 ₫ · 3–5 days', '65,000 ₫ · 2–3 days'],
      ['Abroad', '450,000 ₫ · 7–15 days', '—'],
    ),
    p(
      'Each further 500 g adds 2,500 ₫ to 12,000 ₫, by place and way of delivery. Days are working days, Monday to Saturday, from the confirmation of the order.',
    ),
    h2('Confirming and packing'),
    ul(
      'Paid orders and COD orders are confirmed within 24 working hours.',
      'Electronics are packed against shock and static; LiPo batteries travel by road only.',
      'You get a mail at every turn of your order; the tracking number is on its page.',
    ),
    h2('When it arrives'),
    ul(
      'You may open the parcel to check number and look before you sign; trying the product is not included.',
      'If a parcel is dented, torn or its seal is broken, refuse it or have it written down, and tell us within 48 hours.',
      'The carrier calls up to three times in two days. If nobody can be reached, the order becomes **delivery failed** and the shop calls you.',
    ),
    h2('Delays'),
    p(
      'Storms, floods, holidays and islands may take longer; we tell you when we know. If an order is more than 7 days late you may cancel it and get all your money back.',
    ),
    h2('Who bears the risk'),
    p(
      'Until you have received them, loss of or damage to the goods is our risk. A delivery note comes with every parcel, and an invoice if you asked for one.',
    ),
    link('Find a showroom to collect in person', '/showrooms'),
  ],
};
