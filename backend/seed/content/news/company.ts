import { h2, link, p, scene, ul } from '../writing';
import type { SeedArticle } from './article';

export const companyNews: SeedArticle[] = [
  {
    slug: 'showroom-da-nang-mo-cua',
    topic: 'COMPANY',
    author: 'Ban biên tập',
    daysAgo: 9,
    title: { vi: 'Showroom Đà Nẵng mở cửa bên sông Hàn', en: 'Our Đà Nẵng showroom opens by the river' },
    summary: {
      vi: 'Hai tầng, một bàn thử robot và phòng chỉnh áo dài lấy ngay trong ngày.',
      en: 'Two floors, a table of robots to try, and áo dài altered on the same day.',
    },
    alt: {
      vi: 'Áo khoác, robot bạn học và giày sneaker trong cửa hàng mới',
      en: 'A jacket, a companion robot and a sneaker in the new shop',
    },
    vi: [
      p(
        'Từ tuần này, khách ở Đà Nẵng và Quảng Nam cũ không phải chờ hàng từ miền Nam mới được thử. Showroom trên đường Bạch Đằng, phường Hải Châu, mở cửa 9:00–21:30 mỗi ngày.',
      ),
      h2('Có gì ở đây'),
      ul(
        'Tầng một: quần áo, giày, túi; phòng thử rộng cho xe lăn.',
        'Tầng hai: bàn thử robot, máy in 3D chạy cả ngày, góc đọc cho trẻ em.',
        'Nhận đơn đặt trực tuyến sau hai giờ nếu hàng có sẵn.',
        'Chỉnh gấu, eo, tay áo; áo dài lấy trong ngày nếu gửi trước 14 giờ.',
      ),
      h2('Lớp robot cuối tuần'),
      p(
        'Sáng thứ Bảy hằng tuần, kỹ thuật viên hướng dẫn miễn phí một bài lắp xe robot cho trẻ từ tám tuổi. Mỗi buổi mười hai chỗ, đăng ký qua trang [Liên hệ](/contact), chủ đề “Lớp robot Đà Nẵng”.',
      ),
      scene(
        'xe-robot-dau-tien-trong-mot-buoi-chieu',
        'Xe robot sẽ lắp trong buổi học đầu tiên',
        'Chiếc xe của buổi học đầu tiên.',
      ),
      link('Xem đường đi và giờ mở cửa', '/showrooms'),
    ],
    en: [
      p(
        'From this week on, customers in Đà Nẵng and the former Quảng Nam need not wait for a parcel from the south to try something on. The showroom in Bạch Đằng street, Hải Châu ward, is open 9:00–21:30 every day.',
      ),
      h2('What is there'),
      ul(
        'Ground floor: clothes, shoes and bags; a fitting room wide enough for wheelchairs.',
        'First floor: robots to try, a 3D printer that runs all day, a reading corner for children.',
        'Online orders to collect after two hours, when in stock.',
        'Hems, waists and sleeves; áo dài on the same day if brought before 14:00.',
      ),
      h2('Robot class on weekends'),
      p(
        'Every Saturday morning a technician teaches children from eight on to build a robot car, for free. Twelve seats; sign up through [Contact](/contact) with the subject “Robot class Đà Nẵng”.',
      ),
      scene(
        'xe-robot-dau-tien-trong-mot-buoi-chieu',
        'The robot car of the first class',
        'The car of the first class.',
      ),
      link('How to get there, and when', '/showrooms'),
    ],
  },
  {
    slug: 'doi-tra-trong-bay-ngay-nhu-the-nao',
    topic: 'COMPANY',
    author: 'Ban biên tập',
    daysAgo: 22,
    title: { vi: 'Đổi trả trong bảy ngày diễn ra như thế nào', en: 'What happens when you return something' },
    summary: {
      vi: 'Theo chân một chiếc quần jean bị trả: ai kiểm tra, kiểm gì, và khi nào tiền về.',
      en: 'Following a pair of jeans that came back: who checks what, and when the money returns.',
    },
    alt: {
      vi: 'Balo, quần jean và mũ lưỡi trai xếp cạnh nhau',
      en: 'A backpack, jeans and a cap side by side',
    },
    vi: [
      p(
        'Nhiều khách ngại trả hàng vì không biết chuyện gì sẽ xảy ra. Đây là hành trình của một chiếc quần jean đặt nhầm cỡ, tính từ lúc khách bấm gửi yêu cầu.',
      ),
      h2('Ngày 1: yêu cầu'),
      p(
        'Khách viết hai dòng qua trang [Liên hệ](/contact), kèm mã đơn. Chị Hạnh ở bộ phận chăm sóc trả lời sau bốn mươi phút, gửi mã vận chuyển và hỏi khách muốn đổi cỡ hay nhận lại tiền.',
      ),
      h2('Ngày 2–4: trên đường'),
      p('Đổi cỡ vì đổi ý nên khách trả phí gửi về. Nếu là lỗi của chúng tôi, mã vận chuyển không mất tiền.'),
      h2('Ngày 5: kiểm tra'),
      ul(
        'Tem còn gắn, vải chưa giặt, không mùi nước hoa.',
        'Soi đường may và khoá kéo dưới đèn.',
        'Nhân viên kiểm tra không biết khách là ai, chỉ thấy mã yêu cầu.',
      ),
      h2('Ngày 6: kết quả'),
      p(
        'Quần đạt, cỡ mới gửi đi ngay chiều hôm đó. Nếu khách chọn hoàn tiền, lệnh hoàn được gửi đến ngân hàng trong ngày; tiền nội địa thường về sau một đến năm ngày làm việc.',
      ),
      h2('Bao nhiêu món bị từ chối'),
      p(
        'Khoảng ba trong một trăm, gần như đều vì đã giặt hoặc đã cắt gấu. Chúng tôi gửi trả kèm ảnh và lý do, phí gửi do chúng tôi chịu.',
      ),
      link('Đọc Chính sách đổi trả', '/policies/exchange-return'),
    ],
    en: [
      p(
        'Many people shy away from returning things because they do not know what will happen. This is the journey of a pair of jeans ordered in the wrong size, from the moment its buyer pressed send.',
      ),
      h2('Day 1: the request'),
      p(
        'Two lines through [Contact](/contact), with the order code. Hạnh from customer care answers after forty minutes, sends a shipping code, and asks whether it shall be another size or the money.',
      ),
      h2('Days 2–4: on the way'),
      p(
        'Another size is a change of mind, so the buyer pays the way back. Had it been our mistake, the code would cost nothing.',
      ),
      h2('Day 5: the check'),
      ul(
        'Labels on, not washed, no perfume.',
        'Seams and zip looked at under a lamp.',
        'Whoever checks does not know who sent it, only the ticket.',
      ),
      h2('Day 6: the result'),
      p(
        'The jeans are fine, and the new size leaves the same afternoon. For a refund the order goes to the bank that day; within Vietnam money usually arrives after one to five working days.',
      ),
      h2('How many are refused'),
      p(
        'About three in a hundred, nearly always washed or shortened already. They go back with pictures and the reason, and we pay for it.',
      ),
      link('Read Exchange and return', '/policies/exchange-return'),
    ],
  },
];
