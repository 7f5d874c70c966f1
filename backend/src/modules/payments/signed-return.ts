import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSignature } from '../../lib/base64url';
import type { OwnCodes, ParsedNotification } from './provider';

/** What the shopper did when the gateway sent them there. */
type Meaning = 'returned' | 'cancelled';

/**
 * Addresses to come back to from gateways that sign no return. The shop signs which payment it is and what coming
 * back there means, so that nobody who makes up an address is shown somebody's payment. The key is derived from the
 * gateway's secret under a name of its own, so neither can be computed from the other's use.
 */
export function createSignedReturns({ returnUrl, secret }: { returnUrl: string; secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront payment return', 32));
  const sign = (merchantRef: string, meaning: string) =>
    createHmac('sha256', key).update(`${merchantRef} ${meaning}`).digest();

  return {
    /** The gateway may add parameters of its own. */
    addressFor(merchantRef: string, meaning: Meaning): string {
      const signature = sign(merchantRef, meaning).toString('base64url');
      return `${returnUrl}?${new URLSearchParams({ ref: merchantRef, as: meaning, signature }).toString()}`;
    },
    /** For looking where things stand only: the gateway says by itself what has happened. */
    parse(query: string, codes: OwnCodes): ParsedNotification {
      const fields = new URLSearchParams(query);
      // A repeated one counts as missing, because nobody can tell which was signed.
      const only = (name: string) => (fields.getAll(name).length === 1 ? (fields.get(name) ?? '') : '');
      const [merchantRef, meaning] = [only('ref'), only('as')];
      if (!isSameSignature(only('signature'), sign(merchantRef, meaning))) {
        return { verified: false, reason: 'badSignature' };
      }
      return {
        verified: true,
        notification: {
          merchantRef,
          providerTxnId: null,
          charge: null,
          outcome: 'processing',
          providerCode: meaning === 'cancelled' ? codes.cancelled : codes.other,
          dedupeKey: `return:${merchantRef}:${meaning}`,
        },
      };
    },
  };
}
