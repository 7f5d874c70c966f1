import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { invalidFields, tooManyRequests } from '../../lib/errors';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import { shortCode } from '../../lib/short-code';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import { checkContact } from './check-contact';
import { contactMail } from './contact-mail';
import type { ContactBody } from './contacts.schema';

export interface ContactDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  outbox: Pick<OutboxService, 'enqueue'>;
  settings: Pick<SettingsService, 'client'>;
  /** Where the shop's mail comes from, and goes to while its owner has named no other address. */
  mailFrom: string;
}

export type ContactService = ReturnType<typeof createContactService>;

/** Each request is a mail to the shop: enough for an office behind one address, too few to bury anybody. */
const MAX_PER_VISITOR = { max: 20, windowMs: 10 * 60_000 };

const newTicket = () => {
  const letters = shortCode();
  return `LH-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** What visitors write to the shop: kept, and sent to anyone who answers. */
export function createContactService({ db, clock, limits, outbox, settings, mailFrom }: ContactDependencies) {
  return {
    /** The ticket under which the shop will answer. */
    async submit(
      body: ContactBody,
      from: { ip: string; language: Language },
      store: StoreAnswer,
    ): Promise<AnswerBody<{ ticketId: string }>> {
      const visitor = await limits.consume(`contact ${from.ip}`, MAX_PER_VISITOR);
      if (!visitor.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', visitor.retryAfterSeconds);
      const checked = checkContact(body);
      if (!checked.ok) throw invalidFields(...checked.errors);
      const ticket = newTicket();
      const told = answer({ ticketId: ticket });
      // A machine filled in what nobody sees: it is told what everybody is told.
      if (body.hp) return told;

      const request = {
        id: uuid(),
        ticket,
        ...checked.value,
        language: from.language,
        createdAt: clock(),
      };
      const { infoClient } = await settings.client();
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('contactRequests').values(request).execute();
        await outbox.enqueue(tx, contactMail(request, infoClient.email || mailFrom));
        await store(tx, told);
      });
      return told;
    },
  };
}
