import type { FastifyReply, FastifyRequest } from 'fastify';
import { signStaffBrowser, verifyStaffBrowser } from '../platform-secret';

const cookie = /(?:^|;\s*)sf_staff=([\w.-]{1,300})(?=;|$)/;
/** A working day; a browser whose session goes on gets a new cookie with the next token. */
const lifeSeconds = 8 * 60 * 60;

/** Whether this browser was recently shown to be that of somebody on the staff. */
export function isStaffBrowser(request: FastifyRequest, secret: string, now = Date.now()): boolean {
  const value = cookie.exec(request.headers.cookie ?? '')?.[1];
  return value !== undefined && verifyStaffBrowser(secret, value, now);
}

/** Scripts cannot read it, and it says nothing of who it is. */
export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const value = signStaffBrowser(secret, Date.now() + lifeSeconds * 1_000);
  setCookie(request, reply, `sf_staff=${value}; Max-Age=${String(lifeSeconds)}`);
}

export function clearStaffCookie(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, 'sf_staff=; Max-Age=0');
}

function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, cookieText: string): void {
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieText}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
