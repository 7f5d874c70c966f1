import { h2, link, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const storeSystem: SeedPage = {
  key: 'store-system',
  title: { vi: 'Hệ thống cửa hàng', en: 'Our stores' },
  summary: {
    vi: 'Sáu showroom, bốn trung tâm bảo hành và các đối tác phân phối trên cả nước.',
    en: 'Six showrooms, four service centres and partners across the country.',
  },
  vi: [
    h2('Ở đâu có gì'),
    table(
      'Showroom và trung tâm bảo hành',
      ['Thành phố', 'Showroom', 'Bảo hành'],
      ['Hà Nội', 'Tràng Tiền', 'Cầu Giấy'],
      ['Thành phố Hồ Chí Minh', 'Nguyễn Huệ', 'Bến Thành'],
      ['Đà Nẵng', 'Bạch Đằng', 'Hải Châu'],
      ['Cần Thơ', 'Ninh Kiều', 'Ninh Kiều'],
      ['Huế', 'Thuận Hoá', '—'],
      ['Nha Trang', 'Trần Phú', '—'],
    ),
    h2('Tại showroom bạn có thể'),
    ul(
      'Thử quần áo, giày, áo dài; chỉnh gấu và tay áo miễn phí với đồ mới mua.',
      'Cầm thử robot, xem máy in 3D chạy thật.',
      'Nhận đơn đặt trực tuyến, đổi trả, gửi bảo hành.',
    ),
    h2('Giá như nhau'),
    p(
      'Giá tại showroom và trên trang là một. Voucher trực tuyến dùng được tại showroom khi bạn đặt đơn bằng tài khoản của mình.',
    ),
    h2('Trở thành đối tác phân phối'),
    p(
      'Trường học, câu lạc bộ robot và cửa hàng thời trang muốn nhập hàng, hãy [viết cho chúng tôi](/contact) với chủ đề “Đối tác”. Chúng tôi trả lời trong ba ngày làm việc.',
    ),
    link('Địa chỉ và giờ mở cửa showroom', '/showrooms'),
    link('Địa chỉ trung tâm bảo hành', '/service-centers'),
  ],
  en: [
    h2('What is where'),
    table(
      'Showrooms and service centres',
      ['City', 'Showroom', 'Service'],
      ['Hà Nội', 'Tràng Tiền', 'Cầu Giấy'],
      ['Hồ Chí Minh City', 'Nguyễn Huệ', 'Bến Thành'],
      ['Đà Nẵng', 'Bạch Đằng', 'Hải Châu'],
      ['Cần Thơ', 'Ninh Kiều', 'Ninh Kiều'],
      ['Huế', 'Thuận Hoá', '—'],
      ['Nha Trang', 'Trần Phú', '—'],
    ),
    h2('In a showroom you can'),
    ul(
      'Try on clothes, shoes and áo dài; hems and sleeves of what you just bought are altered for free.',
      'Hold the robots, and watch a 3D printer at work.',
      'Collect an online order, exchange, return, or hand in for repair.',
    ),
    h2('One price'),
    p(
      'Prices in the showrooms and on these pages are the same. Online vouchers work in a showroom when you order with your account.',
    ),
    h2('Become a partner'),
    p(
      'Schools, robotics clubs and fashion shops that want to sell our goods are welcome to [write to us](/contact) with the subject “Partner”. We answer within three working days.',
    ),
    link('Addresses and hours of showrooms', '/showrooms'),
    link('Addresses of service centres', '/service-centers'),
  ],
};
