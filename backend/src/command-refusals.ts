import { codeOf, DatabaseMisconfigured } from './db/failures';
import { FolderInUse } from './db/folder-lock';
import { MigrationError } from './db/migrate';
import { ConfigError, problemLines } from './config';
import type { AddressVariable } from './db/pooler-check';
import type { Language } from './lib/language';
import type { Localized } from './lib/localized';
import { DatabaseStartError, DataRefused, explain, isMissingExtension } from './start';

/** Why the database of `variable` cannot be used, in a line of each language. */
export function databaseRefusal(error: unknown, variable: AddressVariable): Localized {
  const started = new DatabaseStartError(variable, error);
  const en = explain(started).split('\n')[0] ?? '';
  return { vi: vietnameseRefusal(started) ?? en, en };
}

/** Why a command cannot begin, in the language of the person who called it, followed by the English message with its details. */
export function refusal(error: unknown, language: Language): string {
  const cause = error instanceof DatabaseStartError ? error.cause : error;
  if (language === 'vi' && cause instanceof ConfigError)
    return `Cấu hình có chỗ sai. Sửa các biến sau trong .env; .env.example giải thích từng biến:\n${problemLines(cause.problems, language)}`;
  const explained = explain(error);
  const vietnamese = language === 'vi' ? vietnameseRefusal(error) : null;
  return vietnamese ? `${vietnamese}\n${explained}` : explained;
}

function vietnameseRefusal(error: unknown): string | null {
  const cause = error instanceof DatabaseStartError ? error.cause : error;
  if (cause instanceof FolderInUse) return 'Thư mục DATA_DIR đang được một tiến trình khác dùng.';
  if (cause instanceof MigrationError && cause.problem === 'foreign')
    return 'Cơ sở dữ liệu này chứa bảng của chương trình khác. Tạo một cơ sở dữ liệu riêng cho cửa hàng.';
  if (cause instanceof MigrationError && cause.problem === 'newer')
    return 'Cơ sở dữ liệu thuộc một phiên bản mới hơn. Chạy phiên bản đã ghi dữ liệu, hoặc mới hơn.';
  if (cause instanceof DataRefused) return cause.says.vi;
  if (cause instanceof DatabaseMisconfigured)
    return 'Giữa cửa hàng và cơ sở dữ liệu có một pooler không giữ phiên. Đặt DATABASE_POOLER=transaction, và DATABASE_DIRECT_URL là địa chỉ của chính PostgreSQL.';
  if (isMissingExtension(cause)) return 'Máy chủ PostgreSQL thiếu phần mở rộng pg_trgm. Cài gói contrib.';
  switch (codeOf(cause)) {
    case '42501':
      return 'Người dùng của DATABASE_URL thiếu quyền. Cho người đó làm chủ cơ sở dữ liệu.';
    case '28P01':
    case '28000':
      return 'PostgreSQL từ chối tên hoặc mật khẩu trong DATABASE_URL.';
    case '3D000':
      return 'Cơ sở dữ liệu trong DATABASE_URL chưa có. Tạo bằng createdb.';
    default:
      return error instanceof DatabaseStartError ? 'Cơ sở dữ liệu không trả lời.' : null;
  }
}
