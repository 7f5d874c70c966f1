import { Type, type Static } from 'typebox';
import { Instant, Nullable } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';
import { AccountStatus } from './customers.schema';

export const StaffRole = Type.Enum(['OPERATOR', 'ADMIN'], { $id: 'StaffRole' });

export const StaffUser = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    name: Nullable(Type.String({ description: 'Null until they write one.' })),
    role: StaffRole,
    status: AccountStatus,
    lockedAt: Nullable(Instant),
    lockReason: Nullable(Type.String()),
    createdAt: Instant,
    lastSeenAt: Nullable(Instant),
  },
  { $id: 'StaffUser' },
);
export type StaffUser = Static<typeof StaffUser>;

export const StaffInvitation = Type.Object(
  { id: Type.String(), email: Type.String(), role: StaffRole, createdAt: Instant, expiresAt: Instant },
  { $id: 'StaffInvitation' },
);

export const StaffUsers = Type.Object(
  { staff: Type.Array(StaffUser), invitations: Type.Array(StaffInvitation) },
  { $id: 'StaffUsers' },
);
export type StaffUsers = Static<typeof StaffUsers>;

export const InviteStaff = Type.Object(
  { email: text(300), role: StaffRole, language: Type.Enum(['vi', 'en'], { description: 'Of the mail.' }) },
  { $id: 'InviteStaff', additionalProperties: false },
);
export type InviteStaff = Static<typeof InviteStaff>;

const reason = Type.Optional(text(500));
export const ChangeStaffRole = Type.Object(
  { role: StaffRole, reason },
  { $id: 'ChangeStaffRole', additionalProperties: false },
);
export type ChangeStaffRole = Static<typeof ChangeStaffRole>;

export const RemoveStaffQuery = Type.Object({ reason }, { additionalProperties: false });
