import type { Slice } from '@storefront/shared/contracts';
import { api, isSessionEnded, put, takeEvery, untilSessionEnds, type Effect } from '@storefront/shared/store';
import { sendVote } from './reviews-api';

/** What the reader thinks of a review, said before the shop has heard it. */
export interface Vote {
  isHelpful: boolean;
  /** As the shop counted last, with this vote; none until it answered. */
  helpfulCount?: number;
  isSending: boolean;
  hasFailed: boolean;
}
type Votes = Record<string, Vote>;

const name = 'catalog/reviewVotes';
const of = <P>(kind: string) =>
  Object.assign((payload: P) => ({ type: `${name}/${kind}`, payload }), { type: `${name}/${kind}` });

/** The reader presses or takes back "helpful". */
export const voted = of<{ id: string; isHelpful: boolean }>('voted');
const counted = of<{ id: string; isHelpful: boolean; helpfulCount: number }>('counted');
const refused = of<{ id: string; isHelpful: boolean }>('refused');

function reduce(state: Votes = {}, action: { type: string; payload?: unknown }): Votes {
  if (isSessionEnded(action)) return {};
  const { payload } = action as { payload: { id: string; isHelpful: boolean; helpfulCount: number } };
  const set = (vote: Vote): Votes => ({ ...state, [payload.id]: vote });
  const moved = (by: number): Pick<Vote, 'helpfulCount'> => {
    const { helpfulCount } = state[payload.id] ?? {};
    return helpfulCount === undefined ? {} : { helpfulCount: helpfulCount + by };
  };
  switch (action.type) {
    case voted.type:
      return set({
        isHelpful: payload.isHelpful,
        ...moved(payload.isHelpful ? 1 : -1),
        isSending: true,
        hasFailed: false,
      });
    case counted.type:
      return set({
        isHelpful: payload.isHelpful,
        helpfulCount: payload.helpfulCount,
        isSending: false,
        hasFailed: false,
      });
    case refused.type:
      return set({
        isHelpful: !payload.isHelpful,
        ...moved(payload.isHelpful ? -1 : 1),
        isSending: false,
        hasFailed: true,
      });
    default:
      return state;
  }
}

const selectVotes = (state: never): Votes => (state as Record<string, Votes>)[name] ?? {};
export const selectVote = (state: never, id: string): Vote | undefined => selectVotes(state)[id];

function* send({ payload }: ReturnType<typeof voted>): Effect<void> {
  try {
    const { helpfulCount } = yield* api(sendVote, payload);
    yield* put(counted({ ...payload, helpfulCount }));
  } catch {
    yield* put(refused(payload));
  }
}

export const votesSlice: Slice = { reducerPath: name, reducer: reduce };
export function* votesSaga() {
  yield* takeEvery(voted, untilSessionEnds(send));
}
