import type { Language } from '../../lib/language';
import type { Localized } from '../../lib/localized';
import { terminalText } from '../../lib/terminal-text';
import { faultWords, placeText } from '../catalogue-import/fault-words';
import type { RecordFault } from './record-cells';
import type { RecordKind } from './record-kind';

/** Codes of the services that write these kinds, and of their files. */
const words: Readonly<Record<string, Localized>> = {
  BLOCKS: { vi: 'Các khối này không đọc được', en: 'These blocks cannot be read' },
  CATEGORY_CIRCULAR: { vi: 'Danh mục nằm dưới chính nó', en: 'The category is below itself' },
  CATEGORY_NOT_FOUND: { vi: 'Không có danh mục cha này', en: 'There is no such parent category' },
  CATEGORY_SLUG_TAKEN: { vi: 'Đường dẫn đã được dùng', en: 'The address is used already' },
  CATEGORY_TOO_DEEP: { vi: 'Danh mục nằm quá sâu', en: 'The category is too deep in the tree' },
  DATE: { vi: 'Đây không phải ngày giờ', en: 'This is no date' },
  NEWS_SLUG_TAKEN: { vi: 'Đường dẫn đã được dùng', en: 'The address is used already' },
  OFFER_ENDED: {
    vi: 'Mã này đã hết hạn nên không đổi được nữa',
    en: 'The voucher has ended and cannot be changed any more',
  },
  ROW_TWICE: { vi: 'Đã có ở một dòng trước', en: 'It was in a line before' },
  TOO_MANY_ROWS: { vi: 'Tệp có quá nhiều dòng', en: 'The file has too many rows' },
  VALIDATION_FAILED: { vi: 'Dòng này không dùng được', en: 'This row cannot be used' },
  VOUCHER_CODE_TAKEN: { vi: 'Mã này đã có', en: 'The code is used already' },
  aboveFree: { vi: 'Phải mua nhiều hơn số được tặng', en: 'More must be bought than is given' },
  beforeStart: { vi: 'Kết thúc phải sau khi bắt đầu', en: 'The end must be after the beginning' },
  belowTaken: { vi: 'Ít hơn số đã dùng', en: 'Less than what is used already' },
  columns: { vi: 'Dòng của bảng phải có đủ ô', en: 'A row of the table has too few or too many cells' },
  enum: { vi: 'Không có lựa chọn này', en: 'This is none of the choices' },
  inUse: { vi: 'Đơn hàng đã dùng nên không đổi được', en: 'Orders have used it, so it cannot change' },
  invalid: { vi: 'Có ký tự không dùng được', en: 'It has characters that cannot be used' },
  maxItems: { vi: 'Quá nhiều', en: 'There are too many' },
  maxLength: { vi: 'Quá dài', en: 'It is too long' },
  maximum: { vi: 'Số quá lớn', en: 'It is too large' },
  minimum: { vi: 'Số quá nhỏ', en: 'It is too small' },
  multipleOf: { vi: 'Số lẻ không dùng được ở đây', en: 'It must be a whole number here' },
  noDiscount: { vi: 'Không giảm gì cả', en: 'It takes nothing off' },
  onlyPercent: { vi: 'Chỉ dùng với giảm theo phần trăm', en: 'Only for a discount in percent' },
  past: { vi: 'Đã ở trong quá khứ', en: 'It is in the past' },
  pattern: { vi: 'Không đúng dạng', en: 'It does not have the right form' },
  required: { vi: 'Mục này không được để trống', en: 'This must not be empty' },
  taken: { vi: 'Đã có rồi', en: 'It is taken already' },
  unknown: { vi: 'Không có trong cửa hàng', en: 'The shop has no such thing' },
  unknownWord: {
    vi: 'Cửa hàng không biết từ trong ngoặc này',
    en: 'The shop does not know this word in braces',
  },
  unsafe: { vi: 'Liên kết này không dùng được', en: 'This link cannot be used' },
};

/** One line of a report, in the words of its kind. */
export function recordFaultText(fault: RecordFault, { columns }: RecordKind, language: Language): string {
  const heading = fault.column === null ? null : (columns[fault.column]?.[language] ?? fault.column);
  const says = (words[fault.code] ?? faultWords[fault.code])?.[language] ?? fault.code;
  return placeText({ ...fault, says, heading: heading && terminalText(heading) }, language);
}
