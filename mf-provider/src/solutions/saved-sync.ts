import { createAction } from '@reduxjs/toolkit';
import { selectWishlist, wishlistSet, type WishlistItem } from '@storefront/shared/cart';
import type { SavedSolutionIds } from '@storefront/shared/contracts';
import {
  noticeShown,
  now,
  profileReceived,
  put,
  select,
  selectSession,
  storageRestored,
  takeAny,
  untrackedApi,
  type Effect,
} from '@storefront/shared/store';
import { fetchSavedIds, mergeSaved, savingSolution } from './saved-solutions';

/** A page with hearts is open: they show what the account has saved. */
export const savedRequested = createAction('provider/savedRequested');

/** The account whose saved solutions this browser has; those of a visitor join the next one that signs in. */
const accountKey = 'sf:solutions-of';
const freshMs = 30_000;
const maxJoined = 500;

/** Keeps the saved solutions of this browser equal to those of the account. The shell does the same for products. */
export function* savedSync(): Generator {
  let agreed = { account: '', at: 0 };
  for (;;) {
    yield* takeAny([savedRequested, profileReceived, storageRestored]);
    const { userInfo } = yield* select(selectSession);
    const at = yield* now();
    if (!userInfo || (agreed.account === userInfo.id && at - agreed.at < freshMs)) continue;
    // A heart that is on its way is not on the server yet.
    if (yield* select(savingSolution.isPending)) continue;
    if (yield* agree(userInfo.id)) agreed = { account: userInfo.id, at };
  }
}

/** False when the account's list could not be fetched: what this browser has stays, and joins later. */
function* agree(account: string): Effect<boolean> {
  const own = (yield* select(selectWishlist)).filter(isSolution).map(({ id }) => id);
  // The list of another account, whose session has expired, is never joined.
  const isVisitors = storedAccount() === null && own.length > 0;
  try {
    const answer: (SavedSolutionIds & { left?: number }) | undefined = isVisitors
      ? yield* untrackedApi(mergeSaved, own.slice(-maxJoined))
      : yield* untrackedApi(fetchSavedIds);
    if (!answer || (yield* select(selectSession)).userInfo?.id !== account) return false;
    storeAccount(account);
    const before = yield* select(selectWishlist);
    // What was pressed during the request is sent by itself.
    const shown = before.filter(isSolution).map(({ id }) => id);
    const added = shown.filter((id) => !own.includes(id) && !answer.ids.includes(id));
    const removed = own.filter((id) => !shown.includes(id));
    const next: WishlistItem[] = [
      ...before.filter((item) => !isSolution(item)),
      ...[...answer.ids.filter((id) => !removed.includes(id)), ...added].map((id) => ({
        id,
        kind: 'solution' as const,
      })),
    ];
    if (JSON.stringify(next) !== JSON.stringify(before)) yield* put(wishlistSet(next));
    if (answer.left) yield* put(noticeShown('provider:TooManySaved'));
    return true;
  } catch {
    return false;
  }
}

const isSolution = ({ kind }: WishlistItem): boolean => kind === 'solution';

/** A visitor begins a list: it joins the next account. */
export function startVisitorList(): void {
  try {
    window.localStorage.removeItem(accountKey);
  } catch {
    return;
  }
}

/** Storage may be blocked: the list counts as a visitor's then. */
function storedAccount(): string | null {
  try {
    return window.localStorage.getItem(accountKey);
  } catch {
    return null;
  }
}

function storeAccount(account: string): void {
  try {
    window.localStorage.setItem(accountKey, account);
  } catch {
    return;
  }
}
