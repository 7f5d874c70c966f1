import type { SoldVariant } from '../catalogue/references';
import { groupBy } from '../offers/group-by';
import type { VariantForSale } from '../catalogue/catalogue.service';
import type { ItemRow } from './flash-sales.repository';
import type { FlashSaleCard, FlashSaleProduct, FlashSaleVariant } from './flash-sales.schema';
import { salePriceOf } from '../offers/sale-price';

/** One variant of a sale at its prices. */
interface PricedItem {
  item: ItemRow;
  price: number;
  salePrice: number;
  stock: number;
}
/** A product of a sale before it has a name. */
export interface SaleProduct {
  salePrice: number;
  items: PricedItem[];
  /** The cheapest that is left: its picture and its prices stand for all. */
  shown: PricedItem;
}

/**
 * The products of one sale, in its order. What the shop no longer sells is left out. Once the sale is over, everything
 * costs what it costs.
 */
export function saleProducts(
  items: ItemRow[],
  variants: Map<string, SoldVariant>,
  isOver: boolean,
): SaleProduct[] {
  const priced = items.flatMap((item): PricedItem[] => {
    const variant = variants.get(item.variantId);
    if (!variant) return [];
    const { price, stock } = variant;
    return [{ item, price, salePrice: isOver ? price : salePriceOf(price, item), stock }];
  });
  return [...groupBy(priced, ({ item }) => item.productId).values()].flatMap((own) => {
    const [shown] = [...own].sort(
      (a, b) => Number(isGone(a)) - Number(isGone(b)) || a.salePrice - b.salePrice,
    );
    return shown ? [{ salePrice: shown.salePrice, items: own, shown }] : [];
  });
}

/** Nothing of it can be had in the sale any more. */
export const isGone = ({ item, stock }: PricedItem) => item.reserved + item.sold >= item.quota || stock === 0;

export function toCard({ items, shown }: SaleProduct, variant: VariantForSale): FlashSaleCard {
  const sum = (of: (item: PricedItem) => number) => items.reduce((total, item) => total + of(item), 0);
  return {
    flashSaleId: shown.item.flashSaleId,
    productId: variant.productId,
    name: variant.name,
    seoSlug: variant.seoSlug,
    picture: variant.picture,
    price: shown.price,
    salePrice: shown.salePrice,
    stock: sum(({ stock }) => stock),
    quota: sum(({ item }) => item.quota),
    sold: sum(({ item }) => item.reserved + item.sold),
    perCustomerLimit: shown.item.perCustomerLimit,
  };
}

export const toProduct = (
  product: SaleProduct,
  variants: Map<string, VariantForSale>,
  shown: VariantForSale,
): FlashSaleProduct => ({
  ...toCard(product, shown),
  infos: product.items.flatMap(({ item, price, salePrice, stock }): FlashSaleVariant[] => {
    const variant = variants.get(item.variantId);
    if (!variant) return [];
    return [
      {
        infoId: item.variantId,
        color: variant.color,
        size: variant.size,
        price,
        salePrice,
        stock,
        quota: item.quota,
        sold: item.reserved + item.sold,
        perCustomerLimit: item.perCustomerLimit,
      },
    ];
  }),
});
