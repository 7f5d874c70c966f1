import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { notFound } from '../../lib/errors';
import { plainLines } from '../../lib/plain-text';
import type { Staff } from '../../plugins/auth';
import type { StaffAccounts } from '../auth/staff-accounts';
import { customerLookup } from '../customers/customer-lookup';
import type { AccountLock } from './customers.schema';
import { reasonOf } from './staff-customers';
import type { ChangeStaffRole, InviteStaff, StaffUsers } from './users.schema';

export interface StaffUserDependencies {
  db: Db;
  staffAccounts: StaffAccounts;
}
export type StaffUsersService = ReturnType<typeof createStaffUsers>;

/** Who works for the shop, as administrators see and change it. */
export function createStaffUsers({ db, staffAccounts }: StaffUserDependencies) {
  async function list(): Promise<StaffUsers> {
    const { staff, invitations } = await staffAccounts.list();
    const names = await customerLookup.namesOf(
      db,
      staff.map(({ id }) => id),
    );
    return {
      staff: staff.flatMap(({ role, ...row }) => {
        if (role === 'CUSTOMER') return [];
        const known = names.get(row.id);
        return {
          ...row,
          role,
          name: known ? `${known.lastName} ${known.firstName}`.trim() : null,
          createdAt: row.createdAt.toISOString(),
          lockedAt: row.lockedAt && row.lockedAt.toISOString(),
          lastSeenAt: row.lastSeenAt && row.lastSeenAt.toISOString(),
        };
      }),
      invitations: invitations.flatMap(({ role, tokenHash: _hash, ...row }) =>
        role === null
          ? []
          : { ...row, role, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
      ),
    };
  }

  /** Every change answers with everybody, as the page shows it. */
  async function afterwards(change: Promise<unknown>): Promise<StaffUsers> {
    await change;
    return list();
  }
  const known = (id: string) => {
    if (!isUuid(id)) throw notFound('STAFF_NOT_FOUND');
    return id;
  };
  const optional = (reason: string | undefined) => plainLines(reason ?? '') || null;

  return {
    list,
    invite: (body: InviteStaff, staff: Staff) => afterwards(staffAccounts.invite(body, staff)),
    withdraw: (id: string, staff: Staff) => afterwards(staffAccounts.withdraw(known(id), staff)),
    changeRole: (id: string, { role, reason }: ChangeStaffRole, staff: Staff) =>
      afterwards(staffAccounts.changeRole(known(id), role, optional(reason), staff)),
    remove: (id: string, reason: string | undefined, staff: Staff) =>
      afterwards(staffAccounts.remove(known(id), optional(reason), staff)),
    setStatus: (id: string, { status, reason }: AccountLock, staff: Staff) =>
      afterwards(staffAccounts.setLocked(known(id), status === 'LOCKED', reasonOf(reason), staff)),
  };
}
