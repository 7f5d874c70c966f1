import Fastify, { type FastifyInstance } from 'fastify';
import { registerMailMetrics } from '../modules/outbox/outbox.metrics';
import { permissions } from '../permissions';
import { registerAccess } from '../plugins/access';
import { registerAuth } from '../plugins/auth';
import { answerMalformed, registerErrors } from '../plugins/error-handler';
import { registerHeaders } from '../plugins/headers';
import { registerHealth, registerLoadShedding } from '../plugins/health';
import { registerIdempotency } from '../plugins/idempotency';
import { registerLanguage } from '../plugins/language';
import { createLogger, logController, registerRequestLog } from '../plugins/logging';
import { registerMetrics } from '../plugins/metrics';
import { registerOpenapi } from '../plugins/openapi';
import { registerPublicAnswers } from '../plugins/public-answers';
import { MAX_UPLOAD_MS, registerRequestDeadlines } from '../plugins/request-deadlines';
import { registerStamps, requestIdOf } from '../plugins/request-id';
import { registerUnreadBodies } from '../plugins/unread-bodies';
import { registerValidation, serializersOnFirstUse } from '../plugins/validation';
import { trackConnections } from '../stopping';
import type { Accounts } from './accounts';
import type { AppDependencies } from './dependencies';
import type { Platform } from './platform';

/** The server without routes. */
export function createServer({
  config,
  clock,
  logger,
}: Pick<AppDependencies, 'config' | 'clock' | 'logger'>): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger ?? createLogger(config.logLevel),
    logController,
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    bodyLimit: 1024 * 1024,
    requestTimeout: MAX_UPLOAD_MS,
    // Longer than the keep-alive of the document server, so that the client side closes idle connections.
    keepAliveTimeout: config.keepAliveTimeoutMs,
    http: {
      headersTimeout: config.headersTimeoutMs,
      // By default Node checks these timeouts only every 30 s.
      connectionsCheckingInterval: Math.min(2_000, config.headersTimeoutMs / 2),
      maxHeaderSize: 16_384,
    },
    routerOptions: { maxParamLength: 200 },
    // While stopping, a request on an open connection is still answered.
    return503OnClosing: false,
    frameworkErrors: answerMalformed(clock),
    schemaController: { compilersFactory: { buildSerializer: serializersOnFirstUse } },
  });
  trackConnections(app);
  registerRequestDeadlines(app, config);
  return app;
}

/** Plugins for every request. */
export async function registerPlugins(
  app: FastifyInstance,
  { config, database, clock, shedLoad, ...deps }: AppDependencies,
  { services: { telemetry, outbox } }: Platform,
  { services: { verify, verifyReferral } }: Accounts,
) {
  registerErrors(app);
  registerStamps(app, clock);
  registerRequestLog(app);
  registerUnreadBodies(app);
  await registerHeaders(app, config);
  registerValidation(app);
  registerAuth(app, verify, verifyReferral);
  registerAccess(app, { ...permissions, ...deps.permissions }, telemetry.mayRead);
  registerLanguage(app);
  registerIdempotency(app, { db: database.db, clock });
  await registerOpenapi(app, config);
  await registerHealth(app, database);
  if (shedLoad) await registerLoadShedding(app);
  const registry = registerMetrics(app, database);
  registerMailMetrics(registry, outbox);
  registerPublicAnswers(app, { database, clock, maxBytes: config.publicAnswersMb * 1024 * 1024, registry });
}
