import type { Language } from '../../lib/language';
import type { FlashSaleUses } from '../flash-sales/flash-sale-uses';
import type { PromotionRules } from '../promotions/promotion-rules';
import type { VoucherUses } from '../vouchers/voucher-uses';
import type { PriceRules } from '../offers/price-rules';

interface Dependencies {
  flashSales: Pick<FlashSaleUses, 'offers'>;
  promotions: PromotionRules;
  vouchers: Pick<VoucherUses, 'byCode'>;
}
interface Asked {
  language: Language;
  customerId: string | undefined;
  voucherCode: string | undefined;
  now: Date;
}

export interface HoldingOffers {
  rules: Pick<PriceRules, 'flashOffers' | 'promotions' | 'voucher' | 'isFirstOrder'>;
  isVoucherUnknown: boolean;
}

export type OffersNow = ReturnType<typeof createOffersNow>;

/** All that can make these variants cheaper now, for this customer: at most six queries, however many lines there are. */
export const createOffersNow =
  ({ flashSales, promotions, vouchers }: Dependencies) =>
  async (infoIds: string[], { voucherCode, ...asker }: Asked): Promise<HoldingOffers> => {
    const code = voucherCode?.trim();
    const [flashOffers, promotionsNow, voucher] = await Promise.all([
      flashSales.offers(infoIds, asker),
      promotions.running(asker),
      code ? vouchers.byCode(code, asker) : null,
    ]);
    return {
      rules: {
        flashOffers,
        promotions: promotionsNow,
        ...(voucher && { voucher: voucher.rule }),
        ...(voucher?.isFirstOrder !== undefined && { isFirstOrder: voucher.isFirstOrder }),
      },
      isVoucherUnknown: !!code && !voucher,
    };
  };
