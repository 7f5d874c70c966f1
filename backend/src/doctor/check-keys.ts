import { right, unknown, wrong, type Finding } from './finding';

const MIN_PASSWORD_LENGTH = 12;
/** What people type to get on, and what documents print. */
const known = ['postgres', 'password', 'storefront', 'changeme', 'secret', '123456', '<password>'];

/** The password of the database, which guards everything that the shop knows of its customers. */
export function databaseKeyFinding(databaseUrl: string): Finding {
  const id = 'keys.database';
  const mend = {
    vi: "ALTER ROLE người_dùng PASSWORD '…' (openssl rand -base64 24), rồi ghi vào DATABASE_URL.",
    en: "ALTER ROLE user PASSWORD '…' (openssl rand -base64 24), and write it into DATABASE_URL.",
  };
  const { username, password: encoded, hostname } = new URL(databaseUrl);
  const password = decoded(encoded);
  if (password === '')
    return unknown(
      id,
      `không có mật khẩu trong DATABASE_URL: ${hostname || 'máy chủ'} phải xác thực cách khác`,
      `DATABASE_URL has no password: ${hostname || 'the server'} has to know the user otherwise`,
    );
  if (known.includes(password.toLowerCase()) || password === decoded(username))
    return wrong(
      id,
      { vi: 'mật khẩu của PostgreSQL ai cũng đoán được', en: 'anybody guesses the password of PostgreSQL' },
      mend,
    );
  if (password.length < MIN_PASSWORD_LENGTH || new Set(password).size < MIN_PASSWORD_LENGTH / 2)
    return wrong(
      id,
      {
        vi: `mật khẩu của PostgreSQL ngắn hơn ${MIN_PASSWORD_LENGTH} ký tự hoặc lặp lại`,
        en: `the password of PostgreSQL has fewer than ${MIN_PASSWORD_LENGTH} characters, or repeats them`,
      },
      mend,
    );
  return right(id, 'mật khẩu của PostgreSQL đủ dài', 'the password of PostgreSQL is long enough');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
