import type { Principal } from '../../plugins/auth';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { badRequest, invalidFields, notFound, unauthorized, type FieldError } from '../../lib/errors';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import type { AccountMailing, Asking } from './account-mailing';
import type { AccountMails } from './account-mails';
import { accountTokens } from './account-tokens';
import { authLimits, type AuthLimits } from './auth-limits';
import { createAuthRepository } from './auth.repository';
import type { ChangeOwnBody, ChangeByTokenBody } from './auth.schema';
import type { KnownCallers } from './known-callers';
import type { LoginLimits } from './login-limits';
import { newPasswordErrors } from './new-password';
import { hashPassword, PASSWORD_LENGTH, verifyPassword } from './password';
import type { SessionEnds } from './session-ends';
import { signUpRows } from './sign-ups.repository';

export interface PasswordDependencies {
  db: Db;
  clock: Clock;
  limits: AuthLimits;
  loginLimits: LoginLimits;
  knownCallers: Pick<KnownCallers, 'remember' | 'cookieFor'>;
  sessionEnds: SessionEnds;
  mailing: AccountMailing;
  mails: Pick<AccountMails, 'passwordChanged'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  settings: Pick<SettingsService, 'client'>;
  /** Says of an address that it has no account. For trying the shop out only. */
  tellsUnknown: boolean;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

const wrongCurrent: FieldError[] = [{ field: 'currentPassword', code: 'CURRENT_PASSWORD_WRONG' }];

/** Choosing another password: by a mailed link, or with the current one. */
export function createPasswordService(deps: PasswordDependencies) {
  const { db, clock, limits, loginLimits, knownCallers, sessionEnds } = deps;
  const { mailing, mails, outbox, settings, tellsUnknown } = deps;
  const accounts = createAuthRepository(db, sessionEnds);

  /** Nobody stays signed in: whoever had the old password may be. */
  async function change(
    tx: Db,
    account: { userId: string; email: string },
    hash: string,
    { language }: Asking,
  ) {
    const { userId, email } = account;
    const now = clock();
    await accounts.setPassword(tx, userId, hash, now);
    // A link that somebody else may have asked for opens nothing any more.
    await accountTokens.endOthers(tx, userId, 'RESET', now);
    await accounts.revokeSessionsOf(tx, userId, 'PASSWORD', now);
    const key = `${userId}:${now.toISOString()}`;
    await outbox.enqueue(tx, {
      ...(await mails.passwordChanged({ key, email, language, at: now })(tx)),
      notification: { ownerId: userId, kind: 'PASSWORD_CHANGED', facts: {} },
    });
  }

  return {
    /** Sends a link to choose a new password; answers alike for every address. */
    async askReset(text: string, asking: Asking): Promise<void> {
      const email = await mailing.addressOf(text, asking);
      if (tellsUnknown && !(await accounts.findUserByEmail(email))) throw notFound('EMAIL_NOT_FOUND');
      await mailing.ask(email, 'RESET', asking.language);
    },

    /**
     * Who holds the token reads the mailbox, so that an account which waited for that is open as well. The link of an
     * invitation makes them staff.
     * @returns the cookie that makes this browser a known device of the account
     */
    async changeByToken(
      body: ChangeByTokenBody,
      asking: Asking & { cookies: string | undefined },
    ): Promise<string> {
      await limits.consume(authLimits.tokens(asking.ip));
      const problems = await newPasswordErrors(body, settings);
      if (problems.length > 0) throw invalidFields(...problems);
      const hash = await hashPassword(body.password);
      const { email, userId } = await db.transaction().execute(async (tx) => {
        const holder = await accountTokens.use(tx, body.token, ['RESET', 'INVITE'], clock());
        if (holder.status === 'LOCKED') throw badRequest('TOKEN_INVALID');
        if (holder.status === 'UNVERIFIED') {
          await signUpRows.disown(tx, holder.userId);
          await signUpRows.verify(tx, holder.userId, clock());
          await accountTokens.endOthers(tx, holder.userId, 'VERIFY', clock());
        }
        if (holder.role !== null) await accounts.makeStaff(tx, holder.userId, holder.role, clock());
        await change(tx, holder, hash, asking);
        // Reading the mailbox proves ownership, so the wrong guesses of others no longer count.
        await knownCallers.remember(tx, holder.userId, asking.ip);
        return holder;
      });
      await loginLimits.reset(email, asking.ip);
      return knownCallers.cookieFor(userId, asking.cookies, { isNew: true });
    },

    /** Wrong tries count like those of a login: a session that was left open must not be a place to guess. */
    async changeOwn({ userId }: Principal, body: ChangeOwnBody, asking: Asking): Promise<void> {
      const { currentPassword, newPassword, confirmPassword } = body;
      const user = await accounts.findUserById(userId);
      if (!user) throw unauthorized();
      const who = { email: user.email, ip: asking.ip, from: 'session' as const, userId };
      await loginLimits.refuseIfUsedUp(who);
      const chosen = { password: newPassword, confirmPassword };
      const problems = await newPasswordErrors(chosen, settings, 'newPassword');
      if (problems.length > 0) throw invalidFields(...problems);
      const isRight =
        currentPassword.length <= PASSWORD_LENGTH.max &&
        (await verifyPassword(user.passwordHash, currentPassword));
      await loginLimits.settle(who, isRight);
      if (!isRight) throw badRequest('CURRENT_PASSWORD_WRONG', wrongCurrent);
      if (currentPassword === newPassword)
        throw invalidFields({ field: 'newPassword', code: 'PASSWORD_UNCHANGED' });
      const hash = await hashPassword(newPassword);
      await db.transaction().execute(async (tx) => {
        const now = await accounts.holdAccount(tx, userId);
        // A mailed link was quicker: the password that was verified is none any more.
        if (now?.passwordHash !== user.passwordHash) throw badRequest('CURRENT_PASSWORD_WRONG', wrongCurrent);
        await change(tx, { userId, email: user.email }, hash, asking);
      });
    },
  };
}
