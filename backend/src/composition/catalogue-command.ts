import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { OpenDatabase } from '../db';
import type { Clock } from '../lib/clock';
import { createCatalogueDesk } from '../modules/catalogue/catalogue-desk';
import { createStockDesk } from '../modules/inventory/stock-desk';
import { orderPictures } from '../modules/orders/order-pictures';
import { composePlatform } from './platform';

interface CommandDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** The services of `npm run catalogue`: those of the staff's pages, without routes and jobs. */
export function composeCatalogueCommand(deps: CommandDependencies) {
  const { core, services, close } = composePlatform(deps);
  return {
    services: {
      db: core.db,
      clock: core.clock,
      audit: services.audit,
      media: services.media,
      uploads: services.uploads,
      shownByOrders: orderPictures.shown,
      desk: createCatalogueDesk(core.db),
      stock: createStockDesk(core),
    },
    close: () => close(),
  };
}
