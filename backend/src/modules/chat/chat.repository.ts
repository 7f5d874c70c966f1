import { sql, type RawBuilder } from 'kysely';
import { inBatches, inMs, json, type Db } from '../../db';
import type { AssistantKind, ChatParts, ChatState, ChatStreamEvent, ChatVote } from './chat.schema';
import type { ChatConversationsTable, ChatMessagesTable } from './chat.tables';

export type ConversationRow = ChatConversationsTable;
export type MessageRow = Omit<ChatMessagesTable, 'isStopAsked' | 'aliveUntil'>;
/** An event of an answer with its place in it. */
export type StoredEvent = ChatStreamEvent & { seq: number };

/** An account, or the guest whose token has this hash. */
export interface ChatOwner {
  customerId: string | null;
  tokenHash: string | null;
}

export interface ReplyEnd {
  text: string;
  parts: ChatParts;
  state: Exclude<ChatState, 'STREAMING'>;
  assistant: AssistantKind;
  errorCode: string | null;
}

/** A message of a customer with the answer that begins with it. */
export interface NewQuestion {
  conversationId: string;
  clientMessageId: string;
  messageId: string;
  replyId: string;
  text: string;
  assistant: AssistantKind;
  start: StoredEvent;
  at: Date;
}

/** How long an answer is taken to be written after its process last said so. */
export const LEASE_MS = 20_000;

const columns = [
  'id',
  'conversationId',
  'role',
  'text',
  'parts',
  'state',
  'assistant',
  'replyTo',
  'clientMessageId',
  'vote',
  'errorCode',
  'createdAt',
] as const;

/** Once an account owns a conversation, no token opens it. */
const ownedBy = ({ customerId, tokenHash }: ChatOwner) => sql<boolean>`(
  chat_conversations.customer_id = ${customerId}::uuid
  or (chat_conversations.customer_id is null and chat_conversations.token_hash = ${tokenHash}::text))`;

/** A message in a conversation of this owner. */
const isOf = (owner: ChatOwner) => sql<boolean>`exists (
  select from chat_conversations
  where chat_conversations.id = chat_messages.conversation_id and ${ownedBy(owner)})`;

/** Events as rows of a statement whose text does not depend on their number. */
const rowsOf = (events: readonly StoredEvent[]) =>
  sql`jsonb_to_recordset(${json(events)}) as given (seq integer, event text, data jsonb)`;

/** Anyone who reads or changes as a person must be the owner, which the statement itself checks. */
export function createChatRepository(db: Db) {
  const messages = (conversationId: string) =>
    db.selectFrom('chatMessages').select(columns).where('conversationId', '=', conversationId);

  return {
    addConversation: (row: ConversationRow) => db.insertInto('chatConversations').values(row).execute(),

    conversation: (id: string, owner: ChatOwner): Promise<ConversationRow | undefined> =>
      db
        .selectFrom('chatConversations')
        .select(['id', 'tokenHash', 'customerId', 'title', 'messageCount', 'createdAt', 'lastAt'])
        .where('id', '=', id)
        .where(ownedBy(owner))
        .executeTakeFirst(),

    /** Who owns these conversations now. */
    owners: (ids: readonly string[], from: Db = db) =>
      from
        .selectFrom('chatConversations')
        .select(['id', 'customerId', 'tokenHash'])
        .where('id', '=', sql<string>`any(${ids}::text[])`)
        .execute(),

    /**
     * Locks a conversation until the end of the transaction: its owner does not change meanwhile. Undefined when it was
     * deleted.
     */
    hold: (tx: Db, id: string): Promise<{ customerId: string | null } | undefined> =>
      tx
        .selectFrom('chatConversations')
        .select('customerId')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** Gives the conversation of a guest to an account. */
    adopt: (id: string, customerId: string, tokenHash: string | null) =>
      db
        .updateTable('chatConversations')
        .set({ customerId, tokenHash: null })
        .where('id', '=', id)
        .where(ownedBy({ customerId: null, tokenHash }))
        .executeTakeFirst(),

    /** The conversations that an account owns. */
    idsOf: async (from: Db, customerId: string): Promise<string[]> =>
      (
        await from.selectFrom('chatConversations').select('id').where('customerId', '=', customerId).execute()
      ).map(({ id }) => id),

    async conversations(customerId: string, { limit, offset }: { limit: number; offset: number }) {
      const own = db
        .selectFrom('chatConversations')
        .where('customerId', '=', customerId)
        .where('messageCount', '>', 0);
      const [rows, { total }] = await Promise.all([
        own.selectAll().orderBy('lastAt', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
        own.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
      ]);
      return { rows, total };
    },

    /** The answers that were being written in it; undefined when the owner has no such conversation. */
    async remove(id: string, owner: ChatOwner): Promise<string[] | undefined> {
      const { rows } = await sql<{ replies: string[] }>`
        with gone as (delete from chat_conversations where id = ${id} and ${ownedBy(owner)} returning id)
        select coalesce(
          (select jsonb_agg(chat_messages.id) from chat_messages
           where conversation_id = gone.id and alive_until is not null), '[]') as replies
        from gone`.execute(db);
      return rows[0]?.replies;
    },

    /** The latest before a place, oldest first. */
    async latest(
      conversationId: string,
      limit: number,
      before?: { at: Date; id: string },
    ): Promise<MessageRow[]> {
      const rows = await messages(conversationId)
        .$if(before !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },

    /** From a time on and after a place, oldest first. */
    since: (
      conversationId: string,
      from: Date,
      limit: number,
      after?: { at: Date; id: string },
    ): Promise<MessageRow[]> =>
      messages(conversationId)
        .where('createdAt', '>=', from)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .execute(),

    message: (id: string): Promise<MessageRow | undefined> =>
      db.selectFrom('chatMessages').select(columns).where('id', '=', id).executeTakeFirst(),

    messageOf: (id: string, owner: ChatOwner): Promise<MessageRow | undefined> =>
      db
        .selectFrom('chatMessages')
        .select(columns)
        .where('id', '=', id)
        .where(isOf(owner))
        .executeTakeFirst(),

    /** All that must be known before a question is stored, in one round trip. */
    async asking(id: string, owner: ChatOwner, clientMessageId: string, historySize: number) {
      const { rows } = await sql<{
        messageCount: number;
        replyId: string | null;
        streaming: number;
        latest: (Omit<MessageRow, 'createdAt'> & { createdAt: string })[];
      }>`
        select message_count,
          (select reply.id from chat_messages as asked
           join chat_messages as reply on reply.reply_to = asked.id
           where asked.conversation_id = chat_conversations.id
             and asked.client_message_id = ${clientMessageId}::uuid limit 1) as reply_id,
          (select count(*)::integer from chat_messages
           where conversation_id = chat_conversations.id and alive_until > clock_timestamp()) as streaming,
          (select coalesce(jsonb_agg(to_jsonb(past) order by past.created_at, past.id), '[]')
           from (select id, conversation_id, role, text, parts, state, assistant, reply_to, client_message_id, vote,
                   error_code, created_at
                 from chat_messages where conversation_id = chat_conversations.id
                 order by created_at desc, id desc limit ${historySize}) as past) as latest
        from chat_conversations where id = ${id} and ${ownedBy(owner)}`.execute(db);
      const [row] = rows;
      return (
        row && {
          ...row,
          latest: row.latest.map((message): MessageRow => ({
            ...message,
            createdAt: new Date(message.createdAt),
          })),
        }
      );
    },

    /**
     * Stores a question and the beginning of its answer in one round trip; answers whose conversation it is by now. Nothing
     * is stored, and undefined comes back, when the conversation is gone or full, the question is not new, or too many
     * answers are being written.
     */
    async addQuestion(
      question: NewQuestion,
      owner: ChatOwner,
      limits: { messages: number; streaming: number },
      notify: RawBuilder<unknown>,
    ): Promise<{ customerId: string | null } | undefined> {
      const { conversationId, clientMessageId, messageId, replyId, assistant, start, at } = question;
      const { rows } = await sql<{ customerId: string | null }>`
        with conversation as (
          update chat_conversations
          set message_count = message_count + 2, last_at = ${at}::timestamptz,
            title = case when title = '' then ${titleOf(question.text)}::text else title end
          where id = ${conversationId} and ${ownedBy(owner)} and message_count < ${limits.messages}::integer
            and chat_takes_question(id, ${clientMessageId}::uuid, ${limits.streaming}::integer)
          returning id, customer_id
        ), question as (
          insert into chat_messages (id, conversation_id, role, text, state, client_message_id, created_at)
          select ${messageId}::uuid, id, 'CUSTOMER', ${question.text.toWellFormed()}::text, 'DONE',
            ${clientMessageId}::uuid, ${at}::timestamptz
          from conversation
        ), answer as (
          insert into chat_messages
            (id, conversation_id, role, text, state, assistant, reply_to, alive_until, created_at)
          select ${replyId}::uuid, id, 'ASSISTANT', '', 'STREAMING', ${assistant}::text, ${messageId}::uuid,
            ${inMs(LEASE_MS)}, ${at}::timestamptz
          from conversation
        ), started as (
          insert into chat_events (reply_id, seq, event, data, created_at)
          select ${replyId}::uuid, ${start.seq}::integer, ${start.event}::text, ${json(start.data)}, ${at}::timestamptz
          from conversation
        )
        select customer_id, ${notify} as announced from conversation`.execute(db);
      return rows[0];
    },

    /** False when the conversation is gone. */
    async addMessage(
      tx: Db,
      row: Pick<MessageRow, 'id' | 'conversationId' | 'role' | 'text' | 'createdAt'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('chatConversations')
        .set((eb) => ({ messageCount: eb('messageCount', '+', 1), lastAt: row.createdAt }))
        .where('id', '=', row.conversationId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await tx
        .insertInto('chatMessages')
        .values({
          ...row,
          text: row.text.toWellFormed(),
          parts: json({}),
          state: 'DONE',
          assistant: null,
          replyTo: null,
          clientMessageId: null,
          vote: null,
          errorCode: null,
          isStopAsked: false,
          aliveUntil: null,
        })
        .execute();
      return true;
    },

    async addEvents(
      replyId: string,
      events: readonly StoredEvent[],
      at: Date,
      notify: RawBuilder<unknown>,
    ): Promise<void> {
      await sql`
        with added as (
          insert into chat_events (reply_id, seq, event, data, created_at)
          select ${replyId}::uuid, seq, event, data, ${at}::timestamptz from ${rowsOf(events)}
        )
        select ${notify} as announced`.execute(db);
    },

    async events(replyId: string, after: number, limit: number): Promise<StoredEvent[]> {
      const rows = await db
        .selectFrom('chatEvents')
        .select(['seq', 'event', 'data'])
        .where('replyId', '=', replyId)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows as StoredEvent[];
    },

    /** Which of these answers are being written. */
    streaming: async (replyIds: readonly string[]): Promise<string[]> =>
      (
        await db
          .selectFrom('chatMessages')
          .select('id')
          .where('id', '=', sql<string>`any(${replyIds}::uuid[])`)
          .where('state', '=', 'STREAMING')
          .execute()
      ).map(({ id }) => id),

    /** Says that these answers are still being written; answers which of them shall stop, or are gone. */
    async renew(replyIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .updateTable('chatMessages')
        .set({ aliveUntil: inMs(LEASE_MS) })
        .where('id', '=', sql<string>`any(${replyIds}::uuid[])`)
        .where('state', '=', 'STREAMING')
        .returning(['id', 'isStopAsked'])
        .execute();
      const goOn = new Set(rows.flatMap(({ id, isStopAsked }) => (isStopAsked ? [] : [id])));
      return replyIds.filter((id) => !goOn.has(id));
    },

    askStop: async (replyId: string, owner: ChatOwner): Promise<boolean> =>
      (
        await db
          .updateTable('chatMessages')
          .set({ isStopAsked: true })
          .where('id', '=', replyId)
          .where('state', '=', 'STREAMING')
          .where(isOf(owner))
          .executeTakeFirst()
      ).numUpdatedRows > 0n,

    /** Ends an answer with its last events; false when it has ended already, or was deleted. */
    async endReply(
      replyId: string,
      { parts, text, state, assistant, errorCode }: ReplyEnd,
      events: readonly StoredEvent[],
      at: Date,
      notify: RawBuilder<unknown>,
    ): Promise<boolean> {
      const { rows } = await sql`
        with ended as (
          update chat_messages
          set state = ${state}::text, text = ${text.toWellFormed()}::text, parts = ${json(parts)},
            assistant = ${assistant}::text, error_code = ${errorCode}::text, alive_until = null
          where id = ${replyId}::uuid and state = 'STREAMING'
          returning id
        ), added as (
          insert into chat_events (reply_id, seq, event, data, created_at)
          select ended.id, seq, event, data, ${at}::timestamptz from ended, ${rowsOf(events)}
        )
        select id, ${notify} as announced from ended`.execute(db);
      return rows.length > 0;
    },

    /** Answers whose process has died. */
    dead: () =>
      db
        .selectFrom('chatMessages')
        .select(['id', 'conversationId', 'assistant'])
        .where('aliveUntil', '<', sql<Date>`clock_timestamp()`)
        .limit(100)
        .execute(),

    vote: (id: string, vote: ChatVote | null, owner: ChatOwner): Promise<MessageRow | undefined> =>
      db
        .updateTable('chatMessages')
        .set({ vote })
        .where('id', '=', id)
        .where('role', 'in', ['ASSISTANT', 'STAFF'])
        .where(isOf(owner))
        .returning(columns)
        .executeTakeFirst(),

    /** Deletes conversations and events that are older, and older conversations in which nobody wrote. */
    async purge(before: { conversations: Date; empty: Date; events: Date }): Promise<void> {
      const remove = (lastBefore: Date, isEmpty: boolean) =>
        inBatches((size) =>
          db
            .deleteFrom('chatConversations')
            .where('id', 'in', (eb) =>
              eb
                .selectFrom('chatConversations')
                .select('id')
                .where('lastAt', '<', lastBefore)
                .$if(isEmpty, (query) => query.where('messageCount', '=', 0))
                .limit(size),
            )
            .executeTakeFirstOrThrow(),
        );
      await remove(before.conversations, false);
      await remove(before.empty, true);
      await inBatches((size) =>
        db
          .deleteFrom('chatEvents')
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('replyId', 'seq'),
              'in',
              selectFrom('chatEvents')
                .select(['chatEvents.replyId', 'chatEvents.seq'])
                .where('createdAt', '<', before.events)
                .limit(size)
                .$asTuple('replyId', 'seq'),
            ),
          )
          .executeTakeFirstOrThrow(),
      );
    },
  };
}
export type ChatRepository = ReturnType<typeof createChatRepository>;

const MAX_TITLE = 80;
const titleOf = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return (line.length > MAX_TITLE ? `${line.slice(0, MAX_TITLE - 1)}…` : line).toWellFormed();
};
