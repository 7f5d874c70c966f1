import { searchText } from '../src/lib/fold';
import { vietnameseDay } from '../src/modules/flash-sales/vietnamese-day';
import { demoUserId } from './accounts';
import { catalogueIds } from './catalogue-ids';
import { promotions, vouchers, type SeedPromotion, type SeedVoucher } from './content/offers';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { DAY_MS } from '../src/lib/clock';

const voucherId = (code: string) => seedId('voucher', code);
const promotionId = (key: string) => seedId('promotion', key);

/** Vouchers and promotions of every kind. What is there already stays as it is. */
export async function seedOffers(context: SeedContext): Promise<void> {
  const { db, now } = context;
  const ids = catalogueIds(db);
  const scoped = async <T extends SeedVoucher | SeedPromotion>(offers: T[]) => {
    const all = await Promise.all(
      offers.map(async (offer) => ({
        offer,
        categoryIds: await ids.categories(offer.categories),
        productIds: await ids.products(offer.products),
      })),
    );
    // Without what it is for, it would be for everything.
    return all.filter(
      ({ offer, categoryIds, productIds }) =>
        categoryIds.length === (offer.categories?.length ?? 0) &&
        productIds.length === (offer.products?.length ?? 0),
    );
  };
  const gifts = await ids.variants(promotions.flatMap(({ gifts: some = [] }) => some.map(({ sku }) => sku)));
  const ofVouchers = await scoped(vouchers);
  const ofPromotions = (await scoped(promotions)).filter(({ offer }) =>
    (offer.gifts ?? []).every(({ sku }) => gifts.has(sku)),
  );
  const given = ofVouchers.flatMap(({ offer }) => (offer.isGiven ? [offer.code] : []));

  await db.transaction().execute(async (tx) => {
    await insertMissing(
      tx,
      'vouchers',
      ofVouchers.map(({ offer }) => voucherRow(offer, now)),
    );
    await insertMissing(
      tx,
      'voucherScopes',
      ofVouchers.flatMap(({ offer, ...scope }) =>
        scopeRows(scope).map((row) => ({ voucherId: voucherId(offer.code), ...row })),
      ),
    );
    await insertMissing(
      tx,
      'customerVouchers',
      given.map((code) => ({
        id: seedId('customer-voucher', code),
        voucherId: voucherId(code),
        customerId: demoUserId('customer@example.com'),
        collectedAt: now,
      })),
    );
    await insertMissing(
      tx,
      'promotions',
      ofPromotions.map(({ offer }, priority) => promotionRow(offer, priority, now)),
    );
    await insertMissing(
      tx,
      'promotionScopes',
      ofPromotions.flatMap(({ offer, ...scope }) =>
        scopeRows(scope).map((row) => ({ promotionId: promotionId(offer.key), ...row })),
      ),
    );
    await insertMissing(
      tx,
      'promotionGifts',
      ofPromotions.flatMap(({ offer }) =>
        (offer.gifts ?? []).flatMap(({ sku, quantity }, position) => {
          const variantId = gifts.get(sku);
          return variantId ? [{ promotionId: promotionId(offer.key), position, variantId, quantity }] : [];
        }),
      ),
    );
  });
}

/** From the beginning of a day to the beginning of another, in Việt Nam. */
function windowOf([from, to]: [number, number], now: Date) {
  const today = vietnameseDay(now).from.getTime();
  return { startsAt: new Date(today + from * DAY_MS), endsAt: new Date(today + to * DAY_MS) };
}

const voucherRow = (voucher: SeedVoucher, now: Date) => ({
  id: voucherId(voucher.code),
  code: voucher.code,
  nameVi: voucher.name.vi,
  nameEn: voucher.name.en,
  searchText: searchText(voucher.code, voucher.name.vi, voucher.name.en),
  isListed: voucher.isListed ?? true,
  isActive: true,
  ...windowOf(voucher.days, now),
  kind: voucher.kind,
  value: voucher.value,
  maxDiscount: voucher.maxDiscount ?? null,
  minSubtotal: voucher.minSubtotal ?? null,
  minQuantity: voucher.minQuantity ?? null,
  isFirstOrderOnly: voucher.isFirstOrderOnly ?? false,
  paymentMethods: voucher.paymentMethods ?? [],
  totalUses: voucher.totalUses ?? null,
  held: 0,
  used: 0,
  perCustomerUses: voucher.perCustomerUses ?? 1,
  collectLimit: voucher.collectLimit ?? null,
  collected: voucher.isGiven ? 1 : 0,
});

const promotionRow = (promotion: SeedPromotion, priority: number, now: Date) => ({
  id: promotionId(promotion.key),
  type: promotion.type,
  nameVi: promotion.name.vi,
  nameEn: promotion.name.en,
  descriptionVi: promotion.description.vi,
  descriptionEn: promotion.description.en,
  priority,
  isActive: true,
  ...windowOf(promotion.days, now),
  kind: promotion.discount?.kind ?? null,
  value: promotion.discount?.value ?? null,
  maxDiscount: promotion.discount?.maxDiscount ?? null,
  minSubtotal: promotion.minSubtotal ?? null,
  minQuantity: promotion.minQuantity ?? null,
  isCombinable: promotion.isCombinable ?? false,
  isExclusiveWithVoucher: promotion.isExclusiveWithVoucher ?? false,
  quota: null,
  reserved: 0,
  sold: 0,
  perCustomerLimit: null,
});

const scopeRows = ({ categoryIds, productIds }: { categoryIds: string[]; productIds: string[] }) => [
  ...categoryIds.map((categoryId) => ({ categoryId, productId: null })),
  ...productIds.map((productId) => ({ categoryId: null, productId })),
];
