import type { FastifyRequest } from 'fastify';
import { tooManyRequests } from '../../lib/errors';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';

/** Anybody may ask for a price or a delivery fee, and each answer is work. */
export async function refuseQuoteFlood({ ip }: FastifyRequest, limits: RateLimits): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.consume(`quotes ${ip}`, MAX_PER_ADDRESS);
  if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
}
