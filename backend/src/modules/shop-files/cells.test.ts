import { readBlockCell, writeBlockCell } from './block-cells';
import { readDate } from './date-cells';
import type { WrittenBlock } from '../content/content.schema';

test.each([
  ['2026-12-31 18:00', '2026-12-31T11:00:00.000Z'],
  ['2026-12-31', '2026-12-30T17:00:00.000Z'],
  ['2026-12-31T18:00:00Z', '2026-12-31T18:00:00.000Z'],
  ['2026-12-31T18:00:00.5+07:00', '2026-12-31T11:00:00.500Z'],
  ['31/12/2026', '2026-12-30T17:00:00.000Z'],
  ['31-12-2026 18:00', '2026-12-31T11:00:00.000Z'],
  ['1.2.2026 9h05', '2026-02-01T02:05:00.000Z'],
  ['12/31/2026', '2026-12-30T17:00:00.000Z'],
  ['05/04/2026', '2026-04-04T17:00:00.000Z'],
  ['29/02/2028', '2028-02-28T17:00:00.000Z'],
])('%s is a moment in Việt Nam', (cell, at) => expect(readDate(cell)?.toISOString()).toBe(at));

test.each([
  '31/02/2026',
  '2026-02-30',
  '29/02/2027',
  '13/13/2026',
  '31/12/26',
  '25:00',
  'hôm nay',
  '45678',
  '',
])('%s is no date', (cell) => expect(readDate(cell)).toBeNull());

test('a text in a cell is headings, paragraphs and lists', () => {
  expect(readBlockCell('## Đo\r\n\r\nMột dòng\nnữa\n\n- a\n- b\n\n1. c\n2. d\n\n### Nhỏ')).toEqual([
    { kind: 'heading', level: 2, text: 'Đo' },
    { kind: 'paragraph', text: [{ text: 'Một dòng nữa' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'c' }], [{ text: 'd' }]] },
    { kind: 'heading', level: 3, text: 'Nhỏ' },
  ]);
  expect([readBlockCell('[broken'), readBlockCell('["a"'), readBlockCell('')]).toEqual([null, null, []]);
});

test('what a plain text cannot say is exported as blocks, and comes back the same', () => {
  const plain: WrittenBlock[] = [{ kind: 'paragraph', text: [{ text: 'Một đoạn' }] }];
  const rich: WrittenBlock[] = [
    { kind: 'paragraph', text: [{ text: '- không phải danh sách' }] },
    {
      kind: 'paragraph',
      text: [
        { text: 'đậm', strong: true },
        { text: ' và ', href: '/news' },
      ],
    },
    { kind: 'table', caption: 'Cỡ', head: ['Cỡ'], rows: [['M']] },
  ];

  expect(writeBlockCell(plain)).toBe('Một đoạn');
  for (const blocks of [plain, rich, rich.slice(0, 1), []])
    expect(readBlockCell(writeBlockCell(blocks))).toEqual(blocks);
});
