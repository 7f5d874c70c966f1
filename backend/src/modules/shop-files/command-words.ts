import type { Language } from '../../lib/language';
import type { JobChange, JobReport } from '../background-jobs/background-jobs.schema';

interface CommandWords {
  usage: string;
  noFile: (path: string) => string;
  isThere: (path: string) => string;
  noFolder: (path: string) => string;
  noPictures: (path: string) => string;
  diskFull: (path: string) => string;
  empty: string;
  written: (path: string) => string;
  counted: (report: JobReport) => string;
  countedRows: (report: Pick<JobReport, 'rows' | 'created' | 'changed' | 'unchanged'>) => string;
  rowsWritten: (count: number, seconds: string) => string;
  formatFound: (format: string) => string;
  unmapped: (headings: string[]) => string;
  faults: (count: number) => string;
  moreFaults: (count: number) => string;
  faultFile: (path: string) => string;
  changes: string;
  change: (change: JobChange) => string;
  moreChanges: string;
  nothingWritten: string;
  dryRun: string;
  applied: (report: JobReport, seconds: string) => string;
  unchanged: (seconds: string) => string;
  stopped: (applied: number) => string;
}

const number = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-GB') };
const vi = (value: number) => number.vi.format(value);
const en = (value: number) => number.en.format(value);
const counted = (value: number, one: string) => `${en(value)} ${value === 1 ? one : `${one}s`}`;
const areWritten = (value: number, one: string) =>
  `${counted(value, one)} ${value === 1 ? 'is' : 'are'} written`;

/** The texts of `npm run catalogue`. */
export const commandWords: Readonly<Record<Language, CommandWords>> = {
  vi: {
    usage: `npm run catalogue -- import tệp.csv [--apply]   kiểm tra tệp, và ghi vào cửa hàng với --apply
npm run catalogue -- template [tệp.csv]         ghi tệp mẫu với các cột
npm run catalogue -- export thư-mục             ghi cửa hàng ra tệp và ảnh, nhập lại được
  --kind products|stock|categories|size-guides|news|faqs|vouchers   tự nhận ra khi nhập; một loại khi xuất
  --pictures thư-mục                            ảnh theo tên trong cột Ảnh, hoặc mỗi mã SKU một thư mục
  --format storefront|shopify|woocommerce       tự nhận ra nếu không ghi
  --report tệp.csv                              mọi lỗi của tệp, thành một tệp
  --language vi|en`,
    noFile: (path) => `Không đọc được tệp ${path}.`,
    isThere: (path) => `Đã có ${path}, nên không ghi đè. Chọn chỗ khác hoặc dời tệp đó đi.`,
    noPictures: (path) => `Không đọc được thư mục ảnh ${path}.`,
    noFolder: (path) => `Không ghi được vào ${path}.`,
    diskFull: (path) => `Đĩa đã đầy khi ghi ${path}. Không sản phẩm nào của lần này được ghi dở dang.`,
    empty: 'Tệp không có dòng nào.',
    written: (path) => `Đã ghi ${path}.`,
    counted: ({ rows, products, created, changed, unchanged }) =>
      `${vi(rows)} dòng, ${vi(products)} sản phẩm: ${vi(created)} mới, ${vi(changed)} thay đổi, ${vi(unchanged)} như cũ.`,
    countedRows: ({ rows, created, changed, unchanged }) =>
      `${vi(rows)} dòng: ${vi(created)} mới, ${vi(changed)} thay đổi, ${vi(unchanged)} như cũ.`,
    rowsWritten: (count, seconds) => `Đã ghi ${vi(count)} dòng, sau ${seconds} giây.`,
    formatFound: (format) => `Tệp của ${format}.`,
    unmapped: (headings) => `Cửa hàng không có chỗ cho các cột này, nên không nhập: ${headings.join(', ')}.`,
    faults: (count) => `${vi(count)} lỗi:`,
    moreFaults: (count) => `  … và ${vi(count)} lỗi nữa; tất cả thành một tệp: --report loi.csv`,
    faultFile: (path) => `Mọi lỗi ở trong ${path}.`,
    changes: 'Sẽ thay đổi:',
    change: ({ line, subject, field, before, after }) =>
      `${line === null ? '' : `dòng ${line}, `}${subject}, ${field}: ${before ?? '–'} → ${after ?? '–'}`,
    moreChanges: '  …',
    nothingWritten: 'Không ghi gì vào cửa hàng.',
    dryRun: 'Đây là lần kiểm tra, chưa ghi gì. Ghi vào cửa hàng: thêm --apply',
    applied: ({ applied }, seconds) => `Đã ghi ${vi(applied)} sản phẩm, sau ${seconds} giây.`,
    unchanged: (seconds) => `Cửa hàng đã đúng như tệp, không có gì để ghi (${seconds} giây).`,
    stopped: (applied) => `Đã dừng. ${vi(applied)} sản phẩm được ghi trọn vẹn; chạy lại để ghi phần còn lại.`,
  },
  en: {
    usage: `npm run catalogue -- import file.csv [--apply]   checks a file, and with --apply writes it to the shop
npm run catalogue -- template [file.csv]         writes an example with the columns
npm run catalogue -- export folder               writes the shop to files and pictures that import back
  --kind products|stock|categories|size-guides|news|faqs|vouchers   found out when importing; only this when exporting
  --pictures folder                              by the names in the column Pictures, or a folder per SKU
  --format storefront|shopify|woocommerce        found out by the heading unless told
  --report file.csv                              every fault of a file, as a file
  --language vi|en`,
    noFile: (path) => `The file ${path} cannot be read.`,
    isThere: (path) =>
      `${path} is there already and is not overwritten. Choose another place or move it away.`,
    noPictures: (path) => `The folder of pictures ${path} cannot be read.`,
    noFolder: (path) => `${path} cannot be written.`,
    diskFull: (path) => `The disk is full while writing ${path}. No product of this run is half written.`,
    empty: 'The file has no rows.',
    written: (path) => `${path} is written.`,
    counted: ({ rows, products, created, changed, unchanged }) =>
      `${counted(rows, 'row')}, ${counted(products, 'product')}: ${en(created)} new, ${en(changed)} changed, ${en(unchanged)} unchanged.`,
    countedRows: ({ rows, created, changed, unchanged }) =>
      `${counted(rows, 'row')}: ${en(created)} new, ${en(changed)} changed, ${en(unchanged)} unchanged.`,
    rowsWritten: (count, seconds) => `${areWritten(count, 'row')}, after ${seconds} s.`,
    formatFound: (format) => `A file of ${format}.`,
    unmapped: (headings) =>
      `The shop has no place for these columns; they are not imported: ${headings.join(', ')}.`,
    faults: (count) => `${counted(count, 'fault')}:`,
    moreFaults: (count) => `  … and ${en(count)} more; all of them as a file: --report faults.csv`,
    faultFile: (path) => `All faults are in ${path}.`,
    changes: 'Would change:',
    change: ({ line, subject, field, before, after }) =>
      `${line === null ? '' : `line ${line}, `}${subject}, ${field}: ${before ?? '–'} → ${after ?? '–'}`,
    moreChanges: '  …',
    nothingWritten: 'Nothing is written to the shop.',
    dryRun: 'This was a dry run and wrote nothing. To write it to the shop, add --apply',
    applied: ({ applied }, seconds) => `${areWritten(applied, 'product')}, after ${seconds} s.`,
    unchanged: (seconds) => `The shop is as the file has it already; nothing to write (${seconds} s).`,
    stopped: (applied) =>
      `Stopped. ${areWritten(applied, 'product')}, each of them whole; run it again for the rest.`,
  },
};
