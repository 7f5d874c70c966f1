import { useEffect, useRef } from 'react';

/**
 * Gives equal content the same idempotency key, so that sending it again after a lost answer does nothing twice; once it is
 * done, the same content is a new request.
 */
export function useRepeatKey(isDone = false): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  useEffect(() => {
    if (isDone) last.current = { content: '', key: '' };
  }, [isDone]);
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
