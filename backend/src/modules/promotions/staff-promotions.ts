import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { invalidFields, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { CatalogueReferences } from '../catalogue/references';
import { createOfferCheck, unknownIn, type OfferCheck } from '../offers/check-offer';
import { namedScopes } from '../offers/offer-scopes';
import { countsOf, offerState, totalOf } from '../offers/offer-state';
import { createOfferWrites } from '../offers/offer-writes';
import { pageAsked } from '../offers/offers.schema';
import type { WrittenOffer } from '../offers/staff-offers.schema';
import type { PromotionDependencies } from './promotions.service';
import { createStaffPromotionRepository, type StaffPromotionRow } from './staff-promotions.repository';
import type {
  StaffPromotion,
  StaffPromotionBody,
  StaffPromotionChange,
  StaffPromotionsQuery,
} from './staff-promotions.schema';

export interface StaffPromotionDependencies {
  db: Db;
  clock: Clock;
  catalogue: PromotionDependencies['catalogue'];
  references: CatalogueReferences;
  audit: Audit;
}

export type StaffPromotionService = ReturnType<typeof createStaffPromotions>;

/** What orders were priced by; with them in the shop it stays. */
const RULE = [
  'type',
  'startsAt',
  'kind',
  'value',
  'maxDiscount',
  'minSubtotal',
  'minQuantity',
  'isCombinable',
  'isExclusiveWithVoucher',
  'categoryIds',
  'productIds',
  'gifts',
] as const;

/** Promotions as staff list, write and end them. */
export function createStaffPromotions({
  db,
  clock,
  catalogue,
  references,
  audit,
}: StaffPromotionDependencies) {
  const promotions = createStaffPromotionRepository();
  const writes = createOfferWrites<StaffPromotionRow>({
    db,
    clock,
    audit,
    offers: {
      entity: 'promotion',
      missing: 'PROMOTION_NOT_FOUND',
      ...promotions,
      endAt: (tx, id, endsAt) => promotions.update(tx, id, { endsAt }),
      told: (row) => toStaffPromotion(row, clock()),
    },
  });

  async function shown(rows: StaffPromotionRow[], language: Language): Promise<StaffPromotion[]> {
    const giftIds = rows.flatMap(({ gifts }) => gifts.map(({ infoId }) => infoId));
    const [scopeOf, variants] = await Promise.all([
      namedScopes(references, rows, language),
      catalogue.variantsForSale(giftIds, language),
    ]);
    const names = new Map(
      variants.map(({ infoId, name, color, size }) => [
        infoId,
        [name, color?.name, size].filter(Boolean).join(', '),
      ]),
    );
    const now = clock();
    return rows.map((row) => ({
      ...scopeOf(row),
      giftNames: row.gifts.map(({ infoId }) => names.get(infoId) ?? ''),
      ...toStaffPromotion(row, now),
    }));
  }

  /** What the catalogue knows of a promotion; asked before a transaction, and checked in it. */
  async function knownOf(body: StaffPromotionBody) {
    const ids = body.gifts.map(({ infoId }) => infoId.toLowerCase()).filter(isUuid);
    const [unknown, sold] = await Promise.all([unknownIn(references, body), references.soldVariants(ids)]);
    return { unknown, sold };
  }
  type Known = Awaited<ReturnType<typeof knownOf>>;

  function checkGifts(check: OfferCheck, gifts: StaffPromotionBody['gifts'], { sold }: Known) {
    if (gifts.length === 0) check.refuse('gifts', 'required');
    const ids = gifts.map(({ infoId }) => infoId.toLowerCase());
    gifts.forEach(({ quantity }, at) => {
      const id = ids[at] ?? '';
      if (!sold.has(id)) check.refuse(`gifts[${at}].infoId`, 'unknown');
      else if (ids.indexOf(id) !== at) check.refuse(`gifts[${at}].infoId`, 'twice');
      if (quantity < 1) check.refuse(`gifts[${at}].quantity`, 'minimum');
    });
  }

  function checked(body: StaffPromotionBody, known: Known, before?: StaffPromotionRow) {
    const check = createOfferCheck();
    const { categoryIds, productIds, gifts, ...given } = body;
    const isGift = body.type === 'GIFT_PRODUCT';
    const row = {
      ...given,
      // A gift is no discount, whatever the form still holds of one.
      ...(isGift && { kind: null, value: null, maxDiscount: null }),
      nameVi: check.name('nameVi', body.nameVi),
      nameEn: check.name('nameEn', body.nameEn),
      descriptionVi: check.description('descriptionVi', body.descriptionVi),
      descriptionEn: check.description('descriptionEn', body.descriptionEn),
      startsAt: new Date(body.startsAt),
      endsAt: new Date(body.endsAt),
    };
    check.window(row, clock());
    if (isGift) checkGifts(check, gifts, known);
    else if (row.kind === null) check.refuse('kind', 'required');
    else check.discount({ ...row, kind: row.kind, value: row.value ?? 0 });
    if (isGift) {
      check.limit('minSubtotal', row.minSubtotal);
      check.limit('minQuantity', row.minQuantity);
    }
    if (body.type === 'QUANTITY_BASED' && row.minQuantity === null) check.refuse('minQuantity', 'required');
    check.limit('quota', row.quota, before ? before.reserved + before.sold : 0);
    check.limit('perCustomerLimit', row.perCustomerLimit);
    check.scope(known.unknown);
    // As the database tells them: an id in capitals, or fields in another order, is the same gift.
    const newGifts = isGift
      ? gifts.map(({ infoId, quantity }) => ({ infoId: infoId.toLowerCase(), quantity }))
      : [];
    if (before?.isUsed) check.unchanged(before, { ...row, categoryIds, productIds, gifts: newGifts }, RULE);
    if (check.errors.length > 0) throw invalidFields(...check.errors);
    return { row, parts: { scope: { categoryIds, productIds }, gifts: newGifts } };
  }

  return {
    ...writes,

    async list({ state, type, search, ...query }: StaffPromotionsQuery, language: Language) {
      const now = clock();
      const { page, limit, offset } = pageAsked(query);
      const filter = { state, type, search: search?.trim() || undefined };
      const counts = countsOf(await promotions.counts(db, filter, now));
      const total = totalOf(counts, state);
      const rows = offset < total ? await promotions.list(db, filter, now, { limit, offset }) : [];
      return { ...paged(await shown(rows, language), { page, limit, total }), counts };
    },

    async find(id: string, language: Language): Promise<StaffPromotion> {
      const [promotion] = await shown([await writes.found(id)], language);
      if (!promotion) throw notFound('PROMOTION_NOT_FOUND');
      return promotion;
    },

    async create(body: StaffPromotionBody, staff: Staff): Promise<WrittenOffer> {
      const { row, parts } = checked(body, await knownOf(body));
      return writes.create(staff, (tx, id) => promotions.insert(tx, { id, ...row }, parts));
    },

    async change(
      id: string,
      { version, ...body }: StaffPromotionChange,
      staff: Staff,
    ): Promise<WrittenOffer> {
      const known = await knownOf(body);
      return writes.change(id, version, staff, async (tx, before) => {
        const { row, parts } = checked(body, known, before);
        await promotions.update(tx, id, row, parts);
      });
    },
  };
}

function toStaffPromotion(
  row: StaffPromotionRow,
  now: Date,
): Omit<StaffPromotion, 'categories' | 'products' | 'giftNames'> {
  return {
    ...row,
    state: offerState(row, now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
}
