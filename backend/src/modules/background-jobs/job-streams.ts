import { PassThrough } from 'node:stream';
import type { OpenDatabase } from '../../db';
import { tooManyRequests } from '../../lib/errors';
import type { BackgroundJob } from './background-jobs.schema';
import { JOBS_CHANNEL, type JobQueue } from './job-queue';

const HEARTBEAT_MS = 15_000;
const MAX_STREAMS = 500;
/** More than anybody has pages open. */
const MAX_OF_PERSON = 10;
const AGAIN_AFTER_SECONDS = 30;

export type JobStreams = ReturnType<typeof createJobStreams>;

const isEnded = ({ state }: BackgroundJob) => state !== 'queued' && state !== 'running';

/** Open pages that follow a job. The first event says where it is, so a connection that broke has missed nothing. */
export function createJobStreams({
  queue,
  announcements,
}: {
  queue: Pick<JobQueue, 'find'>;
  announcements: Pick<OpenDatabase, 'listen'>;
}) {
  /** With whose they are. */
  const open = new Map<PassThrough, string>();

  return {
    async open(userId: string, id: string, mayGoOn: () => Promise<boolean>): Promise<PassThrough> {
      const first = await queue.find(id);
      const own = [...open.values()].filter((whose) => whose === userId).length;
      if (open.size >= MAX_STREAMS || own >= MAX_OF_PERSON)
        throw tooManyRequests('TOO_MANY_STREAMS', AGAIN_AFTER_SECONDS);
      const stream = new PassThrough();
      open.set(stream, userId);
      let seen = 0;
      const send = (job: BackgroundJob) => {
        if (stream.destroyed || stream.writableEnded || job.revision <= seen) return;
        seen = job.revision;
        stream.write(`id: ${job.revision}\nevent: job\ndata: ${JSON.stringify(job)}\n\n`);
        if (isEnded(job)) stream.end();
      };
      let isReading = false;
      let isDue = false;
      const look = async () => {
        isDue = true;
        if (isReading) return;
        isReading = true;
        try {
          while (isDue) {
            isDue = false;
            if (!(await mayGoOn())) stream.end();
            else send(await queue.find(id));
          }
        } catch {
          // The page opens a new stream, and begins with where the job is then.
          stream.end();
        } finally {
          isReading = false;
        }
      };
      const unlisten = announcements.listen(JOBS_CHANNEL, (changed) => {
        if (changed === null || changed === id) void look();
      });
      const heartbeat = setInterval(() => {
        stream.write(': still here\n\n');
        void look();
      }, HEARTBEAT_MS).unref();
      stream.on('close', () => {
        open.delete(stream);
        clearInterval(heartbeat);
        unlisten();
      });
      stream.write('retry: 3000\n\n');
      send(first);
      // What changed before somebody listened.
      if (!isEnded(first)) void look();
      return stream;
    },

    close() {
      for (const stream of open.keys()) stream.end();
    },
  };
}
