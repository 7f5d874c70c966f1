import { link, p } from '../writing';
import type { SeedPage } from './page';

/**
 * Who the shop is by law comes from the settings and is drawn beside this, as does the badge of an owner who has
 * notified the ministry.
 */
export const footer: SeedPage = {
  key: 'footer',
  title: { vi: 'Thông tin cửa hàng', en: 'About the shop' },
  summary: {
    vi: 'Những điều pháp luật yêu cầu một cửa hàng trực tuyến cho biết trên mọi trang.',
    en: 'What the law wants an online shop to say on every page.',
  },
  vi: [
    p('Giá trên trang đã gồm thuế giá trị gia tăng, chưa gồm phí giao hàng.'),
    p('Khiếu nại: {hotline} hoặc {email}, trả lời trong 3 ngày làm việc.'),
    p(
      'Đây là cửa hàng minh hoạ: doanh nghiệp, địa chỉ và số điện thoại đều được đặt ra, hàng không được bán thật.',
    ),
    link('Gửi khiếu nại', '/contact'),
  ],
  en: [
    p('Prices include value added tax, and not the delivery fee.'),
    p('Complaints: {hotline} or {email}, answered within 3 working days.'),
    p(
      'This is a demonstration shop: its company, addresses and numbers are made up, and nothing is really sold.',
    ),
    link('Send a complaint', '/contact'),
  ],
};
