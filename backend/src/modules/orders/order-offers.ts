import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { FlashSaleUses } from '../flash-sales/flash-sale-uses';
import type { Taker } from '../offers/offers.tables';
import type { Quote } from '../pricing/pricing.schema';
import type { PromotionUses } from '../promotions/promotion-uses';
import type { RewardUses } from '../rewards/reward-uses';
import type { VoucherUses } from '../vouchers/voucher-uses';

interface Dependencies {
  flashSales: Pick<FlashSaleUses, 'hold' | 'settle'>;
  promotions: Pick<PromotionUses, 'hold' | 'settle'>;
  vouchers: Pick<VoucherUses, 'allows' | 'hold' | 'settle'>;
  rewards: RewardUses;
  clock: Clock;
}

/** Thrown inside the order's transaction, which it must end: what made the price is used up. */
export class OfferUsedUp extends Error {
  override readonly name = 'OfferUsedUp';
  constructor(readonly kind: 'VOUCHER' | 'PROMOTION' | 'FLASH_SALE' | 'REWARD') {
    super(`the order's ${kind} is used up`);
  }
}

export type OrderOffers = ReturnType<typeof createOrderOffers>;

/**
 * What an order takes of the offers that made its price. Everybody takes their rows in the same order, rewards, voucher,
 * promotions, flash sales, stock, so that orders wait for each other and never lock each other out.
 */
export function createOrderOffers({ flashSales, promotions, vouchers, rewards, clock }: Dependencies) {
  async function settle(tx: Db, orderId: string, state: 'CONSUMED' | 'RELEASED') {
    const now = clock();
    await rewards.settle(tx, orderId, state);
    await vouchers.settle(tx, orderId, state, now);
    await promotions.settle(tx, orderId, state, now);
    await flashSales.settle(tx, orderId, state, now);
  }

  return {
    /** Whether what made an order's price goes with another way to pay. */
    allow: (orderId: string, paymentMethod: string) => vouchers.allows(orderId, paymentMethod),

    /** All of it, or (by OfferUsedUp) nothing. */
    async hold(tx: Db, taker: Taker & { code: string }, quote: Quote) {
      const reward = quote.trace.find(({ step }) => step === 'REWARD')?.amount ?? 0;
      if (reward < 0 && !(await rewards.hold(tx, taker, -reward))) throw new OfferUsedUp('REWARD');
      const voucher = quote.appliedVoucherOrder;
      if (voucher) {
        const use = { voucherId: voucher.voucherInfo.id, amount: voucher.discountPrice };
        if (!(await vouchers.hold(tx, taker, use))) throw new OfferUsedUp('VOUCHER');
      }
      if (!(await promotions.hold(tx, taker, promotionUses(quote)))) throw new OfferUsedUp('PROMOTION');
      if (!(await flashSales.hold(tx, taker, flashUses(quote)))) throw new OfferUsedUp('FLASH_SALE');
    },

    /** The order is paid, or has left to be paid at the door: what it holds is used. Once. */
    consume: (tx: Db, orderId: string) => settle(tx, orderId, 'CONSUMED'),

    /** Returns to the reward balance what it paid for the units that a customer sends back. */
    giveBack: (tx: Db, orderId: string, reward: number) => rewards.giveBack(tx, orderId, reward),

    /** The order is cancelled: whatever it took can be had again. Once. */
    release: (tx: Db, orderId: string) => settle(tx, orderId, 'RELEASED'),
  };
}

/** Promotions by quantity count units, the others orders; one without a gift left gave nothing. */
function promotionUses({ lines, promotionAppliedOrder }: Quote) {
  return promotionAppliedOrder.flatMap(({ promotionInfo, promotionBonusAppliedOrder, discountPrice }) => {
    const { id, type } = promotionInfo;
    if (discountPrice === 0 && promotionBonusAppliedOrder.length === 0) return [];
    const units = lines.flatMap(({ offers }) => offers.filter((offer) => offer.id === id));
    const quantity = type === 'QUANTITY_BASED' ? units.reduce((sum, offer) => sum + offer.quantity, 0) : 1;
    return { promotionId: id, quantity };
  });
}

const flashUses = ({ lines }: Quote) =>
  lines.flatMap(({ infoId, offers }) =>
    offers
      .filter(({ type }) => type === 'FLASH_SALE')
      .map(({ id, quantity }) => ({ flashSaleId: id, variantId: infoId, quantity })),
  );
