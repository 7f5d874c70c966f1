import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import { accountLookup } from '../auth/account-lookup';
import { pageAddress, renderMail, type RenderedMail } from '../mail/render-mail';
import type { OutboxService } from '../outbox/outbox.service';

interface ProviderNews {
  status: 'APPROVED' | 'REJECTED' | 'LOCKED' | 'NAME_APPROVED' | 'NAME_REJECTED';
  businessName: string;
  /** Why it was rejected or locked, or its new name was refused. */
  reason: string | null;
}

interface Shop {
  publicUrl: string;
  siteName: string;
}
interface NotifyDependencies {
  publicUrl: string;
  siteName: SiteName;
  outbox: Pick<OutboxService, 'enqueue'>;
}

const mails = {
  APPROVED: { key: 'provider.approved', page: '/provider' },
  REJECTED: { key: 'provider.rejected', page: '/provider/register' },
  LOCKED: { key: 'provider.locked', page: '/contact' },
  NAME_APPROVED: { key: 'provider.nameApproved', page: '/provider' },
  NAME_REJECTED: { key: 'provider.nameRejected', page: '/provider' },
} as const;

/** What became of a provider's registration. */
export function providerMail(
  { status, businessName, reason }: ProviderNews,
  language: Language,
  { publicUrl, siteName }: Shop,
): RenderedMail {
  const { key, page } = mails[status];
  const values = { siteName, businessName, ...(reason !== null && { reason }) };
  return renderMail(key, { values, button: pageAddress(publicUrl, language, page) }, language);
}

export type NotifyProvider = ReturnType<typeof createNotifyProvider>;

/** Mails and notifies a provider of a decision, once for each event. */
export const createNotifyProvider =
  ({ outbox, publicUrl, siteName }: NotifyDependencies) =>
  async (tx: Db, news: ProviderNews & { userId: string; eventId: string }): Promise<void> => {
    const { userId, eventId, status, businessName, reason } = news;
    const to = await accountLookup.emailOf(tx, userId);
    if (to === null) return;
    const language = await accountLookup.languageOf(tx, userId);
    await outbox.enqueue(tx, {
      key: `provider:${eventId}`,
      kind: `provider-${status.toLowerCase().replace('_', '-')}`,
      to,
      ...providerMail(news, language, { publicUrl, siteName: await siteName(tx) }),
      ...(status !== 'NAME_APPROVED' &&
        status !== 'NAME_REJECTED' && {
          notification: {
            ownerId: userId,
            kind: `PROVIDER_${status}` as const,
            facts: { name: businessName, ...(reason !== null && { reason }) },
          },
        }),
    });
  };
