import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, invalidFields } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { CatalogueReferences, SoldVariant } from '../catalogue/references';
import { createOfferCheck, isExact, type OfferCheck } from '../offers/check-offer';
import { countsOf, offerState, totalOf } from '../offers/offer-state';
import { createOfferWrites } from '../offers/offer-writes';
import { pageAsked } from '../offers/offers.schema';
import { salePriceOf } from '../offers/sale-price';
import type { WrittenOffer } from '../offers/staff-offers.schema';
import type { FlashSaleDependencies } from './flash-sales.service';
import {
  createStaffFlashSaleRepository,
  type StaffFlashSaleRow,
  type StaffSaleItem,
} from './staff-flash-sales.repository';
import type {
  StaffFlashSale,
  StaffFlashSaleBody,
  StaffFlashSaleChange,
  StaffFlashSaleItem,
  StaffFlashSalesQuery,
  StaffFlashSaleSummary,
} from './staff-flash-sales.schema';

export interface StaffFlashSaleDependencies {
  db: Db;
  clock: Clock;
  catalogue: FlashSaleDependencies['catalogue'];
  references: Pick<CatalogueReferences, 'soldVariants'>;
  audit: Audit;
}

export type StaffFlashSaleService = ReturnType<typeof createStaffFlashSales>;

/** Flash sales as staff list, write and end them. */
export function createStaffFlashSales({
  db,
  clock,
  catalogue,
  references,
  audit,
}: StaffFlashSaleDependencies) {
  const sales = createStaffFlashSaleRepository();
  const writes = createOfferWrites<StaffFlashSaleRow>({
    db,
    clock,
    audit,
    offers: {
      entity: 'flash-sale',
      missing: 'FLASH_SALE_NOT_FOUND',
      ...sales,
      endAt: (tx, id, endsAt) => sales.update(tx, id, { endsAt }),
      told: (row) => ({ ...summaryOf(row, clock()), items: row.items.map(toItem) }),
    },
  });

  /** What is sold of the products; asked before a transaction, and checked in it. */
  const soldOf = (body: StaffFlashSaleBody) =>
    references.soldVariants(body.items.map(({ infoId }) => infoId.toLowerCase()).filter(isUuid));

  function checked(body: StaffFlashSaleBody, variants: Map<string, SoldVariant>, before?: StaffFlashSaleRow) {
    const check = createOfferCheck();
    const row = {
      nameVi: check.name('nameVi', body.nameVi),
      nameEn: check.name('nameEn', body.nameEn),
      startsAt: new Date(body.startsAt),
      endsAt: new Date(body.endsAt),
      isActive: body.isActive,
    };
    check.window(row, clock());
    if (body.items.length === 0) check.refuse('items', 'required');
    const ids = body.items.map(({ infoId }) => infoId.toLowerCase());
    const items = body.items.flatMap((item, at) => {
      const variantId = item.infoId.toLowerCase();
      const own = before?.items.find((one) => one.variantId === variantId);
      const variant = variants.get(variantId);
      if (ids.indexOf(variantId) !== at) check.refuse(`items[${at}].infoId`, 'twice');
      const productId = variant?.productId ?? own?.productId;
      if (productId === undefined) {
        check.refuse(`items[${at}].infoId`, 'unknown');
        return [];
      }
      checkItem(check, at, item, variant, own);
      const { kind, value, quota, perCustomerLimit } = item;
      return [{ variantId, productId, kind, value, quota, perCustomerLimit }];
    });
    if (before?.items.some((item) => item.isUsed)) {
      check.unchanged(before, row, ['startsAt']);
      if (before.items.some(({ isUsed, variantId }) => isUsed && !ids.includes(variantId)))
        check.refuse('items', 'inUse');
    }
    if (check.errors.length > 0) throw invalidFields(...check.errors);
    return { row, items };
  }

  /** A product has one flash price at a time, or shoppers could not tell which one ends. */
  async function refuseOverlap(tx: Db, id: string | undefined, { row, items }: ReturnType<typeof checked>) {
    if (!row.isActive) return;
    await sales.oneAfterTheOther(tx);
    const productIds = [...new Set(items.map(({ productId }) => productId))];
    const overlaps = await sales.overlapping(tx, { id, ...row }, productIds);
    if (overlaps.length > 0) throw conflict('FLASH_SALE_OVERLAPS', { overlaps: overlaps.slice(0, 50) });
  }

  return {
    ...writes,

    async list({ state, search, ...query }: StaffFlashSalesQuery) {
      const now = clock();
      const { page, limit, offset } = pageAsked(query);
      const filter = { state, search: search?.trim() || undefined };
      const counts = countsOf(await sales.counts(db, filter, now));
      const total = totalOf(counts, state);
      const rows = offset < total ? await sales.list(db, filter, now, { limit, offset }) : [];
      const data = rows.map(({ productCount, quota, taken, ...row }): StaffFlashSaleSummary => ({
        ...summaryOf(row, now),
        productCount,
        quota,
        taken,
      }));
      return { ...paged(data, { page, limit, total }), counts };
    },

    async find(id: string, language: Language): Promise<StaffFlashSale> {
      const row = await writes.found(id);
      const variants = new Map(
        (
          await catalogue.variantsForSale(
            row.items.map(({ variantId }) => variantId),
            language,
          )
        ).map((variant) => [variant.infoId, variant]),
      );
      return {
        ...summaryOf(row, clock()),
        items: row.items.map((item) => {
          const variant = variants.get(item.variantId);
          return {
            ...toItem(item),
            reserved: item.reserved,
            sold: item.sold,
            isUsed: item.isUsed,
            product: variant ? toProduct(variant) : null,
          };
        }),
      };
    },

    async create(body: StaffFlashSaleBody, staff: Staff): Promise<WrittenOffer> {
      const sale = checked(body, await soldOf(body));
      return writes.create(staff, async (tx, id) => {
        await refuseOverlap(tx, undefined, sale);
        await sales.insert(tx, { id, ...sale.row }, sale.items);
      });
    },

    async change(
      id: string,
      { version, ...body }: StaffFlashSaleChange,
      staff: Staff,
    ): Promise<WrittenOffer> {
      const sold = await soldOf(body);
      return writes.change(id, version, staff, async (tx, before) => {
        const sale = checked(body, sold, before);
        await refuseOverlap(tx, id, sale);
        await sales.update(tx, id, sale.row, sale.items);
      });
    },
  };
}

/** What one variant costs in the sale, and how much there is of it. */
function checkItem(
  check: OfferCheck,
  at: number,
  item: StaffFlashSaleItem,
  variant: SoldVariant | undefined,
  own: StaffSaleItem | undefined,
) {
  const { kind, value } = item;
  const field = (name: string) => `items[${at}].${name}`;
  if (value < 0) check.refuse(field('value'), 'minimum');
  else if (kind === 'PERCENT' && value > 100) check.refuse(field('value'), 'maximum');
  else if (!isExact(kind, value)) check.refuse(field('value'), 'multipleOf');
  else if (value === 0 || (variant && salePriceOf(variant.price, item) >= variant.price))
    check.refuse(field('value'), 'noDiscount');
  if (own?.isUsed && (own.kind !== kind || own.value !== value)) check.refuse(field('value'), 'inUse');
  check.limit(field('quota'), item.quota, own ? own.reserved + own.sold : 0);
  check.limit(field('perCustomerLimit'), item.perCustomerLimit);
}

type Variant = Awaited<ReturnType<FlashSaleDependencies['catalogue']['variantsForSale']>>[number];
const toProduct = ({ productId, name, sku, color, size, picture, price, stock }: Variant) => ({
  productId,
  name,
  sku,
  color,
  size,
  picture,
  price,
  stock,
});

const toItem = ({ variantId, kind, value, quota, perCustomerLimit }: StaffSaleItem): StaffFlashSaleItem => ({
  infoId: variantId,
  kind,
  value,
  quota,
  perCustomerLimit,
});

type Summed = Omit<StaffFlashSaleRow, 'items'> & { isUsed?: boolean; items?: StaffSaleItem[] };
const summaryOf = (row: Summed, now: Date) => ({
  id: row.id,
  version: row.version,
  state: offerState(row, now),
  nameVi: row.nameVi,
  nameEn: row.nameEn,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  isActive: row.isActive,
  isUsed: row.isUsed ?? row.items?.some((item) => item.isUsed) ?? false,
});
