import type { FastifyBaseLogger } from 'fastify';

/**
 * Work that time brings. It reads what is due from the module's own tables, so nothing is lost with the process, and takes
 * its rows with SKIP LOCKED, so any number of replicas may do it at once.
 */
export type Job = TimedJob | LastingJob;

interface TimedJob {
  /** Its name in the log. */
  name: string;
  /** `start` is once, `seconds` for what people wait for, `minute` for what needs no hurry. */
  every: 'start' | 'seconds' | 'minute';
  /** Does what is due. */
  run(): Promise<unknown>;
}

/** A job with a loop of its own, for as long as the process runs. */
interface LastingJob {
  name: string;
  every: 'always';
  /** Does what is due, once. */
  run(): Promise<unknown>;
  /** Runs until the signal is aborted. */
  runUntil(stop: AbortSignal): Promise<unknown>;
}

export interface JobRunner {
  /** Does everything that is due once; each job even when another fails. */
  runOnce(): Promise<void>;
  start(): void;
  /** Waits for what is running, but not for a gateway that hangs: what is left undone is due again. */
  stop(): Promise<void>;
}

const SHORT_MS = 5_000;
const LONG_MS = 60_000;
/** Well within the time that a process is given to end. */
const STOP_TIMEOUT_MS = 5_000;

/** Runs the jobs of all modules. */
export function createJobRunner({
  jobs,
  log,
}: {
  jobs: readonly Job[];
  log: Pick<FastifyBaseLogger, 'error'>;
}): JobRunner {
  const of = (every: Job['every']) => jobs.filter((job) => job.every === every);
  const lasting = jobs.filter((job): job is LastingJob => job.every === 'always');

  async function attempt({ name }: Job, work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed and will run again');
    }
  }

  const timers: NodeJS.Timeout[] = [];
  let stopping = new AbortController();
  const running = new Map<Job, Promise<void>>();
  /** Each job by itself: mail does not wait until a gateway answers. */
  const begin = <J extends Job>(due: readonly J[], work: (job: J) => Promise<unknown>) => {
    for (const job of due) {
      if (running.has(job)) continue;
      running.set(
        job,
        attempt(job, () => work(job)).finally(() => running.delete(job)),
      );
    }
  };
  const beginDue = (every: Job['every']) => begin(of(every), (job) => job.run());

  return {
    async runOnce() {
      // Mail leaves last of what people wait for, as the others write some.
      for (const job of [...of('seconds'), ...lasting, ...of('minute')]) await attempt(job, () => job.run());
    },
    start() {
      stopping = new AbortController();
      const { signal } = stopping;
      beginDue('start');
      begin(lasting, (job) => job.runUntil(signal));
      timers.push(
        setInterval(() => beginDue('seconds'), SHORT_MS),
        setInterval(() => beginDue('minute'), LONG_MS),
      );
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const isTooLong = new Promise<void>((done) => {
        timer = setTimeout(done, STOP_TIMEOUT_MS);
      });
      await Promise.race([Promise.all(running.values()), isTooLong]);
      clearTimeout(timer);
    },
  };
}
