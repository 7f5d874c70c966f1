import { createHash, createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../lib/clock';

/** How long an exchanged token may come again: two tabs, or an answer that was lost on its way. */
export const REUSE_GRACE_MS = 10_000;
/** A session that is not used for that long has ended. */
export const REFRESH_LIFE_MS = 30 * DAY_MS;
/** However much it is used, a session ends then. */
export const SESSION_LIFE_MS = 180 * DAY_MS;

export const newRefreshToken = () => randomBytes(32).toString('base64url');
export const isRefreshToken = (text: string) => /^[\w-]{43}$/.test(text);
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const newNonce = () => randomBytes(32).toString('base64url');

/**
 * The token that follows. It can be made again from the token itself and the nonce of its exchange, so repeating
 * an exchange gives the same successor although only hashes are stored: a family never has two live branches.
 */
export const successorOf = (token: string, nonce: string) =>
  createHmac('sha256', token).update(nonce).digest('base64url');
