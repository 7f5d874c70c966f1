import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * One of the groups that all browsers are divided into, from its cookie. There are enough of them that two remotes' tenths
 * hardly overlap, and few enough that a group identifies nobody.
 */
export interface BrowserGroup {
  number: number;
  /** How many groups there were when the cookie was set. */
  of: number;
}

/** A JSON string. Earlier document servers wrote the digits alone, which stay valid until their cookie expires. */
const cookie = /(?:^|;\s*)sf_cohort=(?:%22(\d{4})%22|(\d{4}|\d{1,2}))(?=;|$)/;
const groups = 10_000;
/** Of the earliest cookies, which hold one or two digits. */
const earlierGroups = 100;
const cohorts = 100;
const secondsOfAYear = 365 * 24 * 60 * 60;

/** The group of this browser; set once in a cookie that lasts a year. */
export function groupOf(request: FastifyRequest, reply: FastifyReply): BrowserGroup {
  const [, written, bare] = cookie.exec(request.headers.cookie ?? '') ?? [];
  const known = written ?? bare;
  if (known !== undefined) return { number: Number(known), of: known.length === 4 ? groups : earlierGroups };
  const number = randomInt(groups);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `sf_cohort=${cohortValue(number)}; Path=/; Max-Age=${String(secondsOfAYear)}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { number, of: groups };
}

/** What the cookie of a browser in this group holds. */
export const cohortValue = (number: number): string =>
  encodeURIComponent(JSON.stringify(String(number).padStart(4, '0')));

/**
 * The cohort of a browser for one remote, 0 to 99. Each remote divides the groups differently, so that not always the
 * same browsers get canaries, and all its cohorts are equally large.
 */
export function cohortOf(remote: string, { number, of }: BrowserGroup): number {
  const place = placesOf(remote, of)[number] ?? 0;
  return Math.floor((place * cohorts) / of);
}

const known = new Map<string, Uint16Array>();

/** The place of every group in an order of this remote; remembered, because each page view asks for one of them. */
function placesOf(remote: string, of: number): Uint16Array {
  const key = `${remote} ${String(of)}`;
  const places = known.get(key) ?? shuffled(of, createHash('sha256').update(key).digest().readUInt32LE());
  known.set(key, places);
  return places;
}

/** Fisher–Yates with a generator of its own (mulberry32), so that all document servers get the same order. */
function shuffled(size: number, seed: number): Uint16Array {
  const order = Uint16Array.from({ length: size }, (_, index) => index);
  let state = seed;
  for (let last = size - 1; last > 0; last -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const random = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    const other = Math.floor(random * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
