import type { BackgroundJob } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import {
  delay,
  put,
  select,
  takeLatest,
  takeMatching,
  untilSessionEnds,
  untrackedApi,
  type ApiContext,
  type Effect,
} from '@storefront/shared/store';
import { isEnded, job, jobFollowed, jobPath, jobs, jobReceived } from './jobs';

/** How long it is left alone after the stream broke. */
const PAUSE_MS = 2_000;

/** Follows the job that the page shows, until it has ended or the person signs out. */
export function* followJobSaga() {
  yield* takeLatest(
    jobFollowed,
    untilSessionEnds(({ payload: id }: ReturnType<typeof jobFollowed>) => follow(id)),
  );
}

function* follow(id: string): Effect<void> {
  const first = yield* fetched(id);
  // One that has ended, or is not there, tells nothing more.
  if (!first || isEnded(first)) return;
  let seen = first.revision;
  for (;;) {
    let received: BackgroundJob | undefined;
    try {
      received = yield* untrackedApi(nextChange, id, seen);
    } catch {
      yield* delay(PAUSE_MS);
      received = yield* asked(id);
    }
    if (!received) continue;
    seen = received.revision;
    yield* put(jobReceived(received));
    if (!isEnded(received)) continue;
    yield* put(job.invalidate());
    yield* put(jobs.invalidate());
    return;
  }
}

/** The job as the page has it; undefined when it could not be fetched. */
function* fetched(id: string): Effect<BackgroundJob | undefined> {
  for (;;) {
    const { data, error, isFetching } = yield* select(job.select, id);
    if (!isFetching && (data ?? error)) return data;
    yield* takeMatching(({ type }) => type.startsWith(`${job.slice.reducerPath}/`));
  }
}

/** Without a stream the job is asked for. */
function* asked(id: string): Effect<BackgroundJob | undefined> {
  try {
    return yield* untrackedApi(fetchJob, id);
  } catch {
    return undefined;
  }
}

const fetchJob = async ({ http, signal }: ApiContext, id: string) =>
  (await http.getWithBearer<BackgroundJob>(jobPath(id), { signal, isTracked: false }))?.data;

/** Hears the job until it is further than what was seen; the stream begins with where it is. */
async function nextChange({ http, signal }: ApiContext, id: string, seen: number): Promise<BackgroundJob> {
  const token = await http.bearer();
  const answer = await fetch(http.addressOf(`${jobPath(id)}/events`), {
    signal,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new ApiError({ status: answer.status, code: 'STREAM_REFUSED' });
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      if (done) throw new ApiError({ status: 0, code: 'NETWORK' });
      text += decoder.decode(value, { stream: true });
      const whole = text.slice(0, text.lastIndexOf('\n\n') + 1);
      const last = [...whole.matchAll(/^data: (.*)$/gm)].at(-1)?.[1];
      const received = last === undefined ? undefined : (JSON.parse(last) as BackgroundJob);
      if (received && received.revision > seen) return received;
    }
  } finally {
    // What was received is shown at once, whenever the line ends.
    reader.cancel().catch(() => undefined);
  }
}
