import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import { moneyText } from '../../lib/money-text';
import { accountLookup } from '../auth/account-lookup';
import { mailTime } from '../mail/mail-time';
import { pageAddress, renderMail, type RenderedMail } from '../mail/render-mail';
import type { NotificationKind } from '../notifications/notifications.schema';
import type { OutboxService } from '../outbox/outbox.service';
import type { PlanId } from './memberships.schema';

export type MembershipNews =
  | { kind: 'paid'; plan: PlanId; amount: number; code: string; until: Date }
  | { kind: 'moneyReturned'; plan: PlanId; amount: number; code: string }
  | { kind: 'ending'; plan: PlanId; days: number; until: Date }
  | { kind: 'ended'; plan: PlanId; until: Date }
  | { kind: 'hidden'; plan: PlanId }
  | { kind: 'extended'; plan: PlanId; until: Date; reason: string }
  | { kind: 'stopped'; plan: PlanId; reason: string };

interface Shop {
  publicUrl: string;
  siteName: string;
}
interface NotifyDependencies {
  publicUrl: string;
  siteName: SiteName;
  outbox: Pick<OutboxService, 'enqueue'>;
}

const notifications: Record<MembershipNews['kind'], NotificationKind> = {
  paid: 'MEMBERSHIP_PAID',
  moneyReturned: 'MEMBERSHIP_MONEY_RETURNED',
  ending: 'MEMBERSHIP_ENDING',
  ended: 'MEMBERSHIP_ENDED',
  hidden: 'MEMBERSHIP_HIDDEN',
  extended: 'MEMBERSHIP_EXTENDED',
  stopped: 'MEMBERSHIP_STOPPED',
};

/** What became of a membership, or is about to. */
export function membershipMail(
  news: MembershipNews,
  language: Language,
  { publicUrl, siteName }: Shop,
): RenderedMail {
  const values = {
    siteName,
    plan: news.plan,
    ...('amount' in news && { amount: moneyText(news.amount, language), code: news.code }),
    ...('days' in news && { days: String(news.days) }),
    ...('until' in news && { time: mailTime(news.until, language) }),
    ...('reason' in news && { reason: news.reason }),
  };
  const button = pageAddress(publicUrl, language, '/provider/membership');
  return renderMail(`membership.${news.kind}`, { values, button }, language);
}

export type NotifyMembership = ReturnType<typeof createNotifyMembership>;

/** Mails and notifies the account of a provider, once for each occasion. */
export const createNotifyMembership =
  ({ outbox, publicUrl, siteName }: NotifyDependencies) =>
  async (tx: Db, userId: string | null, occasion: string, news: MembershipNews): Promise<void> => {
    const to = userId === null ? null : await accountLookup.emailOf(tx, userId);
    if (userId === null || to === null) return;
    const language = await accountLookup.languageOf(tx, userId);
    const { kind, until, ...facts } = { until: null, ...news };
    await outbox.enqueue(tx, {
      key: `membership:${occasion}:${kind}`,
      kind: `membership-${kind}`,
      to,
      ...membershipMail(news, language, { publicUrl, siteName: await siteName(tx) }),
      notification: {
        ownerId: userId,
        kind: notifications[kind],
        facts: { ...facts, ...(until !== null && { endsAt: until.toISOString() }) },
      },
    });
  };
