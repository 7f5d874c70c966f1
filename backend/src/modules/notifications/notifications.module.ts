import { defineModule, type WithCore } from '../../lib/module';
import type { VerifyAccessToken } from '../../plugins/auth';
import { createNotificationStreams, type StreamDependencies } from './notification-streams';
import { notificationRoutes } from './notifications.routes';
import type { NotificationService } from './notifications.service';
import { notificationData } from './personal-data';
import { createVoucherEndings, type VoucherEndingDependencies } from './voucher-endings';

interface Dependencies extends Omit<VoucherEndingDependencies, 'notifications'> {
  /** Made before the outbox, which tells people of its mails in the shop as well. */
  notifications: NotificationService;
  sessionEnds: StreamDependencies['sessionEnds'];
  verify: VerifyAccessToken;
}

/** What customers are told in the shop, also on pages that are open. */
export function notificationsModule(deps: WithCore<Dependencies>) {
  const { db, notifications, verify } = deps;
  const voucherEndings = createVoucherEndings(deps);
  return defineModule({
    services: {},
    routes: [
      {
        prefix: '/api/relationship',
        plugin: notificationRoutes(notifications, createNotificationStreams(deps), verify),
      },
    ],
    jobs: [
      { name: 'vouchers that end', every: 'minute', run: () => voucherEndings.runDue() },
      { name: 'old notifications', every: 'minute', run: () => notifications.purgeExpired() },
    ],
    personalData: [notificationData(db)],
  });
}
