import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import { accountLookup } from '../auth/account-lookup';
import { pageAddress, renderMail, type RenderedMail } from '../mail/render-mail';
import type { OutboxService } from '../outbox/outbox.service';

export type SolutionNews =
  | { kind: 'approved'; title: string; solutionId: string }
  | { kind: 'rejected'; title: string; solutionId: string; reason: string }
  | { kind: 'asked'; title: string; requestId: string; name: string; message: string }
  | {
      kind: 'answered';
      title: string;
      requestId: string;
      status: 'IN_PROGRESS' | 'DONE' | 'REJECTED' | 'WITHDRAWN';
      reason: string | null;
    };

interface Shop {
  publicUrl: string;
  siteName: string;
}
interface NotifyDependencies {
  publicUrl: string;
  siteName: SiteName;
  outbox: Pick<OutboxService, 'enqueue'>;
}

const notificationOf = {
  approved: 'SOLUTION_APPROVED',
  rejected: 'SOLUTION_REJECTED',
  asked: 'SOLUTION_REQUEST',
  answered: 'SOLUTION_REQUEST_ANSWERED',
} as const;

function pageOf(news: SolutionNews): string {
  if (news.kind === 'asked') return '/provider/requests';
  if (news.kind === 'answered') return '/solutions';
  return news.kind === 'rejected' ? `/provider/solutions/${news.solutionId}/edit` : '/provider/solutions';
}

/** What became of a solution or of a request about one. */
export function solutionMail(
  news: SolutionNews,
  language: Language,
  { publicUrl, siteName }: Shop,
): RenderedMail {
  const reason = 'reason' in news ? news.reason : null;
  const message = news.kind === 'asked' ? news.message : '';
  const name = news.kind === 'asked' && news.name;
  const values = {
    siteName,
    title: news.title,
    ...(name && { name }),
    ...(message && { message }),
    ...(reason && { reason }),
  };
  const key =
    news.kind === 'answered'
      ? (`solution.answered.${news.status}` as const)
      : news.kind === 'asked' && !name
        ? 'solution.askedBySomeone'
        : (`solution.${news.kind}` as const);
  return renderMail(
    key,
    {
      values,
      paragraphs: [
        ...(message ? ['solution.message' as const] : []),
        ...(reason ? (['solution.reason'] as const) : []),
      ],
      button: pageAddress(publicUrl, language, pageOf(news)),
    },
    language,
  );
}

export type NotifyAboutSolution = ReturnType<typeof createNotifyAboutSolution>;

/** Mails and notifies somebody, once for each occasion. */
export const createNotifyAboutSolution =
  ({ outbox, publicUrl, siteName }: NotifyDependencies) =>
  async (
    tx: Db,
    news: SolutionNews & { userId: string; occasion: string; replyTo?: string | null },
  ): Promise<void> => {
    const to = await accountLookup.emailOf(tx, news.userId);
    if (to === null) return;
    const language = await accountLookup.languageOf(tx, news.userId);
    const reason = 'reason' in news ? news.reason : null;
    await outbox.enqueue(tx, {
      key: `solution:${news.occasion}:${news.kind}`,
      kind: `solution-${news.kind}`,
      to,
      ...solutionMail(news, language, { publicUrl, siteName: await siteName(tx) }),
      ...(news.replyTo && { replyTo: news.replyTo }),
      notification: {
        ownerId: news.userId,
        kind: notificationOf[news.kind],
        facts: {
          name: news.title,
          ...('solutionId' in news && { solutionId: news.solutionId }),
          ...('requestId' in news && { requestId: news.requestId }),
          ...(reason && { reason }),
        },
      },
    });
  };
