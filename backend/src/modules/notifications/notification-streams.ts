import { PassThrough } from 'node:stream';
import type { Clock } from '../../plugins/clock';
import { tooManyRequests } from '../../plugins/errors';
import type { Language } from '../../plugins/language';
import type { NotificationService } from './notifications.service';

interface Dependencies {
  notifications: Pick<NotificationService, 'onChange' | 'since' | 'countUnread' | 'madeAt'>;
  clock: Clock;
}
interface Asked {
  ownerId: string;
  language: Language;
  /** The id of the event that was heard last, from a connection that broke. */
  lastEventId: string | undefined;
  /** Whether the session that it was opened with still holds. */
  mayGoOn: () => Promise<boolean>;
}
interface Listener extends Omit<Asked, 'lastEventId'> {
  stream: PassThrough;
  since: Date;
  sent: Set<string>;
  isTelling: boolean;
  /** How often there was something to tell. */
  changes: number;
}
export type NotificationStreams = ReturnType<typeof createNotificationStreams>;

const HEARTBEAT_MS = 15_000;
const MOST_OF_OWNER = 12;
const MOST_OF_ALL = 5_000;
const AGAIN_AFTER_SECONDS = 60;
/** Whoever is that far behind does not read. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** What was made earlier may be committed later. */
const LATE_MS = 60_000;

/** Open pages that hear at once what their customer is told, as server-sent events. */
export function createNotificationStreams({ notifications, clock }: Dependencies) {
  const open = new Map<string, Set<Listener>>();
  let heartbeat: NodeJS.Timeout | undefined;
  let stopHearing: (() => void) | undefined;

  const all = () => [...open.values()].flatMap((listeners) => [...listeners]);

  function write({ stream }: Listener, text: string) {
    if (stream.destroyed || stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
  }

  /** What is new to this listener, then how much is unread; changes that come meanwhile are told in a next round. */
  async function tell(listener: Listener) {
    listener.changes += 1;
    if (listener.isTelling) return;
    listener.isTelling = true;
    try {
      for (let told = 0; told !== listener.changes;) {
        told = listener.changes;
        const { ownerId, since, language, sent } = listener;
        for (const one of await notifications.since(ownerId, since, language)) {
          if (sent.has(one.id)) continue;
          sent.add(one.id);
          write(listener, event('notification', one, one.id));
        }
        write(listener, event('unread', { unread: await notifications.countUnread(ownerId) }));
      }
    } catch {
      // The database is away: the page opens a new stream, and is told then what it missed.
      listener.stream.end();
    } finally {
      listener.isTelling = false;
    }
  }

  async function beat() {
    await Promise.all(
      all().map(async (listener) => {
        const mayGoOn = await listener.mayGoOn().catch(() => true);
        if (mayGoOn) write(listener, ': still here\n\n');
        else listener.stream.end();
      }),
    );
  }

  function hear(ownerId: string | null) {
    const listeners = ownerId === null ? all() : [...(open.get(ownerId) ?? [])];
    for (const listener of listeners) void tell(listener);
  }

  function add(listener: Listener) {
    open.set(listener.ownerId, (open.get(listener.ownerId) ?? new Set()).add(listener));
    stopHearing ??= notifications.onChange(hear);
    heartbeat ??= setInterval(() => void beat(), HEARTBEAT_MS).unref();
    listener.stream.on('close', () => {
      const left = open.get(listener.ownerId);
      left?.delete(listener);
      if (left?.size === 0) open.delete(listener.ownerId);
    });
  }

  return {
    beat,

    async open({ lastEventId, ...asked }: Asked): Promise<PassThrough> {
      if ((open.get(asked.ownerId)?.size ?? 0) >= MOST_OF_OWNER || all().length >= MOST_OF_ALL)
        throw tooManyRequests('TOO_MANY_STREAMS', AGAIN_AFTER_SECONDS);
      const { ownerId, language } = asked;
      const listener: Listener = {
        ...asked,
        stream: new PassThrough(),
        since: clock(),
        sent: new Set(lastEventId ? [lastEventId] : []),
        // Nothing is told before it is known what is news.
        isTelling: true,
        changes: 0,
      };
      // Before anything is waited for, or pages that come at once would all find room.
      add(listener);
      write(listener, 'retry: 3000\n\n');
      try {
        const heardAt = lastEventId ? await notifications.madeAt(ownerId, lastEventId) : null;
        listener.since = new Date((heardAt ?? clock()).getTime() - LATE_MS);
        // Of what was there before nothing is news, unless a connection that broke may have missed it.
        const known = heardAt ? [] : await notifications.since(ownerId, listener.since, language);
        for (const { id } of known) listener.sent.add(id);
      } catch (error) {
        listener.stream.destroy();
        throw error;
      }
      listener.isTelling = false;
      void tell(listener);
      return listener.stream;
    },

    /** Ends every stream: the pages open new ones elsewhere. */
    close() {
      clearInterval(heartbeat);
      stopHearing?.();
      for (const { stream } of all()) stream.end();
    },
  };
}

const event = (name: string, data: object, id?: string) =>
  `${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
