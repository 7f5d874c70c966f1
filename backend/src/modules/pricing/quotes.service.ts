import { conflict, invalidFields, badRequest, type FieldError } from '../../plugins/errors';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import type { Language } from '../../plugins/language';
import type { ShippingService } from '../shipping/shipping.service';
import { mergeLines, priceOf } from './pricing';
import {
  MAX_QUANTITY,
  type Quote,
  type QuoteLine,
  type QuoteProblem,
  type QuoteRequest,
} from './pricing.schema';
import { quoteHash } from './quote-hash';
import { createQuoteRepository } from './quotes.repository';

/** A variant as it is sold at this moment. */
export interface VariantForSale {
  infoId: string;
  productId: string;
  name: string;
  seoSlug: string;
  sku: string;
  color: { name: string; rgb: string } | null;
  size: string | null;
  picture: { url: string; width: number; height: number; color: string; alt: string };
  price: number;
  stock: number;
  /** False for what is no longer sold at all. */
  isSellable: boolean;
}
export interface VariantsForSale {
  /** Unknown variants are left out. */
  variantsForSale(infoIds: string[], language: Language): Promise<VariantForSale[]>;
}
export interface ShopSettings {
  client(): Promise<{
    settingClient: {
      codLimit: number;
      codProvinces?: string[];
      freeShippingFrom: number | null;
      paymentMethods: string[];
      paymentProviders: string[];
    };
  }>;
}

interface Dependencies {
  db: Db;
  catalogue: VariantsForSale;
  shipping: ShippingService;
  settings: ShopSettings;
  /** How often this customer let a courier leave again. */
  refusedDeliveries(customerId: string): Promise<number>;
  clock: Clock;
}

/** A price is shown as good for this long; afterwards the client asks again. */
const QUOTE_LIFE_MS = 15 * 60_000;
/** Products have no weight of their own yet: a packed unit weighs this much on average. */
const GRAMS_PER_UNIT = 500;

/** After so many parcels that came back, an account pays before delivery. */
const MOST_REFUSED_DELIVERIES = 3;

export interface Asker {
  language: Language;
  customerId?: string | undefined;
}
export type QuoteService = ReturnType<typeof createQuoteService>;

export function createQuoteService(deps: Dependencies) {
  const { db, catalogue, shipping, settings, refusedDeliveries, clock } = deps;
  const quotes = createQuoteRepository(db);

  /** The price of these lines now. What stands in the way of an order is told as `problems`. */
  async function quote(request: QuoteRequest, { language, customerId }: Asker): Promise<Quote> {
    refuseVoucher(request.voucherCode);
    const wanted = mergeLines(request.lines);
    refuseTooMany(wanted);
    const variants = new Map(
      (
        await catalogue.variantsForSale(
          wanted.map(({ infoId }) => infoId),
          language,
        )
      ).map((variant) => [variant.infoId.toLowerCase(), variant]),
    );
    const lines: QuoteLine[] = [];
    const problems: QuoteProblem[] = [];
    let grams = 0;
    for (const { infoId, quantity } of wanted) {
      const variant = variants.get(infoId);
      if (!variant?.isSellable) {
        problems.push({ infoId, code: 'PRODUCT_UNAVAILABLE' });
        continue;
      }
      lines.push(lineOf(variant, quantity));
      grams += quantity * GRAMS_PER_UNIT;
      const problem = stockProblem(variant, quantity);
      if (problem) problems.push(problem);
    }

    const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
    const delivery = await deliveryOf(request, { grams, subtotal });
    const now = clock();
    const priced = priceOf(
      lines,
      {
        shippingFee: delivery.fee,
        ...(request.shippingMethod && { shippingMethod: request.shippingMethod }),
      },
      now,
    );
    if (delivery.problem) problems.push(delivery.problem);
    if (request.paymentMethod === 'COD' && !(await isCodOffered(request, priced.grandTotal, customerId))) {
      problems.push({ code: 'COD_NOT_AVAILABLE' });
    }

    const { lines: pricedLines, ...money } = priced;
    const hash = quoteHash(priced);
    await quotes.remember(
      {
        hash,
        lines: lines.map(({ infoId, name, quantity, unitPrice }) => ({ infoId, name, quantity, unitPrice })),
        grandTotal: priced.grandTotal,
      },
      now,
    );
    return {
      ...money,
      lines: lines.map((line, at) => ({ ...line, unitPrice: pricedLines[at]?.unitPrice ?? line.unitPrice })),
      quoteHash: hash,
      expiresAt: new Date(now.getTime() + QUOTE_LIFE_MS).toISOString(),
      problems,
    };
  }

  async function deliveryOf(
    { address, shippingMethod }: QuoteRequest,
    parcel: { grams: number; subtotal: number },
  ): Promise<{ fee: number | null; problem?: QuoteProblem }> {
    if (!address || !shippingMethod) return { fee: null };
    const offers = await shipping.offers(address, parcel);
    if (!offers) return { fee: null, problem: { code: 'ADDRESS_NOT_SERVED' } };
    const offer = offers.find(({ code }) => code === shippingMethod);
    if (!offer) throw invalidFields({ field: 'shippingMethod', code: 'shippingMethod.notOffered' });
    return { fee: offer.fee };
  }

  async function isCodOffered({ address }: QuoteRequest, grandTotal: number, customerId: string | undefined) {
    const { settingClient } = await settings.client();
    const { paymentMethods, codLimit, codProvinces } = settingClient;
    const isTooFar =
      address !== undefined &&
      (address.national !== 'VN' ||
        (codProvinces !== undefined && !codProvinces.includes(address.provinceCode ?? '')));
    if (!paymentMethods.includes('COD') || grandTotal > codLimit || isTooFar) return false;
    return !customerId || (await refusedDeliveries(customerId)) < MOST_REFUSED_DELIVERIES;
  }

  return {
    quote,
    parcelOf,
    /** The quote that was shown under this hash, while it is remembered. */
    shown: (hash: string) => quotes.find(hash),
    forgetOld: () => quotes.forgetOld(clock()),
  };

  /** Weight and worth of a parcel, for the methods that can be chosen for it. */
  async function parcelOf(requested: { infoId: string; quantity: number }[], language: Language) {
    const wanted = mergeLines(requested);
    refuseTooMany(wanted);
    const variants = await catalogue.variantsForSale(
      wanted.map(({ infoId }) => infoId),
      language,
    );
    const parcel = { grams: 0, subtotal: 0 };
    for (const variant of variants) {
      const quantity = wanted.find(({ infoId }) => infoId === variant.infoId.toLowerCase())?.quantity ?? 0;
      parcel.grams += quantity * GRAMS_PER_UNIT;
      parcel.subtotal += quantity * variant.price;
    }
    return parcel;
  }
}

/** Prices take no vouchers, so every code is honestly invalid. */
function refuseVoucher(code: string | undefined) {
  if (code?.trim()) throw badRequest('VOUCHER_INVALID', [{ field: 'voucherCode', code: 'VOUCHER_INVALID' }]);
}

function refuseTooMany(lines: { quantity: number }[]) {
  const errors: FieldError[] = lines.flatMap(({ quantity }, at) =>
    quantity > MAX_QUANTITY ? [{ field: `lines[${at}].quantity`, code: 'quantity.tooMany' }] : [],
  );
  if (errors.length > 0) throw invalidFields(...errors);
}

function lineOf(variant: VariantForSale, quantity: number): QuoteLine {
  return {
    infoId: variant.infoId,
    productId: variant.productId,
    name: variant.name,
    seoSlug: variant.seoSlug,
    sku: variant.sku,
    color: variant.color,
    size: variant.size,
    picture: variant.picture,
    quantity,
    stock: Math.max(0, variant.stock),
    unitPrice: variant.price,
    lineTotal: variant.price * quantity,
    isGift: false,
  };
}

function stockProblem({ infoId, stock }: VariantForSale, quantity: number): QuoteProblem | null {
  if (stock >= quantity) return null;
  return stock > 0
    ? { infoId, code: 'NOT_ENOUGH_STOCK', available: stock }
    : { infoId, code: 'OUT_OF_STOCK', available: 0 };
}

export interface QuoteConflict {
  quote: Quote;
  changes: { infoId: string; name: string; before: number; after: number }[];
}

/** A 409 that shows the price as it is now. */
export const quoteConflict = (code: string, data: QuoteConflict) => conflict(code, data);
