import type { Db } from '../../db';
import type { SiteName } from '../../lib/module';
import { accountLookup } from '../auth/account-lookup';
import { reviewDecidedMail } from '../notifications/notification-mail';
import type { OutboxService } from '../outbox/outbox.service';
import type { ReviewRow } from './reviews.repository';

interface Decided {
  review: Pick<ReviewRow, 'id' | 'customerId' | 'language'>;
  product: { vi: string; en: string };
  /** Why it was refused; null when it is shown. */
  reason: string | null;
  at: Date;
}
export type NotifyAuthor = (tx: Db, decided: Decided) => Promise<void>;

/** An author hears what staff decided: in the shop, and by a mail in the language of the review. */
export function createNotifyAuthor({
  outbox,
  publicUrl,
  siteName,
}: {
  outbox: Pick<OutboxService, 'enqueue'>;
  publicUrl: string;
  siteName: SiteName;
}): NotifyAuthor {
  return async (tx, { review: { id, customerId, language }, product, reason, at }) => {
    const email = await accountLookup.emailOf(tx, customerId);
    if (email === null) return;
    await outbox.enqueue(tx, {
      key: `review:${id}:${reason === null ? 'published' : 'refused'}:${at.toISOString()}`,
      kind: 'review-decided',
      to: email,
      ...reviewDecidedMail({ product: product[language], reason }, language, {
        publicUrl,
        siteName: await siteName(tx),
      }),
      notification: {
        ownerId: customerId,
        kind: reason === null ? 'REVIEW_PUBLISHED' : 'REVIEW_REFUSED',
        facts: { name: product, ...(reason !== null && { reason }) },
      },
      wantedAs: { customerId, topic: 'REVIEWS' },
    });
  };
}
