import { createHash } from 'node:crypto';
import type { ServingProblem } from './server-reports';

/** The entry file of a version where a browser would load it. */
export interface PublishedEntry {
  url: string;
  integrity: string;
}

/** What makes an entry the same one. */
export const keyOf = ({ url, integrity }: PublishedEntry): string => `${url} ${integrity}`;

/** Finds out whether an entry can be loaded; null when its bytes are those that were published. */
export type CheckEntry = (entry: PublishedEntry) => Promise<ServingProblem | null>;

const timeoutMs = 2_000;
/** An entry is some tens of kilobytes; a larger answer is something else. */
const maxBytes = 5 * 1024 * 1024;

/** Loads an entry as a browser would, and compares its bytes with the published hash. */
export const checkEntry: CheckEntry = async ({ url, integrity }) => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return {
        reason: 'redirect',
        says: `${url} redirects, which is refused; name the origin that has the file`,
      };
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      return {
        reason: answer.status === 404 ? 'not found' : 'unreachable',
        says: `${url} answers ${String(answer.status)}; put the files of the version there`,
      };
    }
    if (integrity === (await hashOf(answer, integrity))) return null;
    return {
      reason: 'other bytes',
      says: `${url} has other bytes than were published; put the published files there, or publish under another name with --as`,
    };
  } catch (error) {
    const { origin } = new URL(url);
    if ((error as { name?: string }).name === 'TimeoutError') {
      return {
        reason: 'slow',
        says: `${origin} does not answer within ${String(timeoutMs / 1000)} s; make it faster, or name another origin`,
      };
    }
    return {
      reason: 'unreachable',
      says: `${origin} cannot be reached (${codeOf(error)}); start it, let document servers reach it, or name another origin`,
    };
  }
};

/** Null when the file is too large to be one. */
async function hashOf(answer: Response, integrity: string): Promise<string | null> {
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  const hash = createHash(algorithm);
  const reader = answer.body?.getReader();
  let length = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      // Not awaited: an answer without end may also keep its connection open.
      reader?.cancel().catch(() => undefined);
      return null;
    }
    hash.update(read.value);
  }
  return `${algorithm}-${hash.digest('base64')}`;
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error instanceof Error ? error.message : String(error));
}
