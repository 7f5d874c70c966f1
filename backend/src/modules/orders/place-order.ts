import { v7 as uuid } from 'uuid';
import type { Db } from '../../plugins/db';
import { answer, type AnswerBody } from '../../plugins/envelope';
import { unprocessable } from '../../plugins/errors';
import type { Clock } from '../../plugins/clock';
import type { StoreAnswer } from '../../plugins/idempotency';
import { searchText } from '../catalogue/fold';
import { NotEnoughStock, type InventoryService } from '../inventory/inventory.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { ProviderCode } from '../payments/payments.tables';
import type { Quote } from '../pricing/pricing.schema';
import { compareQuotes } from '../pricing/quote-changes';
import { quoteConflict, type QuoteService, type ShopSettings } from '../pricing/quotes.service';
import { orderCode } from './order-code';
import type { OrderMails } from './order-mails';
import { checkOrder, isPayableFrom, type AddressBook, type CheckedOrder } from './order-rules';
import { expiryCheck, windowEnd, type WindowRules } from './order-window';
import type { OrderRequest, PlacedOrder } from './orders.schema';
import type { OrderRepository } from './orders.repository';

export interface PlaceOrderDependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  quotes: QuoteService;
  addresses: AddressBook;
  settings: ShopSettings;
  inventory: InventoryService;
  payments: PaymentService;
  outbox: OutboxService;
  mails: OrderMails;
  rules: WindowRules & { countdownSeconds: number };
}
export interface Shopper {
  userId: string;
  language: 'vi' | 'en';
  ip: string;
}

/** From a price that the shopper agreed to, to goods that are held and a way to pay. */
export function createPlaceOrder(deps: PlaceOrderDependencies) {
  const { db, clock, orders, quotes, settings, inventory, payments, outbox, mails, rules } = deps;

  async function place(
    shopper: Shopper,
    request: OrderRequest,
    store: StoreAnswer,
  ): Promise<AnswerBody<PlacedOrder>> {
    const checked = await checkOrder(request, deps.addresses);
    const provider = await checkPayment(request);
    const quote = await agreedQuote(shopper, request);
    if (provider) payments.attempts.check(provider, quote.grandTotal);
    const code = orderCode(await orders.nextNumber(), clock());
    try {
      return await db
        .transaction()
        .execute((tx) => write(tx, { shopper, request, checked, quote, provider, code }, store));
    } catch (error) {
      if (!(error instanceof NotEnoughStock)) throw error;
      throw quoteConflict('NOT_ENOUGH_STOCK', { quote: await currentQuote(shopper, request), changes: [] });
    }
  }

  const currentQuote = ({ language, userId }: Shopper, request: OrderRequest) => {
    const { quoteHash: _hash, customer: _customer, note: _note, vatInvoice: _invoice, ...asked } = request;
    return quotes.quote(asked, { language, customerId: userId });
  };

  /** The price now, if it is what the shopper saw or better and nothing stands in the way. */
  async function agreedQuote(shopper: Shopper, request: OrderRequest): Promise<Quote> {
    if (request.voucherCode?.trim()) {
      const { voucherCode: _code, ...rest } = request;
      throw quoteConflict('VOUCHER_INVALID', { quote: await currentQuote(shopper, rest), changes: [] });
    }
    const quote = await currentQuote(shopper, request);
    const shown = await quotes.shown(request.quoteHash);
    const { isWorse, changes } = compareQuotes(shown, quote);
    const stock = quote.problems.find(({ infoId }) => infoId !== undefined);
    if (stock) throw quoteConflict('NOT_ENOUGH_STOCK', { quote, changes });
    const [problem] = quote.problems;
    if (problem) throw quoteConflict(problem.code, { quote, changes });
    if (quote.quoteHash !== request.quoteHash && isWorse)
      throw quoteConflict('PRICE_CHANGED', { quote, changes });
    return quote;
  }

  async function checkPayment(request: OrderRequest): Promise<ProviderCode | null> {
    const { settingClient } = await settings.client();
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
    provider: ProviderCode | null;
    code: string;
  }

  async function write(tx: Db, draft: Draft, store: StoreAnswer) {
    const { shopper, request, checked, quote, provider, code } = draft;
    const now = clock();
    const id = uuid();
    const expiresAt = provider ? windowEnd(now, now, rules) : null;
    const { paymentMethod } = request;
    await orders.insert(
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
        language: shopper.language,
        searchText: searchText(code, ...quote.lines.map(({ name, sku }) => `${name} ${sku}`)),
        placedAt: now,
        windowStartedAt: provider ? now : null,
        expiresAt,
        expiryCheckAt: expiresAt && expiryCheck(expiresAt, rules),
      },
      quote.lines.map((line, position) => ({
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
        unitPrice: line.unitPrice,
        lineTotal: line.lineTotal,
        isGift: line.isGift,
      })),
    );
    await orders.tell(tx, {
      orderId: id,
      status: 'NEW',
      at: now,
      byActor: 'CUSTOMER',
      actorId: shopper.userId,
    });
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
    await outbox.enqueue(
      tx,
      mails.placed(
        {
          id,
          code,
          grandTotal: quote.grandTotal,
          language: shopper.language,
          customer: checked.customer,
          paymentMethod,
        },
        quote.lines,
      ),
    );
    // Last, because these rows are what other shoppers wait for.
    await inventory.reserve(
      tx,
      id,
      quote.lines.map(({ infoId, quantity }) => ({ variantId: infoId, quantity })),
    );
    const placed = answer<PlacedOrder>({
      orderId: id,
      code,
      status: 'NEW',
      paymentStatus: 'unpaid',
      grandTotal: quote.grandTotal,
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      next: attempt
        ? { type: 'REDIRECT', url: attempt.redirectUrl, countdown: rules.countdownSeconds }
        : { type: 'NONE' },
    });
    await store(tx, placed);
    return placed;
  }

  return place;
}
