import { salePriceOf } from '../src/modules/offers/sale-price';
import type { Db } from '../src/db';
import { flashSales, type SeedFlashSale } from './content/offers';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';

const HOUR_MS = 3_600_000;
const LASTS_MS = 12 * HOUR_MS;

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Sees to it that a flash sale runs and another follows. Not once but at every start, because a demo is started again
 * when its sales are long over.
 */
export async function seedFlashSales({ db, now }: SeedContext): Promise<void> {
  const known = await db
    .selectFrom('flashSales')
    .select(['startsAt', 'endsAt'])
    .where('isActive', '=', true)
    .where('endsAt', '>', now)
    .orderBy('startsAt')
    .execute();
  const running = known.find(({ startsAt }) => startsAt <= now);
  const coming = known.find(({ startsAt }) => startsAt > now);
  const current = running ?? timesFrom(new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS), coming);
  if (!running) await add(db, current, { isUnderWay: true });
  if (!coming) await add(db, timesFrom(current.endsAt), { isUnderWay: false });
}

/** Twelve hours, or less when the next one begins. */
function timesFrom(startsAt: Date, next?: Times): Times {
  const endsAt = new Date(startsAt.getTime() + LASTS_MS);
  return { startsAt, endsAt: next && next.startsAt < endsAt ? next.startsAt : endsAt };
}

async function add(db: Db, times: Times, { isUnderWay }: { isUnderWay: boolean }): Promise<void> {
  const turn = Math.floor(times.startsAt.getTime() / LASTS_MS) % flashSales.length;
  const sale = flashSales[turn];
  if (!sale) return;
  const id = seedId('flash-sale', times.startsAt.toISOString());
  const items = await itemsOf(db, id, sale, isUnderWay);
  if (items.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'flashSales', [
      { id, nameVi: sale.name.vi, nameEn: sale.name.en, isActive: true, ...times },
    ]);
    await insertMissing(tx, 'flashSaleItems', items, ['flashSaleId', 'variantId']);
    // What was sold before, each to somebody else.
    await insertMissing(
      tx,
      'flashSaleUses',
      items.flatMap(({ variantId, sold }) =>
        Array.from({ length: sold }, (_, number) => ({
          orderId: seedId('flash-order', `${id} ${variantId} ${number}`),
          flashSaleId: id,
          variantId,
          customerId: seedId('flash-customer', `${id} ${variantId} ${number}`),
          quantity: 1,
          state: 'CONSUMED' as const,
          heldAt: times.startsAt,
          settledAt: times.startsAt,
        })),
      ),
    );
  });
}

/** Every variant that is in stock, none for more than its stock and none that a sale would not make cheaper. */
async function itemsOf(db: Db, flashSaleId: string, { products }: SeedFlashSale, isUnderWay: boolean) {
  const variants = await db
    .selectFrom('products')
    .innerJoin('productVariants as variant', 'variant.productId', 'products.id')
    .innerJoin('stock', 'stock.variantId', 'variant.id')
    .select(['products.id as productId', 'products.slug', 'variant.id as variantId', 'variant.price'])
    .select((eb) => eb('stock.onHand', '-', eb.ref('stock.reserved')).as('left'))
    .where(
      'products.slug',
      'in',
      products.map(({ slug }) => slug),
    )
    .where('products.isActive', '=', true)
    .where('variant.isActive', '=', true)
    .orderBy('variant.position')
    .execute();
  return products
    .flatMap(({ slug, kind, value, quota, perCustomerLimit }, place) =>
      variants
        .filter((variant) => variant.slug === slug && variant.left > 0)
        .filter(({ price }) => salePriceOf(price, { kind, value }) < price)
        .map(({ productId, variantId, left }, at) => {
          const own = Math.min(quota, left);
          return {
            flashSaleId,
            variantId,
            productId,
            kind,
            value,
            quota: own,
            reserved: 0,
            sold: isUnderWay ? Math.floor((own * soldPercent(place, at)) / 100) : 0,
            perCustomerLimit: perCustomerLimit ?? null,
          };
        }),
    )
    .map((item, position) => ({ ...item, position }));
}

/** From a fifth to nearly everything, another for each. */
const soldPercent = (place: number, at: number) => 20 + ((place * 29 + at * 17) % 75);
