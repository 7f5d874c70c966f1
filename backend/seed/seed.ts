import { seedAccounts } from './accounts';
import { seedManyProducts } from './bulk';
import { seedCatalogue } from './catalogue';
import { catalogueContent } from './catalogue-content';
import type { SeedContext } from './context';
import { divisionsImported, seedDivisions } from './divisions';
import { seedFlashSales } from './flash-sales';
import { seedOnce, type SeedPart } from './marks';
import { seedOffers } from './offers';
import { seedOrders } from './orders';
import { seedPopularSearches } from './popular-searches';
import { seedProviders } from './providers';
import { seedReferral } from './referral';
import { seedReviews } from './reviews';
import { seedSettings } from './settings';
import { seedContent } from './shop-content';
import { seedSizeGuides } from './size-guides';
import { seedSolutions } from './solutions';
import { seedWorkingDay } from './working-day';

/** In this order, as orders speak of accounts, addresses and products. */
const parts: SeedPart[] = [
  { name: 'settings', run: seedSettings },
  { name: 'divisions', run: async (context) => tell(divisionsImported(await seedDivisions(context))) },
  { name: 'accounts', run: seedAccounts },
  { name: 'catalogue', run: (context) => seedCatalogue(context, catalogueContent) },
  { name: 'size guides', run: seedSizeGuides },
  { name: 'popular searches', run: seedPopularSearches },
  { name: 'content', run: seedContent },
  { name: 'orders', run: seedOrders },
  { name: 'offers', run: seedOffers },
  { name: 'reviews', run: seedReviews },
  { name: 'referral', run: seedReferral },
  { name: 'providers', run: seedProviders },
  { name: 'solutions', run: seedSolutions },
  { name: 'working day', run: seedWorkingDay },
];

/** Fills the demo shop. What is complete is left alone, so a start after a broken one finishes the work. */
export async function seedDemo(context: SeedContext): Promise<void> {
  for (const part of parts) await seedOnce(context, part, tell);
  await seedFlashSales(context);
}

/** Adds that many generated products, for measuring. */
export async function seedBulk(context: SeedContext, products: number): Promise<void> {
  await seedOnce(
    context,
    {
      name: `bulk ${products}`,
      run: () =>
        seedManyProducts(context, catalogueContent, products, (done) =>
          tell(`${done} of ${products} products`),
        ),
    },
    tell,
  );
}

const tell = (text: string) => void process.stdout.write(`seed: ${text}\n`);
