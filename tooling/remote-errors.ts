import type { components } from '../shared/src/contracts/api';
import { linesOf, mapStack } from './trace/mapped-stack';
import type { SourceMaps } from './trace/source-maps';
import { parseStack } from './trace/stack-frames';

type RumError = components['schemas']['RumError'];

/** An error that pages of a version reported, with its place in the sources. */
interface TracedError extends Omit<RumError, 'stack'> {
  /** The repository's frames first, libraries in one line. */
  stack: string[];
}

/** The errors that pages reported, newest first: each once, mapped to source file and line. */
export async function traceErrors(errors: readonly RumError[], maps: SourceMaps): Promise<TracedError[]> {
  const traced = await Promise.all(
    errors.map(async (error) => ({
      ...error,
      stack: linesOf(await mapStack(parseStack(error.stack), maps)),
    })),
  );
  const once = new Map<string, TracedError>();
  for (const error of traced) {
    // Two places in the built file may be one in the sources, as of a function that was inlined twice.
    const key = JSON.stringify([error.remote, error.version, error.message, error.stack[0]]);
    const newer = once.get(key);
    once.set(
      key,
      newer
        ? { ...newer, count: newer.count + error.count, requestId: newer.requestId ?? error.requestId }
        : error,
    );
  }
  return [...once.values()];
}

/** What `status` shows of one version's errors. */
export function errorLines(errors: readonly TracedError[]): string[] {
  return errors.flatMap(({ message, count, lastAt, requestId, stack }) => [
    `      ${String(count)} × ${message} (last at ${lastAt}${requestId === null ? '' : `, request ${requestId}`})`,
    ...stack.map((line) => `          ${line}`),
  ]);
}
