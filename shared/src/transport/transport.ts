import axios, { type AxiosRequestConfig } from 'axios';
import type { Transport } from '../http';

const maxRepeats = 2;
/** Before the first repeat, without its jitter; twice as long before the second. */
const pauseMs = 400;
/** A server that asks for more is not asked again: people would wait without knowing for what. */
const maxRetryAfterMs = 5_000;
/** A gateway answered in place of a server that is away or restarts. */
const passing = [502, 503, 504];

interface Failure {
  code?: string;
  response?: { status: number; headers?: Record<string, unknown> };
}

/**
 * Sends by axios. A read that meets a broken network or a server that is away is sent again, twice at most and after a while
 * that differs from browser to browser, so that they do not all come back at once. A write is never sent twice.
 */
export const transport: Transport = { request: (config) => send(config, 0) };

async function send(config: AxiosRequestConfig, repeats: number): Promise<{ data: unknown }> {
  try {
    return await axios.request(config);
  } catch (error) {
    const waitMs =
      config.method === 'GET' && repeats < maxRepeats ? pauseBefore(error as Failure, repeats) : null;
    if (waitMs === null) throw error;
    if (!(await hasPassed(waitMs, config.signal))) throw new axios.CanceledError();
    return send(config, repeats + 1);
  }
}

/** Null when asking again would not help. */
function pauseBefore({ code, response }: Failure, repeats: number): number | null {
  const isPassing = response ? passing.includes(response.status) : code === 'ERR_NETWORK' && navigator.onLine;
  const askedMs = (Number(response?.headers?.['retry-after']) || 0) * 1_000;
  if (!isPassing || askedMs > maxRetryAfterMs) return null;
  return askedMs + pauseMs * 2 ** repeats * (0.5 + Math.random());
}

/** False when nobody waits for the answer any more. */
function hasPassed(ms: number, signal: AxiosRequestConfig['signal']): Promise<boolean> {
  return new Promise((done) => {
    if (signal?.aborted) {
      done(false);
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      done(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener?.('abort', onAbort);
      done(true);
    }, ms);
    signal?.addEventListener?.('abort', onAbort);
  });
}
