import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import type { RateLimits } from '../../plugins/rate-limits';
import { createInventoryService } from '../inventory/inventory.service';
import { createOutboxService, smtpSender, type SendMail } from '../outbox/outbox.service';
import { createPaymentService } from '../payments/payments.service';
import { createVnpay } from '../payments/vnpay/vnpay';
import { createQuoteService, type ShopSettings, type VariantsForSale } from '../pricing/quotes.service';
import { createShippingService } from '../shipping/shipping.service';
import { createOrderMails } from './order-mails';
import { createOrderPayable } from './order-payable';
import type { AddressBook } from './order-rules';
import { createOrderRepository } from './orders.repository';
import { createOrderService } from './orders.service';
import { createSweeps, type SweepPart } from './sweeps';

export interface CommerceDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  config: Config;
  log: FastifyBaseLogger;
  catalogue: VariantsForSale;
  addresses: AddressBook;
  settings: ShopSettings;
  /** How mail leaves; by SMTP_URL unless told. */
  sendMail?: SendMail | undefined;
  /** How long a gateway may take to answer. */
  gatewayTimeoutMs?: number | undefined;
  /** Other modules' sweeps that need no hurry. */
  alsoSeldom?: readonly SweepPart[];
}

/** Hồ Chí Minh City. */
const SHOP_PROVINCE = '79';

/** Everything between a cart and a paid order, put together. */
export function createCommerce(deps: CommerceDependencies) {
  const { db, clock, limits, config, log, catalogue, addresses, settings, gatewayTimeoutMs } = deps;
  const { publicUrl, payment, vnpay } = config;
  const orderRows = createOrderRepository(db);
  const inventory = createInventoryService({ clock });
  const shipping = createShippingService({ settings, shopProvince: SHOP_PROVINCE });
  const quotes = createQuoteService({
    catalogue,
    shipping,
    settings,
    db,
    refusedDeliveries: orderRows.refusedDeliveries,
    clock,
  });
  const smtp =
    config.smtpUrl && smtpSender({ url: config.smtpUrl, from: config.mailFrom, name: config.siteName });
  const outbox = createOutboxService({ db, clock, send: deps.sendMail ?? (smtp || null) });
  const mails = createOrderMails({ publicUrl });
  const payments = createPaymentService({
    db,
    clock,
    limits,
    payables: { order: createOrderPayable({ orders: orderRows, outbox, mails, clock }) },
    providers: {
      VNPAY: createVnpay({
        ...vnpay,
        returnUrl: `${publicUrl.replace(/\/$/, '')}/api/ecommerce/payment/return/vnpay`,
        clock,
        ...(gatewayTimeoutMs !== undefined && { timeoutMs: gatewayTimeoutMs }),
      }),
    },
    publicUrl,
    graceMinutes: payment.graceMinutes,
    secret: vnpay.hashSecret,
  });
  const orders = createOrderService({
    db,
    clock,
    orders: orderRows,
    quotes,
    addresses,
    settings,
    inventory,
    payments,
    outbox,
    mails,
    rules: {
      windowMinutes: payment.windowMinutes,
      graceMinutes: payment.graceMinutes,
      countdownSeconds: config.checkoutCountdownSeconds,
    },
  });
  const sweeps = createSweeps({ orders, payments, outbox, quotes, log, alsoSeldom: deps.alsoSeldom ?? [] });
  return { quotes, shipping, payments, orders, sweeps, outbox };
}
