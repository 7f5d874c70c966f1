import { createAction } from '@reduxjs/toolkit';
import type { OwnSolution } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  actionChannel,
  all,
  api,
  debounce,
  delay,
  failureOf,
  now,
  put,
  select,
  selectSession,
  takeEvery,
  takeFrom,
  takeLatestPer,
  untrackedApi,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';
import { fetchOwnSolution, savePart, sendWrite, type DraftWrite } from './drafts-api';
import { draftsSlice, type DraftState } from './drafts-slice';
import { partsToSave } from './draft-text';
import { services } from '../services/services';
import { storedDraft } from './stored-draft';

const { actions, selectors } = draftsSlice;

/** Saves what is typed: after a pause, when a connection is back, when the page is left. */
export const saveWanted = createAction<{ id: string }>('provider/draftSaveWanted');
/** Sends one change; changes of a solution wait for each other, because each names the version that it is based on. */
export const writeWanted = createAction<{ id: string; of: DraftWrite }>('provider/draftWriteWanted');

const pauseMs = 900;
/** How long a removed screenshot can be taken back. */
export const undoMs = 8_000;
const retryAfterMs = [3_000, 10_000, 30_000, 60_000];

export function* draftsSaga() {
  yield* all([
    sendInTurn,
    function* () {
      yield* takeLatestPer(actions.wanted, ({ id }: { id: string }) => id, open);
    },
    function* () {
      yield* debounce(pauseMs, actions.typed, function* ({ payload: { id } }) {
        yield* put(saveWanted({ id }));
      });
    },
    function* () {
      yield* takeEvery(actions.opened, function* ({ payload: { solution } }) {
        // What was typed before a reload or a login.
        yield* put(saveWanted({ id: solution.id }));
      });
    },
    function* () {
      yield* takeEvery(actions.resolved, function* ({ payload: { id } }) {
        yield* put(saveWanted({ id }));
      });
    },
    function* () {
      // A screenshot that is removed once more after an undo has its whole time again.
      yield* takeLatestPer(
        actions.removeAsked,
        ({ id, sid }: { id: string; sid: string }) => `${id} ${sid}`,
        removeUnlessUndone,
      );
    },
    function* () {
      yield* takeLatestPer(actions.saveFailed, ({ id }: { id: string }) => id, retry);
    },
  ]);
}

function* open({ payload: { id } }: ReturnType<typeof actions.wanted>): Effect<void> {
  try {
    const solution = yield* api(fetchOwnSolution, id);
    const { userInfo } = yield* select(selectSession);
    // Without an answer the token has expired: the page asks again once there is a new one.
    if (!solution) yield* put(actions.openFailed({ id }));
    else yield* put(actions.opened({ solution, stored: storedDraft(id, userInfo?.id) }));
  } catch (error) {
    yield* put(actions.openFailed({ id, error: yield* failureOf(error, 'provider/drafts') }));
  }
}

/** One request at a time: a change that overtook another one would be refused as stale. */
function* sendInTurn(): Effect<void> {
  const wanted = yield* actionChannel<ReturnType<typeof saveWanted> | ReturnType<typeof writeWanted>>([
    saveWanted as never,
    writeWanted as never,
  ]);
  for (;;) {
    const action = yield* takeFrom(wanted);
    if (writeWanted.match(action)) yield* write(action.payload.id, action.payload.of);
    else yield* save(action.payload.id);
  }
}

function* draftOf(id: string): Effect<DraftState | undefined> {
  return yield* select(selectors.selectDraft as (state: never, id: string) => DraftState | undefined, id);
}

/** Returns whether everything that was typed is stored now. */
function* save(id: string): Effect<boolean> {
  const draft = yield* draftOf(id);
  if (!draft) return false;
  if (draft.status === 'saved') return true;
  if (draft.status === 'conflict') return false;
  const { typed } = draft;
  yield* put(actions.saveStarted({ id }));
  try {
    let { saved } = draft;
    const own = yield* select(services.select, null);
    for (const part of partsToSave(typed, saved, own.data?.data)) {
      saved = yield* untrackedApi(savePart, saved, part);
      yield* put(actions.answered(saved));
    }
    yield* put(actions.saveEnded({ id, at: yield* now(), sent: typed }));
    return true;
  } catch (error) {
    yield* failed(id, error);
    return false;
  }
}

function* failed(id: string, thrown: unknown): Effect<void> {
  const current = currentIn(thrown);
  if (current) {
    yield* put(actions.changedElsewhere(current));
    if ((yield* draftOf(id))?.status === 'waiting') yield* put(saveWanted({ id }));
    return;
  }
  const error = yield* failureOf(thrown, 'provider/drafts');
  yield* put(actions.saveFailed({ id, error }));
}

/** Sends the same again after a pause. A newer failure begins the pause again, so that a draft has one timer. */
function* retry({ payload: { id, error } }: ReturnType<typeof actions.saveFailed>): Effect<void> {
  const draft = yield* draftOf(id);
  if (draft?.status !== 'failed') return;
  const wait = retryAfterMs[Math.min(draft.failures, retryAfterMs.length) - 1] ?? 0;
  yield* delay(Math.max(wait, (error.retryAfterSeconds ?? 0) * 1_000));
  yield* put(saveWanted({ id }));
}

/** Returns why the change failed, if it did. */
function* write(id: string, of: DraftWrite): Effect<ApiErrorState | undefined> {
  const before = yield* draftOf(id);
  if (!before) return undefined;
  // Somebody took the removal back while it waited for its turn.
  if (of.kind === 'remove' && !before.leaving.includes(of.sid)) return undefined;
  yield* put(actions.writeStarted({ id, of }));
  if (of.kind === 'submit' && !(yield* readyToSubmit(id))) return undefined;
  const draft = yield* draftOf(id);
  if (!draft) return undefined;
  try {
    yield* put(actions.wrote(yield* untrackedApi(sendWrite, draft.saved, of)));
    yield* put(actions.writeEnded({ id, of }));
    return undefined;
  } catch (thrown) {
    const error = yield* failureOf(thrown, 'provider/drafts');
    const current = currentIn(thrown) ?? (yield* refetched(id, error));
    if (current) yield* put(actions.changedElsewhere(current));
    yield* put(actions.writeEnded({ id, of, error }));
    return error;
  }
}

/** What is sent for approval is what is on the screen: the text is saved and removed screenshots are gone. */
function* readyToSubmit(id: string): Effect<boolean> {
  const draft = yield* draftOf(id);
  const submit: DraftWrite = { kind: 'submit' };
  for (const sid of draft?.leaving ?? []) {
    const error = yield* write(id, { kind: 'remove', sid });
    // One that was removed elsewhere is gone too.
    if (error && (yield* draftOf(id))?.saved.content.screenshots.some((shot) => shot.id === sid)) {
      yield* put(actions.writeEnded({ id, of: submit, error }));
      // Sent once more, the draft goes without it too.
      yield* put(actions.removeAsked({ id, sid }));
      return false;
    }
  }
  yield* put(actions.writeStarted({ id, of: submit }));
  if (yield* save(id)) return true;
  const error = (yield* draftOf(id))?.error;
  yield* put(
    actions.writeEnded({
      id,
      of: submit,
      error: error ?? toApiError(new Error('The draft is not saved.')).toState(),
    }),
  );
  return false;
}

/** Screenshots that were removed or added elsewhere: the list is fetched as it is now. */
function* refetched(id: string, { code, status }: ApiErrorState): Effect<OwnSolution | undefined> {
  if (code !== 'SCREENSHOTS_CHANGED' && status !== 404) return undefined;
  try {
    return yield* api(fetchOwnSolution, id);
  } catch {
    // The failure of the change itself is shown.
    return undefined;
  }
}

function* removeUnlessUndone({ payload: { id, sid } }: ReturnType<typeof actions.removeAsked>): Effect<void> {
  yield* delay(undoMs);
  yield* put(writeWanted({ id, of: { kind: 'remove', sid } }));
}

/** The solution as it is now, which the answer to a stale change carries. */
function currentIn(thrown: unknown): OwnSolution | undefined {
  const { code, data } = toApiError(thrown);
  const isStale = code === 'EDIT_CONFLICT' || code === 'SCREENSHOTS_CHANGED';
  return isStale && data ? (data as OwnSolution) : undefined;
}
