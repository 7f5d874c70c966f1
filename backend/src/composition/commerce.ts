import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Clock } from '../lib/clock';
import type { Db, OpenDatabase } from '../db';
import type { RateLimits } from '../lib/rate-limits';
import type { CartService } from '../modules/carts/carts.service';
import type { CatalogueService } from '../modules/catalogue/catalogue.service';
import type { CatalogueReferences } from '../modules/catalogue/references';
import { createFlashSaleUses } from '../modules/flash-sales/flash-sale-uses';
import { createInventoryService } from '../modules/inventory/inventory.service';
import type { NotificationService } from '../modules/notifications/notifications.service';
import { createMailPace } from '../modules/outbox/mail-pace';
import { createOutboxService } from '../modules/outbox/outbox.service';
import { smtpSender, type SendMail } from '../modules/outbox/smtp-sender';
import { createPaymentService } from '../modules/payments/payments.service';
import type { Providers } from '../modules/payments/refunds';
import { createOffersNow } from '../modules/pricing/offers-now';
import { createQuoteService, type ShopSettings } from '../modules/pricing/quotes.service';
import { createPromotionRules } from '../modules/promotions/promotion-rules';
import { createPromotionUses } from '../modules/promotions/promotion-uses';
import type { ReviewedLines } from '../modules/reviews/reviewed-lines';
import { createReturnService } from '../modules/returns/returns.service';
import { createShippingService } from '../modules/shipping/shipping.service';
import type { UploadService } from '../modules/uploads/uploads.service';
import { createVoucherUses } from '../modules/vouchers/voucher-uses';
import { createOrderMails } from '../modules/orders/order-mails';
import { createOrderOffers } from '../modules/orders/order-offers';
import { createOrderPayable } from '../modules/orders/order-payable';
import { createOrderTracking } from '../modules/orders/order-tracking';
import type { AddressBook } from '../modules/orders/order-rules';
import { createReturnableOrders } from '../modules/orders/returnable-orders';
import { createOrderRepository } from '../modules/orders/orders.repository';
import { createOrderService } from '../modules/orders/orders.service';
import { createSweeps, type SweepPart } from './sweeps';

export interface CommerceDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  config: Config;
  log: FastifyBaseLogger;
  catalogue: Pick<CatalogueService, 'variantsForSale'>;
  references: Pick<CatalogueReferences, 'soldVariants' | 'soldProducts'>;
  addresses: AddressBook;
  settings: ShopSettings;
  carts: Pick<CartService, 'removeOrdered'>;
  uploads: Pick<UploadService, 'use'>;
  reviewedLines: ReviewedLines;
  notifications: Pick<NotificationService, 'notify' | 'isMailRefused'>;
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
  /** How mail leaves; by SMTP_URL unless told. */
  sendMail?: SendMail | undefined;
  providers: Providers;
  /** Other modules' sweeps that need no hurry. */
  alsoSeldom?: readonly SweepPart[];
  /** And those that people wait for. */
  alsoOften?: readonly SweepPart[];
}

/** Hồ Chí Minh City. */
const SHOP_PROVINCE = '79';

/** Everything between a cart and a paid order, put together. */
export function createCommerce(deps: CommerceDependencies) {
  const { db, clock, limits, config, log, catalogue, references, addresses, settings, providers } = deps;
  const { publicUrl, payment, platformSecret } = config;
  const orderRows = createOrderRepository(db);
  const inventory = createInventoryService({ clock });
  const shipping = createShippingService({ settings, shopProvince: SHOP_PROVINCE });
  const flashSaleUses = createFlashSaleUses(db);
  const voucherUses = createVoucherUses({ db, hasOrdered: orderRows.hasOrdered });
  const offersNow = createOffersNow({
    flashSales: flashSaleUses,
    promotions: createPromotionRules({ db, references }),
    vouchers: voucherUses,
  });
  const offers = createOrderOffers({
    flashSales: flashSaleUses,
    promotions: createPromotionUses(),
    vouchers: voucherUses,
    clock,
  });
  const quotes = createQuoteService({
    catalogue,
    shipping,
    settings,
    offersNow,
    vouchersAtHand: voucherUses.atHand,
    db,
    refusedDeliveries: orderRows.refusedDeliveries,
    clock,
  });
  const { smtpUrl, mailFrom, siteName, mailConcurrency } = config;
  const smtp =
    smtpUrl !== null &&
    smtpSender({ url: smtpUrl, from: mailFrom, name: siteName, connections: mailConcurrency });
  const outbox = createOutboxService({
    db,
    clock,
    log,
    announcements: deps.announcements,
    notifications: deps.notifications,
    send: deps.sendMail ?? (smtp ? smtp.send : null),
    keptDays: config.mailKeptDays,
    concurrency: mailConcurrency,
    pace: createMailPace(config.mailMaxPerSecond),
  });
  const tracking = createOrderTracking({ secret: platformSecret, clock });
  const mails = createOrderMails({ publicUrl, siteName: config.siteName, orders: orderRows, tracking });
  const payments = createPaymentService({
    db,
    clock,
    limits,
    payables: { order: createOrderPayable({ orders: orderRows, offers, outbox, mails, clock }) },
    providers,
    publicUrl,
    graceMinutes: payment.graceMinutes,
    secret: platformSecret,
  });
  const returns = createReturnService({
    db,
    clock,
    limits,
    uploads: deps.uploads,
    outbox,
    orders: createReturnableOrders({ clock, orders: orderRows, payments, mails }),
  });
  const orders = createOrderService({
    db,
    clock,
    limits,
    references,
    tracking,
    reviewedLines: deps.reviewedLines,
    returnsOf: returns.standing,
    orders: orderRows,
    quotes,
    addresses,
    settings,
    offers,
    inventory,
    carts: deps.carts,
    payments,
    outbox,
    mails,
    rules: {
      windowMinutes: payment.windowMinutes,
      graceMinutes: payment.graceMinutes,
      countdownSeconds: config.checkoutCountdownSeconds,
    },
  });
  const { alsoSeldom = [], alsoOften = [] } = deps;
  const sweeps = createSweeps({ orders, payments, outbox, quotes, log, alsoSeldom, alsoOften });
  return {
    quotes,
    shipping,
    payments,
    orders,
    returns,
    sweeps,
    outbox,
    /** Ends the connections to the mail server. */
    closeMail: () => void (smtp && smtp.close()),
  };
}
