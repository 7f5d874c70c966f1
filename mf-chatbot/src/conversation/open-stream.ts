import { ApiError, type ApiPath } from '@storefront/shared/http';
import type { ErrorCode } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { readEvents, type ServerEvent } from '@storefront/shared/streams';
import type { Owner } from './owner';

/** Events are handed over in groups: a screen that follows each letter would have time for nothing else. */
const groupMs = 60;
/** The shop sends something at least every 15 s; a line that is silent for longer is broken. */
const silenceMs = 40_000;

export interface StreamOptions {
  /** What was read last, to go on after it. */
  after: string | undefined;
  onEvents: (events: ServerEvent[]) => void;
}

interface StreamRequest extends StreamOptions {
  path: ApiPath;
  /** Posts it. */
  body?: object;
}

/** Reads a stream until it ends; fails when it is refused, cut off or silent for too long. */
export async function openStream(
  { http, signal }: ApiContext,
  { token, isSignedIn }: Owner,
  { path, body, after, onEvents }: StreamRequest,
): Promise<void> {
  const line = new AbortController();
  const abort = () => {
    line.abort();
  };
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, silenceMs);
  const groups = inGroups(onEvents);
  try {
    const bearer = isSignedIn ? await http.bearer() : null;
    const response = await fetch(http.addressOf(path), {
      method: body ? 'POST' : 'GET',
      signal: line.signal,
      headers: {
        Accept: 'text/event-stream',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        ...(token !== null && { 'x-chat-token': token }),
        ...(after !== undefined && { 'Last-Event-ID': after }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await refusalOf(response);
    if (!response.body) return;
    await readEvents(response.body, groups.add, () => {
      clearTimeout(silence);
      silence = setTimeout(abort, silenceMs);
    });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    groups.end();
  }
}

/** The error of a refused stream, as other calls throw it. */
async function refusalOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { errorCode?: ErrorCode } | null;
  return new ApiError({
    status: response.status,
    code: body?.errorCode ?? 'STREAM_REFUSED',
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    body,
  });
}

function inGroups(onEvents: (events: ServerEvent[]) => void) {
  let waiting: ServerEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) onEvents(events);
  };
  return {
    add(event: ServerEvent) {
      waiting.push(event);
      timer ??= setTimeout(end, groupMs);
    },
    end,
  };
}
