import type { Language } from './remote';

/** Facts between remotes, named `owner:past-fact`. Payloads are small and serialisable. */
export interface StorefrontEvents {
  /** The stored cart changed, in this tab or another. */
  'checkout:cart-changed': { lineCount: number };
  'checkout:order-placed': { orderId: string };
  /** The lines saved for later changed in storage. */
  'checkout:saved-lines-changed': undefined;
  /** The shop changed the status of an order or of its payment; sent while the page is open. */
  'account:order-changed': { orderId: string };
  'account:signed-in': { userId: string };
  'account:signed-out': undefined;
  /** The session expired and could not be refreshed. */
  'account:session-expired': undefined;
  /** A login merged two carts; the changes are stored until a page shows them. */
  'shell:cart-merged': undefined;
  'shell:language-changed': { language: Language };
}
export type EventName = keyof StorefrontEvents;
