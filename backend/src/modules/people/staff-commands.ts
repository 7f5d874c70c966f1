import { AppError, notFound } from '../../lib/errors';
import { normaliseEmail } from '../../lib/email';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { StaffAccounts } from '../auth/staff-accounts';
import type { StaffUsersService } from './staff-users';
import type { StaffUsers } from './users.schema';

interface Dependencies {
  staffUsers: StaffUsersService;
  staffAccounts: Pick<StaffAccounts, 'invite'>;
  by: Staff;
  language: Language;
}

export interface StaffCommandOptions {
  reason?: string | undefined;
  'show-link'?: boolean | undefined;
  json?: boolean | undefined;
}

/** The command was not called as it has to be. */
export class StaffUsageError extends Error {
  override readonly name = 'StaffUsageError';
}

const words = {
  vi: {
    invited: (email: string) => `Đã mời ${email}; liên kết dùng một lần được gửi bằng thư khi máy chủ chạy.`,
    done: (email: string) => `Đã đổi ${email}.`,
    nobody: 'Chưa có nhân viên nào.',
    waiting: (until: string) => `được mời, đến ${until}`,
    reason: 'Cần lý do: --reason "…"',
    usage: `npm run staff -- invite operator|admin địa-chỉ [--show-link]   mời bằng thư
npm run staff -- list [--json]                                ai làm việc, ai được mời
npm run staff -- lock địa-chỉ --reason "…"                    khoá, mọi phiên kết thúc ngay
npm run staff -- unlock địa-chỉ --reason "…"
npm run staff -- role địa-chỉ operator|admin [--reason "…"]
npm run staff -- withdraw địa-chỉ                             rút lời mời
  --language vi|en`,
    codes: {
      STAFF_NOT_FOUND: 'Không có nhân viên nào với địa chỉ này.',
      STAFF_INVITATION_NOT_FOUND: 'Địa chỉ này không có lời mời nào còn dùng được.',
      ALREADY_STAFF: 'Địa chỉ này đã là nhân viên.',
      USER_IS_NOT_ACTIVE: 'Tài khoản này đang bị khoá.',
      LAST_ADMIN: 'Đây là quản trị viên cuối cùng. Hãy có một quản trị viên khác trước.',
      EDIT_CONFLICT: 'Đã đúng như vậy, không có gì để đổi.',
      VALIDATION_FAILED: 'Địa chỉ hoặc lý do không dùng được.',
    },
  },
  en: {
    invited: (email: string) => `${email} is invited; a one-time link is mailed once the server runs.`,
    done: (email: string) => `${email} is changed.`,
    nobody: 'Nobody works for the shop yet.',
    waiting: (until: string) => `invited, until ${until}`,
    reason: 'A reason is needed: --reason "…"',
    usage: `npm run staff -- invite operator|admin address [--show-link]   by mail
npm run staff -- list [--json]                                 who works for the shop, and who is invited
npm run staff -- lock address --reason "…"                     ends all sessions at once
npm run staff -- unlock address --reason "…"
npm run staff -- role address operator|admin [--reason "…"]
npm run staff -- withdraw address                              takes an invitation back
  --language vi|en`,
    codes: {
      STAFF_NOT_FOUND: 'Nobody on the staff has this address.',
      STAFF_INVITATION_NOT_FOUND: 'No invitation of this address works any more.',
      ALREADY_STAFF: 'This address is on the staff already.',
      USER_IS_NOT_ACTIVE: 'This account is locked.',
      LAST_ADMIN: 'This is the last administrator. Let there be another one first.',
      EDIT_CONFLICT: 'It is so already; nothing to change.',
      VALIDATION_FAILED: 'The address or the reason cannot be used.',
    },
  },
};

export const staffUsage = (language: Language) => words[language].usage;

/** What a refused command is told; null for a failure that is none of its caller. */
export function staffRefusal(error: unknown, language: Language): string | null {
  if (error instanceof StaffUsageError) return error.message;
  if (!(error instanceof AppError)) return null;
  const texts: Readonly<Record<string, string>> = words[language].codes;
  return texts[error.code] ?? error.code;
}

/** Runs one command of `npm run staff`, and answers with what it prints. */
export async function runStaffCommand(
  [command, ...names]: readonly string[],
  { reason, json, ...options }: StaffCommandOptions,
  { staffUsers, staffAccounts, by, language }: Dependencies,
): Promise<string> {
  const texts = words[language];
  const refuse = (text: string): never => {
    throw new StaffUsageError(text);
  };
  const expect = (count: number) => (names.length === count ? names : refuse(texts.usage));
  const roleOf = (text: string | undefined): 'ADMIN' | 'OPERATOR' => {
    if (text === 'admin') return 'ADMIN';
    return text === 'operator' ? 'OPERATOR' : refuse(texts.usage);
  };
  const given = reason?.trim() ? reason : null;

  switch (command) {
    case 'invite': {
      const [role, email = ''] = expect(2);
      const body = { role: roleOf(role), email, language };
      const { link } = await staffAccounts.invite(body, by);
      return [texts.invited(email), ...(options['show-link'] ? [`  ${link}`] : [])].join('\n');
    }
    case 'list': {
      expect(0);
      const everybody = await staffUsers.list();
      return json ? JSON.stringify(everybody, null, 2) : tableOf(everybody);
    }
    case 'lock':
    case 'unlock': {
      const [email = ''] = expect(1);
      const status = command === 'lock' ? 'LOCKED' : 'OPEN';
      await staffUsers.setStatus(await idOf(email), { status, reason: given ?? refuse(texts.reason) }, by);
      return texts.done(email);
    }
    case 'role': {
      const [email = '', role] = expect(2);
      const change = { role: roleOf(role), ...(given !== null && { reason: given }) };
      await staffUsers.changeRole(await idOf(email), change, by);
      return texts.done(email);
    }
    case 'withdraw': {
      const [email = ''] = expect(1);
      const { invitations } = await staffUsers.list();
      const found = invitations.find((one) => one.email === normaliseEmail(email));
      if (!found) throw notFound('STAFF_INVITATION_NOT_FOUND');
      await staffUsers.withdraw(found.id, by);
      return texts.done(email);
    }
    default:
      return refuse(texts.usage);
  }

  async function idOf(email: string): Promise<string> {
    const { staff } = await staffUsers.list();
    const found = staff.find((one) => one.email === normaliseEmail(email));
    if (!found) throw notFound('STAFF_NOT_FOUND');
    return found.id;
  }

  function tableOf({ staff, invitations }: StaffUsers): string {
    const rows = [
      ...staff.map(({ email, role, status, name }) => [email, role, status, name ?? '']),
      ...invitations.map(({ email, role, expiresAt }) => [email, role, texts.waiting(expiresAt), '']),
    ];
    if (rows.length === 0) return texts.nobody;
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows
      .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
      .map((line) => line.trimEnd())
      .join('\n');
  }
}
