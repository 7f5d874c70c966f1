import type { Language } from '../../lib/language';
import type { Localized } from '../../lib/localized';
import { terminalText } from '../../lib/terminal-text';
import { columnName, type FileFormat } from './file-formats';
import type { Fault, FaultCode } from './faults';

const words: Readonly<Record<FaultCode, Localized>> = {
  CATEGORY_CIRCULAR: { vi: 'Danh mục lặp lại chính nó', en: 'The category is below itself' },
  CATEGORY_UNKNOWN: { vi: 'Không có danh mục này', en: 'There is no such category' },
  CHANGED_SINCE_CHECK: {
    vi: 'Sản phẩm đã được sửa sau lần kiểm tra nên được giữ nguyên',
    en: 'Somebody changed this product after the check, so it was left as it is',
  },
  CHARACTERS: { vi: 'Có ký tự không dùng được', en: 'It has characters that cannot be used' },
  COLOR: { vi: 'Đây không phải mã màu', en: 'This is no color code' },
  COLOR_INCOMPLETE: { vi: 'Màu cần cả tên và mã', en: 'A color needs a name and a code' },
  COLUMN_MISSING: { vi: 'Thiếu cột này', en: 'This column is missing' },
  COLUMN_TWICE: { vi: 'Cột này có hai lần', en: 'This column is there twice' },
  COLUMN_UNKNOWN: { vi: 'Không có cột này trong mẫu', en: 'The template has no such column' },
  EMPTY: { vi: 'Mục này không được để trống', en: 'This must not be empty' },
  FORMULA: { vi: 'Đây là công thức, hãy ghi chữ', en: 'This is a formula, write the text' },
  MARK_UNKNOWN: { vi: 'Không có nhãn này', en: 'There is no such mark' },
  NEGATIVE: { vi: 'Không được là số âm', en: 'It must not be negative' },
  NUMBER: { vi: 'Đây không phải là số', en: 'This is no number' },
  ORIGINAL_PRICE: {
    vi: 'Giá gốc phải cao hơn giá bán',
    en: 'The original price must be above the price',
  },
  PARENT_UNKNOWN: {
    vi: 'Tệp không có sản phẩm của phiên bản này',
    en: 'The file has no product for this variation',
  },
  PICTURE_BROKEN: { vi: 'Tệp ảnh bị hỏng', en: 'The file of the picture is broken' },
  PICTURE_FOLDER: {
    vi: 'Ảnh mới cần thư mục ảnh, bằng lệnh ở máy chủ',
    en: 'New pictures need a folder of pictures, with the command on the server',
  },
  PICTURE_LIMIT: { vi: 'Quá nhiều ảnh', en: 'There are too many pictures' },
  PICTURE_MISSING: {
    vi: 'Không có ảnh này trong thư mục ảnh',
    en: 'The folder of pictures has no such picture',
  },
  PICTURE_OUTSIDE: {
    vi: 'Ảnh này ở ngoài thư mục ảnh',
    en: 'This picture is outside of the folder of pictures',
  },
  PICTURE_TOO_LARGE: { vi: 'Ảnh quá lớn', en: 'The picture is too large' },
  PICTURE_TYPE: {
    vi: 'Tệp này không phải là ảnh, dù tên của nó là gì',
    en: 'This file is no picture, whatever its name says',
  },
  PRODUCT_DELETED: { vi: 'Sản phẩm này đã bị xoá', en: 'This product was deleted' },
  PRODUCT_SCATTERED: {
    vi: 'Các dòng của một sản phẩm phải liền nhau',
    en: 'Rows of one product must follow each other',
  },
  QUOTE_OPEN: {
    vi: 'Dấu ngoặc kép không được đóng từ dòng này',
    en: 'A quote is left open from this line',
  },
  RELATED_UNKNOWN: { vi: 'Không có sản phẩm liên quan này', en: 'There is no such related product' },
  SKU_INVALID: {
    vi: 'Mã SKU có ký tự không dùng được',
    en: 'The SKU has characters that cannot be used',
  },
  SKU_TAKEN: { vi: 'Mã SKU thuộc về sản phẩm khác', en: 'The SKU belongs to another product' },
  SKU_TWICE: { vi: 'Mã SKU có hai lần trong tệp', en: 'The SKU is in the file twice' },
  SKU_UNKNOWN: {
    vi: 'Cửa hàng không có mã SKU này',
    en: 'The shop has no such SKU',
  },
  SLUG_INVALID: {
    vi: 'Đường dẫn chỉ gồm chữ không dấu, số và gạch nối',
    en: 'An address has only plain letters, digits and hyphens',
  },
  SLUG_TAKEN: { vi: 'Đường dẫn đã được dùng', en: 'The address is used already' },
  SPECIFICATION: {
    vi: 'Mỗi thông số một dòng, có tên và giá trị ở cả hai ngôn ngữ',
    en: 'One specification a line, with name and value in both languages',
  },
  STOCK_HELD: { vi: 'Ít hơn số đơn hàng đang giữ', en: 'Less than what orders hold' },
  STOCK_MOVED: {
    vi: 'Tồn kho đã đổi sau lần kiểm tra nên được giữ nguyên',
    en: 'Stock has moved since the check, so it was left as it is',
  },
  TOO_LARGE: { vi: 'Số quá lớn', en: 'It is too large' },
  TOO_LONG: { vi: 'Quá dài', en: 'It is too long' },
  TOO_MANY_CELLS: { vi: 'Dòng có nhiều ô hơn tiêu đề', en: 'The row has more cells than headings' },
  TOO_MANY_VARIANTS: { vi: 'Quá nhiều phiên bản', en: 'There are too many variants' },
  TYPE_UNSUPPORTED: {
    vi: 'Cửa hàng không bán được loại sản phẩm này',
    en: 'The shop cannot sell this type of product',
  },
  UNREADABLE: { vi: 'Không đọc được từ dòng này', en: 'It cannot be read from this line' },
  VARIANT_TWICE: {
    vi: 'Hai phiên bản có cùng màu và kích cỡ',
    en: 'Two variants have the same color and size',
  },
  YES_NO: { vi: 'Hãy ghi có hoặc không', en: 'Write yes or no' },
};

const parts = {
  vi: { line: 'dòng', column: 'cột', found: 'trong tệp', expected: 'đúng ra' },
  en: { line: 'line', column: 'column', found: 'in the file', expected: 'expected' },
};

/** The sentence for a code, for reports of other files too. */
export const faultWords: Readonly<Record<string, Localized | undefined>> = words;

interface Place {
  line: number;
  heading: string | null;
  says: string;
  value: string | null;
  expected: string | null;
}

/** One line of a report: where a fault is, what is wrong and what would be right. */
export function placeText({ line, heading, says, value, expected }: Place, language: Language): string {
  const { line: lineWord, column: columnWord, found, expected: expectedWord } = parts[language];
  return [
    `${lineWord} ${line}${heading ? `, ${columnWord} ${heading}` : ''}: ${says}`,
    ...(value ? [`${found}: ${terminalText(value)}`] : []),
    ...(expected ? [`${expectedWord}: ${terminalText(expected)}`] : []),
  ].join('; ');
}

/** The same for a fault of a product file, with the heading that its format has. */
export const faultText = (fault: Fault, language: Language, format: FileFormat = 'storefront'): string =>
  placeText(
    {
      ...fault,
      heading: fault.column && columnName(fault.column, format, language),
      says: words[fault.code][language],
    },
    language,
  );
