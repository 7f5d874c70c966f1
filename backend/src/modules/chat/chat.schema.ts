import { Type, type Static } from 'typebox';
import { Color } from '../catalogue/catalogue.schema';
import { Picture } from '../media/media.schema';
import { Instant, Money, Nullable } from '../offers/offers.schema';
import { OrderStatus, PaymentStatus } from '../orders/orders.schema';
import { PaymentAction } from '../payments/payments.schema';

export const MAX_TEXT = 2_000;

export const AssistantKind = Type.Enum(['LOOKUP', 'MODEL'], {
  $id: 'AssistantKind',
  description: 'LOOKUP answers by rules from the data of the shop, MODEL by a language model.',
});
export type AssistantKind = Static<typeof AssistantKind>;

export const ChatRole = Type.Enum(['CUSTOMER', 'ASSISTANT', 'STAFF', 'SYSTEM'], { $id: 'ChatRole' });
export type ChatRole = Static<typeof ChatRole>;

export const ChatVote = Type.Enum(['UP', 'DOWN'], { $id: 'ChatVote' });
export type ChatVote = Static<typeof ChatVote>;

export const ChatState = Type.Enum(['DONE', 'STREAMING', 'STOPPED', 'FAILED'], {
  $id: 'ChatState',
  description: 'STREAMING while an answer is being written: its stream can be read.',
});
export type ChatState = Static<typeof ChatState>;

export const ChatVariant = Type.Object(
  {
    infoId: Type.String(),
    color: Nullable(Color),
    size: Nullable(Type.String()),
    price: Money,
    originalPrice: Nullable(Money),
    stock: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ChatVariant' },
);
export type ChatVariant = Static<typeof ChatVariant>;

export const ChatProduct = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    seoSlug: Type.String(),
    categorySlug: Type.String(),
    picture: Picture,
    price: Money,
    maxPrice: Money,
    originalPrice: Nullable(Money),
    stock: Type.Integer({ minimum: 0 }),
    infoId: Type.Union([Type.String(), Type.Null()], {
      description: 'What goes into the cart; null where a variant has to be chosen.',
    }),
    variants: Type.Array(ChatVariant, {
      description: 'Those of the colour or size that was asked about; empty unless one was.',
    }),
  },
  { $id: 'ChatProduct', description: 'A product in an answer, with the prices of now.' },
);
export type ChatProduct = Static<typeof ChatProduct>;

const to = Type.String({
  description: 'An address in the shop, without language prefix: `/policies/returns`.',
});

export const ChatPassage = Type.Object(
  { title: Type.String(), quote: Type.String(), to },
  { $id: 'ChatPassage', description: 'What an answer rests on, in the words of the page.' },
);
export type ChatPassage = Static<typeof ChatPassage>;

export const ChatOrder = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    status: OrderStatus,
    paymentStatus: PaymentStatus,
    purchaseDate: Instant,
    grandTotal: Type.Integer(),
    lineCount: Type.Integer(),
    firstLine: Type.Object({ name: Type.String(), picture: Picture }),
    paymentAction: PaymentAction,
    to,
  },
  { $id: 'ChatOrder', description: 'An order of the signed-in customer.' },
);
export type ChatOrder = Static<typeof ChatOrder>;

export const ChatReply = Type.Object(
  { label: Type.String(), text: Type.String({ description: 'What is sent when it is chosen.' }) },
  { $id: 'ChatReply', description: 'A quick reply.' },
);
export type ChatReply = Static<typeof ChatReply>;

export const ChatLink = Type.Object({ label: Type.String(), to }, { $id: 'ChatLink' });
export type ChatLink = Static<typeof ChatLink>;

/** What an answer has beside its text. */
const parts = {
  products: Type.Optional(Type.Array(ChatProduct)),
  passages: Type.Optional(Type.Array(ChatPassage)),
  orders: Type.Optional(Type.Array(ChatOrder)),
  replies: Type.Optional(Type.Array(ChatReply)),
  links: Type.Optional(Type.Array(ChatLink)),
  isSignInAsked: Type.Optional(Type.Boolean({ description: 'Only a signed-in customer can be answered.' })),
  isHandoffOffered: Type.Optional(Type.Boolean({ description: 'A person of the shop can take over.' })),
};
const ChatParts = Type.Object(parts);
export type ChatParts = Static<typeof ChatParts>;

export const ChatMessage = Type.Object(
  {
    id: Type.String(),
    role: ChatRole,
    text: Type.String({ description: 'Plain text: never markup.' }),
    at: Instant,
    state: ChatState,
    assistant: Type.Optional(AssistantKind),
    replyTo: Type.Optional(Type.String({ description: 'Of an answer: the message that it answers.' })),
    clientMessageId: Type.Optional(Type.String()),
    vote: Type.Optional(ChatVote),
    errorCode: Type.Optional(Type.String({ description: 'Of an answer that failed: `CHAT_FAILED`.' })),
    ...parts,
  },
  { $id: 'ChatMessage' },
);
export type ChatMessage = Static<typeof ChatMessage>;

const event = <Name extends string, Data extends Parameters<typeof Type.Object>[0]>(name: Name, data: Data) =>
  Type.Object({ event: Type.Literal(name), data: Type.Object(data) });

/** What an assistant can say; each is one server-sent event. */
const assistantEvents = [
  event('delta', { text: Type.String({ description: 'The next part of the text.' }) }),
  event('products', { items: Type.Array(ChatProduct) }),
  event('passages', { items: Type.Array(ChatPassage) }),
  event('orders', { items: Type.Array(ChatOrder) }),
  event('replies', { items: Type.Array(ChatReply) }),
  event('links', { items: Type.Array(ChatLink) }),
  event('auth_required', {}),
  event('handoff', { offer: Type.Boolean() }),
  event('assistant', {
    assistant: AssistantKind,
  }),
] as const;
const AssistantEvent = Type.Union([...assistantEvents]);
export type ChatEvent = Static<typeof AssistantEvent>;

export const ChatStreamEvent = Type.Union(
  [
    event('start', { messageId: Type.String(), replyId: Type.String(), assistant: AssistantKind }),
    ...assistantEvents,
    event('error', { code: Type.String() }),
    event('done', { replyId: Type.String(), state: ChatState }),
  ],
  {
    $id: 'ChatStreamEvent',
    description:
      'An event of an answer: `event:` and `data:` of the stream. `assistant` says that another one goes on; `done` is the last.',
  },
);
export type ChatStreamEvent = Static<typeof ChatStreamEvent>;

export const ConversationEvent = Type.Object(
  { event: Type.Literal('message'), data: ChatMessage },
  { $id: 'ConversationEvent', description: 'A message that came later, or has changed.' },
);
export type ConversationEvent = Static<typeof ConversationEvent>;

const conversationId = Type.String({ maxLength: 64 });

export const ChatSessionBody = Type.Object(
  {
    aiCode: Type.String({ maxLength: 200 }),
    accessKey: Type.String({ maxLength: 200 }),
    sdkId: Type.String({ maxLength: 200 }),
    conversationId: Type.Optional(conversationId),
  },
  { $id: 'ChatSessionBody', additionalProperties: false },
);
export type ChatSessionBody = Static<typeof ChatSessionBody>;

export const ChatSession = Type.Object(
  {
    conversationId: Type.String(),
    token: Type.Union([Type.String(), Type.Null()], {
      description: 'For `x-chat-token`; null when the conversation belongs to the signed-in account.',
    }),
    assistant: AssistantKind,
    messages: Type.Array(ChatMessage, { description: 'The latest, oldest first.' }),
  },
  { $id: 'ChatSession' },
);
export type ChatSession = Static<typeof ChatSession>;

export const ChatMessageBody = Type.Object(
  {
    conversationId,
    text: Type.String({
      maxLength: 100_000,
      description: `1 to ${String(MAX_TEXT)} characters, spaces around it not counted.`,
    }),
    clientMessageId: Type.String({
      pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      description: 'Made by the client: sent again, the same answer is read on, and nothing is asked twice.',
    }),
    context: Type.Optional(
      Type.Object(
        {
          path: Type.Optional(Type.String({ maxLength: 500 })),
          productId: Type.Optional(Type.String({ maxLength: 64 })),
        },
        { additionalProperties: false, description: 'What the person is looking at.' },
      ),
    ),
    language: Type.Enum(['vi', 'en'], { description: 'Of the page, for texts that tell no language.' }),
  },
  { $id: 'ChatMessageBody', additionalProperties: false },
);
export type ChatMessageBody = Static<typeof ChatMessageBody>;

/** Any text: one that can be no id is simply not found. */
export const ChatId = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
export const ReplyId = Type.Object(
  { replyId: Type.String({ maxLength: 64 }) },
  { additionalProperties: false },
);

export const ChatHistoryQuery = Type.Object(
  {
    before: Type.Optional(Type.String({ maxLength: 64, description: 'The oldest message that is known.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '50 unless told.' })),
  },
  { additionalProperties: false },
);
export type ChatHistoryQuery = Static<typeof ChatHistoryQuery>;

export const ChatHistory = Type.Object(
  {
    conversationId: Type.String(),
    assistant: AssistantKind,
    messages: Type.Array(ChatMessage, { description: 'Oldest first.' }),
    isMore: Type.Boolean({ description: 'There are older ones.' }),
  },
  { $id: 'ChatHistory' },
);
export type ChatHistory = Static<typeof ChatHistory>;

export const ChatConversation = Type.Object(
  {
    id: Type.String(),
    title: Type.String({ description: 'The beginning of the first message.' }),
    startedAt: Instant,
    lastAt: Instant,
    messageCount: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ChatConversation' },
);
export type ChatConversation = Static<typeof ChatConversation>;

export const ChatConversationsQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 unless told.' })),
  },
  { additionalProperties: false },
);
export type ChatConversationsQuery = Static<typeof ChatConversationsQuery>;

export const ChatFeedbackBody = Type.Object(
  { messageId: Type.String({ maxLength: 64 }), vote: Nullable(ChatVote) },
  { $id: 'ChatFeedbackBody', additionalProperties: false },
);
export type ChatFeedbackBody = Static<typeof ChatFeedbackBody>;
