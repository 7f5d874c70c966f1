import type { ContentSpan, WrittenBlock } from '@storefront/shared/contracts';
import { blockFields, editedBlocks, newBlock, writtenBlocks } from './blocks';
import { spansOf, typedSpans } from './spans';

test.each<[string, ContentSpan[]]>([
  ['chữ', [{ text: 'chữ' }]],
  ['**đậm** rồi thường', [{ text: 'đậm', strong: true }, { text: ' rồi thường' }]],
  ['Xem [Liên hệ](/contact).', [{ text: 'Xem ' }, { text: 'Liên hệ', href: '/contact' }, { text: '.' }]],
  ['**[Gọi](tel:1900)**', [{ text: 'Gọi', href: 'tel:1900', strong: true }]],
  [String.raw`2 \* 3 \[x\]`, [{ text: '2 * 3 [x]' }]],
])('the text %j is read as it is meant, and typed the same again', (typed, spans) => {
  expect(spansOf(typed)).toEqual(spans);
  expect(typedSpans(spans)).toBe(typed);
});

test.each(['**', '* một', '[chưa xong', '](/x)', '**chưa xong', '\\', 'a\\b', '<b>x</b>'])(
  'the signs %j alone are text',
  (typed) => {
    const words = spansOf(typed).map(({ text }) => text);
    expect(words.join('')).toBe(typed);
    expect(spansOf(typed).some(({ strong, href }) => strong === true || href !== undefined)).toBe(false);
  },
);

const every: WrittenBlock[] = [
  { kind: 'heading', level: 3, text: 'Cỡ' },
  { kind: 'paragraph', text: [{ text: 'a * b [c]' }, { text: 'd', strong: true }] },
  { kind: 'list', ordered: true, items: [[{ text: 'một' }], [{ text: 'hai', href: '/x' }]] },
  { kind: 'table', caption: 'Bảng', head: ['a', 'b'], rows: [['1', '2']] },
  { kind: 'link', text: 'Liên hệ', href: '/contact' },
  { kind: 'image', pictureId: 'a'.repeat(32), alt: 'Áo', caption: 'Hà Nội' },
];

test('every kind of block is stored again as it was', () => {
  expect(writtenBlocks(editedBlocks(every))).toEqual(every);
});

test('blocks in which nothing was typed are left out, and errors still find their block', () => {
  const blocksVi = [newBlock('paragraph'), ...editedBlocks(every)];

  expect(writtenBlocks(blocksVi)).toHaveLength(every.length);
  expect(
    blockFields(
      [
        { field: 'blocksVi[1].text[1].href', code: 'unsafe' },
        { field: 'blocksVi[2].items[0][0].href', code: 'unsafe' },
        { field: 'blocksVi[3].rows[0]', code: 'columns' },
        { field: 'blocksVi[3].head[1]', code: 'required' },
        { field: 'blocksVi[4].href', code: 'unsafe' },
        { field: 'blocksVi[5].pictureId', code: 'unknown' },
        { field: 'titleVi', code: 'required' },
      ],
      { blocksVi },
    ),
  ).toEqual({
    'blocksVi[1].text[1].href': 'blocksVi[2].text',
    'blocksVi[2].items[0][0].href': 'blocksVi[3].text',
    'blocksVi[3].rows[0]': 'blocksVi[4].cells[1][0]',
    'blocksVi[3].head[1]': 'blocksVi[4].cells[0][1]',
    'blocksVi[4].href': 'blocksVi[5].href',
    'blocksVi[5].pictureId': 'blocksVi[6].pictureId',
  });
});
