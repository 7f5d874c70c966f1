import { mailboxOf } from '../../lib/mailbox';
import type { RewardReason } from './rewards.schema';

/** One side of a referral, as far as the rules look at it. */
interface Side {
  /** All addresses they are known by. */
  emails: string[];
  /** All numbers they are known by, in E.164. */
  phones: string[];
}

const meet = (one: string[], other: string[]) => one.some((value) => other.includes(value));

/** Why a reward is locked until people have looked at it; nothing for most. */
export function suspicionsOf({
  inviter,
  invitee,
  isStaff,
  rewardsThisMonth,
  monthlyLimit,
}: {
  inviter: Side;
  invitee: Side;
  isStaff: boolean;
  rewardsThisMonth: number;
  monthlyLimit: number;
}): RewardReason[] {
  return [
    ...(isStaff ? (['STAFF_ACCOUNT'] as const) : []),
    ...(meet(inviter.phones, invitee.phones) ? (['SAME_PHONE'] as const) : []),
    ...(meet(inviter.emails.map(mailboxOf), invitee.emails.map(mailboxOf)) ? (['SAME_EMAIL'] as const) : []),
    ...(rewardsThisMonth >= monthlyLimit ? (['TOO_MANY_THIS_MONTH'] as const) : []),
  ];
}
