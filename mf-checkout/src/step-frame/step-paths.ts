import type { Step } from '../draft/draft';
import { paths } from '../paths/paths';

/** Where each step lives. */
export const stepPaths: Record<Step, string> = {
  information: paths.checkoutInformation.to(),
  delivery: paths.checkoutDelivery.to(),
  confirmation: paths.checkoutConfirmation.to(),
};
