import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { normaliseEmail } from '../../lib/email';
import { conflict, forbidden, invalidFields, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { Audit, StaffWrite } from '../audit/audit.service';
import { COMMAND_LINE_ID } from '../audit/command-line';
import type { OutboxService } from '../outbox/outbox.service';
import type { AccountAccess } from './account-access';
import { holdAccount, type AccountLocks, type HeldAccount } from './account-locks';
import type { AccountMails } from './account-mails';
import { accountTokens, newWord } from './account-tokens';
import type { StaffRole } from './auth.tables';
import { hashPassword } from './password';
import { staffRows, type InvitationRow, type StaffRow } from './staff-rows';

export interface StaffAccountDependencies {
  db: Db;
  clock: Clock;
  outbox: Pick<OutboxService, 'enqueue'>;
  mails: Pick<AccountMails, 'invited' | 'invitationLink'>;
  account: Pick<AccountAccess, 'endSessions'>;
  locks: Pick<AccountLocks, 'close' | 'open'>;
  audit: Audit;
}
export type StaffAccounts = ReturnType<typeof createStaffAccounts>;

type Change = Pick<StaffWrite, 'action' | 'before' | 'after'> & { reason?: string | null };

/**
 * The accounts of staff. A change of one's own account is refused, and the last administrator keeps the role, also when two
 * administrators take each other's role at once.
 */
export function createStaffAccounts(deps: StaffAccountDependencies) {
  const { db, clock, outbox, mails, account, locks, audit } = deps;

  /** Holds all administrators. Somebody who is none any more when it is their turn changes nothing. */
  async function holdAdmins(tx: Db, by: Staff): Promise<string[]> {
    const open = await staffRows.holdAdmins(tx);
    if (by.userId !== COMMAND_LINE_ID && !open.includes(by.userId)) throw forbidden();
    return open;
  }

  const note = (tx: Db, by: Staff, userId: string, change: Change) =>
    audit.record(tx, by, { ...change, entity: 'user', entityId: userId, customerId: userId });

  /** Changes a staff account while it is locked against other changes. */
  const act = (
    userId: string,
    by: Staff,
    work: (tx: Db, held: HeldAccount) => Promise<Change>,
  ): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await holdAdmins(tx, by);
      const held = await holdAccount(tx, userId);
      if (!held || held.role === 'CUSTOMER') throw notFound('STAFF_NOT_FOUND');
      if (by.userId === userId) throw forbidden('OWN_ACCOUNT');
      await note(tx, by, userId, await work(tx, held));
    });

  async function refuseIfLastAdmin(tx: Db, { id, role }: HeldAccount) {
    const open = role === 'ADMIN' ? await staffRows.holdAdmins(tx) : [];
    if (open.length === 1 && open[0] === id) throw conflict('LAST_ADMIN');
  }

  async function setRole(tx: Db, held: HeldAccount, role: StaffRole | 'CUSTOMER') {
    if (held.role === role) throw conflict('EDIT_CONFLICT');
    if (role !== 'ADMIN') await refuseIfLastAdmin(tx, held);
    await staffRows.setRole(tx, held.id, role, clock());
    if (role !== 'ADMIN') await accountTokens.endInvitationsBy(tx, held.id, clock());
    await account.endSessions(tx, held.id);
  }

  return {
    /** Everybody who works for the shop, and who is invited. */
    async list(): Promise<{ staff: StaffRow[]; invitations: InvitationRow[] }> {
      const [staff, invitations] = await Promise.all([staffRows.all(db), staffRows.invitations(db, clock())]);
      return { staff, invitations };
    },

    /**
     * Mails a link that works once and makes its holder staff, with a password of their own. Asked again it replaces the
     * link before. Also for customers, who become staff when they use it. It ends when its inviter is no administrator
     * any more. The link is in the mail, and in the answer for a command line that shows it; no route may pass it on.
     */
    async invite(
      { email: text, role, language }: { email: string; role: StaffRole; language: Language },
      by: Staff,
    ): Promise<{ id: string; link: string }> {
      const email = normaliseEmail(text);
      if (!email) throw invalidFields({ field: 'email', code: text.trim() === '' ? 'required' : 'invalid' });
      const passwordHash = await hashPassword(newWord());
      return db.transaction().execute(async (tx) => {
        await holdAdmins(tx, by);
        const now = clock();
        await staffRows.addInvited(tx, { id: uuid(), email, passwordHash }, now);
        const held = await staffRows.holdByEmail(tx, email);
        if (held.role !== 'CUSTOMER') throw conflict('ALREADY_STAFF');
        if (held.status === 'LOCKED') throw conflict('USER_IS_NOT_ACTIVE');
        await accountTokens.endOthers(tx, held.id, 'INVITE', now);
        const token = await accountTokens.issue(tx, { userId: held.id, email }, 'INVITE', now, {
          role,
          invitedBy: by.userId === COMMAND_LINE_ID ? null : by.userId,
        });
        await outbox.enqueue(tx, mails.invited({ email, language }, token, role));
        await note(tx, by, held.id, { action: 'invite', before: null, after: { role } });
        return { id: held.id, link: mails.invitationLink(token, language) };
      });
    },

    /** Its link opens nothing any more. */
    withdraw: (userId: string, by: Staff): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await holdAdmins(tx, by);
        const held = await holdAccount(tx, userId);
        const role = held && (await staffRows.invitedAs(tx, userId, clock()));
        if (!role) throw notFound('STAFF_INVITATION_NOT_FOUND');
        await accountTokens.endOthers(tx, userId, 'INVITE', clock());
        await note(tx, by, userId, { action: 'withdraw', before: { role }, after: null });
      }),

    changeRole: (userId: string, role: StaffRole, reason: string | null, by: Staff): Promise<void> =>
      act(userId, by, async (tx, held) => {
        await setRole(tx, held, role);
        return { action: 'role', before: { role: held.role }, after: { role }, reason };
      }),

    /** The account stays, as a customer's. */
    remove: (userId: string, reason: string | null, by: Staff): Promise<void> =>
      act(userId, by, async (tx, held) => {
        await setRole(tx, held, 'CUSTOMER');
        return { action: 'remove', before: { role: held.role }, after: { role: 'CUSTOMER' }, reason };
      }),

    setLocked: (userId: string, isLocked: boolean, reason: string, by: Staff): Promise<void> =>
      act(userId, by, async (tx, held) => {
        if (isLocked) {
          await refuseIfLastAdmin(tx, held);
          await accountTokens.endInvitationsBy(tx, userId, clock());
        }
        const status = isLocked ? await locks.close(tx, held, reason) : await locks.open(tx, held);
        const action = isLocked ? 'lock' : 'unlock';
        return { action, before: { status: held.status }, after: { status }, reason };
      }),
  };
}
