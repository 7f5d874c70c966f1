import type { Language } from '../../plugins/language';
import type { CatalogueReferences } from '../catalogue/references';
import type { FlashSaleUses } from '../flash-sales/flash-sale-uses';
import type { PromotionRules } from '../promotions/promotion-rules';
import type { VoucherUses } from '../vouchers/voucher-uses';
import type { PriceRules } from './price-rules';
import type { VariantForSale } from './quotes.service';

interface Dependencies {
  references: Pick<CatalogueReferences, 'categoriesOf'>;
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
  /** The category of each product and all above it. */
  categoriesOf: Map<string, string[]>;
  isVoucherUnknown: boolean;
}

export type OffersNow = ReturnType<typeof createOffersNow>;

/** All that can make these variants cheaper now, for this customer: at most seven queries, however many lines there are. */
export const createOffersNow =
  ({ references, flashSales, promotions, vouchers }: Dependencies) =>
  async (variants: VariantForSale[], { voucherCode, ...asker }: Asked): Promise<HoldingOffers> => {
    const code = voucherCode?.trim();
    const productIds = [...new Set(variants.map(({ productId }) => productId))];
    const [categoriesOf, flashOffers, promotionsNow, voucher] = await Promise.all([
      references.categoriesOf(productIds),
      flashSales.offers(
        variants.map(({ infoId }) => infoId),
        asker,
      ),
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
      categoriesOf,
      isVoucherUnknown: !!code && !voucher,
    };
  };
