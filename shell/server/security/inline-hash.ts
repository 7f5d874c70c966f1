import { createHash } from 'node:crypto';

/** The source expression that admits exactly this inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
