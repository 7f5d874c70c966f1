import type { ContentPage, FaqGroup, NewsArticle, NewsCard, ShopPlace } from '@storefront/shared/contracts';
import { answers, aPicture } from '@storefront/shared/testing';

export function aContentPage(given: Partial<ContentPage> = {}): ContentPage {
  return {
    key: 'warranty',
    title: 'Chính sách bảo hành',
    summary: 'Bảo hành bao lâu và bằng cách nào.',
    updatedAt: '2026-03-01T03:00:00.000Z',
    blocks: [
      { kind: 'heading', level: 2, text: 'Thời hạn' },
      { kind: 'paragraph', text: [{ text: 'Mười hai tháng.' }] },
    ],
    ...given,
  };
}

/** The titles of the content pages, which every page lists. */
export const pageNames = answers('get', 'main/system/pages', [
  { key: 'warranty', title: 'Chính sách bảo hành', updatedAt: '2026-03-01T03:00:00.000Z' },
  { key: 'payment', title: 'Thanh toán', updatedAt: '2026-03-01T03:00:00.000Z' },
  { key: 'about', title: 'Giới thiệu', updatedAt: '2026-03-01T03:00:00.000Z' },
]);

export function aFaqGroup(given: Partial<FaqGroup> = {}): FaqGroup {
  return {
    id: 'returns',
    title: 'Đổi trả',
    faqs: [
      {
        id: 'days',
        question: 'Đổi trả trong mấy ngày?',
        answer: [{ kind: 'paragraph', text: [{ text: 'Bảy ngày kể từ khi nhận.' }] }],
      },
    ],
    ...given,
  };
}

/** A showroom that is always open. */
export function aPlace(given: Partial<ShopPlace> = {}): ShopPlace {
  return {
    id: 'nguyen-hue',
    name: 'Showroom Nguyễn Huệ',
    address: 'Phố đi bộ Nguyễn Huệ',
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    phone: '028 0000 0001',
    email: null,
    openingHours: [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }],
    latitude: 10.7743,
    longitude: 106.7038,
    services: ['Thử đồ'],
    ...given,
  };
}

export function aNewsCard(given: Partial<NewsCard> = {}): NewsCard {
  return {
    id: 'sizes',
    title: 'Chọn cỡ áo bằng ba số đo',
    seoSlug: 'chon-co-ao',
    summary: 'Ngực, eo, vai.',
    topic: { key: 'GUIDE', name: 'Hướng dẫn' },
    picture: aPicture(),
    publishedAt: '2026-03-01T03:00:00.000Z',
    readingMinutes: 4,
    ...given,
  };
}

export function anArticle(given: Partial<NewsArticle> = {}): NewsArticle {
  return {
    ...aNewsCard(),
    slugs: { vi: 'chon-co-ao', en: 'chon-co-ao' },
    author: 'Ban biên tập',
    updatedAt: '2026-03-02T03:00:00.000Z',
    blocks: [{ kind: 'paragraph', text: [{ text: 'Đo ở chỗ rộng nhất.' }] }],
    related: [aNewsCard({ id: 'wash', title: 'Giặt áo thun', seoSlug: 'giat-ao-thun' })],
    ...given,
  };
}
