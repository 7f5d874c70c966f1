import type { RemoteRoute } from '@storefront/shared/contracts';
import { auditRoutes } from './audit/routes';
import { categoryRoutes } from './categories/routes';
import { contactRoutes } from './contacts/routes';
import { customerRoutes } from './customers/routes';
import { faqRoutes } from './faqs/routes';
import { flashSaleRoutes } from './flash-sales/routes';
import { homeRoutes } from './home/routes';
import { importRoutes } from './imports/routes';
import { inboxRoutes } from './inbox/routes';
import { inventoryRoutes } from './inventory/routes';
import { newsRoutes } from './news/routes';
import { newsletterRoutes } from './newsletter/routes';
import { orderRoutes } from './orders/routes';
import { outboxRoutes } from './outbox/routes';
import { pageRoutes } from './pages/routes';
import { phoneOrderRoutes } from './phone-order/routes';
import { productRoutes } from './products/routes';
import { promotionRoutes } from './promotions/routes';
import { providerRoutes } from './providers/routes';
import { remotesRoutes } from './remotes/routes';
import { returnRoutes } from './returns/routes';
import { reviewRoutes } from './reviews/routes';
import { rewardRoutes } from './rewards/routes';
import { settingsRoutes } from './settings/routes';
import { solutionRoutes } from './solutions/routes';
import { userRoutes } from './users/routes';
import { voucherRoutes } from './vouchers/routes';

/** Every feature adds its own. */
export const routes: RemoteRoute[] = [
  ...homeRoutes,
  ...orderRoutes,
  ...phoneOrderRoutes,
  ...returnRoutes,
  ...customerRoutes,
  ...contactRoutes,
  ...inboxRoutes,
  ...newsletterRoutes,
  ...userRoutes,
  ...outboxRoutes,
  ...productRoutes,
  ...inventoryRoutes,
  ...categoryRoutes,
  ...importRoutes,
  ...voucherRoutes,
  ...promotionRoutes,
  ...flashSaleRoutes,
  ...newsRoutes,
  ...pageRoutes,
  ...faqRoutes,
  ...reviewRoutes,
  ...rewardRoutes,
  ...providerRoutes,
  ...solutionRoutes,
  ...remotesRoutes,
  ...settingsRoutes,
  ...auditRoutes,
];
