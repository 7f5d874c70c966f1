import type { Language } from './remote';

/** Facts between remotes, named `owner:past-fact`. Payloads are small and serialisable. */
export interface StorefrontEvents {
  /** The cart in storage changed, in this tab or another. */
  'checkout:cart-changed': { lineCount: number };
  'checkout:order-placed': { orderId: string };
  'account:signed-in': { userId: string };
  'account:signed-out': undefined;
  /** A call was refused because the session has ended. */
  'account:session-expired': undefined;
  'shell:language-changed': { language: Language };
}
export type EventName = keyof StorefrontEvents;
