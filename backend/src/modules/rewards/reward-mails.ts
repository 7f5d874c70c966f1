import type { Db } from '../../db';
import { moneyText } from '../../lib/money-text';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import { accountLookup } from '../auth/account-lookup';
import { mailTime } from '../mail/mail-time';
import { pageAddress, renderMail, type RenderedMail } from '../mail/render-mail';
import type { OutboxService } from '../outbox/outbox.service';

export type RewardNews =
  | { kind: 'earned'; amount: number; unlocksAt: Date }
  | { kind: 'locked' | 'released' | 'returned'; amount: number }
  | { kind: 'refused'; amount: number; reason: string }
  | { kind: 'requested'; amount: number; code: string; account: string }
  | { kind: 'paid'; amount: number; code: string }
  | { kind: 'rejected'; amount: number; code: string; reason: string };

interface Shop {
  publicUrl: string;
  siteName: string;
}
interface NotifyDependencies {
  publicUrl: string;
  siteName: SiteName;
  outbox: Pick<OutboxService, 'enqueue'>;
}

export function rewardMail(
  news: RewardNews,
  language: Language,
  { publicUrl, siteName }: Shop,
): RenderedMail {
  const values = {
    siteName,
    amount: moneyText(Math.abs(news.amount), language),
    ...('unlocksAt' in news && { date: mailTime(news.unlocksAt, language) }),
    ...('account' in news && { account: news.account }),
    ...('code' in news && { code: news.code }),
    ...('reason' in news && { reason: news.reason }),
  };
  const button = pageAddress(publicUrl, language, '/referral/rewards');
  return renderMail(`referral.${news.kind}`, { values, button }, language);
}

export type NotifyMember = ReturnType<typeof createNotifyMember>;

/** Mails a member what became of a reward or payout; once for each `subjectId`, which may be one of its events. */
export const createNotifyMember =
  ({ outbox, publicUrl, siteName }: NotifyDependencies) =>
  async (tx: Db, memberId: string, subjectId: string, news: RewardNews): Promise<void> => {
    const to = await accountLookup.emailOf(tx, memberId);
    if (to === null) return;
    const language = await accountLookup.languageOf(tx, memberId);
    await outbox.enqueue(tx, {
      key: `referral-reward:${subjectId}:${news.kind}`,
      kind: `referral-${news.kind}`,
      to,
      ...rewardMail(news, language, { publicUrl, siteName: await siteName(tx) }),
    });
  };
