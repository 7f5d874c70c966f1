import { paths } from '@storefront/shared/contracts';
import type { Step } from '../draft/draft';

/** Where each step lives. */
export const stepPaths: Record<Step, string> = {
  information: paths.checkoutInformation.to(),
  delivery: paths.checkoutDelivery.to(),
  confirmation: paths.checkoutConfirmation.to(),
};
