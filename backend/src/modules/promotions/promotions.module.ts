import { defineModule, type WithCore } from '../../lib/module';
import { promotionData } from './personal-data';
import { promotionRoutes } from './promotions.routes';
import { createStaffPromotions, type StaffPromotionDependencies } from './staff-promotions';
import { staffPromotionRoutes } from './staff-promotions.routes';
import { createPromotionService, type PromotionDependencies } from './promotions.service';

/** What the shop gives by itself: for a quantity, for an order, or as a gift. */
export const promotionsModule = (deps: WithCore<PromotionDependencies & StaffPromotionDependencies>) =>
  defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: promotionRoutes(createPromotionService(deps)) },
      { prefix: '/api/main/admin', plugin: staffPromotionRoutes(createStaffPromotions(deps)) },
    ],
    personalData: [promotionData(deps.db)],
  });
