import { Type, type Static } from 'typebox';
import { KeysetMeta, keysetFields } from '../../lib/keyset';
import { ChatMessage } from '../chat/chat.schema';
import { Count, Instant, Nullable } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';

export const ChatHandoffBody = Type.Object(
  {
    conversationId: Type.String({ maxLength: 64 }),
    contact: Type.Optional(
      Type.String({
        maxLength: 300,
        description:
          'E-mail address or telephone number. Signed-in customers are answered at their own address.',
      }),
    ),
  },
  { $id: 'ChatHandoffBody', additionalProperties: false },
);
export type ChatHandoffBody = Static<typeof ChatHandoffBody>;

export const ChatHandoff = Type.Object(
  {
    ticketId: Type.String({ description: 'What people can name on the telephone.' }),
    queue: Type.Integer({ minimum: 0, description: 'How many others wait before.' }),
  },
  { $id: 'ChatHandoff' },
);
export type ChatHandoff = Static<typeof ChatHandoff>;

export const ChatTicketStatus = Type.Enum(['NEW', 'OPEN', 'ANSWERED', 'CLOSED'], {
  $id: 'ChatTicketStatus',
  description: 'OPEN: somebody takes care of it, or the customer wrote again.',
});

export const ChatTicket = Type.Object(
  {
    id: Type.String(),
    ticket: Type.String(),
    status: ChatTicketStatus,
    customer: Nullable(Type.Object({ id: Type.String(), email: Type.String() })),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    language: Type.Enum(['vi', 'en']),
    assignee: Nullable(Type.Object({ id: Type.String(), email: Type.String() })),
    version: Type.Integer({ description: 'To be sent with a change.' }),
    createdAt: Instant,
    lastAt: Instant,
  },
  { $id: 'ChatTicket' },
);
export type ChatTicket = Static<typeof ChatTicket>;

export const ChatTicketDetail = Type.Object(
  {
    ...ChatTicket.properties,
    replyTo: Nullable(Type.String({ description: 'The mailbox that an answer is sent to as well.' })),
    messages: Type.Array(ChatMessage, { description: 'The latest of the conversation, oldest first.' }),
  },
  { $id: 'ChatTicketDetail' },
);
export type ChatTicketDetail = Static<typeof ChatTicketDetail>;

export const ChatTicketPage = Type.Object(
  {
    data: Type.Array(ChatTicket),
    meta: KeysetMeta,
    counts: Type.Object({ NEW: Count, OPEN: Count, ANSWERED: Count, CLOSED: Count }),
  },
  { $id: 'ChatTicketPage' },
);
export type ChatTicketPage = Static<typeof ChatTicketPage>;

export const ChatTicketsQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(['NEW', 'OPEN', 'ANSWERED', 'CLOSED'])),
    assignee: Type.Optional(Type.Enum(['me', 'none'])),
    search: Type.Optional(text(100)),
    ...keysetFields,
  },
  { additionalProperties: false },
);
export type ChatTicketsQuery = Static<typeof ChatTicketsQuery>;

export const ChatTicketParams = Type.Object({ id: text(60) });
const version = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const ChatTicketVersion = Type.Object(
  { version },
  { $id: 'ChatTicketVersion', additionalProperties: false },
);
export const ChatTicketReply = Type.Object(
  { message: text(2000), version },
  { $id: 'ChatTicketReply', additionalProperties: false },
);
export type ChatTicketReply = Static<typeof ChatTicketReply>;
