import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { permissions, type Access } from './permissions';
import { registerAccess } from './plugins/access';
import { registerAuth, type VerifyAccessToken } from './plugins/auth';
import type { Clock } from './plugins/clock';
import type { OpenDatabase } from './plugins/db';
import { registerErrors } from './plugins/error-handler';
import { registerIdempotency } from './plugins/idempotency';
import { registerLanguage } from './plugins/language';
import { createRateLimits, type RateLimits } from './plugins/rate-limits';
import { registerStamps, requestIdOf } from './plugins/request-id';
import { registerValidation } from './plugins/validation';

export interface AppDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  limits?: RateLimits;
  /** Asked before the tokens that this shop signs; tests sign in with it. */
  verifyAccessToken?: VerifyAccessToken;
  /** More rows for routes that only a test has. */
  permissions?: Record<string, Access>;
  /** Routes that only a test has. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
}

/** The whole backend. Reads as the list of what it is. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock } = deps;
  const { db } = database;
  const limits = deps.limits ?? createRateLimits(clock);

  const app = Fastify({
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    bodyLimit: 1024 * 1024,
    logger: false,
  }).withTypeProvider<TypeBoxTypeProvider>();

  registerErrors(app);
  registerStamps(app, clock);
  registerValidation(app);
  registerAccessAndCaller();
  registerLanguage(app);
  registerIdempotency(app, { db, clock });

  await deps.extend?.(app);
  return app;

  function registerAccessAndCaller() {
    registerAuth(app, async (token) => (await deps.verifyAccessToken?.(token)) ?? null);
    registerAccess(app, { ...permissions, ...deps.permissions });
  }
}
