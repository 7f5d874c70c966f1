import { v7 as uuid } from 'uuid';
import type { ErrorCode } from '../../error-codes';
import { limitConcurrency } from '../../lib/limit-concurrency';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { unprocessable } from '../../lib/errors';
import type { Clock } from '../../lib/clock';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import { searchText } from '../../lib/fold';
import type { Audit } from '../audit/audit.service';
import { NotEnoughStock, type InventoryService } from '../inventory/inventory.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { ProviderCode } from '../payments/payments.tables';
import type { CartService } from '../carts/carts.service';
import type { Quote } from '../pricing/pricing.schema';
import { compareQuotes } from '../pricing/quote-changes';
import { quoteConflict, type QuoteService, type QuoteTexts } from '../pricing/quotes.service';
import { orderCode } from './order-code';
import type { OrderMails } from './order-mails';
import { OfferUsedUp, type OrderOffers } from './order-offers';
import { buyerOf } from './order-payable';
import { checkOrder, isPayableFrom, type AddressBook, type CheckedOrder } from './order-rules';
import { expiryCheck, windowEnd, type OrderSettings } from './order-window';
import { translationOf } from './order-translation';
import type { OrderRequest, PlacedOrder } from './orders.schema';
import type { OrderRepository } from './orders.repository';

export interface PlaceOrderDependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  quotes: QuoteService;
  addresses: AddressBook;
  settings: OrderSettings;
  offers: OrderOffers;
  inventory: InventoryService;
  carts: Pick<CartService, 'removeOrdered'>;
  payments: PaymentService;
  outbox: OutboxService;
  mails: OrderMails;
  rules: { graceMinutes: number; countdownSeconds: number };
  audit: Audit;
}
export interface Shopper {
  userId: string;
  /** Who places it for them. */
  staff?: Staff;
  language: 'vi' | 'en';
  ip: string;
}

/**
 * In a sale that everybody has waited for, thousands would all be quoted the last units before the first of them has
 * got one, and each would write a whole order only to take it back. Who waits is quoted what is left by then.
 */
const PLACED_AT_A_TIME = 16;

export type PlaceOrder = ReturnType<typeof createPlaceOrder>;

/** From a price that the shopper agreed to, to goods that are held and a way to pay. */
export function createPlaceOrder(deps: PlaceOrderDependencies) {
  const { db, clock, orders, quotes, settings, offers, inventory, payments, outbox, mails, rules, audit } =
    deps;

  const inTurn = limitConcurrency(PLACED_AT_A_TIME);

  async function place(
    shopper: Shopper,
    request: OrderRequest,
    store: StoreAnswer,
  ): Promise<AnswerBody<PlacedOrder>> {
    const checked = await checkOrder(request, deps.addresses);
    // Before the transaction, which what another connection reads could wait for.
    const { settingClient } = await settings.client();
    const provider = checkPayment(request, settingClient);
    const { quote, translated } = await agreedQuote(shopper, request);
    // What offers paid for as a whole has nothing left for a gateway.
    const payBy = quote.grandTotal > 0 ? provider : null;
    if (payBy && request.paymentMethod !== 'COD')
      payments.attempts.check(payBy, request.paymentMethod, quote.grandTotal);
    const code = orderCode(await orders.nextNumber(), clock());
    try {
      return await db.transaction().execute((tx) =>
        write(
          tx,
          {
            shopper,
            request,
            checked,
            quote,
            translated: translated(),
            provider: payBy,
            code,
            promised: settingClient,
          },
          store,
        ),
      );
    } catch (error) {
      if (error instanceof NotEnoughStock) throw await conflictNow('NOT_ENOUGH_STOCK', shopper, request);
      if (error instanceof OfferUsedUp) {
        const code = error.kind === 'VOUCHER' ? 'VOUCHER_INVALID' : 'PRICE_CHANGED';
        throw await conflictNow(code, shopper, request);
      }
      throw error;
    }
  }

  const currentQuote = ({ language, userId }: Shopper, request: OrderRequest) => {
    const { quoteHash: _hash, customer: _customer, note: _note, vatInvoice: _invoice, ...asked } = request;
    return quotes.quoteInBothLanguages(asked, { language, customerId: userId }, request.quoteHash);
  };

  /** Somebody else was faster: what was shown against what is left. */
  async function conflictNow(code: ErrorCode, shopper: Shopper, request: OrderRequest) {
    const { quote } = await currentQuote(shopper, request);
    const { changes } = compareQuotes(await quotes.shown(request.quoteHash), quote);
    return quoteConflict(code, { quote, changes });
  }

  /** The price now, if it is what the shopper saw or better and nothing stands in the way. */
  async function agreedQuote(shopper: Shopper, request: OrderRequest) {
    const both = await currentQuote(shopper, request);
    const { quote } = both;
    const isAsShown = quote.quoteHash === request.quoteHash;
    const shown = isAsShown ? quote : await quotes.shown(request.quoteHash);
    const { isWorse, changes } = compareQuotes(shown, quote);
    const stock = quote.problems.find(({ infoId }) => infoId !== undefined);
    if (stock) throw quoteConflict('NOT_ENOUGH_STOCK', { quote, changes });
    const [problem] = quote.problems;
    if (problem) throw quoteConflict(problem.code, { quote, changes });
    if (!isAsShown && isWorse) throw quoteConflict('PRICE_CHANGED', { quote, changes });
    return both;
  }

  function checkPayment(
    request: OrderRequest,
    settingClient: { paymentMethods: string[]; paymentProviders: string[] },
  ): ProviderCode | null {
    if (!settingClient.paymentMethods.includes(request.paymentMethod)) {
      throw unprocessable('PAYMENT_METHOD_NOT_AVAILABLE');
    }
    if (!isPayableFrom(request.address, request.paymentMethod))
      throw unprocessable('PAYMENT_METHOD_NOT_AVAILABLE');
    if (request.paymentMethod === 'COD') return null;
    const provider = request.paymentProvider ?? 'VNPAY';
    if (!settingClient.paymentProviders.includes(provider))
      throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
    return provider;
  }

  interface Draft {
    shopper: Shopper;
    request: OrderRequest;
    checked: CheckedOrder;
    quote: Quote;
    translated: QuoteTexts;
    /** Null when nothing is to be paid online. */
    provider: ProviderCode | null;
    code: string;
    /** What the shop has set at this moment. */
    promised: { paymentMinutes: number; returnDays: number };
  }

  async function write(tx: Db, draft: Draft, store: StoreAnswer) {
    const { shopper, request, checked, quote, translated, provider, code, promised } = draft;
    const now = clock();
    const id = uuid();
    const expiresAt = provider ? windowEnd(now, now, promised.paymentMinutes) : null;
    const { paymentMethod } = request;
    const lines = quote.lines.map((line, position) => ({
      id: uuid(),
      orderId: id,
      position,
      variantId: line.infoId,
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      seoSlug: line.seoSlug,
      color: line.color,
      size: line.size,
      picture: line.picture,
      quantity: line.quantity,
      usualPrice: line.usualPrice,
      unitPrice: line.unitPrice,
      lineTotal: line.lineTotal,
      discount: line.discount,
      reward: line.reward ?? 0,
      offers: line.offers,
      isGift: line.isGift,
    }));
    const order = await orders.insert(
      tx,
      {
        id,
        code,
        customerId: shopper.userId,
        status: 'NEW',
        paymentMethod,
        placedMethod: paymentMethod,
        subtotal: quote.subtotal,
        discount: quote.discount,
        shippingFee: quote.shippingFee ?? 0,
        grandTotal: quote.grandTotal,
        shippingMethod: request.shippingMethod,
        customer: checked.customer,
        address: checked.address,
        note: checked.note,
        vatInvoice: checked.vatInvoice ?? null,
        pricing: {
          trace: quote.trace,
          promotionAppliedOrder: quote.promotionAppliedOrder,
          appliedVoucherOrder: quote.appliedVoucherOrder,
          moreOriginalProducts: quote.moreOriginalProducts,
        },
        translation: translationOf(translated),
        delivery: quote.delivery ?? null,
        language: shopper.language,
        searchText: searchText(
          code,
          ...[...quote.lines, ...translated.lines].map(({ name, sku }) => `${name} ${sku}`),
        ),
        placedAt: now,
        returnDays: promised.returnDays,
        windowStartedAt: provider ? now : null,
        expiresAt,
        expiryCheckAt: expiresAt && expiryCheck(expiresAt, rules.graceMinutes),
      },
      lines,
      {
        orderId: id,
        status: 'NEW',
        at: now,
        byActor: shopper.staff ? 'OPERATOR' : 'CUSTOMER',
        actorId: shopper.staff?.userId ?? shopper.userId,
      },
    );
    const attempt =
      provider && expiresAt && paymentMethod !== 'COD'
        ? await payments.attempts.start(
            tx,
            {
              kind: 'order',
              id,
              code,
              amount: quote.grandTotal,
              language: shopper.language,
              buyer: buyerOf(checked),
              acceptsMoney: true,
            },
            {
              provider,
              method: paymentMethod,
              bankCode: null,
              ipAddress: shopper.ip,
              language: shopper.language,
              expiresAt,
            },
          )
        : null;
    await outbox.enqueue(tx, mails.placed(order, lines));
    if (shopper.staff) {
      await audit.record(tx, shopper.staff, {
        action: 'create',
        entity: 'order',
        entityId: id,
        after: { code, grandTotal: quote.grandTotal, paymentMethod, lines: lines.length },
        customerId: shopper.userId,
      });
    } else {
      const infoIds = request.lines.map(({ infoId }) => infoId);
      await deps.carts.removeOrdered(tx, shopper.userId, infoIds);
    }
    // Last, because these rows are what other shoppers wait for.
    await offers.hold(tx, { orderId: id, code, customerId: shopper.userId, now }, quote);
    await inventory.reserve(
      tx,
      id,
      quote.lines.map(({ infoId, quantity }) => ({ variantId: infoId, quantity })),
    );
    const placed = answer<PlacedOrder>({
      orderId: id,
      code,
      status: 'NEW',
      paymentStatus: quote.grandTotal > 0 ? 'unpaid' : 'paid',
      grandTotal: quote.grandTotal,
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      next: attempt
        ? { type: 'REDIRECT', url: attempt.redirectUrl, countdown: rules.countdownSeconds }
        : { type: 'NONE' },
    });
    await store(tx, placed);
    return placed;
  }

  return (...asked: Parameters<typeof place>) => inTurn(() => place(...asked));
}
