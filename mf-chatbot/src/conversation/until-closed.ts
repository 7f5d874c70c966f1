import {
  cancel,
  chatbotReloaded,
  fork,
  loggedOut,
  sessionEndedElsewhere,
  takeAny,
  type Effect,
} from '@storefront/shared/store';
import { conversationChosen, conversationClosed, conversationOpened } from './conversation-slice';

/** Each of them ends the conversation that is shown, or opens it again. */
export const conversationEnds = [
  chatbotReloaded,
  conversationChosen,
  conversationClosed,
  conversationOpened,
  loggedOut,
  sessionEndedElsewhere,
];

type Running = Parameters<typeof cancel>[0];

/** Runs what belongs to the conversation that is shown, and cancels it when `ends` does or the conversation is left. */
export function* untilClosed(
  run: () => Effect<void>,
  ends: () => Effect<void> = () => ended(),
): Effect<void> {
  const task: Running = yield* fork(function* (): Effect<void> {
    yield* run();
    yield* cancel(watcher);
  });
  const watcher: Running = yield* fork(function* (): Effect<void> {
    yield* ends();
    yield* cancel(task);
  });
}

function* ended(): Effect<void> {
  yield* takeAny(conversationEnds);
}
