import { h2, p, ul } from '../writing';
import type { SeedPage } from './page';

export const quickConsultation: SeedPage = {
  key: 'quick-consultation',
  title: { vi: 'Tư vấn nhanh', en: 'Quick consultation' },
  summary: {
    vi: 'Để lại email hoặc số điện thoại, chúng tôi trả lời trong giờ làm việc, thường trong 30 phút.',
    en: 'Leave an email or a phone number; we answer in working hours, usually within 30 minutes.',
  },
  vi: [
    p(
      'Không chắc cỡ nào vừa, bo mạch nào hợp với dự án, hay quà gì cho một em bé mười tuổi thích robot? Hỏi chúng tôi. Người trả lời là nhân viên cửa hàng đã dùng chính những món đồ đó.',
    ),
    h2('Để được trả lời nhanh'),
    ul(
      '**Quần áo:** chiều cao, cân nặng, số đo ngực hoặc eo, và bạn thích mặc vừa hay rộng.',
      '**Robot và điện tử:** bạn định làm gì, đã có linh kiện nào, dùng nguồn bao nhiêu vôn.',
      '**Quà tặng:** người nhận bao nhiêu tuổi, thích gì, ngân sách khoảng bao nhiêu.',
      '**Mua số lượng lớn:** số lượng, ngày cần, có in hoặc thêu hay không.',
    ),
    h2('Giờ trả lời'),
    p(
      '8:00–21:00 mỗi ngày, kể cả cuối tuần. Ngoài giờ, chúng tôi trả lời vào sáng hôm sau. Gấp hơn, gọi {hotline}.',
    ),
    p('Thông tin bạn để lại chỉ dùng để trả lời câu hỏi này. Xem [Chính sách bảo mật](/policies/security).'),
  ],
  en: [
    p(
      'Not sure which size fits, which board suits your project, or what to give a ten-year-old who loves robots? Ask us. Whoever answers works in the shop and has used these very things.',
    ),
    h2('For a quick answer, tell us'),
    ul(
      '**Clothes:** height, weight, chest or waist, and whether you like a close or a loose fit.',
      '**Robots and electronics:** what you want to build, which parts you have, and your supply voltage.',
      '**Gifts:** how old they are, what they like, and your budget.',
      '**Large quantities:** how many, by when, and whether they are to be printed or embroidered.',
    ),
    h2('When we answer'),
    p(
      '8:00–21:00 every day, weekends included. Outside of these hours we answer the next morning. If it is urgent, call {hotline}.',
    ),
    p('What you leave is used to answer this question only. See the [Privacy policy](/policies/security).'),
  ],
};
