import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AssistantKind,
  ChatHistory,
  ChatMessage,
  ChatSession,
  ChatStreamEvent,
  ChatVote,
} from '@storefront/shared/contracts';
import {
  chatbotReloaded,
  loggedOut,
  sessionEndedElsewhere,
  type ApiErrorState,
} from '@storefront/shared/store';
import type { OpenRequest } from './conversation-api';
import { withEvent, withMessage, type Message } from './message';

interface ConversationState {
  phase: 'idle' | 'opening' | 'ready' | 'failed';
  /** Why it could not be opened. */
  error: ApiErrorState | null;
  /** Which conversation is wanted: what failed is tried again with it. */
  wish: OpenRequest['which'];
  id: string | null;
  /** Of a guest's conversation. */
  token: string | null;
  isSignedIn: boolean;
  assistant: AssistantKind;
  messages: Message[];
  /** The number of places that show it in a visible tab. */
  viewers: number;
  /** The question whose answer is being read. */
  asking: string | null;
  /** The answer is to be stopped as soon as the shop has named it. */
  isStopWanted: boolean;
  /** The line broke, and is tried again. */
  isLineBroken: boolean;
  older: 'unknown' | 'pending' | 'none';
  /** The shop's newest message that is known here: what comes later is received after it. */
  newestId: string | null;
  /** How often somebody was signed out: what was typed until then is gone. */
  signOuts: number;
}

const closed = {
  phase: 'idle',
  error: null,
  wish: 'stored',
  id: null,
  token: null,
  assistant: 'LOOKUP',
  messages: [],
  asking: null,
  isStopWanted: false,
  isLineBroken: false,
  older: 'unknown',
  newestId: null,
} as const;

const initialState: ConversationState = {
  ...closed,
  messages: [],
  isSignedIn: false,
  viewers: 0,
  signOuts: 0,
};

/** What a person asks. */
export interface Question {
  text: string;
  /** Made once: sent again, it is not asked twice. */
  clientMessageId: string;
  /** What the person is looking at. */
  path: string;
}

/** Until the shop has named an answer, it has the name of its question. */
export const answerIdOf = (clientMessageId: string) => `answer:${clientMessageId}`;

const emptyAnswer = (id: string, replyTo: string, at: string, assistant: AssistantKind): Message => ({
  id,
  role: 'ASSISTANT',
  text: '',
  at,
  state: 'STREAMING',
  assistant,
  replyTo,
});

const close = (state: ConversationState): ConversationState => ({
  ...state,
  ...closed,
  messages: [],
});
const closeSignedOut = (state: ConversationState): ConversationState => ({
  ...close(state),
  signOuts: state.signOuts + 1,
});

export const conversationSlice = createSlice({
  name: 'chatbot/conversation',
  initialState,
  reducers: {
    viewerCame(state) {
      state.viewers += 1;
    },
    viewerLeft(state) {
      state.viewers = Math.max(0, state.viewers - 1);
    },
    /** Somebody wants to see another conversation of their account. */
    conversationChosen: (state, { payload }: PayloadAction<string>) =>
      state.id === payload ? state : close(state),
    openingStarted(state, { payload }: PayloadAction<OpenRequest['which']>) {
      state.phase = 'opening';
      state.wish = payload;
      state.error = null;
    },
    openingFailed(state, { payload }: PayloadAction<ApiErrorState>) {
      state.phase = 'failed';
      state.error = payload;
    },
    conversationOpened(state, { payload }: PayloadAction<{ session: ChatSession; isSignedIn: boolean }>) {
      const { conversationId, token, assistant, messages } = payload.session;
      // What has not reached the shop yet is not lost by opening the same conversation again.
      const unsent = state.id === conversationId ? state.messages.flatMap(unsentQuestion) : [];
      const known = new Set(messages.map(({ clientMessageId }) => clientMessageId));
      state.phase = 'ready';
      state.error = null;
      // From now on it is the one of this browser.
      state.wish = 'stored';
      state.id = conversationId;
      state.token = token;
      state.isSignedIn = payload.isSignedIn;
      state.assistant = assistant;
      state.messages = [...messages, ...unsent.filter(({ clientMessageId: id }) => id && !known.has(id))];
      state.asking = null;
      state.isStopWanted = false;
      state.isLineBroken = false;
      state.older = 'unknown';
      state.newestId = messages.at(-1)?.id ?? null;
    },
    /** The conversation is no longer there, or is another one in this browser's other tabs. */
    conversationClosed: close,
    questionAsked: {
      prepare: (question: Question) => ({ payload: { ...question, at: new Date().toISOString() } }),
      reducer(state, { payload }: PayloadAction<Question & { at: string }>) {
        const { clientMessageId, text, at } = payload;
        // One question at a time.
        if (state.asking !== null || state.phase !== 'ready') return;
        state.messages = [
          ...withMessage(state.messages, {
            id: clientMessageId,
            clientMessageId,
            role: 'CUSTOMER',
            text,
            at,
            state: 'DONE',
            isSending: true,
          }),
          emptyAnswer(answerIdOf(clientMessageId), clientMessageId, at, state.assistant),
        ];
        state.asking = clientMessageId;
        state.isStopWanted = false;
        state.isLineBroken = false;
      },
    },
    /** An answer that was being written when the page was loaded is read to its end. */
    answerTakenUp(state, { payload }: PayloadAction<string>) {
      state.asking = payload;
      const answer = state.messages.find(({ id }) => id === payload);
      // It is read from its beginning.
      if (answer) answer.text = '';
    },
    /** @param answerId by which the page knows the answer now */
    eventsReceived(state, { payload }: PayloadAction<{ answerId: string; events: ChatStreamEvent[] }>) {
      const at = state.messages.findIndex(({ id }) => id === payload.answerId);
      let answer = state.messages[at] as Message | undefined;
      if (!answer) return;
      state.isLineBroken = false;
      for (const event of payload.events) {
        if (event.event === 'start') {
          const { messageId, assistant } = event.data;
          const question = state.messages.find(({ clientMessageId }) => clientMessageId === state.asking);
          if (question) {
            question.id = messageId;
            delete question.isSending;
            delete question.failure;
          }
          state.assistant = assistant;
        }
        answer = withEvent(answer, event);
      }
      // The stream of the conversation may have brought it already.
      const { id } = answer;
      state.messages = state.messages.filter((one, index) => index === at || one.id !== id);
      state.messages[state.messages.findIndex((one) => one.id === payload.answerId)] = answer;
      if (answer.state !== 'STREAMING') finish(state);
    },
    lineBroken(state) {
      state.isLineBroken = true;
    },
    /** The question did not reach the shop, or its answer is lost: it can be sent again. */
    questionFailed(
      state,
      {
        payload: { answerId, clientMessageId, failure },
      }: PayloadAction<{
        answerId: string;
        clientMessageId: string | null;
        failure: NonNullable<Message['failure']>;
      }>,
    ) {
      finish(state);
      const question = state.messages.find((one) => one.clientMessageId === clientMessageId);
      if (question?.isSending) {
        delete question.isSending;
        question.failure = failure;
        state.messages = state.messages.filter(({ id }) => id !== answerId);
        return;
      }
      const answer = state.messages.find(({ id }) => id === answerId);
      if (!answer) return;
      answer.state = 'FAILED';
      answer.failure = failure;
    },
    /** @param payload the shop's name of the answer; null until it is known: the answer is then stopped later */
    answerStopped(state, { payload }: PayloadAction<string | null>) {
      if (payload === null) {
        state.isStopWanted = state.asking !== null;
        return;
      }
      const answer = state.messages.filter((one) => one.state === 'STREAMING').at(-1);
      if (answer) answer.state = 'STOPPED';
      finish(state);
    },
    /** A person of the shop wrote, or another tab asked. */
    messagesReceived(state, { payload }: PayloadAction<ChatMessage[]>) {
      state.newestId = payload.at(-1)?.id ?? state.newestId;
      for (const message of payload) {
        // What this tab reads itself is newer.
        const isRead =
          state.asking !== null &&
          (message.clientMessageId === state.asking ||
            message.state === 'STREAMING' ||
            isAnswer(state, message));
        if (!isRead) state.messages = withMessage(state.messages, message);
      }
    },
    olderRequested(state) {
      state.older = 'pending';
    },
    olderReceived(state, { payload }: PayloadAction<ChatHistory>) {
      // Another conversation was opened meanwhile.
      if (state.id !== payload.conversationId) return;
      const known = new Set(state.messages.map(({ id }) => id));
      state.messages = [...payload.messages.filter(({ id }) => !known.has(id)), ...state.messages];
      state.older = payload.isMore ? 'unknown' : 'none';
    },
    olderFailed(state) {
      state.older = 'unknown';
    },
    voted(state, { payload }: PayloadAction<{ messageId: string; vote: ChatVote | null }>) {
      const message = state.messages.find(({ id }) => id === payload.messageId);
      if (!message) return;
      if (payload.vote) message.vote = payload.vote;
      else delete message.vote;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(chatbotReloaded, close)
      .addCase(loggedOut, closeSignedOut)
      .addCase(sessionEndedElsewhere, closeSignedOut);
  },
  selectors: {
    selectConversation: (state) => state,
    /** A question is being answered. */
    selectIsAsking: ({ asking }) => asking !== null,
    /** For sagas: a new object each time. */
    selectOwner: ({ token, isSignedIn }) => ({ token, isSignedIn }),
    /** After which message later ones are received: the newest that the shop has sent, or the first of an own question. */
    selectReceived: ({ newestId, messages }) => newestId ?? messages.find(isNamed)?.id,
    /** The conversation whose new messages are received, if any. */
    selectListened: ({ phase, id, viewers }) => (phase === 'ready' && viewers > 0 ? id : null),
  },
});

/** A question that did not reach the shop, or is not known to have: it can be sent again. */
function unsentQuestion({ isSending, ...message }: Message): Message[] {
  if (message.failure) return [message];
  return isSending ? [{ ...message, failure: { code: 'CHAT_FAILED' } }] : [];
}

/** The shop has given it its id. */
const isNamed = ({ id, clientMessageId, state, replyTo }: Message) =>
  id !== clientMessageId && !(state === 'STREAMING' && replyTo !== undefined && id === answerIdOf(replyTo));

/** No answer is being read any more. */
function finish(state: ConversationState): void {
  state.asking = null;
  state.isStopWanted = false;
  state.isLineBroken = false;
}

/** Whether it is the answer that this tab reads now. */
function isAnswer({ asking, messages }: ConversationState, { id }: ChatMessage): boolean {
  return asking === id || messages.some((one) => one.id === id && one.state === 'STREAMING');
}

export const {
  viewerCame,
  viewerLeft,
  conversationChosen,
  openingStarted,
  openingFailed,
  conversationOpened,
  conversationClosed,
  questionAsked,
  answerTakenUp,
  eventsReceived,
  lineBroken,
  questionFailed,
  answerStopped,
  messagesReceived,
  olderRequested,
  olderReceived,
  olderFailed,
  voted,
} = conversationSlice.actions;
export const { selectConversation, selectIsAsking, selectOwner, selectReceived, selectListened } =
  conversationSlice.selectors;
