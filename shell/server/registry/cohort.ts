import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = /(?:^|;\s*)sf_cohort=(\d{1,2})(?=;|$)/;
const secondsOfAYear = 365 * 24 * 60 * 60;

/** The hundredth that no trial reaches, for these end at 99 %: it gets what is live. */
export const lastCohort = 99;

/** Which hundredth of all browsers this one belongs to, 0 to 99; it is told once and stays for a year. */
export function cohortOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = cookie.exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return Number(known);
  const cohort = randomInt(lastCohort + 1);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `sf_cohort=${String(cohort)}; Path=/; Max-Age=${String(secondsOfAYear)}; HttpOnly; SameSite=Lax${secure}`,
  );
  return cohort;
}
