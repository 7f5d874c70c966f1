import { PassThrough } from 'node:stream';
import type { Clock } from '../../lib/clock';
import { tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { NotificationService } from './notifications.service';

export interface StreamDependencies {
  notifications: Pick<NotificationService, 'onChange' | 'since' | 'countUnread' | 'madeAt'>;
  /** Tells whose sessions have ended; null when some may have been missed. */
  sessionEnds: { hear(hear: (userId: string | null) => void): () => void };
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
  /** What it has heard or knew before, with when that was made. */
  sent: Map<string, number>;
  isTelling: boolean;
  /** How often there was something to tell. */
  changes: number;
}
export type NotificationStreams = ReturnType<typeof createNotificationStreams>;

const HEARTBEAT_MS = 15_000;
const MAX_PER_OWNER = 12;
const MAX_OVERALL = 5_000;
const AGAIN_AFTER_SECONDS = 60;
/** Anyone who is that far behind does not read. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** What was made earlier may be committed later. */
const LATE_MS = 60_000;
/** Of the latest, which one may have heard: more are in no header. */
const MAX_EVENT_IDS = 50;
/** Anyone who does not read to the end by then is cut off. */
export const WRITE_TIMEOUT_MS = 2_000;

/** Open pages that hear at once what their customer is told, as server-sent events. */
export function createNotificationStreams({ notifications, sessionEnds, clock }: StreamDependencies) {
  const open = new Map<string, Set<Listener>>();
  let heartbeat: NodeJS.Timeout | undefined;
  let stopHearing: (() => void)[] = [];

  const all = () => [...open.values()].flatMap((listeners) => [...listeners]);

  function write({ stream }: Listener, text: string) {
    if (stream.destroyed || stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
  }

  /** What was written before still goes out, but a peer that does not read it is not waited for. */
  function end({ stream }: Listener) {
    stream.end();
    const timer = setTimeout(() => stream.destroy(), WRITE_TIMEOUT_MS).unref();
    stream.once('close', () => clearTimeout(timer));
  }

  const mayGoOn = (listener: Listener) => listener.mayGoOn().catch(() => true);

  /** What is new to this listener, then how much is unread; changes that come meanwhile are told in a next round. */
  async function tell(listener: Listener) {
    listener.changes += 1;
    if (listener.isTelling) return;
    listener.isTelling = true;
    try {
      for (let told = 0; told !== listener.changes;) {
        told = listener.changes;
        // A session that is over is told nothing more.
        if (!(await mayGoOn(listener))) {
          end(listener);
          return;
        }
        const { ownerId, since, language, sent } = listener;
        for (const one of await notifications.since(ownerId, since, language)) {
          if (sent.has(one.id)) continue;
          sent.set(one.id, Date.parse(one.at));
          write(listener, event('notification', one, positionAt(one, sent)));
        }
        write(listener, event('unread', { unread: await notifications.countUnread(ownerId) }));
      }
    } catch {
      // The database is away: the page opens a new stream, and is told then what it missed.
      end(listener);
    } finally {
      listener.isTelling = false;
    }
  }

  async function beat() {
    await Promise.all(
      all().map(async (listener) => {
        if (await mayGoOn(listener)) write(listener, ': still here\n\n');
        else end(listener);
      }),
    );
  }

  function hear(ownerId: string | null) {
    const listeners = ownerId === null ? all() : [...(open.get(ownerId) ?? [])];
    for (const listener of listeners) void tell(listener);
  }

  function add(listener: Listener) {
    open.set(listener.ownerId, (open.get(listener.ownerId) ?? new Set()).add(listener));
    // Of a session that ended its streams find out by being told.
    if (stopHearing.length === 0) stopHearing = [notifications.onChange(hear), sessionEnds.hear(hear)];
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
      if ((open.get(asked.ownerId)?.size ?? 0) >= MAX_PER_OWNER || all().length >= MAX_OVERALL)
        throw tooManyRequests('TOO_MANY_STREAMS', AGAIN_AFTER_SECONDS);
      const { ownerId, language } = asked;
      const [last = '', ...others] = (lastEventId ?? '').split(',', MAX_EVENT_IDS);
      const listener: Listener = {
        ...asked,
        stream: new PassThrough(),
        since: clock(),
        sent: new Map(),
        // Nothing is told before it is known what is news.
        isTelling: true,
        changes: 0,
      };
      // Before anything is waited for, or pages that come at once would all find room.
      add(listener);
      write(listener, 'retry: 3000\n\n');
      try {
        const heardAt = await notifications.madeAt(ownerId, last);
        const at = (heardAt ?? clock()).getTime();
        listener.since = new Date(at - LATE_MS);
        if (heardAt) for (const id of [last, ...others]) listener.sent.set(id, at);
        // Of what was there before nothing is news, unless a connection that broke may have missed it.
        const known = heardAt ? [] : await notifications.since(ownerId, listener.since, language);
        for (const one of known) listener.sent.set(one.id, Date.parse(one.at));
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
      for (const stop of stopHearing) stop();
      for (const listener of all()) end(listener);
    },
  };
}

/**
 * The id of an event says also which others were heard that are not older by more than what may be late: a connection
 * that broke goes on from there, and hears nothing twice.
 */
function positionAt({ id, at }: { id: string; at: string }, sent: ReadonlyMap<string, number>): string {
  const others = [...sent].filter(([other, made]) => other !== id && made >= Date.parse(at) - LATE_MS);
  const latest = others.toSorted(([, one], [, other]) => other - one).slice(0, MAX_EVENT_IDS - 1);
  return [id, ...latest.map(([other]) => other)].join(',');
}

const event = (name: string, data: object, id?: string) =>
  `${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
