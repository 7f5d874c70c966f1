import type { FastifyBaseLogger } from 'fastify';
import { joinModules, type Core, type SiteName } from '../lib/module';
import { createMemoryRateLimiter } from '../lib/memory-rate-limiter';
import { createRateLimits } from '../lib/rate-limits';
import { createRedisRateLimiter } from '../lib/redis-rate-limiter';
import { createAuditService } from '../modules/audit/audit.service';
import { createJobQueue } from '../modules/background-jobs/job-queue';
import { mediaModule } from '../modules/media/media.module';
import { createNotificationService } from '../modules/notifications/notifications.service';
import { outboxModule } from '../modules/outbox/outbox.module';
import { createSettingsService } from '../modules/settings/settings.service';
import { telemetryModule } from '../modules/telemetry/telemetry.module';
import { trackingModule } from '../modules/tracking/tracking.module';
import { uploadsModule } from '../modules/uploads/uploads.module';
import type { AppDependencies } from './dependencies';

export type Platform = ReturnType<typeof composePlatform>;

/** The services below all modules: rate limits, settings, mail, pictures, telemetry. */
export function composePlatform({
  log,
  ...deps
}: Pick<AppDependencies, 'config' | 'database' | 'clock' | 'rateLimiter' | 'sendMail'> & {
  log: FastifyBaseLogger;
}) {
  const { config, database, clock } = deps;
  const { db } = database;
  const memoryLimiter = createMemoryRateLimiter(clock);
  const redisLimiter =
    config.redisUrl !== null &&
    createRedisRateLimiter({ url: config.redisUrl, clock, log, otherwise: memoryLimiter });
  const sharedLimiter = deps.rateLimiter ?? (redisLimiter || null);
  const limits = createRateLimits(sharedLimiter ?? memoryLimiter);
  const { publicUrl } = config;
  const siteName: SiteName = (tx) => settings.siteName(tx);
  const core: Core = { db, clock, limits, log, config, publicUrl, siteName };

  const notifications = createNotificationService({ db, clock, announcements: database });
  const audit = createAuditService({ db, clock });
  const outbox = outboxModule({
    ...core,
    audit,
    announcements: database,
    notifications,
    sendMail: deps.sendMail,
  });
  const media = mediaModule(core);
  const uploads = uploadsModule({ ...core, files: media.services.files });
  const telemetry = telemetryModule(core);
  const tracking = trackingModule(core);
  const settings = createSettingsService({
    ...core,
    audit,
    announcements: database,
    uploads: uploads.services.uploads,
    paymentProviders: config.payment.providers,
  });
  const services = {
    announcements: database,
    sharedLimiter,
    audit,
    queue: createJobQueue({ db, clock, announcements: database, audit }),
    settings,
    notifications,
    outbox: outbox.services.outbox,
    media: media.services.media,
    uploads: uploads.services.uploads,
    telemetry: telemetry.services.telemetry,
    tracking: tracking.services.tracking,
  };
  return {
    ...joinModules(services, [outbox, media, uploads, telemetry, tracking]),
    core,
    /** Closes connections to servers other than the database. */
    close() {
      outbox.services.closeMail();
      if (redisLimiter) redisLimiter.close();
    },
  };
}
