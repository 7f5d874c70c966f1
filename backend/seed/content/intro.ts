import type { Localized } from './types';

/** The banner of the demo shop's home page. Its picture leaves the left third free for these words. */
export const intro: {
  key: string;
  eyebrow: Localized;
  title: Localized;
  text: Localized;
  link: { text: Localized; href: string };
  alt: Localized;
} = {
  key: 'opening',
  eyebrow: { vi: 'Mới trong tuần', en: 'New this week' },
  title: { vi: 'Áo mặc hằng ngày, robot lắp cuối tuần', en: 'Clothes for every day, robots for the weekend' },
  text: {
    vi: 'Chọn đúng màu, đúng cỡ, biết ngay khi nào hàng đến. Giá bạn thấy là giá bạn trả.',
    en: 'Pick your colour and size and see at once when it arrives. The price you see is the price you pay.',
  },
  link: { text: { vi: 'Xem hàng mới', en: 'See what is new' }, href: '/new' },
  alt: {
    vi: 'Áo khoác, đầm và áo dài trên giá treo, bên giày sneaker, robot và drone',
    en: 'A jacket, a dress and an áo dài on a rail, with a sneaker, a robot and a drone',
  },
};
