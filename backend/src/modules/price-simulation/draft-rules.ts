import { invalidFields } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { CatalogueReferences } from '../catalogue/references';
import type { StaffFlashSaleBody } from '../flash-sales/staff-flash-sales.schema';
import { createOfferCheck } from '../offers/check-offer';
import type { Timed } from '../offers/offer-period';
import type { FlashOffer, Gift, OfferScope, PromotionRule, VoucherRule } from '../offers/price-rules';
import type { StaffPromotionBody } from '../promotions/staff-promotions.schema';
import type { StaffVoucherBody } from '../vouchers/staff-vouchers.schema';
import type { SimulationBody } from './price-simulation.schema';

/** An offer that is not stored, in the form that a price is made of. */
export interface DraftRules extends Timed {
  id: string;
  scope: OfferScope | 'all';
  /** What a cart must reach. */
  minSubtotal: number;
  minQuantity: number;
  voucher?: VoucherRule;
  promotion?: PromotionRule;
  flashOffers?: FlashOffer[];
}

/** No stored offer has it. */
const UNSTORED = 'draft';

/** Makes rules of a draft; one whose numbers make no sense is refused, while names may still be missing. */
export async function draftRules(
  { id = UNSTORED, voucher, promotion, flashSale }: SimulationBody['draft'],
  references: Pick<CatalogueReferences, 'soldVariants'>,
  language: Language,
): Promise<DraftRules> {
  const given = [voucher, promotion, flashSale].filter((draft) => draft !== undefined);
  const [first] = given;
  if (!first || given.length > 1) throw invalidFields({ field: 'draft', code: 'required' });
  const draft = {
    id,
    name: (language === 'en' ? first.nameEn : first.nameVi) || '…',
    startsAt: new Date(first.startsAt),
    endsAt: new Date(first.endsAt),
  };
  if (draft.endsAt <= draft.startsAt) throw invalidFields({ field: 'endsAt', code: 'beforeStart' });
  if (voucher) return ofVoucher(draft, voucher);
  if (promotion) return ofPromotion(draft, promotion, references);
  return ofFlashSale(draft, flashSale?.items ?? []);
}

type Draft = Timed & { id: string; name: string };

function ofVoucher(draft: Draft, voucher: StaffVoucherBody): DraftRules {
  refuseWrong(voucher);
  const { kind, value, maxDiscount, minSubtotal, minQuantity, paymentMethods, isFirstOrderOnly } = voucher;
  const scope = scopeOf(voucher);
  return {
    ...draft,
    ...needs(voucher),
    scope: whole(scope),
    voucher: {
      ...draft,
      ...scope,
      code: voucher.code.trim().toUpperCase() || '…',
      discount: { kind, value, maxDiscount },
      minSubtotal,
      minQuantity,
      paymentMethods,
      isFirstOrderOnly,
      quotaLeft: voucher.totalUses,
      customerLeft: voucher.perCustomerUses,
    },
  };
}

async function ofPromotion(
  draft: Draft,
  promotion: StaffPromotionBody,
  references: Pick<CatalogueReferences, 'soldVariants'>,
): Promise<DraftRules> {
  const { type, kind, value, maxDiscount, minSubtotal, minQuantity, isCombinable } = promotion;
  const scope = scopeOf(promotion);
  const rule = {
    ...draft,
    ...scope,
    minSubtotal,
    minQuantity,
    priority: promotion.priority,
    isExclusiveWithVoucher: promotion.isExclusiveWithVoucher,
    quotaLeft: promotion.quota,
    customerLeft: promotion.perCustomerLimit,
  };
  const common = { ...draft, ...needs(promotion), scope: whole(scope) };
  if (type === 'GIFT_PRODUCT')
    return { ...common, promotion: { ...rule, type, gifts: await giftsOf(promotion, references) } };
  if (kind === null) throw invalidFields({ field: 'kind', code: 'required' });
  const discount = { kind, value: value ?? 0, maxDiscount };
  refuseWrong({ ...promotion, ...discount });
  return {
    ...common,
    promotion:
      type === 'QUANTITY_BASED' ? { ...rule, type, discount, isCombinable } : { ...rule, type, discount },
  };
}

/** What the shop does not sell is no gift. */
async function giftsOf(
  { gifts }: StaffPromotionBody,
  references: Pick<CatalogueReferences, 'soldVariants'>,
): Promise<Gift[]> {
  const ids = gifts.map(({ infoId }) => infoId.toLowerCase()).filter(isId);
  const sold = await references.soldVariants(ids);
  return gifts.flatMap(({ infoId, quantity }) => {
    const variant = sold.get(infoId.toLowerCase());
    return variant && quantity > 0
      ? [{ infoId: variant.id, quantity, unitPrice: variant.price, stock: variant.stock }]
      : [];
  });
}

function ofFlashSale(draft: Draft, items: StaffFlashSaleBody['items']): DraftRules {
  const flashOffers = items
    .filter(
      ({ infoId, value, kind }) =>
        isId(infoId.toLowerCase()) && value > 0 && !(kind === 'PERCENT' && value > 100),
    )
    .map(({ infoId, kind, value, quota, perCustomerLimit }): FlashOffer => ({
      ...draft,
      flashSaleId: draft.id,
      infoId: infoId.toLowerCase(),
      kind,
      value,
      quotaLeft: quota,
      customerLeft: perCustomerLimit,
    }));
  return { ...draft, minSubtotal: 0, minQuantity: 0, scope: 'all', flashOffers };
}

function refuseWrong(discount: Parameters<ReturnType<typeof createOfferCheck>['discount']>[0]) {
  const check = createOfferCheck();
  check.discount(discount);
  if (check.errors.length > 0) throw invalidFields(...check.errors);
}

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
const needs = ({ minSubtotal, minQuantity }: { minSubtotal: number | null; minQuantity: number | null }) => ({
  minSubtotal: minSubtotal ?? 0,
  minQuantity: minQuantity ?? 0,
});
const scopeOf = ({ categoryIds, productIds }: OfferScope): OfferScope => ({
  categoryIds: categoryIds.map((id) => id.toLowerCase()),
  productIds: productIds.map((id) => id.toLowerCase()),
});
const whole = (scope: OfferScope) =>
  scope.categoryIds.length === 0 && scope.productIds.length === 0 ? ('all' as const) : scope;
