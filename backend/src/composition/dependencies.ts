import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { OpenDatabase } from '../db';
import type { Clock } from '../lib/clock';
import type { RateLimiter } from '../lib/rate-limiter';
import type { SendMail } from '../modules/outbox/smtp-sender';
import type { Access } from '../permissions';
import type { VerifyAccessToken } from '../plugins/auth';

/** What the app is created from. */
export interface AppDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  logger?: FastifyBaseLogger;
  /** Refuses requests while the event loop is blocked. */
  shedLoad?: boolean;
  /** Verifies tokens before the real verification; tests sign in with it. */
  verifyAccessToken?: VerifyAccessToken;
  /** Sends mail; by default over SMTP_URL. */
  sendMail?: SendMail;
  /** How long a payment gateway may take to answer a query. */
  gatewayTimeoutMs?: number;
  /** Replaces the rate limiter in tests that are not about limits. */
  rateLimiter?: RateLimiter;
  /** Permissions of routes that only a test has. */
  permissions?: Record<string, Access>;
  /** Routes that only a test has. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
}
