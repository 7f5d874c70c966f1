import { h2, link, ol, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const warranty: SeedPage = {
  key: 'warranty',
  title: { vi: 'Chính sách bảo hành', en: 'Warranty' },
  summary: {
    vi: 'Hàng nào được bảo hành bao lâu, gửi ở đâu, và sửa trong mấy ngày.',
    en: 'How long each kind of product is covered, where to bring it, and how many days a repair takes.',
  },
  vi: [
    h2('Thời hạn'),
    p(
      'Thời hạn của từng sản phẩm ghi ở mục Thông số trên trang sản phẩm và trong hoá đơn. Bảng dưới đây để bạn hình dung.',
    ),
    table(
      'Thời hạn bảo hành theo nhóm hàng',
      ['Nhóm hàng', 'Thời hạn', 'Phần được bảo hành'],
      ['Robot giáo dục, cánh tay robot', '6–12 tháng', 'Mạch, động cơ, khung'],
      ['Robot hút bụi', '12–24 tháng', 'Toàn bộ máy, trừ vật tư hao mòn'],
      ['Máy in 3D', '12 tháng', 'Mạch, nguồn, động cơ, khung'],
      ['Drone', '6–12 tháng', 'Mạch, động cơ, camera; không gồm hư hại do rơi'],
      ['Bo mạch, cảm biến, động cơ rời', '1–12 tháng', 'Lỗi linh kiện'],
      ['Pin LiPo', '3 tháng', 'Dung lượng còn dưới 70%'],
      ['Giày, túi, balo', '6–12 tháng', 'Keo, chỉ, khoá kéo'],
      ['Quần áo', '30 ngày', 'Đường may, nút, khoá kéo'],
    ),
    h2('Cách yêu cầu bảo hành'),
    ol(
      'Chuẩn bị mã đơn hàng hoặc số điện thoại đã đặt hàng; không cần giữ giấy bảo hành.',
      'Mang đến [trung tâm bảo hành](/service-centers), hoặc gọi {hotline} để nhận mã gửi hàng.',
      'Bạn nhận giấy biên nhận ghi tình trạng máy và ngày hẹn.',
      'Quần áo, giày, túi sửa trong 5 ngày làm việc; thiết bị điện tử trong 10 ngày làm việc.',
    ),
    p(
      'Quá 15 ngày làm việc chưa sửa xong, bạn được đổi sản phẩm tương đương hoặc hoàn tiền theo giá trị còn lại. Một lỗi sửa ba lần chưa hết cũng được đổi.',
    ),
    h2('Không thuộc bảo hành'),
    ul(
      'Rơi vỡ, vào nước, cháy do cắm ngược cực hoặc sai điện áp.',
      'Tự tháo, tự sửa, hàn thêm ngoài hướng dẫn. Nạp chương trình của bạn lên bo mạch thì không sao.',
      'Hao mòn bình thường: chổi, lọc bụi, đầu in, cánh quạt, đế giày.',
      'Pin phồng do sạc quá áp, xả kiệt hoặc để gần nguồn nhiệt.',
    ),
    p(
      'Ngoài bảo hành, chúng tôi vẫn nhận sửa và báo giá trước khi làm. Phí gửi hàng hai chiều trong thời hạn bảo hành do cửa hàng chịu.',
    ),
    link('Tìm trung tâm bảo hành gần bạn', '/service-centers'),
  ],
  en: [
    h2('How long'),
    p(
      'The time for each product is among its specifications on the product page and on your invoice. This table gives you an idea.',
    ),
    table(
      'Warranty by kind of product',
      ['Kind', 'Time', 'What is covered'],
      ['Educational robots, robot arms', '6–12 months', 'Boards, motors, frame'],
      ['Robot vacuums', '12–24 months', 'The whole machine but wearing parts'],
      ['3D printers', '12 months', 'Boards, power supply, motors, frame'],
      ['Drones', '6–12 months', 'Boards, motors, camera; not crashes'],
      ['Boards, sensors, single motors', '1–12 months', 'Faulty components'],
      ['LiPo batteries', '3 months', 'Capacity below 70%'],
      ['Shoes and bags', '6–12 months', 'Glue, stitching, zips'],
      ['Clothes', '30 days', 'Seams, buttons, zips'],
    ),
    h2('How to claim'),
    ol(
      'Have your order code ready, or the phone number you ordered with; no warranty card is needed.',
      'Bring the product to a [service centre](/service-centers), or call {hotline} for a shipping code.',
      'You get a receipt with the state of the product and a date.',
      'Clothes, shoes and bags take 5 working days, electronics 10.',
    ),
    p(
      'If it is not repaired after 15 working days, you get an equal product or your money back for what it is still worth. So you do when one fault comes back a third time.',
    ),
    h2('Not covered'),
    ul(
      'Falls, water, and burns from reversed poles or the wrong voltage.',
      'Taking apart, repairing or soldering beyond the instructions. Loading your own program on a board is fine.',
      'Normal wear: brushes, filters, nozzles, propellers, soles.',
      'Batteries swollen from overcharging, deep discharge or heat.',
    ),
    p(
      'We repair outside of the warranty too, and tell you the price first. Shipping both ways is on us while the warranty lasts.',
    ),
    link('Find a service centre near you', '/service-centers'),
  ],
};
