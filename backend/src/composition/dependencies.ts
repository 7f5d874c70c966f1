import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { OpenDatabase } from '../db';
import type { Clock } from '../lib/clock';
import type { RateLimiter } from '../lib/rate-limiter';
import type { SendMail } from '../modules/outbox/smtp-sender';
import type { Access } from '../permissions';
import type { VerifyAccessToken } from '../plugins/auth';

/** What the app is made of besides its code. */
export interface AppDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  logger?: FastifyBaseLogger;
  /** Refuse requests while the process cannot keep up. */
  shedLoad?: boolean;
  /** Asked before the tokens that this shop signs; tests sign in with it. */
  verifyAccessToken?: VerifyAccessToken;
  /** How mail leaves; by SMTP_URL unless told. */
  sendMail?: SendMail;
  /** How long a payment gateway may take to answer a query. */
  gatewayTimeoutMs?: number;
  /** Counts tries instead of Redis and this process, for a test that is not about limits. */
  rateLimiter?: RateLimiter;
  /** More rows for routes that only a test has. */
  permissions?: Record<string, Access>;
  /** Routes that only a test has. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
}
