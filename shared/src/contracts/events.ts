import type { Language } from './remote';

/** Facts between remotes, named `owner:past-fact`. Payloads are small and serialisable. */
export interface StorefrontEvents {
  /** The cart in storage changed, in this tab or another. */
  'checkout:cart-changed': { lineCount: number };
  'checkout:order-placed': { orderId: string };
  /** What was put aside for later changed in storage. */
  'checkout:saved-lines-changed': undefined;
  /** The shop has moved an order, or money of it; heard while the page is open. */
  'account:order-changed': { orderId: string };
  'account:signed-in': { userId: string };
  'account:signed-out': undefined;
  /** The session ended by itself: it could not be renewed any more. */
  'account:session-expired': undefined;
  /** A login changed the cart; what, lies in storage until somebody reads it. */
  'shell:cart-merged': undefined;
  'shell:language-changed': { language: Language };
}
export type EventName = keyof StorefrontEvents;
