import { createHmac, randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { Type, type Static, type TSchema } from 'typebox';
import type { ErrorCode } from '../../error-codes';
import { AppError, unavailable } from '../../lib/errors';

/** What a document server is asked; it checks the same once more. */
export type ReleaseCommand =
  | { do: 'read' }
  | (Target &
      (
        | { do: 'promote'; version: string; percent: number }
        | { do: 'canary'; percent: number }
        | { do: 'rollback' | 'pin' | 'unpin' }
      ));
interface Target {
  component: string;
  revision: string;
  by: string;
  why: string;
}

export interface ReleaseCallDependencies {
  /** Of a document server, which owns the registry. */
  documentServerUrl: string;
  platformSecret: string;
}
export type ReleaseCalls = ReturnType<typeof createReleaseCalls>;

const PATH = '/_releases';
/** Long enough for clocks that differ by half a minute. */
const LIFE_MS = 30_000;
/** A document server waits up to three seconds until the others serve the result. */
const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 4_000_000;

const Refusal = Type.Object({ refused: Type.String() });

/** Every refusal of the registry, by the status that it is answered with. */
const refusals: Record<404 | 409, readonly ErrorCode[]> = {
  404: ['REMOTE_NOT_FOUND', 'REMOTE_VERSION_NOT_FOUND'],
  409: [
    'CANARY_OF_ANOTHER_REMOTE',
    'EDIT_CONFLICT',
    'NO_CANARY',
    'NO_PREVIOUS_VERSION',
    'REMOTE_ADDRESS_TAKEN',
    'REMOTE_NOT_PINNED',
    'REMOTE_PINNED',
    'REMOTE_VERSION_LIVE',
    'REMOTE_VERSION_NOT_SERVED',
    'REMOTE_VERSION_NOT_TESTED',
    'REMOTE_VERSION_REFUSED',
    'REMOTE_VERSION_UPLOADING',
    'SHELL_WITHOUT_CANARY',
  ],
};

/**
 * Asks a document server to read or change the registry. A call is one signed text, valid for half a minute and once.
 * The time is that of the machine: the document server compares it with its own.
 */
export function createReleaseCalls({ documentServerUrl, platformSecret }: ReleaseCallDependencies) {
  return {
    async ask<S extends TSchema>(command: ReleaseCommand, answer: S): Promise<Static<S>> {
      const received = await post(
        `${documentServerUrl}${PATH}`,
        signedCall(platformSecret, {
          id: randomUUID(),
          until: Date.now() + LIFE_MS,
          content: command,
        }),
      );
      if (Value.Check(Refusal, received)) throw refusal(received.refused);
      if (!Value.Check(answer, received))
        throw unavailable('REGISTRY_UNAVAILABLE', new Error('another answer than this program reads'));
      return received;
    },
  };
}

/** The call as a document server verifies it: `<payload>.<signature>`, for this purpose only. */
export function signedCall(secret: string, call: { id: string; until: number; content: unknown }): string {
  const payload = Buffer.from(JSON.stringify(call)).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(`releases:${payload}`).digest('base64url')}`;
}

async function post(address: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok || text.length > MAX_ANSWER_BYTES) throw new Error(`status ${response.status}`);
    return JSON.parse(text);
  } catch (error) {
    throw unavailable('REGISTRY_UNAVAILABLE', error);
  }
}

function refusal(text: string): AppError {
  for (const status of [404, 409] as const) {
    const code = refusals[status].find((known) => known === text);
    if (code) return new AppError(status, code);
  }
  return new AppError(409, 'RELEASE_REFUSED');
}
