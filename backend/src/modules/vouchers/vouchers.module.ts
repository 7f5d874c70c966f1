import { defineModule, type WithCore } from '../../lib/module';
import { voucherData } from './personal-data';
import { voucherRoutes } from './vouchers.routes';
import { createVoucherService, type VoucherDependencies } from './vouchers.service';

/** Codes that take something off an order, and who has kept which. */
export function vouchersModule(deps: WithCore<VoucherDependencies>) {
  const vouchers = createVoucherService(deps);
  return defineModule({
    services: { vouchers },
    routes: [{ prefix: '/api/main', plugin: voucherRoutes(vouchers) }],
    personalData: [voucherData(deps.db)],
  });
}
