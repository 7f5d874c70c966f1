import type { Registry } from '@storefront/shared/contracts';
import { isSafeRequestId } from './request-id';

/**
 * Which part of the page an error comes from: the first of ours on its stack. What throws in the shell, or has no stack, is
 * the fault of the remote that calls: the one that `where` begins with (`catalog/products`), when it does.
 */
export function ownerOf(stack: string, registry: Registry, where: string): string {
  const [caller = ''] = where.split('/');
  const otherwise = Object.hasOwn(registry.remotes, caller) ? caller : 'shell';
  const folders = Object.entries(registry.remotes).map(
    ([name, { entry }]) => [name, entry.slice(0, entry.lastIndexOf('/') + 1)] as const,
  );
  for (const line of stack.split('\n')) {
    const owner = folders.find(([, folder]) => line.includes(folder));
    if (owner) return owner[0];
    if (line.includes('/_shell/')) return otherwise;
  }
  return otherwise;
}

/** What a browser's extension throws is nobody's here. */
export function isForeign(stack: string): boolean {
  return /\b(chrome|moz|safari-web)-extension:\/\//.test(stack);
}

const maxMessageLength = 300;
const maxStackLength = 1_000;

/** What is told of a thrown thing: the server cuts the same once more. */
export function toldOf(error: unknown): { message: string; stack: string; requestId?: string } {
  const { message, stack, requestId } = (typeof error === 'object' && error !== null ? error : {}) as {
    message?: unknown;
    stack?: unknown;
    requestId?: unknown;
  };
  const text = typeof message === 'string' ? message : String(error);
  return {
    message: (withoutQueries(text) || 'no message').slice(0, maxMessageLength),
    stack: typeof stack === 'string' ? withoutQueries(framesOf(stack)).slice(0, maxStackLength) : '',
    ...(isSafeRequestId(requestId) && { requestId }),
  };
}

/** The lines with an address; some browsers repeat the message above them. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /https?:\/\//.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
    .join('\n');
}

/** What follows an address's path says who was looking at what. A NUL has no place in the answer's database. */
function withoutQueries(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/(\bhttps?:\/\/[^\s?#"'()]*|\/[^\s?#"'()]*)[?#][^\s"'():]*/g, '$1')
    .trim();
}
