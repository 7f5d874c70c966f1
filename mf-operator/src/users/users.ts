import type { AccountLock, InviteStaff, StaffUser, StaffUsers } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

/** Everybody who works for the shop, and who is invited. */
export const users = createQuery<null, StaffUsers>({
  name: 'operator/users',
  keyOf: () => 'all',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<StaffUsers>('main/admin/user', { signal }))?.data,
});

const pathOf = (id: string) => `main/admin/user/${encodeURIComponent(id)}` as const;
function* changed() {
  yield* put(users.invalidate());
}

/** Mails somebody a link by which they become staff. */
export const invitingStaff = createMutation<InviteStaff, StaffUsers>({
  name: 'operator/userInvite',
  isPersonal: true,
  send: async ({ http, signal }, body) =>
    (await http.post<StaffUsers>('main/admin/user', body, { signal, isPersonal: true })).data,
  onSuccess: changed,
});

/** Takes an invitation back. */
export const withdrawingInvitation = createMutation<string, StaffUsers>({
  name: 'operator/userWithdraw',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (await http.delete<StaffUsers>(`${pathOf(id)}/invitation`, { signal, isPersonal: true })).data,
  onSuccess: changed,
});

export type UserChange = { id: string; reason: string } & (
  | { action: 'role'; role: StaffUser['role'] }
  | { action: 'status'; status: AccountLock['status'] }
  | { action: 'remove' }
);

/** Another role, a lock, or the end of the work. */
export const changingUser = createMutation<UserChange, StaffUsers>({
  name: 'operator/userChange',
  isPersonal: true,
  async send({ http, signal }, change) {
    const path = pathOf(change.id);
    const options = { signal, isPersonal: true } as const;
    const { reason } = change;
    const optional = reason ? { reason } : {};
    if (change.action === 'remove')
      return (await http.delete<StaffUsers>(path, { ...options, params: optional })).data;
    if (change.action === 'role')
      return (await http.put<StaffUsers>(`${path}/role`, { role: change.role, ...optional }, options)).data;
    return (await http.put<StaffUsers>(`${path}/status`, { status: change.status, reason }, options)).data;
  },
  onSuccess: changed,
});
