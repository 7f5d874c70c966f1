import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { searchText } from '../lib/fold';
import type { FlashSaleItemsTable } from '../modules/flash-sales/flash-sales.tables';
import type { PromotionsTable } from '../modules/promotions/promotions.tables';
import type { VouchersTable } from '../modules/vouchers/vouchers.tables';
import type { TestApp } from './test-app';

interface Window {
  /** Minutes from now; negative is in the past. */
  from?: number;
  to?: number;
}
interface Scope {
  categoryIds?: string[];
  productIds?: string[];
}
type Item = Partial<Omit<Insertable<FlashSaleItemsTable>, 'flashSaleId' | 'position' | 'productId'>> & {
  product: { id: string; infoId: string };
};

const MINUTE_MS = 60_000;

/** Offers for a test, with defaults for omitted fields: by default each started an hour ago and ends in an hour. */
export function createOffers({ db, clock }: Pick<TestApp, 'db' | 'clock'>) {
  let count = 0;

  const windowOf = ({ from = -60, to = 60 }: Window) => ({
    startsAt: new Date(clock().getTime() + from * MINUTE_MS),
    endsAt: new Date(clock().getTime() + to * MINUTE_MS),
  });
  const rowsOf = ({ categoryIds = [], productIds = [] }: Scope) => [
    ...categoryIds.map((categoryId) => ({ categoryId, productId: null })),
    ...productIds.map((productId) => ({ categoryId: null, productId })),
  ];

  const aFlashSale = async (
    items: Item[],
    {
      name = `Sale ${++count}`,
      isActive = true,
      ...window
    }: Window & { name?: string; isActive?: boolean } = {},
  ): Promise<string> => {
    const id = uuid();
    await db
      .insertInto('flashSales')
      .values({ id, nameVi: name, nameEn: `${name} (en)`, isActive, ...windowOf(window) })
      .execute();
    if (items.length > 0) {
      await db
        .insertInto('flashSaleItems')
        .values(
          items.map(({ product, ...given }, position) => ({
            flashSaleId: id,
            variantId: product.infoId,
            productId: product.id,
            position,
            kind: 'PERCENT' as const,
            value: 20,
            quota: 10,
            perCustomerLimit: null,
            ...given,
          })),
        )
        .execute();
    }
    return id;
  };

  const aVoucher = async ({
    from,
    to,
    categoryIds,
    productIds,
    ...given
  }: Partial<Insertable<VouchersTable>> & Window & Scope = {}): Promise<string> => {
    const code = given.code ?? `VOUCHER${++count}`;
    const nameVi = given.nameVi ?? `Giảm giá ${code}`;
    const nameEn = given.nameEn ?? `Discount ${code}`;
    const row = {
      id: uuid(),
      kind: 'PERCENT' as const,
      value: 10,
      maxDiscount: null,
      minSubtotal: null,
      minQuantity: null,
      totalUses: null,
      collectLimit: null,
      ...windowOf({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
      ...given,
      code,
      nameVi,
      nameEn,
      searchText: searchText(code, nameVi, nameEn),
    };
    await db.insertInto('vouchers').values(row).execute();
    const scopes = rowsOf({ ...(categoryIds && { categoryIds }), ...(productIds && { productIds }) });
    if (scopes.length > 0) {
      await db
        .insertInto('voucherScopes')
        .values(scopes.map((scope) => ({ voucherId: row.id, ...scope })))
        .execute();
    }
    return row.id;
  };

  /** The use of a voucher by an order. */
  const aVoucherUse = async (
    voucherId: string,
    customerId: string,
    state: 'HELD' | 'CONSUMED' | 'RELEASED',
  ): Promise<void> => {
    await db
      .insertInto('voucherUses')
      .values({
        orderId: uuid(),
        voucherId,
        customerId,
        amount: 10_000,
        state,
        heldAt: clock(),
        settledAt: state === 'HELD' ? null : clock(),
      })
      .execute();
  };

  const aPromotion = async ({
    from,
    to,
    categoryIds,
    productIds,
    gifts = [],
    ...given
  }: Partial<Insertable<PromotionsTable>> &
    Window &
    Scope & { gifts?: { infoId: string; quantity?: number }[] } = {}): Promise<string> => {
    const number = ++count;
    const type = given.type ?? 'ORDER_BASED';
    const row = {
      id: uuid(),
      nameVi: `Khuyến mãi ${number}`,
      nameEn: `Promotion ${number}`,
      descriptionVi: 'Mô tả',
      descriptionEn: 'Description',
      priority: number,
      kind: type === 'GIFT_PRODUCT' ? null : ('PERCENT' as const),
      value: type === 'GIFT_PRODUCT' ? null : 10,
      maxDiscount: null,
      minSubtotal: null,
      minQuantity: type === 'QUANTITY_BASED' ? 2 : null,
      quota: null,
      perCustomerLimit: null,
      ...windowOf({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
      ...given,
      type,
    };
    await db.insertInto('promotions').values(row).execute();
    const scopes = rowsOf({ ...(categoryIds && { categoryIds }), ...(productIds && { productIds }) });
    if (scopes.length > 0) {
      await db
        .insertInto('promotionScopes')
        .values(scopes.map((scope) => ({ promotionId: row.id, ...scope })))
        .execute();
    }
    if (gifts.length > 0) {
      await db
        .insertInto('promotionGifts')
        .values(
          gifts.map(({ infoId, quantity = 1 }, position) => ({
            promotionId: row.id,
            position,
            variantId: infoId,
            quantity,
          })),
        )
        .execute();
    }
    return row.id;
  };

  const clear = async () => {
    for (const table of [
      'flashSaleUses',
      'flashSaleItems',
      'flashSales',
      'voucherUses',
      'customerVouchers',
      'voucherScopes',
      'vouchers',
      'promotionUses',
      'promotionGifts',
      'promotionScopes',
      'promotions',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
  };

  return { aFlashSale, aVoucher, aVoucherUse, aPromotion, clear };
}
