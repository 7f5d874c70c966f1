import type { RewardReason } from './rewards.schema';

/** One side of a referral, as far as the rules look at it. */
interface Side {
  /** All addresses they are known by. */
  emails: string[];
  /** All numbers they are known by, in E.164. */
  phones: string[];
  /** Where they asked to be paid. */
  payoutAccounts: string[];
}

const gmailHosts = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: tags, and dots at Gmail, lead to the same one. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  const host = email.slice(at + 1);
  return gmailHosts.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
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
  /** Either of the two. */
  isStaff: boolean;
  rewardsThisMonth: number;
  monthlyLimit: number;
}): RewardReason[] {
  return [
    ...(isStaff ? (['STAFF_ACCOUNT'] as const) : []),
    ...(meet(inviter.phones, invitee.phones) ? (['SAME_PHONE'] as const) : []),
    ...(meet(inviter.emails.map(mailboxOf), invitee.emails.map(mailboxOf)) ? (['SAME_EMAIL'] as const) : []),
    ...(meet(inviter.payoutAccounts, invitee.payoutAccounts) ? (['SAME_PAYOUT_ACCOUNT'] as const) : []),
    ...(rewardsThisMonth >= monthlyLimit ? (['TOO_MANY_THIS_MONTH'] as const) : []),
  ];
}
