import { defineModule } from '../../lib/module';
import { priceSimulationRoutes } from './price-simulation.routes';
import { createPriceSimulation, type PriceSimulationDependencies } from './price-simulation.service';

/** Tries offers on carts before they are published. */
export const priceSimulationModule = (deps: PriceSimulationDependencies) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main/admin', plugin: priceSimulationRoutes(createPriceSimulation(deps)) }],
  });
