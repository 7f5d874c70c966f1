import type { ContentBlock } from '@storefront/shared/contracts';
import { plainText } from './text-blocks';

const aPicture = { url: '/a', alt: '', width: 1, height: 1, color: '#fff' };

test('search engines read all words of a text, whatever they stand in', () => {
  const blocks: ContentBlock[] = [
    { kind: 'heading', level: 2, text: 'Cách giặt' },
    { kind: 'paragraph', text: [{ text: 'Giặt ' }, { text: 'lạnh', strong: true }] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: 'Lộn trái' }], [{ text: 'Phơi ' }, { text: 'bóng râm' }]],
    },
    {
      kind: 'table',
      caption: 'Bảng cỡ',
      head: ['Cỡ', 'Ngực'],
      rows: [
        ['M', '92'],
        ['L', '96'],
      ],
    },
    { kind: 'image', picture: aPicture, caption: 'Nhãn áo' },
    { kind: 'image', picture: aPicture },
    { kind: 'link', text: 'Xem thêm', href: '/news' },
  ];

  expect(plainText(blocks)).toBe(
    'Cách giặt\nGiặt lạnh\nLộn trái\nPhơi bóng râm\nCỡ, Ngực\nM, 92\nL, 96\nNhãn áo\nXem thêm',
  );
});
