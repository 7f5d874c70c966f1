import type { Clock } from '../../lib/clock';
import { conflict, notFound, tooManyRequests, unauthorized } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import { createSignedIds } from '../../lib/signed-ids';
import type { OrderDetail } from '../orders/orders.schema';
import type { OrderService } from '../orders/orders.service';
import type { SettingsService } from '../settings/settings.service';
import { drawInvoice } from './draw-invoice';
import type { InvoiceLink } from './invoices.schema';

export interface InvoiceDependencies {
  clock: Clock;
  limits: RateLimits;
  secret: string;
  publicUrl: string;
  orders: Pick<OrderService, 'detail'>;
  settings: SettingsService;
}

const LINK_MS = 10 * 60_000;
/** Drawing one takes a while of the processor. */
const MAX_INVOICES = { max: 30, windowMs: 10 * 60_000 };
/** Sold, and not taken back: before that there is nothing to write an invoice of. */
const INVOICED = ['PROCESSING', 'DELIVERING', 'DONE'];

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices of orders, drawn when they are asked for and kept nowhere. */
export function createInvoiceService({
  clock,
  limits,
  secret,
  publicUrl,
  orders,
  settings,
}: InvoiceDependencies) {
  const signed = createSignedIds({ secret, purpose: 'storefront invoice', clock });

  async function invoiced(customerId: string, orderId: string): Promise<OrderDetail> {
    const order = await orders.detail(customerId, orderId);
    if (!INVOICED.includes(order.status)) throw conflict('INVOICE_NOT_READY');
    return order;
  }

  return {
    async link(customerId: string, orderId: string, language: Language): Promise<InvoiceLink> {
      await invoiced(customerId, orderId);
      const expiresAt = new Date(clock().getTime() + LINK_MS);
      const query = new URLSearchParams({
        token: signed.issue(`${orderId}_${customerId}`, expiresAt),
        lang: language,
      });
      return {
        url: `${publicUrl.replace(/\/$/, '')}/api/ecommerce/order/${orderId}/invoice.pdf?${query.toString()}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** For the owner, or anyone who was given the link. */
    async pdf(
      orderId: string,
      who: { customerId?: string | undefined; token?: string | undefined },
      language: Language,
    ): Promise<{ name: string; bytes: Buffer }> {
      const customerId = who.token === undefined ? who.customerId : holderOf(orderId, who.token);
      if (customerId === undefined) throw unauthorized();
      const order = await invoiced(customerId, orderId);
      const within = await limits.consume(`invoice ${customerId}`, MAX_INVOICES);
      if (!within.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', within.retryAfterSeconds);
      const { infoClient } = await settings.client();
      return { name: `${order.code}.pdf`, bytes: await drawInvoice({ order, seller: infoClient, language }) };
    },
  };

  function holderOf(orderId: string, token: string): string {
    const [id, customerId] = signed.idOf(token)?.split('_') ?? [];
    if (id !== orderId || customerId === undefined) throw notFound('INVOICE_LINK_INVALID');
    return customerId;
  }
}
