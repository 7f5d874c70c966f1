import { Worker } from 'node:worker_threads';
import type { RenderResult } from '../../src/render/render-job';
import type { Snapshot } from '../registry/snapshot';
import {
  registriesKept,
  type DrawJob,
  type FromWorker,
  type RenderProblem,
  type ShellCode,
  type ToWorker,
} from './messages';

/** A page did not come: `late` is no fault of its own, `stuck` ended its worker, `failed` threw. */
export class DrawError extends Error {
  override name = 'DrawError';
  constructor(
    readonly reason: 'late' | 'stuck' | 'failed',
    message: string,
    /** Where it threw in the worker, when it did. */
    readonly workerStack?: string,
    /** Whose code was running: null when that of several remotes took turns, undefined when nothing was said. */
    readonly remote?: string | null,
  ) {
    super(message);
  }
}

/** Threads that draw pages beside the one that answers. */
export interface RenderPool {
  /** @throws DrawError within `limitMs` */
  draw: (shell: ShellCode, job: DrawJob) => Promise<RenderResult>;
  /**
   * Draws the same page once on every thread, warm or not; a thread that takes longer is not replaced.
   * @throws DrawError of the first thread that did not draw it within `maxMs`
   */
  drawOnEach: (shell: ShellCode, job: DrawJob, maxMs: number) => Promise<RenderResult[]>;
  /** Loads ahead what pages of this registry are drawn with; resolves when every thread has. */
  warm: (shell: ShellCode, registry: Snapshot) => Promise<void>;
  stop: () => Promise<void>;
}

interface Waiting {
  /** Whose code runs for it, as far as the thread has said. */
  runningRemote?: string | null;
  settle: (outcome: RenderResult | DrawError) => void;
}
interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** The registries that it keeps, by their numbers; the first is the one that it forgets next. */
  told: Map<Snapshot, number>;
  /** The page that it has rendered last, or renders; null once that one waits. */
  renderedPage: number | null;
  heardAt: number;
  /** It has spoken: what ends before that would end again at once. */
  hasSpoken: boolean;
  /** Of what it was last warmed for. */
  warmedFor: number;
}

const restartPauseMs = 1_000;
/** A thread that is silent for as long after it began to load ahead will never end. */
const maxWarmMs = 30_000;
/** Before a thread begins with a page it may speak once more, so its silence is a little shorter than the page's time. */
const silentShare = 0.8;

export function createRenderPool({
  workerFile,
  size = 2,
  limitMs = 1_000,
  onProblem,
}: {
  workerFile: URL | string;
  size?: number;
  limitMs?: number;
  onProblem: (problem: RenderProblem) => void;
}): RenderPool {
  let serial = 0;
  let isStopped = false;
  let lastWarm: Extract<ToWorker, { kind: 'warm' }> | null = null;
  let whenWarm: (() => void)[] = [];
  const threads = new Set<Thread>();
  for (let count = 0; count < size; count += 1) start();

  function start(): void {
    if (isStopped) return;
    const worker = new Worker(workerFile);
    const thread: Thread = {
      worker,
      waiting: new Map(),
      told: new Map(),
      renderedPage: null,
      heardAt: Date.now(),
      hasSpoken: false,
      warmedFor: 0,
    };
    threads.add(thread);
    worker.on('message', (message: FromWorker) => {
      hear(thread, message);
    });
    worker.on('error', (error: Error) => {
      replace(thread, new DrawError('failed', error.message));
    });
    worker.on('exit', () => {
      replace(thread, new DrawError('failed', 'The worker has ended.'));
    });
    worker.unref();
    if (lastWarm) load(thread, lastWarm);
  }

  function load(thread: Thread, message: Extract<ToWorker, { kind: 'warm' }>): void {
    thread.worker.postMessage(message);
    setTimeout(() => {
      if (lastWarm === message && !isWarm(thread) && Date.now() - thread.heardAt > limitMs)
        replace(thread, new DrawError('stuck', 'It did not load what pages are drawn with.'));
    }, maxWarmMs).unref();
  }

  const isWarm = ({ warmedFor }: Thread): boolean => lastWarm !== null && warmedFor >= lastWarm.number;

  function hear(thread: Thread, message: FromWorker): void {
    thread.heardAt = Date.now();
    thread.hasSpoken = true;
    if (message.kind === 'problem') onProblem(message.problem);
    if (message.kind === 'warmed') {
      thread.warmedFor = message.number;
      if (threads.size === size && [...threads].every(isWarm)) {
        for (const tell of whenWarm) tell();
        whenWarm = [];
      }
    }
    if (message.kind === 'runs') {
      const page = thread.waiting.get(message.id);
      if (page) page.runningRemote = message.remote;
      if (message.remote !== null) thread.renderedPage = message.id;
      else if (thread.renderedPage === message.id) thread.renderedPage = null;
    }
    if (message.kind === 'drawn') thread.waiting.get(message.id)?.settle(message.result);
    if (message.kind === 'failed') {
      const { id, problem } = message;
      thread.waiting.get(id)?.settle(new DrawError('failed', problem.message, problem.stack));
    }
  }

  function replace(thread: Thread, reason: DrawError): void {
    if (!threads.delete(thread)) return;
    if (!isStopped) onProblem({ message: `A rendering thread is replaced: ${reason.message}` });
    const waiting = [...thread.waiting.values()];
    // Rendering does not pause, so a page that began to render and has not come is the one that the thread is busy with.
    const rendered = thread.renderedPage === null ? undefined : thread.waiting.get(thread.renderedPage);
    const culprit = rendered ?? waiting[0];
    culprit?.settle(new DrawError(reason.reason, reason.message, reason.workerStack, culprit.runningRemote));
    // What merely waited behind it says nothing about its own version.
    for (const { settle } of waiting.filter((one) => one !== culprit))
      settle(new DrawError('late', 'The thread that was to draw it has ended.'));
    void thread.worker.terminate();
    if (thread.hasSpoken) start();
    else setTimeout(start, restartPauseMs).unref();
  }

  function numberOf(registry: Snapshot, { worker, told }: Thread): number {
    const known = told.get(registry);
    if (known !== undefined) return known;
    const number = ++serial;
    told.set(registry, number);
    for (const oldest of [...told.keys()].slice(0, -registriesKept)) told.delete(oldest);
    worker.postMessage({ kind: 'registry', number, registry } satisfies ToWorker);
    return number;
  }

  /** A thread that still loads would let a page wait for longer than it may take. */
  function leastBusy(): Thread | undefined {
    return [...threads].sort(
      (a, b) => Number(isWarm(b)) - Number(isWarm(a)) || a.waiting.size - b.waiting.size,
    )[0];
  }

  function drawOn(
    thread: Thread,
    shell: ShellCode,
    { registry, ...job }: DrawJob,
    { maxMs, isReplaced }: { maxMs: number; isReplaced: boolean },
  ): Promise<RenderResult> {
    const id = ++serial;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const silentMs = Date.now() - thread.heardAt;
        if (isReplaced && silentMs >= maxMs * silentShare)
          replace(thread, new DrawError('stuck', `It did nothing else for ${String(silentMs)} ms.`));
        else settle(new DrawError('late', `The page took more than ${String(maxMs)} ms.`));
      }, maxMs);
      const settle = (outcome: RenderResult | DrawError) => {
        clearTimeout(timer);
        thread.waiting.delete(id);
        if (outcome instanceof DrawError) reject(outcome);
        else resolve(outcome);
      };
      thread.waiting.set(id, { settle });
      const number = numberOf(registry, thread);
      thread.worker.postMessage({ kind: 'draw', id, shell, job, registry: number } satisfies ToWorker);
    });
  }

  return {
    draw(shell, job) {
      const thread = leastBusy();
      if (!thread) return Promise.reject(new DrawError('failed', 'No rendering thread is there.'));
      return drawOn(thread, shell, job, { maxMs: limitMs, isReplaced: true });
    },
    drawOnEach: (shell, job, maxMs) =>
      Promise.all([...threads].map((thread) => drawOn(thread, shell, job, { maxMs, isReplaced: false }))),
    warm(shell, registry) {
      const message = { kind: 'warm', number: ++serial, shell, registry } as const;
      lastWarm = message;
      for (const thread of threads) load(thread, message);
      return new Promise((resolve) => whenWarm.push(resolve));
    },
    async stop() {
      isStopped = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
