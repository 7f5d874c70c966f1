import { piecesOf } from './matches';

const shown = (text: string, typed: string) =>
  piecesOf(text, typed)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Áo thun cotton', 'ao thun', '[Áo] [thun] cotton'],
  ['Áo thun cotton', 'áo thu', '[Áo] [thu]n cotton'],
  ['Đầm dự tiệc', 'dam', '[Đầm] dự tiệc'],
  ['Đầm dự tiệc', 'd', '[Đ]ầm [d]ự tiệc'],
  ['Bao đựng áo', 'ao', 'Bao đựng [áo]'],
  ['Áo dài', 'ao dai'.normalize('NFD'), '[Áo] [dài]'],
  ['Áo dài'.normalize('NFD'), 'áo', '[Áo] dài'],
  ['Cảm biến HC-SR04', 'hc-sr', 'Cảm biến [HC]-[SR]04'],
  ['Áo thun', '', 'Áo thun'],
  ['Áo thun', '<b>(.*)', 'Áo thun'],
  ['', 'áo', ''],
])('in "%s" somebody who typed "%s" sees %s', (text, typed, pieces) => {
  expect(shown(text, typed)).toBe(pieces.normalize('NFC'));
});
