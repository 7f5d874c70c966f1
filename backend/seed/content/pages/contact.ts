import { h2, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const contact: SeedPage = {
  key: 'contact',
  title: { vi: 'Liên hệ', en: 'Contact' },
  summary: {
    vi: 'Gọi, viết thư, hoặc gửi lời nhắn ngay tại đây; bạn nhận được mã yêu cầu để theo dõi.',
    en: 'Call, write, or leave a message right here; you get a ticket to refer to.',
  },
  vi: [
    h2('Các kênh liên hệ'),
    table(
      'Các kênh liên hệ',
      ['Kênh', 'Địa chỉ', 'Giờ trả lời'],
      ['Điện thoại', '{hotline}', '8:00–21:00 mỗi ngày'],
      ['Email', '{email}', 'Trong một ngày làm việc'],
      ['Văn phòng', '{address}', '8:30–17:30, thứ Hai đến thứ Sáu'],
    ),
    h2('Trước khi viết'),
    ul(
      'Hỏi về đơn hàng: ghi mã đơn bắt đầu bằng DH, đừng gửi số thẻ hay mã OTP.',
      'Đổi trả, bảo hành: kèm vài dòng mô tả lỗi; chúng tôi sẽ xin ảnh qua email.',
      'Nhiều câu hỏi đã có sẵn lời đáp ở mục [Câu hỏi thường gặp](/faqs).',
    ),
    h2('Góp ý và khiếu nại'),
    p(
      'Mọi khiếu nại được ghi nhận bằng mã yêu cầu và trả lời trong 3 ngày làm việc. Nếu hai bên chưa thống nhất, bạn có thể đề nghị tổ chức bảo vệ quyền lợi người tiêu dùng hoà giải, hoặc khởi kiện tại toà án có thẩm quyền.',
    ),
    p('Đơn vị chịu trách nhiệm: {legalName}, mã số thuế {taxCode}.'),
  ],
  en: [
    h2('How to reach us'),
    table(
      'How to reach us',
      ['Way', 'Where', 'Answered'],
      ['Phone', '{hotline}', '8:00–21:00 every day'],
      ['Email', '{email}', 'Within one working day'],
      ['Office', '{address}', '8:30–17:30, Monday to Friday'],
    ),
    h2('Before you write'),
    ul(
      'About an order: give the code that begins with DH; never send card numbers or one-time passwords.',
      'Returns and repairs: a few words about the fault; we will ask for pictures by email.',
      'Many questions are answered already among the [Frequently asked questions](/faqs).',
    ),
    h2('Suggestions and complaints'),
    p(
      'Every complaint gets a ticket and an answer within 3 working days. If we cannot agree, you may ask a consumer protection organisation to mediate, or go to the competent court.',
    ),
    p('Responsible: {legalName}, tax code {taxCode}.'),
  ],
};
