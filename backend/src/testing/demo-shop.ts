import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAccounts } from '../../seed/accounts';
import { seedCatalogue } from '../../seed/catalogue';
import { catalogueContent } from '../../seed/catalogue-content';
import { seedFlashSales } from '../../seed/flash-sales';
import { seedOffers } from '../../seed/offers';
import { seedSettings } from '../../seed/settings';
import { seedContent } from '../../seed/shop-content';
import { seedSizeGuides } from '../../seed/size-guides';
import type { RateLimiter } from '../lib/rate-limiter';
import { createTestApp, type TestApp } from './test-app';

const unlimited: RateLimiter = {
  peek: async () => 0,
  consume: async () => 0,
  reset: async () => undefined,
};
const drawn = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="#888"/></svg>';

/** The demo shop as visitors see it, with plain pictures and without orders. Close it in `afterAll`. */
export async function openDemoShop(overrides: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-shop-'));
  const shop = await createTestApp({
    rateLimiter: unlimited,
    ...overrides,
    env: { DATA_DIR: dataDir, SETTINGS_CACHE_MS: '1000', ...overrides.env },
  });
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedSettings(context);
  await seedAccounts(context);
  await seedCatalogue(context, { ...catalogueContent, draw: drawn });
  await seedSizeGuides(context);
  await seedContent(context);
  await seedOffers(context);
  await seedFlashSales(context);
  return {
    ...shop,
    async close() {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
