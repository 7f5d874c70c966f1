import { readCart, type CartLine } from '@storefront/shared/cart';
import type { Cart } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import type { LocalStore } from '../storage/local-store';
import { restore } from '../storage/restore';
import { withLock } from '../storage/with-lock';
import { fetchCart, postMerge, putCart } from './cart-sync-api';
import { inTurn } from './in-turn';
import { isSameCart, isServerId, rebase, sendable } from './rebase';
import { newCartId, readRecord, type SyncRecord } from './sync-record';

/** What happens to this browser's storage while the two carts become one. */
export interface SyncEvents {
  /** The lines in storage are others now. */
  onCartStored: () => void;
  onSavedStored: () => void;
  /** What a login changed is written down for the cart's page. */
  onReported: () => void;
}

/** Devices that change a cart at once take turns; anyone who never gets through tries later. */
const maxRounds = 5;

type LinesKey = 'carts' | 'sf:saved-lines';

/** What this browser has. What storage lost, or cannot be read, was not removed by anybody: then `base` still holds. */
function linesIn(kept: LocalStore, key: LinesKey, base: readonly CartLine[]): readonly CartLine[] {
  const stored = kept.read(key);
  return Array.isArray(stored) ? readCart(stored) : base;
}

/**
 * Makes the cart in this browser and the account's the same, one tab at a time. Nothing is written before the server
 * has answered, and whatever is changed here meanwhile is kept and sent with the next round. A turn can be lost, so an
 * answer counts only while what it was asked with is what was last agreed on.
 * @param asks whether to ask also when nothing was changed here
 */
export function syncOnce(
  context: ApiContext,
  kept: LocalStore,
  { account, asks }: { account: string; asks: boolean },
  events: SyncEvents,
): Promise<void> {
  return inTurn(kept, async () => {
    let mustAsk = asks;
    for (let round = 0; round < maxRounds; round++) {
      const record = recordOf(account);
      if (!record || !(await exchange(record, mustAsk))) return;
      mustAsk = false;
    }
  });

  /** Null when this browser cannot keep it: merged without that, it would be merged again and again. */
  function recordOf(me: string): SyncRecord | null {
    const known = readRecord(kept);
    if (known?.account === me) return known;
    const { carts, cartAccount: from } = restore(kept);
    const asked: SyncRecord = {
      account: me,
      lines: sendable(carts),
      saved: sendable(linesIn(kept, 'sf:saved-lines', [])),
      version: null,
      cartId: newCartId(),
      from,
    };
    return kept.write('sf:cart-sync', asked) ? asked : null;
  }

  /** False when there is nothing to tell, or nobody to tell it to any more. */
  async function exchange(record: SyncRecord, mustAsk: boolean): Promise<boolean> {
    const { version, cartId, from } = record;
    if (version === null) {
      const { changes, ...cart } = await postMerge(context, {
        cartId,
        lines: record.lines,
        saved: record.saved,
        ...(from && isServerId(from) && { account: from }),
      });
      const outcome = await settle(record, record, cart);
      if (outcome === 'settled' && changes.length > 0 && kept.write('sf:cart-report', changes))
        events.onReported();
      return outcome !== 'over';
    }
    const lines = sendable(linesIn(kept, 'carts', record.lines));
    const saved = sendable(linesIn(kept, 'sf:saved-lines', record.saved));
    if (isSameCart(lines, record.lines) && isSameCart(saved, record.saved)) {
      if (!mustAsk) return false;
      return (await settle(record, record, await fetchCart(context))) !== 'over';
    }
    const { cart, isStale } = await putCart(context, { lines, saved, version });
    const base = isStale ? record : { ...record, lines, saved };
    return (await settle(record, base, cart)) !== 'over';
  }

  /**
   * The answer to what was `asked`, with what was changed here since `base`, is this browser's cart from now on; unless
   * another tab was faster: then what that one agreed on is where the next round begins.
   */
  async function settle(
    asked: SyncRecord,
    base: SyncRecord,
    cart: Cart,
  ): Promise<'settled' | 'outrun' | 'over'> {
    return withLock('sf:cart', () => {
      // Signed out, or somebody else signed in, while the answer was on its way.
      if (restore(kept).session.userInfo?.id !== account) return 'over';
      const known = readRecord(kept);
      if (known?.cartId !== asked.cartId || known.version !== asked.version) return 'outrun';
      const lines = replay('carts', base.lines, cart.lines, events.onCartStored);
      const saved = replay('sf:saved-lines', base.saved, cart.saved, events.onSavedStored);
      if (!lines || !saved) return 'over';
      kept.write('totalQuantity', lines.length);
      const agreed: SyncRecord = {
        ...base,
        lines: cart.lines,
        saved: cart.saved,
        version: cart.version,
      };
      return kept.write('sf:cart-sync', agreed) ? 'settled' : 'over';
    });
  }

  /** Null when there was no room for it. */
  function replay(
    key: LinesKey,
    base: readonly CartLine[],
    server: readonly CartLine[],
    onStored: () => void,
  ): CartLine[] | null {
    const lines = rebase(base, linesIn(kept, key, base), server);
    if (isSameCart(readCart(kept.read(key)), lines)) return lines;
    if (!kept.write(key, lines)) return null;
    onStored();
    return lines;
  }
}
