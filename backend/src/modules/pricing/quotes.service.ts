import type { ErrorCode } from '../../error-codes';
import { conflict, invalidFields, type FieldError } from '../../lib/errors';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { otherLanguage, type Language } from '../../lib/language';
import type { ShippingOffer } from '../shipping/shipping.rules';
import type { ShippingService } from '../shipping/shipping.service';
import type { VoucherUses } from '../vouchers/voucher-uses';
import type { OffersNow } from './offers-now';
import type { PricedLine } from './price-lines';
import type { Named, OrderedLine, PriceRules } from '../offers/price-rules';
import { mergeLines, priceOf } from './pricing';
import {
  MAX_QUANTITY,
  type Quote,
  type QuoteLine,
  type QuoteProblem,
  type QuoteRequest,
  type VoucherCheck,
  type VoucherCheckRequest,
  type VoucherChoice,
  type VoucherChoicesRequest,
} from './pricing.schema';
import { quoteHash } from './quote-hash';
import { createQuoteRepository } from './quotes.repository';
import type { QuotedPrice } from './quotes.tables';
import { voucherChoices } from './voucher-choices';
import type { VoucherRefusal } from './voucher-refusal';

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
  /** Its product's category and all above it. */
  categoryIds: string[];
  /** The names of product and colour in the language that was not asked for. */
  translatedName: string;
  translatedColor: string | null;
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

export interface QuoteDependencies {
  db: Db;
  catalogue: VariantsForSale;
  shipping: ShippingService;
  settings: ShopSettings;
  offersNow: OffersNow;
  vouchersAtHand: VoucherUses['atHand'];
  /** How often this customer let a courier leave again. */
  refusedDeliveries(customerId: string): Promise<number>;
  /** What this customer has earned and can use now, in đồng. */
  rewardBalanceOf(customerId: string): Promise<number>;
  clock: Clock;
}

/** No clock is changed in Việt Nam. */
const VIETNAM_MS = 7 * 3_600_000;
/** The date in Việt Nam so many delivery days after an instant; nothing is delivered on Sundays. */
function dayAfter(instant: Date, days: number): string {
  const day = new Date(instant.getTime() + VIETNAM_MS);
  for (let left = days; left > 0;) {
    day.setTime(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** A price is shown as good for this long; afterwards the client asks again. */
const QUOTE_LIFE_MS = 15 * 60_000;
/** Products have no weight of their own yet: a packed unit weighs this much on average. */
const GRAMS_PER_UNIT = 500;

/** After so many parcels that came back, an account pays before delivery. */
const MAX_REFUSED_DELIVERIES = 3;

export interface Asker {
  language: Language;
  customerId?: string | undefined;
}
/** What every price here is asked of. */
type Basis = Pick<QuoteRequest, 'lines' | 'address' | 'shippingMethod' | 'paymentMethod'>;
/** What a quote says in one language; the money is the same in both. */
export type QuoteTexts = Pick<Quote, 'lines' | 'trace' | 'promotionAppliedOrder' | 'appliedVoucherOrder'>;
export type QuoteService = ReturnType<typeof createQuoteService>;

export function createQuoteService(deps: QuoteDependencies) {
  const { db, catalogue, shipping, settings, offersNow, vouchersAtHand, refusedDeliveries, clock } = deps;
  const quotes = createQuoteRepository(db);

  /** The lines as they are sold now, with all that holds for them but a voucher's own rule. */
  async function asked(request: Basis, { language, customerId }: Asker, now: Date, voucherCode?: string) {
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
    const sold: { variant: VariantForSale; quantity: number }[] = [];
    const problems: QuoteProblem[] = [];
    const parcel = { grams: 0, subtotal: 0 };
    for (const { infoId, quantity } of wanted) {
      const variant = variants.get(infoId);
      if (!variant?.isSellable) {
        problems.push({ infoId, code: 'PRODUCT_UNAVAILABLE' });
        continue;
      }
      sold.push({ variant, quantity });
      // What offers change is not asked here: gifts travel free, and a discount never costs free delivery.
      parcel.grams += quantity * GRAMS_PER_UNIT;
      parcel.subtotal += quantity * variant.price;
      const problem = stockProblem(variant, quantity);
      if (problem) problems.push(problem);
    }
    const [delivery, offers] = await Promise.all([
      deliveryOf(request, parcel),
      offersNow(
        sold.map(({ variant }) => variant.infoId),
        { language, customerId, voucherCode, now },
      ),
    ]);
    if (delivery.problem) problems.push(delivery.problem);
    const lines = sold.map(
      ({ variant: { infoId, productId, price, categoryIds }, quantity }): OrderedLine => ({
        infoId,
        productId,
        quantity,
        unitPrice: price,
        categoryIds,
      }),
    );
    const rules: PriceRules = {
      ...offers.rules,
      shippingFee: delivery.fee,
      language,
      ...(request.shippingMethod && { shippingMethod: request.shippingMethod }),
      ...(request.paymentMethod && { paymentMethod: request.paymentMethod }),
    };
    return {
      lines,
      rules,
      problems,
      variants: [...variants.values()],
      freeShipping: delivery.free,
      eta: delivery.eta,
      isVoucherUnknown: offers.isVoucherUnknown,
    };
  }

  /**
   * The price of these lines now. What stands in the way of an order is returned in `problems`. The quote is stored, unless
   * it is the one under `shownHash`, which was stored when it was shown. `translated` prices the same lines once more with
   * the names of the other language; only an order needs it.
   */
  async function quoteInBothLanguages(
    request: QuoteRequest,
    asker: Asker,
    shownHash?: string,
  ): Promise<{ quote: Quote; translated: () => QuoteTexts }> {
    const { language, customerId } = asker;
    const now = clock();
    const basis = await asked(request, asker, now, request.voucherCode);
    const { problems, freeShipping, eta } = basis;
    const usesReward = request.useReward === true && customerId !== undefined;
    const rewardBalance = usesReward ? await deps.rewardBalanceOf(customerId) : 0;
    const rules = { ...basis.rules, rewardBalance };
    const priced = priceOf(basis.lines, rules, now);
    if (request.paymentMethod === 'COD' && !(await isCodOffered(request, priced.grandTotal, customerId))) {
      problems.push({ code: 'COD_NOT_AVAILABLE' });
    }
    const refusal: VoucherRefusal | null = basis.isVoucherUnknown
      ? { code: 'NOT_FOUND' }
      : priced.voucherRefusal;
    if (refusal) problems.push(voucherProblem(refusal));

    const { voucherRefusal: _told, ...money } = priced;
    const variants = await withGifts(basis.variants, priced.lines, language);
    const lines = named(priced.lines, variants);
    const hash = quoteHash(priced);
    if (hash !== shownHash)
      await quotes.remember({ hash, lines: lines.map(shownPrice), grandTotal: priced.grandTotal }, now);
    return {
      quote: {
        ...money,
        lines,
        freeShipping,
        ...(eta && { delivery: { from: dayAfter(now, eta.from), to: dayAfter(now, eta.to) } }),
        quoteHash: hash,
        expiresAt: new Date(now.getTime() + QUOTE_LIFE_MS).toISOString(),
        problems,
      },
      translated() {
        const texts = priceOf(basis.lines, translatedRules(rules), now);
        const { trace, promotionAppliedOrder, appliedVoucherOrder } = texts;
        const lines = named(texts.lines, variants.map(translatedVariant));
        return { lines, trace, promotionAppliedOrder, appliedVoucherOrder };
      },
    };
  }

  /** Whether the voucher of this code applies to these lines. */
  async function voucherCheck(request: VoucherCheckRequest, asker: Asker): Promise<VoucherCheck> {
    const now = clock();
    const { lines, rules, isVoucherUnknown } = await asked(request, asker, now, request.code);
    const { appliedVoucherOrder, voucherRefusal, grandTotal } = priceOf(lines, rules, now);
    if (!appliedVoucherOrder) {
      const { code: reasonCode, missing } = voucherRefusal ?? {
        code: isVoucherUnknown ? ('NOT_FOUND' as const) : ('NOTHING_TO_SAVE' as const),
        missing: undefined,
      };
      return { ok: false, saving: 0, reasonCode, ...(missing !== undefined && { missing }) };
    }
    const { voucher: _voucher, ...others } = rules;
    return { ok: true, saving: priceOf(lines, others, now).grandTotal - grandTotal };
  }

  /** What each voucher at hand would do for these lines. */
  async function choices(request: VoucherChoicesRequest, asker: Asker): Promise<VoucherChoice[]> {
    const now = clock();
    const { lines, rules } = await asked(request, asker, now);
    const { vouchers, isFirstOrder } = await vouchersAtHand({
      language: asker.language,
      customerId: asker.customerId,
      now,
    });
    const known = { ...rules, ...(isFirstOrder !== undefined && { isFirstOrder }) };
    return voucherChoices(lines, known, vouchers, now);
  }

  /** Gifts are not among the variants that were asked for; what they are is asked only when there are any. */
  async function withGifts(variants: VariantForSale[], priced: PricedLine[], language: Language) {
    const known = new Set(variants.map(({ infoId }) => infoId));
    const gifts = priced.flatMap(({ infoId }) => (known.has(infoId) ? [] : [infoId]));
    return gifts.length > 0 ? [...variants, ...(await catalogue.variantsForSale(gifts, language))] : variants;
  }

  async function deliveryOf(
    { address, shippingMethod }: Basis,
    parcel: { grams: number; subtotal: number },
  ): Promise<{
    fee: number | null;
    free: Quote['freeShipping'];
    eta?: ShippingOffer['eta'];
    problem?: QuoteProblem;
  }> {
    const { offers, free } = await shipping.terms(address, parcel);
    if (!address || !shippingMethod) return { fee: null, free };
    if (!offers) return { fee: null, free, problem: { code: 'ADDRESS_NOT_SERVED' } };
    const offer = offers.find(({ code }) => code === shippingMethod);
    if (!offer) throw invalidFields({ field: 'shippingMethod', code: 'shippingMethod.notOffered' });
    return { fee: offer.fee, free, eta: offer.eta };
  }

  async function isCodOffered({ address }: Basis, grandTotal: number, customerId: string | undefined) {
    const { settingClient } = await settings.client();
    const { paymentMethods, codLimit, codProvinces } = settingClient;
    const isTooFar =
      address !== undefined &&
      (address.national !== 'VN' ||
        (codProvinces !== undefined && !codProvinces.includes(address.provinceCode ?? '')));
    if (!paymentMethods.includes('COD') || grandTotal > codLimit || isTooFar) return false;
    return !customerId || (await refusedDeliveries(customerId)) < MAX_REFUSED_DELIVERIES;
  }

  /** The same in the asker's language alone. */
  const quote = async (request: QuoteRequest, asker: Asker): Promise<Quote> =>
    (await quoteInBothLanguages(request, asker)).quote;

  return {
    quote,
    quoteInBothLanguages,
    voucherCheck,
    voucherChoices: choices,
    parcelOf,
    /** The quote that was shown under this hash, while it is remembered. */
    shown: (hash: string) => quotes.find(hash),
    purgeExpired: () => quotes.purgeExpired(clock()),
  };

  /** Weight and worth of a parcel, for the methods that can be chosen for it; what is no longer sold is not sent. */
  async function parcelOf(requested: { infoId: string; quantity: number }[], language: Language) {
    const wanted = mergeLines(requested);
    refuseTooMany(wanted);
    const variants = await catalogue.variantsForSale(
      wanted.map(({ infoId }) => infoId),
      language,
    );
    const parcel = { grams: 0, subtotal: 0 };
    for (const variant of variants.filter(({ isSellable }) => isSellable)) {
      const quantity = wanted.find(({ infoId }) => infoId === variant.infoId.toLowerCase())?.quantity ?? 0;
      parcel.grams += quantity * GRAMS_PER_UNIT;
      parcel.subtotal += quantity * variant.price;
    }
    return parcel;
  }
}

function refuseTooMany(lines: { quantity: number }[]) {
  const errors: FieldError[] = lines.flatMap(({ quantity }, at) =>
    quantity > MAX_QUANTITY ? [{ field: `lines[${at}].quantity`, code: 'quantity.tooMany' }] : [],
  );
  if (errors.length > 0) throw invalidFields(...errors);
}

function named(priced: PricedLine[], variants: VariantForSale[]): QuoteLine[] {
  const byId = new Map(variants.map((variant) => [variant.infoId, variant]));
  return priced.flatMap((line) => {
    const variant = byId.get(line.infoId);
    return variant ? [lineOf(variant, line)] : [];
  });
}

const translatedVariant = (variant: VariantForSale): VariantForSale => ({
  ...variant,
  name: variant.translatedName,
  color: variant.color && { ...variant.color, name: variant.translatedColor ?? variant.color.name },
  picture: { ...variant.picture, alt: variant.translatedName },
});

/** The same rules in the other language: they come to the same price. */
function translatedRules({
  flashOffers,
  promotions,
  voucher,
  language = 'vi',
  ...rules
}: PriceRules): PriceRules {
  return {
    ...rules,
    language: otherLanguage(language),
    ...(flashOffers && { flashOffers: flashOffers.map(translatedOffer) }),
    ...(promotions && { promotions: promotions.map(translatedOffer) }),
    ...(voucher && { voucher: translatedOffer(voucher) }),
  };
}

const translatedOffer = <Offer extends Named>(offer: Offer): Offer => ({
  ...offer,
  name: offer.translatedName ?? offer.name,
});

function lineOf(variant: VariantForSale, priced: PricedLine): QuoteLine {
  return {
    ...priced,
    infoId: variant.infoId,
    productId: variant.productId,
    name: variant.name,
    seoSlug: variant.seoSlug,
    sku: variant.sku,
    color: variant.color,
    size: variant.size,
    picture: variant.picture,
    stock: Math.max(0, variant.stock),
  };
}

const shownPrice = ({ infoId, name, quantity, unitPrice, isGift }: QuoteLine): QuotedPrice => ({
  infoId,
  name,
  quantity,
  unitPrice,
  ...(isGift && { isGift }),
});

const voucherProblem = ({ code: reasonCode, missing }: VoucherRefusal): QuoteProblem => ({
  code: 'VOUCHER_INVALID',
  reasonCode,
  ...(missing !== undefined && { missing }),
});

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
export const quoteConflict = (code: ErrorCode, data: QuoteConflict) => conflict(code, data);
