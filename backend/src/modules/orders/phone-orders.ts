import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { AnswerBody } from '../../lib/envelope';
import { conflict } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import { accountLookup } from '../auth/account-lookup';
import type { Quote } from '../pricing/pricing.schema';
import type { QuoteService } from '../pricing/quotes.service';
import type { PhoneOrder, PhoneQuote, PlacedOrder } from './orders.schema';
import type { PlaceOrder } from './place-order';

/**
 * Orders that staff place for customers who call. The price, the stock and the offers are those of any order; an address
 * with an account gets the order into that account, any other one an order that only its mails lead to. Reward balances
 * stay as they are, and an account that is locked orders nothing.
 */
export function createPhoneOrders({
  db,
  quotes,
  place,
}: {
  db: Db;
  quotes: Pick<QuoteService, 'quote'>;
  place: PlaceOrder;
}) {
  async function accountOf(email: string): Promise<string | null> {
    const account = await accountLookup.byEmail(db, email.trim().toLowerCase());
    if (account?.status === 'LOCKED') throw conflict('USER_IS_NOT_ACTIVE');
    return account?.id ?? null;
  }

  return {
    async quote({ email, language, ...asked }: PhoneQuote): Promise<Quote> {
      const customerId = email ? await accountOf(email) : null;
      return quotes.quote(asked, { language, customerId: customerId ?? undefined });
    },

    async place(
      staff: Staff,
      ip: string,
      { language, ...request }: PhoneOrder,
      store: StoreAnswer,
    ): Promise<AnswerBody<PlacedOrder>> {
      const userId = (await accountOf(request.customer.email)) ?? uuid();
      return place({ userId, language, ip, staff }, request, store);
    },
  };
}
