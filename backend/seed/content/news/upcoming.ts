import { h2, link, p, ul } from '../writing';
import type { SeedArticle } from './article';

/** What shoppers do not see yet: an article that waits for its day, and a draft that has no English text yet. */
export const upcomingNews: (SeedArticle & { isActive: boolean })[] = [
  {
    slug: 'lop-robot-thang-toi-tai-da-nang',
    cover: 'showroom-da-nang-mo-cua',
    topic: 'COMPANY',
    author: 'Ban biên tập',
    daysAgo: -3,
    isActive: true,
    title: {
      vi: 'Lớp robot tháng tới tại Đà Nẵng mở đăng ký',
      en: 'Sign up for next month’s robot class in Đà Nẵng',
    },
    summary: {
      vi: 'Bốn buổi sáng thứ Bảy, mười hai chỗ mỗi buổi, miễn phí cho trẻ từ tám tuổi.',
      en: 'Four Saturday mornings, twelve seats each, free for children from eight on.',
    },
    alt: {
      vi: 'Áo khoác, robot bạn học và giày sneaker trong cửa hàng mới',
      en: 'A jacket, a companion robot and a sneaker in the new shop',
    },
    vi: [
      p('Mỗi buổi, các em lắp một chiếc xe chạy theo vạch và mang về nhà bản vẽ để làm tiếp.'),
      h2('Cần mang gì'),
      ul('Một chai nước.', 'Vở và bút chì.', 'Cha mẹ có thể ngồi cùng hoặc đón lúc 11 giờ.'),
      link('Đăng ký qua trang Liên hệ', '/contact'),
    ],
    en: [
      p('In each class the children build a car that follows a line, and take the drawing home to go on.'),
      h2('What to bring'),
      ul('A bottle of water.', 'A notebook and a pencil.', 'Parents may stay, or come back at 11:00.'),
      link('Sign up through Contact', '/contact'),
    ],
  },
  {
    slug: 'giat-ao-khoac-chong-nuoc',
    cover: 'doi-tra-trong-bay-ngay-nhu-the-nao',
    topic: 'GUIDE',
    author: 'Ban biên tập',
    daysAgo: 0,
    isActive: false,
    title: { vi: 'Giặt áo khoác chống nước mà không hỏng lớp phủ', en: '' },
    summary: { vi: 'Nước lạnh, không nước xả, và khi nào cần xịt lại lớp chống nước.', en: '' },
    alt: { vi: 'Balo, quần jean và mũ lưỡi trai xếp cạnh nhau', en: '' },
    vi: [
      p('Lớp phủ chống nước chịu được vài chục lần giặt nếu giặt đúng cách.'),
      ul('Kéo khoá, lộn trái áo.', 'Giặt nước lạnh, chế độ nhẹ.', 'Không dùng nước xả vải.'),
    ],
    en: [],
  },
];
