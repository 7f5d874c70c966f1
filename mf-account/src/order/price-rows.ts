import type { OrderDetail, PriceStep } from '@storefront/shared/contracts';

export interface PriceRow {
  step: PriceStep['step'];
  amount: number;
  /** The running amount after it. */
  after: number;
}

/** The steps that made a difference, in the order applied; the goods and the delivery always. */
export function priceRows({ trace }: Pick<OrderDetail, 'trace'>): PriceRow[] {
  return trace
    .filter(({ step, amount }) => amount !== 0 || step === 'BASE' || step === 'SHIPPING')
    .map(({ step, amount, after }) => ({ step, amount, after }));
}

/** What made a step: the promotions' names, when it is theirs. */
export function namesOf(step: PriceStep['step'], { promotionAppliedOrder }: OrderDetail): string[] {
  const types: Partial<Record<PriceStep['step'], string[]>> = {
    QUANTITY_PROMOTION: ['QUANTITY_BASED'],
    ORDER_PROMOTION: ['ORDER_BASED', 'GIFT_PRODUCT'],
  };
  return promotionAppliedOrder
    .filter(({ promotionInfo }) => types[step]?.includes(promotionInfo.type))
    .map(({ promotionInfo }) => promotionInfo.name);
}
