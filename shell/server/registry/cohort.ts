import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = /(?:^|;\s*)sf_cohort=(\d{1,2})(?=;|$)/;
const secondsOfAYear = 365 * 24 * 60 * 60;

/** The cohort that no canary reaches, because canaries end at 99 %: it always gets the live versions. */
export const lastCohort = 99;

/** The cohort of this browser, 0 to 99; set once in a cookie that lasts a year. */
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
