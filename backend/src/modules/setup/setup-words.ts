import type { Language } from '../../lib/language';
import type { FileFault } from './setup-file';
import type { SetupEvent } from './setup.service';

type Words<Event extends SetupEvent> = (event: Event) => string;
type Of<Step extends SetupEvent['step'], Outcome> = Extract<SetupEvent, { step: Step; outcome: Outcome }>;
type OfPages = Extract<SetupEvent, { step: 'pages' }>;

/** The texts of the setup command. */
interface SetupWords {
  title: string;
  divisionsWritten: Words<Of<'divisions', 'written' | 'kept'>>;
  divisionsKept: Words<Of<'divisions', 'written' | 'kept'>>;
  settingWritten: (path: string) => string;
  settingSame: (path: string) => string;
  settingEdited: (path: string, stored: string) => string;
  settingRemoved: (path: string) => string;
  pages: Words<OfPages>;
  adminExists: (emails: string) => string;
  adminInvited: (email: string, link: string) => string;
  adminWaiting: (email: string, until: string) => string;
  adminMissing: string;
  done: (seconds: string) => string;
  running: string;
  refusedAdmin: Record<'ALREADY_STAFF' | 'USER_IS_NOT_ACTIVE', string>;
  noTerminal: string;
  noFile: (path: string) => string;
  faults: string;
  cancelled: string;
  emptyIsNothing: string;
  mustBe: (what: string) => string;
  usage: string;
}

export const setupWords: Readonly<Record<Language, SetupWords>> = {
  vi: {
    title: 'Thiết lập cửa hàng',
    divisionsWritten: ({ provinces, wards }) => `Đã nhập ${provinces} tỉnh và ${wards} phường, xã.`,
    divisionsKept: ({ provinces, wards }) => `Đã có ${provinces} tỉnh và ${wards} phường, xã.`,
    settingWritten: (path) => `${path}: đã ghi.`,
    settingSame: (path) => `${path}: đã đúng như vậy.`,
    settingEdited: (path, stored) => `${path}: cửa hàng có giá trị khác (${stored}), giữ nguyên.`,
    settingRemoved: (path) => `${path}: đã được bỏ sau lần thiết lập trước, giữ nguyên.`,
    pages: ({ written, existing }) =>
      `Nội dung: viết ${written.length} bản nháp, giữ nguyên ${existing.length} trang đã có.` +
      (written.length > 0 ? ` Cần sửa trước khi mở cửa: ${written.join(', ')}.` : ''),
    adminExists: (emails) => `Đã có quản trị viên: ${emails}.`,
    adminInvited: (email, link) =>
      `Đã mời ${email} làm quản trị viên. Mở liên kết này một lần để chọn mật khẩu (trong 72 giờ, không hiện lại):\n\n  ${link}\n\n` +
      'Liên kết cũng được gửi bằng thư khi máy chủ chạy.',
    adminWaiting: (email, until) =>
      `${email} đã được mời làm quản trị viên; liên kết dùng được đến ${until}. Muốn liên kết mới: npm run setup -- --new-link`,
    adminMissing:
      'Chưa có quản trị viên: ghi admin.email vào tệp, hoặc chạy npm run staff -- invite admin địa-chỉ.',
    done: (seconds) => `Xong sau ${seconds} giây. Kiểm tra máy chủ: npm run doctor`,
    running: 'Một lần thiết lập khác đang chạy với cơ sở dữ liệu này. Đợi nó xong rồi chạy lại.',
    refusedAdmin: {
      ALREADY_STAFF:
        'Địa chỉ admin.email đã là nhân viên. Đổi vai trò: npm run staff -- role địa-chỉ admin, hoặc dùng địa chỉ khác.',
      USER_IS_NOT_ACTIVE: 'Tài khoản của admin.email đang bị khoá. Dùng địa chỉ khác.',
    },
    noTerminal:
      'Không có cửa sổ dòng lệnh để hỏi. Chạy với tệp: npm run setup -- --file setup.yaml (docs/first-day.md).',
    noFile: (path) => `Không đọc được tệp ${path}.`,
    faults: 'Tệp thiết lập có chỗ sai (dòng:cột), chưa ghi gì từ tệp:',
    cancelled: 'Đã dừng. Chạy lại để tiếp tục.',
    emptyIsNothing: 'để trống để bỏ qua',
    mustBe: (what) => `Phải là ${what}.`,
    usage:
      'npm run setup [-- --file setup.yaml] [--language vi|en] [--new-link]\n' +
      '  Không có --file: hỏi từng điều. Chạy lại không đổi điều ai đó đã sửa.',
  },
  en: {
    title: 'Set up the shop',
    divisionsWritten: ({ provinces, wards }) => `Imported ${provinces} provinces and ${wards} wards.`,
    divisionsKept: ({ provinces, wards }) => `There are ${provinces} provinces and ${wards} wards.`,
    settingWritten: (path) => `${path}: written.`,
    settingSame: (path) => `${path}: is so already.`,
    settingEdited: (path, stored) => `${path}: the shop has another value (${stored}), which stays.`,
    settingRemoved: (path) => `${path}: was removed after an earlier setup, and stays so.`,
    pages: ({ written, existing }) =>
      `Texts: ${written.length} drafts written, ${existing.length} existing pages left alone.` +
      (written.length > 0 ? ` Edit before you open: ${written.join(', ')}.` : ''),
    adminExists: (emails) => `There is an administrator: ${emails}.`,
    adminInvited: (email, link) =>
      `${email} is invited as administrator. Open this link once to choose a password (within 72 hours; it is not shown again):\n\n  ${link}\n\n` +
      'It is mailed as well, once the server runs.',
    adminWaiting: (email, until) =>
      `${email} is invited as administrator; the link works until ${until}. For a new link: npm run setup -- --new-link`,
    adminMissing:
      'There is no administrator yet: write admin.email into the file, or run npm run staff -- invite admin address.',
    done: (seconds) => `Done in ${seconds} s. Check the server: npm run doctor`,
    running: 'Another setup of this database is running. Wait until it has ended, and run this again.',
    refusedAdmin: {
      ALREADY_STAFF:
        'The address of admin.email is on the staff already. Change the role (npm run staff -- role address admin), or use another address.',
      USER_IS_NOT_ACTIVE: 'The account of admin.email is locked. Use another address.',
    },
    noTerminal:
      'There is no terminal to ask at. Run it with a file: npm run setup -- --file setup.yaml (docs/first-day.md).',
    noFile: (path) => `The file ${path} cannot be read.`,
    faults: 'The setup file has faults (line:column); nothing of it was written:',
    cancelled: 'Stopped. Run it again to go on.',
    emptyIsNothing: 'leave empty to skip',
    mustBe: (what) => `It must be ${what}.`,
    usage:
      'npm run setup [-- --file setup.yaml] [--language vi|en] [--new-link]\n' +
      '  Without --file it asks. Run again it changes nothing that somebody edited.',
  },
};

/** The lines in which the command says what it found and did. */
export function eventText(event: SetupEvent, language: Language): string {
  const words = setupWords[language];
  switch (event.step) {
    case 'divisions':
      return event.outcome === 'written' ? words.divisionsWritten(event) : words.divisionsKept(event);
    case 'pages':
      return words.pages(event);
    case 'setting':
      if (event.outcome === 'written') return words.settingWritten(event.path);
      if (event.outcome === 'same') return words.settingSame(event.path);
      if (event.outcome === 'removed') return words.settingRemoved(event.path);
      return words.settingEdited(event.path, JSON.stringify(event.stored));
    case 'admin':
      if (event.outcome === 'exists') return words.adminExists(event.emails.join(', '));
      if (event.outcome === 'invited') return words.adminInvited(event.email, event.link);
      if (event.outcome === 'waiting') return words.adminWaiting(event.email, event.until.toISOString());
      return words.adminMissing;
  }
}

/** One line a fault, as an editor and a person find it. */
export const faultText = ({ line, column, field, says }: FileFault, language: Language) =>
  `  ${line}:${column} ${field ? `${field} ` : ''}${says[language]}`;
