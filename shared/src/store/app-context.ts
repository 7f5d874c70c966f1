import type { ChatSdk, StorefrontEvents } from '../contracts';
import type { Http } from '../http';

/** Epoch ms. */
export type Clock = () => number;
export type Emit = <N extends keyof StorefrontEvents>(
  name: N,
  ...detail: StorefrontEvents[N] extends undefined ? [] : [StorefrontEvents[N]]
) => void;

/** What one app (a page in the browser, a request on the server) provides to its sagas. */
export interface AppContext {
  http: Http;
  now: Clock;
  emit: Emit;
  /** What opens a conversation with the assistant; absent where the shop has not set it up. */
  chat?: ChatSdk | undefined;
}
