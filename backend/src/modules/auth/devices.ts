import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { OutboxService } from '../outbox/outbox.service';
import type { AccountMails } from './account-mails';
import { networkOf } from './networks';

/** What a browser says of itself, in names that people know; null where it says nothing they would. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
}

/** Looked for in this order: many name others as well, to be taken for them. */
const browsers: [RegExp, string][] = [
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bZalo(?: |\/)/, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: [RegExp, string, Device['kind']][] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\biPhone\b/, 'iOS', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Which device it is, without versions: an update makes no other device. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const text = userAgent ?? '';
  const system = systems.find(([sign]) => sign.test(text));
  return {
    browser: browsers.find(([sign]) => sign.test(text))?.[1] ?? null,
    system: system?.[1] ?? null,
    kind: system?.[2] ?? null,
  };
}

/** Addresses of one provider and region: a phone gets another one every day, mostly of the same block. */
export function addressBlockOf(ip: string): string {
  const network = networkOf(ip);
  return isIPv6(ip) && network.endsWith('::/64')
    ? network.split(':').slice(0, 2).join(':')
    : network.split('.').slice(0, 2).join('.');
}

export interface SignIn {
  userId: string;
  email: string;
  ip: string;
  userAgent: string | undefined;
  language: Language;
}

const YEAR_MS = 365 * 86_400_000;

/**
 * Which devices an account has signed in with: by kind of browser and block of addresses, so that nothing is kept in
 * anybody's browser for it. The first of all is nobody's news.
 */
export function createDevices(deps: {
  db: Db;
  clock: Clock;
  outbox: Pick<OutboxService, 'enqueue'>;
  mails: Pick<AccountMails, 'newDevice'>;
}) {
  const { db, clock, outbox, mails } = deps;
  return {
    /** Remembers the device, and writes to the owner when the account was never used with one like it. */
    async seen(tx: Db, { userId, email, ip, userAgent, language }: SignIn): Promise<void> {
      const now = clock();
      const device = deviceOf(userAgent);
      const deviceHash = createHash('sha256')
        .update([device.browser, device.system, addressBlockOf(ip)].join('|'))
        .digest('hex');
      const known = await tx
        .selectFrom('knownDevices')
        .select('deviceHash')
        .where('userId', '=', userId)
        .execute();
      await tx
        .insertInto('knownDevices')
        .values({ userId, deviceHash, firstSeenAt: now, lastSeenAt: now })
        .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastSeenAt: now }))
        .execute();
      if (known.length === 0 || known.some((one) => one.deviceHash === deviceHash)) return;
      const key = `${userId}:${deviceHash.slice(0, 8)}:${now.toISOString().slice(0, 10)}`;
      await outbox.enqueue(tx, {
        ...(await mails.newDevice({ key, email, language, device, at: now })(tx)),
        notification: { ownerId: userId, kind: 'NEW_SIGN_IN', facts: {} },
      });
    },

    async purgeExpired(): Promise<void> {
      await db
        .deleteFrom('knownDevices')
        .where('lastSeenAt', '<', new Date(clock().getTime() - YEAR_MS))
        .execute();
    },
  };
}
