import { Readable } from 'node:stream';
import {
  escaped,
  isFormula,
  readColor,
  readNumber,
  readSpecifications,
  unescaped,
  writeSpecifications,
} from './cell-values';
import type { Fault } from './faults';
import { shapeOf } from './file-text';
import { boundaryOf, fileOfForm } from './multipart-stream';
import { readRows, type Row } from './read-rows';
import { form, FORM_TYPE } from '../../testing/photos';

/** In the encoding of Windows: vowels with their mark, and the tone behind. */
const windows1258 = (text: string) => {
  const decoder = new TextDecoder('windows-1258');
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]),
  );
  const letters = [...text].flatMap((letter) => {
    if (byteOf.has(letter)) return [letter];
    const [base = '', ...marks] = letter.normalize('NFD');
    const tone = marks.findIndex((mark) => byteOf.has(mark));
    const vowel = [base, ...marks.filter((_, at) => at !== tone)].join('').normalize('NFC');
    return [vowel, ...(tone >= 0 ? [marks[tone] ?? ''] : [])];
  });
  return Buffer.from(letters.map((letter) => byteOf.get(letter) ?? 63));
};

async function read(bytes: Buffer | string) {
  const open = () => Readable.from([Buffer.from(bytes)]);
  const rows: Row[] = [];
  const faults: Fault[] = [];
  for await (const row of readRows(open(), await shapeOf(open()), (fault) => faults.push(fault)))
    rows.push(row);
  return { rows, faults };
}

const table = 'Mã SKU;Tên (tiếng Việt);Giá bán\r\nA-1;Ấm đun nước;1.290.000 ₫\r\n';
const expected = [{ line: 2, cells: { sku: 'A-1', nameVi: 'Ấm đun nước', price: '1.290.000 ₫' } }];

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
  ['UTF-8 in letters that are taken apart', Buffer.from(table.normalize('NFD').replaceAll('₫', '₫'))],
  ['UTF-16 of Windows', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ['UTF-16 in the other order', Buffer.from(`\uFEFF${table}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(table, 'utf16le')],
  ['Windows-1258', windows1258(table)],
  ['tabs', Buffer.from(table.replaceAll(';', '\t'))],
  ['commas', Buffer.from(table.replaceAll(';', ','))],
  ['plain line breaks', Buffer.from(table.replaceAll('\r\n', '\n'))],
])('a file in %s is read letter by letter', async (_name, bytes) => {
  expect(await read(bytes)).toEqual({ rows: expected, faults: [] });
});

test('a spreadsheet’s note of its delimiter, quotes and lines within cells keep the numbers of the lines', async () => {
  const { rows, faults } = await read('sep=;\nsku;descriptionVi;price\n\nA-1;"Hai\ndòng; một ô";1\nA-2;;2\n');

  expect(faults).toEqual([]);
  expect(rows.map(({ line, cells }) => [line, cells.sku])).toEqual([
    [4, 'A-1'],
    [6, 'A-2'],
  ]);
  expect(rows[0]?.cells.descriptionVi).toBe('Hai\ndòng; một ô');
});

test.each<[string, string, [number, string][]]>([
  ['a quote that is left open', 'sku,price\nA-1,1\nA-2,"2\nA-3,3\n', [[3, 'QUOTE_OPEN']]],
  ['a heading that nobody knows', 'sku,Giá vốn\nA-1,1\n', [[1, 'COLUMN_UNKNOWN']]],
  ['a heading twice', 'sku,Giá bán,Price\nA-1,1,1\n', [[1, 'COLUMN_TWICE']]],
  ['no column of codes', 'Giá bán\n1\n', [[1, 'COLUMN_MISSING']]],
  ['more cells than headings', 'sku,price\nA-1,1,9\nA-2,2,,\n', [[2, 'TOO_MANY_CELLS']]],
  ['nothing at all', '', [[1, 'COLUMN_MISSING']]],
])('%s is reported with its line', async (_name, text, found) => {
  const { faults } = await read(text);

  expect(faults.map(({ line, code }) => [line, code])).toEqual(found);
});

test.each([
  ['1.290.000 ₫', 1_290_000],
  ['1,290,000', 1_290_000],
  ['1 290 000đ', 1_290_000],
  ['1290000', 1_290_000],
  ['1.290.000,00', 1_290_000],
  ['1,290,000.00 VND', 1_290_000],
  ['1290000.0', 1_290_000],
  ['0', 0],
])('%s is a number', (cell, value) => expect(readNumber(cell, 1e9)).toEqual({ value }));

test.each([
  ['-5', 'NEGATIVE'],
  ['(5)', 'NEGATIVE'],
  ['1.29', 'NUMBER'],
  ['12.50', 'NUMBER'],
  ['1.290,000', 'NUMBER'],
  ['1e9', 'NUMBER'],
  ['abc', 'NUMBER'],
  ['9999999999', 'TOO_LARGE'],
])('%s is refused as %s', (cell, code) => expect(readNumber(cell, 1e9)).toMatchObject({ wrong: { code } }));

test('colours are read as people write them, and what is none is refused', () => {
  const read_ = (cell: string) => readColor(cell);

  expect(['#1C1917', '1c1917', '#abc', 'rgb(28, 25, 23)'].map(read_)).toEqual([
    { value: '#1c1917' },
    { value: '#1c1917' },
    { value: '#aabbcc' },
    { value: '#1c1917' },
  ]);
  expect(['đen', '#12345', 'rgb(300,0,0)', '#gggggg'].map((cell) => 'wrong' in read_(cell))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('no text becomes a formula in a spreadsheet, and every text comes back as it was', () => {
  const texts = ['=1+1', "'=1+1", '+84 912', '-5 %', '@ten', "''=x", "'thường", 'Áo', '\tTab'];

  for (const text of texts) expect(escaped(text)).not.toMatch(/^[=+\-@\t\r]/);
  expect(texts.map((text) => unescaped(escaped(text)))).toEqual(texts);
  expect([isFormula('=HYPERLINK("x")'), isFormula("'=1")]).toEqual([true, false]);
});

test('specifications come back as they were, with colons and strokes in their names', () => {
  const rows = [
    { name: { vi: 'Tỉ lệ 1:2', en: 'Ratio' }, value: { vi: 'a: b', en: 'c' } },
    { name: { vi: String.raw`Nét \ chéo`, en: 'Stroke' }, value: { vi: 'x', en: 'y' } },
  ];

  expect(readSpecifications(writeSpecifications(rows, 'vi'))).toEqual({
    value: rows.map(({ name, value }) => ({ name: name.vi, value: value.vi })),
  });
  expect(readSpecifications('không có dấu')).toMatchObject({ wrong: { code: 'SPECIFICATION' } });
});

test('the file of a form arrives whole, wherever its pieces are cut, and a form that breaks off is refused', async () => {
  const file = Buffer.from('sku,price\r\n--x\r\nA-1,1\r\n');
  const body = form(file, { filename: 'hang.csv', type: 'text/csv' });
  const boundary = boundaryOf(FORM_TYPE) ?? '';
  const arrives = async (sent: Buffer, at: number) => {
    const pieces: Buffer[] = [];
    for await (const piece of fileOfForm(Readable.from([sent.subarray(0, at), sent.subarray(at)]), boundary))
      pieces.push(piece);
    return Buffer.concat(pieces).toString();
  };

  for (let at = 1; at < body.length; at += 3) expect(await arrives(body, at)).toBe(file.toString());
  await expect(arrives(body.subarray(0, -6), 20)).rejects.toThrow('MULTIPART_INVALID');
  await expect(
    arrives(Buffer.from(body.toString().replace('name="file"', 'name="other"')), 20),
  ).rejects.toThrow('FILE_MISSING');
});
