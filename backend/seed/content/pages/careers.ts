import { h2, link, ol, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const careers: SeedPage = {
  key: 'careers',
  title: { vi: 'Tuyển dụng', en: 'Careers' },
  summary: {
    vi: 'Chúng tôi tìm người tử tế, tò mò và làm việc đến nơi đến chốn.',
    en: 'We look for people who are kind, curious and finish what they begin.',
  },
  vi: [
    p(
      'Ở {siteName}, người tư vấn áo dài và người hàn mạch ngồi ăn trưa cùng nhau. Bạn không cần biết cả hai nghề, chỉ cần thích học nghề của người ngồi cạnh.',
    ),
    h2('Vị trí đang tuyển'),
    table(
      'Vị trí đang tuyển',
      ['Vị trí', 'Nơi làm việc', 'Thu nhập mỗi tháng'],
      ['Tư vấn bán hàng thời trang', 'Hà Nội, Đà Nẵng', '9–14 triệu đồng'],
      ['Kỹ thuật viên bảo hành robot', 'Thành phố Hồ Chí Minh', '12–18 triệu đồng'],
      ['Giáo viên câu lạc bộ robot (bán thời gian)', 'Cần Thơ', '150–200 nghìn đồng một giờ'],
      ['Thợ may mẫu', 'Thành phố Hồ Chí Minh', '13–20 triệu đồng'],
    ),
    h2('Bạn nhận được gì'),
    ul(
      'Hợp đồng lao động và bảo hiểm đầy đủ từ ngày đầu tiên sau thử việc; thử việc hưởng 100% lương.',
      'Lịch làm việc biết trước hai tuần, làm thêm được trả theo luật.',
      'Mỗi quý một khoá học tự chọn, cửa hàng trả học phí.',
      'Mua hàng với giá vốn, mười món mỗi năm.',
    ),
    h2('Cách ứng tuyển'),
    ol(
      'Gửi vài dòng về bạn và công việc bạn thích nhất từng làm, kèm hồ sơ, đến {email}.',
      'Chúng tôi trả lời mọi thư trong một tuần, cả khi chưa phù hợp.',
      'Gặp nhau một buổi, làm thử nửa ngày có trả công.',
    ),
    p(
      'Chúng tôi không thu bất kỳ khoản phí nào khi tuyển dụng. Ai nhân danh {siteName} để thu tiền là lừa đảo, xin báo cho chúng tôi qua {hotline}.',
    ),
    link('Hỏi thêm về công việc', '/contact'),
  ],
  en: [
    p(
      'At {siteName}, those who fit áo dài and those who solder boards have lunch together. You need not know both trades, only enjoy learning the one of your neighbour.',
    ),
    h2('Open positions'),
    table(
      'Open positions',
      ['Position', 'Where', 'Pay a month'],
      ['Fashion sales adviser', 'Hà Nội, Đà Nẵng', '9–14 million đồng'],
      ['Robot service technician', 'Hồ Chí Minh City', '12–18 million đồng'],
      ['Robotics club teacher (part time)', 'Cần Thơ', '150–200 thousand đồng an hour'],
      ['Sample tailor', 'Hồ Chí Minh City', '13–20 million đồng'],
    ),
    h2('What you get'),
    ul(
      'A contract and full insurance from the first day after the trial; the trial is paid in full.',
      'A schedule known two weeks ahead; overtime is paid by the law.',
      'A course of your choice every quarter, paid by the shop.',
      'Ten products a year at cost.',
    ),
    h2('How to apply'),
    ol(
      'Send a few lines about yourself and the work you liked best, with your CV, to {email}.',
      'We answer every letter within a week, even when it is a no.',
      'We meet once, and you try the work for half a day, paid.',
    ),
    p(
      'We never take a fee for hiring. Whoever asks for money in the name of {siteName} is a fraud; please tell us on {hotline}.',
    ),
    link('Ask about working here', '/contact'),
  ],
};
