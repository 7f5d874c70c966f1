import type {
  At,
  ChatTicket,
  ChatTicketDetail,
  ChatTicketPage,
  ChatTicketReply,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const ticketStatuses = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;
export const assigneeChoices = ['me', 'none'] as const;

export interface TicketsQuery {
  status: ChatTicket['status'] | undefined;
  assignee: (typeof assigneeChoices)[number] | undefined;
  search: string | undefined;
  after: string | undefined;
}

export const parseTicketsQuery = ({ query }: Pick<At, 'query'>): TicketsQuery => ({
  status: ticketStatuses.find((status) => status === query.get('status')),
  assignee: assigneeChoices.find((choice) => choice === query.get('assignee')),
  search: query.get('search')?.slice(0, 100) || undefined,
  after: query.get('after') ?? undefined,
});

/** Conversations that a person was asked into, the latest first. */
export const tickets = createQuery<TicketsQuery, ChatTicketPage>({
  name: 'operator/tickets',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<ChatTicketPage>('main/admin/chat/ticket', {
        params: { ...query, limit: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/chat/ticket/${encodeURIComponent(id)}` as const;

/** One of them with its conversation. */
export const ticketDetail = createQuery<string, ChatTicketDetail>({
  name: 'operator/ticket',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<ChatTicketDetail>(pathOf(id), { signal }))?.data,
});

function* changed() {
  yield* put(tickets.invalidate());
  yield* put(ticketDetail.invalidate());
}

/** Takes care of it, or closes it. */
export const movingTicket = createMutation<
  { id: string; version: number; to: 'assign' | 'close' },
  ChatTicketDetail
>({
  name: 'operator/ticketMove',
  isPersonal: true,
  send: async ({ http, signal }, { id, version, to }) =>
    (await http.put<ChatTicketDetail>(`${pathOf(id)}/${to}`, { version }, { signal, isPersonal: true })).data,
  onSuccess: changed,
  // Someone else was faster: what is fetched next is theirs.
  onError: changed,
});

/** Answers in the conversation; the same answer sent twice is said once. */
export const replyingToTicket = createMutation<
  ChatTicketReply & { id: string; key: string },
  ChatTicketDetail
>({
  name: 'operator/ticketReply',
  isPersonal: true,
  send: async ({ http, signal }, { id, key, ...body }) =>
    (
      await http.post<ChatTicketDetail>(`${pathOf(id)}/reply`, body, {
        signal,
        isPersonal: true,
        idempotencyKey: key,
      })
    ).data,
  onSuccess: changed,
  // Someone else was faster: what is fetched next is theirs.
  onError: changed,
});
