import { defineModule, type WithCore } from '../../lib/module';
import { voucherData } from './personal-data';
import type { Audit } from '../audit/audit.service';
import { createStaffVouchers } from './staff-vouchers';
import { staffVoucherRoutes } from './staff-vouchers.routes';
import { voucherRoutes } from './vouchers.routes';
import { createVoucherService, type VoucherDependencies } from './vouchers.service';

/** Codes that take something off an order, and who has kept which. */
export function vouchersModule(deps: WithCore<VoucherDependencies & { audit: Audit }>) {
  const vouchers = createVoucherService(deps);
  return defineModule({
    services: { vouchers },
    routes: [
      { prefix: '/api/main', plugin: voucherRoutes(vouchers) },
      { prefix: '/api/main/admin', plugin: staffVoucherRoutes(createStaffVouchers(deps)) },
    ],
    personalData: [voucherData(deps.db)],
  });
}
