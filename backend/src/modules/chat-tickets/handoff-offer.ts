import type { Assistant, ChatTurn } from '../chat/assistant';

/** As many answers in a row that did not help, and a person is offered. */
const MAX_UNHELPFUL = 2;

/** An assistant that offers a person of the shop after answers that did not help. */
export const withHandoffOffer = (assistant: Assistant): Assistant => ({
  kind: assistant.kind,
  async answer(turn, emit, signal) {
    const offers = new Set<boolean>();
    await assistant.answer(
      turn,
      async (event) => {
        if (event.event === 'handoff') offers.add(event.data.offer);
        await emit(event);
      },
      signal,
    );
    if (!offers.has(true) && isUnhelped(turn)) await emit({ event: 'handoff', data: { offer: true } });
  },
});

/** The last answers of this conversation were voted down or failed. */
function isUnhelped({ history }: ChatTurn): boolean {
  const answers = history.filter(({ role }) => role === 'ASSISTANT').slice(-MAX_UNHELPFUL);
  return (
    answers.length === MAX_UNHELPFUL &&
    answers.every(({ vote, state }) => vote === 'DOWN' || state === 'FAILED')
  );
}
