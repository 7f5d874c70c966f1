import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnSolution } from '@storefront/shared/contracts';
import { isSessionEnded, type ApiErrorState, type Entry } from '@storefront/shared/store';
import type { DraftWrite } from './drafts-api';
import { differences, hasUnfinished, textOf, type DraftText } from './draft-text';

/**
 * Where the typed text stands: `waiting` until somebody stops typing, `failed` without an answer and sent again by
 * itself, `refused` by the shop, `conflict` when the solution was changed elsewhere.
 */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

export interface DraftState {
  /** The newest version that is known of the shop. */
  saved: OwnSolution;
  typed: DraftText;
  status: SaveStatus;
  /** When it was last saved in this visit, in epoch ms. */
  savedAt: number | null;
  error: ApiErrorState | null;
  failures: number;
  /** What the text was before it was changed here and elsewhere; only in a conflict. */
  base: DraftText | null;
  /** The latest of the other changes. */
  write: { of: DraftWrite; status: 'pending' | 'done' | 'failed'; error?: ApiErrorState } | null;
  /** Screenshots that are removed unless somebody takes it back. */
  leaving: string[];
  /** Counts how often the text was changed by something else than typing: the form begins again with it. */
  round: number;
}

/** A draft that was typed in this tab and not saved: its text, and what it was typed over. */
export interface StoredDraft {
  typed: DraftText;
  base: DraftText;
  version: number;
}

interface Drafts {
  byId: Record<string, DraftState>;
  /** The calls that fetch a solution for its editor. */
  opening: Record<string, Entry<never>>;
}
const initialState: Drafts = { byId: {}, opening: {} };
const unopened: Entry<never> = { isFetching: false };

export const draftsSlice = createSlice({
  name: 'provider/drafts',
  initialState,
  reducers: {
    wanted(drafts, { payload: { id } }: PayloadAction<{ id: string }>) {
      drafts.opening[id] = { isFetching: true };
    },
    openFailed(drafts, { payload: { id, error } }: PayloadAction<{ id: string; error?: ApiErrorState }>) {
      drafts.opening[id] = { isFetching: false, ...(error && { error }) };
    },
    /** The solution as the shop has it; what was typed in this tab and never saved comes back. */
    opened(
      drafts,
      { payload: { solution, stored } }: PayloadAction<{ solution: OwnSolution; stored: StoredDraft | null }>,
    ) {
      const { id } = solution;
      drafts.opening[id] = { isFetching: false };
      const known = drafts.byId[id];
      if (known) meet(known, solution);
      else drafts.byId[id] = draftOf(solution, stored);
    },
    typed(drafts, { payload: { id, text } }: PayloadAction<{ id: string; text: DraftText }>) {
      const draft = drafts.byId[id];
      if (!draft) return;
      draft.typed = text;
      if (draft.status === 'saved' || draft.status === 'refused') draft.status = 'waiting';
    },
    saveStarted(drafts, { payload: { id } }: PayloadAction<{ id: string }>) {
      const draft = drafts.byId[id];
      if (!draft) return;
      draft.status = 'saving';
      draft.error = null;
    },
    /** The shop answered a change with the solution as it is now. */
    answered(drafts, { payload }: PayloadAction<OwnSolution>) {
      const draft = drafts.byId[payload.id];
      if (draft) draft.saved = payload;
    },
    saveEnded(
      drafts,
      { payload: { id, at, sent } }: PayloadAction<{ id: string; at: number; sent: DraftText }>,
    ) {
      const draft = drafts.byId[id];
      if (!draft) return;
      // What was typed meanwhile is saved next.
      draft.status = differences(draft.typed, sent).length > 0 ? 'waiting' : 'saved';
      draft.savedAt = at;
      draft.failures = 0;
    },
    saveFailed(drafts, { payload: { id, error } }: PayloadAction<{ id: string; error: ApiErrorState }>) {
      const draft = drafts.byId[id];
      if (!draft) return;
      draft.status = isTemporary(error) ? 'failed' : 'refused';
      draft.error = error;
      draft.failures += 1;
    },
    /** Somebody else changed the solution: nothing is sent until it is decided what stays. */
    changedElsewhere(drafts, { payload }: PayloadAction<OwnSolution>) {
      const draft = drafts.byId[payload.id];
      if (draft) meet(draft, payload);
    },
    /** The text that stays after a conflict. */
    resolved(drafts, { payload: { id, text } }: PayloadAction<{ id: string; text: DraftText }>) {
      const draft = drafts.byId[id];
      if (!draft) return;
      draft.typed = text;
      draft.status = 'waiting';
      draft.base = null;
      draft.round += 1;
    },
    writeStarted(drafts, { payload: { id, of } }: PayloadAction<{ id: string; of: DraftWrite }>) {
      const draft = drafts.byId[id];
      if (draft) draft.write = { of, status: 'pending' };
    },
    /** Another change than of the text was stored; the text may have been changed elsewhere meanwhile. */
    wrote(drafts, { payload }: PayloadAction<OwnSolution>) {
      const draft = drafts.byId[payload.id];
      if (draft) meet(draft, payload);
    },
    writeEnded(
      drafts,
      { payload: { id, of, error } }: PayloadAction<{ id: string; of: DraftWrite; error?: ApiErrorState }>,
    ) {
      const draft = drafts.byId[id];
      if (!draft) return;
      draft.write = error ? { of, status: 'failed', error } : { of, status: 'done' };
      if (of.kind === 'remove') draft.leaving = draft.leaving.filter((sid) => sid !== of.sid);
    },
    removeAsked(drafts, { payload: { id, sid } }: PayloadAction<{ id: string; sid: string }>) {
      const draft = drafts.byId[id];
      if (draft && !draft.leaving.includes(sid)) draft.leaving.push(sid);
    },
    removeUndone(drafts, { payload: { id, sid } }: PayloadAction<{ id: string; sid: string }>) {
      const draft = drafts.byId[id];
      if (draft) draft.leaving = draft.leaving.filter((one) => one !== sid);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnded, () => initialState);
  },
  selectors: {
    selectDraft: (drafts, id: string): DraftState | undefined => drafts.byId[id],
    selectOpening: (drafts, id: string): Entry<never> => drafts.opening[id] ?? unopened,
  },
});

function draftOf(solution: OwnSolution, stored: StoredDraft | null): DraftState {
  const text = textOf(solution);
  const unsaved = stored && differences(stored.typed, text).length > 0 ? stored : null;
  const isOutdated =
    unsaved !== null && unsaved.version !== solution.version && differences(unsaved.base, text).length > 0;
  return {
    saved: solution,
    typed: unsaved?.typed ?? text,
    status: unsaved === null ? 'saved' : isOutdated ? 'conflict' : 'waiting',
    savedAt: null,
    error: null,
    failures: 0,
    base: isOutdated ? unsaved.base : null,
    write: null,
    leaving: [],
    round: 0,
  };
}

/** What the shop has now meets what was typed over an earlier version. */
function meet(draft: DraftState, now: OwnSolution): void {
  const known = textOf(draft.saved);
  const text = textOf(now);
  draft.saved = now;
  if (differences(known, text).length === 0) {
    // Something else than the text was changed: it is sent again, based on the present version.
    if (draft.status === 'saving') draft.status = 'waiting';
    return;
  }
  const base = draft.base ?? known;
  draft.error = null;
  // Nothing was typed here, or the same as elsewhere: an answer that got lost comes back like this.
  const isSameText = differences(draft.typed, text).length === 0;
  if (isSameText || differences(draft.typed, base).length === 0) {
    if (!isSameText) draft.round += 1;
    draft.typed = text;
    draft.status = 'saved';
    draft.base = null;
    return;
  }
  draft.status = 'conflict';
  draft.base = base;
}

/** Whether sending the same again may succeed. */
const isTemporary = ({ status }: ApiErrorState): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

/** Whether something typed is not stored by the shop yet: also an address that is not finished. */
export const isUnsaved = ({ status, typed }: DraftState): boolean =>
  status !== 'saved' || hasUnfinished(typed);
