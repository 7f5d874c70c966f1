import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { badRequest, conflict, forbidden, notFound, tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { RateLimit } from '../../lib/rate-limiter';
import type { RateLimits } from '../../lib/rate-limits';
import type { Answers } from './answers';
import type { ChatOwner, ChatRepository, ConversationRow, MessageRow, StoredEvent } from './chat.repository';
import {
  MAX_TEXT,
  type ChatConversation,
  type ChatConversationsQuery,
  type ChatFeedbackBody,
  type ChatHistory,
  type ChatHistoryQuery,
  type ChatMessage,
  type ChatMessageBody,
  type ChatProduct,
  type ChatSession,
  type ChatSessionBody,
} from './chat.schema';

/** Who asks: an account, a guest with the token of a conversation, or nobody. */
export interface ChatAsker {
  customerId: string | null;
  token: string | null;
  /** Of the session, so that a long stream can find out when it has ended. */
  accessToken: string | null;
  ip: string;
}

export interface ChatServiceDependencies {
  clock: Clock;
  limits: RateLimits;
  repository: ChatRepository;
  answers: Answers;
  /** What a page must say to open a conversation. */
  sdk: { aiCode: string; accessKey: string; sdkId: string };
  /** Products as they are sold now, without those that no longer are. */
  productsNow: (ids: readonly string[], language: Language) => Promise<Map<string, ChatProduct>>;
}
export type ChatService = ReturnType<typeof createChatService>;

export interface Asked {
  replyId: string;
  person: string;
  /** Of a new answer: its first event, and what starts it. */
  start?: StoredEvent;
  begin?: () => void;
}

/** A message that does not come from the customer or the assistant. */
export interface AddedMessage {
  conversationId: string;
  role: 'STAFF' | 'SYSTEM';
  text: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PER_MINUTE = { max: 20, windowMs: MINUTE_MS };
const PER_DAY = { max: 400, windowMs: DAY_MS };
/** Many guests share an address, but nobody fills the database from one. */
const OF_ADDRESS = { max: 240, windowMs: MINUTE_MS };
const SESSIONS_OF_ADDRESS = { max: 120, windowMs: 10 * MINUTE_MS };
/** In one conversation; `streaming` are answers that are written at the same time. */
const LIMITS = { messages: 2_000, streaming: 3 };
/** Messages that an assistant is told of. */
const HISTORY_SIZE = 20;
const SHOWN = 50;
const RETENTION_MS = 30 * DAY_MS;
const EVENTS_RETENTION_MS = DAY_MS;
/** A conversation in which nobody wrote. */
const EMPTY_RETENTION_MS = DAY_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** What of an asker decides whose conversations they may see. */
export const ownerOf = ({ customerId, token }: ChatAsker): ChatOwner => ({
  customerId,
  tokenHash: token === null ? null : hashOf(token),
});
/** 128 and 256 random bits. */
const newId = () => randomBytes(16).toString('base64url');
const newToken = () => randomBytes(32).toString('base64url');

/** Conversations with the assistant. Who does not own one is told that it does not exist. */
export function createChatService(deps: ChatServiceDependencies) {
  const { clock, limits, repository, answers, sdk } = deps;

  async function conversationOf(id: string, asker: ChatAsker): Promise<ConversationRow> {
    const row = await repository.conversation(id, ownerOf(asker));
    if (!row) throw notFound('CHAT_NOT_FOUND');
    return row;
  }

  async function messageOf(id: string, asker: ChatAsker): Promise<MessageRow> {
    const row = isUuid(id) ? await repository.messageOf(id, ownerOf(asker)) : undefined;
    if (!row) throw notFound('CHAT_MESSAGE_NOT_FOUND');
    return row;
  }

  async function replyOf(id: string, asker: ChatAsker) {
    const row = await messageOf(id, asker);
    if (row.role !== 'ASSISTANT') throw notFound('CHAT_MESSAGE_NOT_FOUND');
    return { replyId: row.id, person: personOf(row.conversationId, asker) };
  }

  async function within(key: string, limit: { max: number; windowMs: number }) {
    const { allowed, retryAfterSeconds } = await limits.consume(key, limit);
    if (!allowed) throw tooManyRequests('CHAT_LIMIT', retryAfterSeconds);
  }

  /** Prices and stock of what earlier answers showed are those of now. */
  async function shown(rows: readonly MessageRow[], language: Language): Promise<ChatMessage[]> {
    const ids = [...new Set(rows.flatMap(({ parts }) => parts.products?.map(({ id }) => id) ?? []))];
    const now = ids.length > 0 ? await deps.productsNow(ids, language) : new Map<string, ChatProduct>();
    return rows.map((row) => toMessage(row, now));
  }

  return {
    conversationOf,
    replyOf,

    async openSession(body: ChatSessionBody, asker: ChatAsker, language: Language): Promise<ChatSession> {
      const isKnown =
        body.aiCode === sdk.aiCode && body.accessKey === sdk.accessKey && body.sdkId === sdk.sdkId;
      if (!isKnown) throw forbidden('CHAT_SDK_REFUSED');
      const { customerId } = asker;
      const assistant = answers.assistantKind;
      if (body.conversationId !== undefined) {
        const { id } = await resumed(body.conversationId, asker);
        const rows = await repository.latest(id, SHOWN);
        const token = customerId === null ? asker.token : null;
        return { conversationId: id, token, assistant, messages: await shown(rows, language) };
      }
      await within(`chat sessions ${asker.ip}`, SESSIONS_OF_ADDRESS);
      const id = newId();
      const token = customerId === null ? newToken() : null;
      const now = clock();
      await repository.addConversation({
        id,
        customerId,
        tokenHash: token === null ? null : hashOf(token),
        title: '',
        messageCount: 0,
        createdAt: now,
        lastAt: now,
      });
      return { conversationId: id, token, assistant, messages: [] };
    },

    /**
     * Stores a message. `begin` starts its answer; until then a reader can be added, who misses nothing. Sent again, the
     * same answer is told.
     */
    async ask(body: ChatMessageBody, asker: ChatAsker): Promise<Asked> {
      const text = body.text.trim();
      if (text === '') throw badRequest('CHAT_MESSAGE_EMPTY', [{ field: 'text', code: 'minLength' }]);
      if (text.length > MAX_TEXT)
        throw badRequest('CHAT_MESSAGE_TOO_LONG', [{ field: 'text', code: 'maxLength' }]);
      const { conversationId, context = {}, language } = body;
      const clientMessageId = body.clientMessageId.toLowerCase();
      const person = personOf(conversationId, asker);
      const owner = ownerOf(asker);
      const read = () => repository.asking(conversationId, owner, clientMessageId, HISTORY_SIZE);
      const [known, limit] = await Promise.all([read(), limits.consumeAll(limitsOf(person, asker))]);
      if (!known) throw notFound('CHAT_NOT_FOUND');
      if (known.replyId !== null) return { replyId: known.replyId, person };
      if (!limit.allowed) throw tooManyRequests('CHAT_LIMIT', limit.retryAfterSeconds);

      const [messageId, replyId, at] = [uuid(), uuid(), clock()];
      const { assistantKind: assistant } = answers;
      const start: StoredEvent = { event: 'start', data: { messageId, replyId, assistant }, seq: 1 };
      const question = { conversationId, clientMessageId, messageId, replyId, text, assistant, start, at };
      const answer = answers.prepare(replyId);
      const stored = await answers
        .announcingConversation(conversationId, (notify) =>
          repository.addQuestion(question, owner, LIMITS, notify),
        )
        .catch((error: unknown) => {
          answer.giveUp();
          throw error;
        });
      if (!stored) {
        answer.giveUp();
        const now = await read();
        if (!now) throw notFound('CHAT_NOT_FOUND');
        if (now.replyId !== null) return { replyId: now.replyId, person };
        if (now.messageCount >= LIMITS.messages) throw conflict('CHAT_FULL');
        throw tooManyRequests('CHAT_BUSY', 5);
      }
      const { customerId } = stored;
      const history = known.latest.map((row) => toMessage(row));
      const { ip } = asker;
      const turn = { conversationId, replyId, text, language, history, context, customerId, ip };
      return { replyId, person, start, begin: () => answer.begin(turn) };
    },

    async stop(replyId: string, asker: ChatAsker): Promise<void> {
      await answers.stop((await replyOf(replyId, asker)).replyId, ownerOf(asker));
    },

    async conversations({ page = 1, pageSize: limit = 10 }: ChatConversationsQuery, customerId: string) {
      const offset = (page - 1) * limit;
      const { rows, total } = await repository.conversations(customerId, { limit, offset });
      return paged(rows.map(toConversation), { page, limit, total });
    },

    async history(
      id: string,
      { before, limit = SHOWN }: ChatHistoryQuery,
      asker: ChatAsker,
      language: Language,
    ): Promise<ChatHistory> {
      const conversation = await conversationOf(id, asker);
      const oldest = before === undefined ? undefined : await messageOf(before, asker);
      if (oldest && oldest.conversationId !== conversation.id) throw notFound('CHAT_MESSAGE_NOT_FOUND');
      const place = oldest && { at: oldest.createdAt, id: oldest.id };
      const rows = await repository.latest(conversation.id, limit + 1, place);
      const isMore = rows.length > limit;
      const messages = await shown(isMore ? rows.slice(1) : rows, language);
      return { conversationId: conversation.id, assistant: answers.assistantKind, messages, isMore };
    },

    async remove(id: string, asker: ChatAsker): Promise<void> {
      const abandoned = await repository.remove(id, ownerOf(asker));
      if (!abandoned) throw notFound('CHAT_NOT_FOUND');
      await answers.abandon(abandoned);
    },

    async vote({ messageId, vote }: ChatFeedbackBody, asker: ChatAsker): Promise<ChatMessage> {
      const row = isUuid(messageId) ? await repository.vote(messageId, vote, ownerOf(asker)) : undefined;
      if (!row) throw notFound('CHAT_MESSAGE_NOT_FOUND');
      return toMessage(row);
    },

    /** Adds what staff or the shop say; open panels hear of it when the transaction is committed. */
    async addMessage(tx: Db, { conversationId, role, text }: AddedMessage): Promise<string> {
      const id = uuid();
      const isAdded = await repository.addMessage(tx, { id, conversationId, role, text, createdAt: clock() });
      if (!isAdded) throw notFound('CHAT_NOT_FOUND');
      await answers.announceConversation(tx, conversationId);
      return id;
    },

    /**
     * Locks a conversation until the end of the transaction: its owner does not change meanwhile. Undefined when it was
     * deleted.
     */
    hold: (tx: Db, id: string) => repository.hold(tx, id),

    /** The account that owns each of these conversations, null for a guest; those that were deleted are missing. */
    async customersOf(from: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
      const rows = await repository.owners(ids, from);
      return new Map(rows.map(({ id, customerId }) => [id, customerId]));
    },

    /** The conversations that an account owns. */
    idsOf: (from: Db, customerId: string) => repository.idsOf(from, customerId),

    /** The latest messages, oldest first, for anyone who has the right to read them. */
    transcript: async (conversationId: string, limit: number): Promise<ChatMessage[]> =>
      (await repository.latest(conversationId, limit)).map((row) => toMessage(row)),

    /** Deletes what is older than 30 days; events of answers, and conversations in which nobody wrote, after a day. */
    purgeExpired: () =>
      repository.purge({
        conversations: new Date(clock().getTime() - RETENTION_MS),
        empty: new Date(clock().getTime() - EMPTY_RETENTION_MS),
        events: new Date(clock().getTime() - EVENTS_RETENTION_MS),
      }),

    close: () => answers.close(),
  };

  /** A guest's conversation becomes that of the account which they sign in to. */
  async function resumed(id: string, asker: ChatAsker): Promise<ConversationRow> {
    const row = await conversationOf(id, asker);
    if (row.customerId !== null || asker.customerId === null) return row;
    await repository.adopt(row.id, asker.customerId, ownerOf(asker).tokenHash);
    // Of two accounts that take it at once, one is told that it does not exist.
    return conversationOf(id, { ...asker, token: null });
  }
}

const limitsOf = (person: string, { customerId, ip }: ChatAsker): RateLimit[] => [
  { key: `chat minute ${person}`, ...PER_MINUTE },
  { key: `chat day ${person}`, ...PER_DAY },
  ...(customerId === null ? [{ key: `chat address ${ip}`, ...OF_ADDRESS }] : []),
];

const personOf = (conversationId: string, { customerId }: ChatAsker) => customerId ?? conversationId;

const toConversation = ({
  id,
  title,
  createdAt,
  lastAt,
  messageCount,
}: ConversationRow): ChatConversation => ({
  id,
  title,
  startedAt: createdAt.toISOString(),
  lastAt: lastAt.toISOString(),
  messageCount,
});

/** `now` has products as they are sold now; what is in it replaces what was shown. */
export function toMessage(row: MessageRow, now?: ReadonlyMap<string, ChatProduct>): ChatMessage {
  const { products, ...parts } = row.parts;
  return {
    id: row.id,
    role: row.role,
    text: row.text,
    at: row.createdAt.toISOString(),
    state: row.state,
    ...(row.assistant && { assistant: row.assistant }),
    ...(row.replyTo && { replyTo: row.replyTo }),
    ...(row.clientMessageId && { clientMessageId: row.clientMessageId }),
    ...(row.vote && { vote: row.vote }),
    ...(row.errorCode && { errorCode: row.errorCode }),
    ...parts,
    ...(products && {
      products: now ? products.flatMap((product) => withPrices(product, now.get(product.id))) : products,
    }),
  };
}

/** The variants that were shown keep their choice, and are dropped where they may have changed. */
const withPrices = (product: ChatProduct, now: ChatProduct | undefined): ChatProduct[] =>
  now ? [{ ...now, variants: [] }] : [{ ...product, stock: 0, variants: [] }];
