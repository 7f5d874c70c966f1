import type { Notification, NotificationPage, Unread } from '@storefront/shared/contracts';
import { ApiError, toApiError } from '@storefront/shared/http';
import {
  call,
  cancel,
  delay,
  fork,
  getFromContext,
  put,
  select,
  untrackedApi,
  type ApiContext,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import { mailbox, readEvents, type ServerEvent } from '@storefront/shared/streams';
import { notificationReceived, selectLastId, unreadCounted } from './unread-slice';

type Message =
  | { kind: 'event'; event: ServerEvent }
  /** 200: as it should, with the token it was opened with. */
  | { kind: 'ended'; status: number }
  | { kind: 'looked' };

/** There is no network, or nobody answers: how long it is left alone after each time. */
const pausesMs = [3_000, 10_000, 30_000] as const;
const maxPauseMs = 60_000;

/**
 * Hears what the customer is told, while somebody looks: a browser has few connections, and a hidden page needs none.
 * A stream that broke goes on where it was.
 */
export function* followNotifications(): Generator {
  const messages = mailbox<Message>();
  const watch = () => {
    messages.put({ kind: 'looked' });
  };
  document.addEventListener('visibilitychange', watch);
  let failures = 0;
  try {
    for (;;) {
      while (!isSeen()) yield* call(messages.next);
      messages.clear();
      const listening = yield* fork(listen, messages.put);
      let status = 200;
      while (isSeen()) {
        const one = yield* call(messages.next);
        if (one.kind === 'ended') {
          status = one.status;
          break;
        }
        if (one.kind === 'looked') continue;
        failures = 0;
        yield* understand(one.event);
      }
      yield* cancel(listening);
      if (status !== 200) yield* count();
      // More streams than the server gives to one customer: another of their pages has one.
      yield* delay(status === 429 ? maxPauseMs : (pausesMs[failures] ?? maxPauseMs));
      failures += 1;
    }
  } finally {
    document.removeEventListener('visibilitychange', watch);
  }
}

const isSeen = () => document.visibilityState === 'visible';

function* listen(send: (messages: Message) => void): Effect<void> {
  try {
    yield* untrackedApi(openStream, yield* select(selectLastId), (event) => {
      send({ kind: 'event', event });
    });
    send({ kind: 'ended', status: 200 });
  } catch (error) {
    send({ kind: 'ended', status: toApiError(error).status });
  }
}

async function openStream(
  { http, signal }: ApiContext,
  lastEventId: string | null,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const token = await http.bearer();
  const { ok, status, body } = await fetch(http.addressOf('relationship/notify/stream'), {
    signal,
    headers: { Authorization: `Bearer ${token}`, ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
  });
  // A token that is refused is renewed by the question for the number, which follows.
  if (!ok) throw new ApiError({ status, code: 'STREAM_REFUSED' });
  if (body) await readEvents(body, onEvent);
}

function* understand({ name, data }: ServerEvent): Effect<void> {
  if (name === 'unread') yield* put(unreadCounted((JSON.parse(data) as Unread).unread));
  if (name !== 'notification') return;
  const { id, facts } = JSON.parse(data) as Notification;
  yield* put(notificationReceived(id));
  const emit: Emit = yield* getFromContext<Emit>('emit');
  const { orderId } = facts;
  if (typeof orderId === 'string') emit('account:order-changed', { orderId });
}

/** Without a stream the number at least is known. */
function* count(): Effect<void> {
  try {
    const unread = yield* untrackedApi(fetchUnread);
    if (unread !== undefined) yield* put(unreadCounted(unread));
  } catch {
    // The next try asks again; until then the bell says what it knew.
  }
}

async function fetchUnread({ http, signal }: ApiContext): Promise<number | undefined> {
  const answer = await http.getWithBearer<NotificationPage>('relationship/notify/list', {
    params: { pageSize: 1 },
    signal,
    isTracked: false,
  });
  return answer?.data.unread;
}
