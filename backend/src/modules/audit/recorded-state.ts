import { scrub } from '../../plugins/logging';
import type { AuditState } from './audit.tables';

/** Names whose values are no business of the record: secrets, and who a customer is. */
const PRIVATE =
  /pass|secret|token|otp|hash|cookie|authori[sz]|cvv|card|e-?mail|phone|^address$|^customer(Id)?$|^member(Id)?$|^invitee|holder|(first|last|full)name|^number$/i;
const MAX_TEXT = 300;
const MAX_ITEMS = 50;
const MAX_DEPTH = 6;
const MAX_BYTES = 8_000;

function shortened(value: unknown, depth: number): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    const text = scrub(value);
    return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => shortened(item, depth + 1));
    return value.length > MAX_ITEMS ? [...items, '…'] : items;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      PRIVATE.test(name) ? '[private]' : shortened(inner, depth + 1),
    ]),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of two states differs, without secrets and people, short enough for a row. */
export function recordedStates(
  before: AuditState | null,
  after: AuditState | null,
): { before: AuditState | null; after: AuditState | null } {
  const isChanged = (name: string) => !before || !after || !isSame(before[name], after[name]);
  const recorded = (state: AuditState | null): AuditState | null => {
    if (!state) return null;
    const changed = Object.fromEntries(Object.entries(state).filter(([name]) => isChanged(name)));
    const short = shortened(changed, 0) as AuditState;
    return Buffer.byteLength(JSON.stringify(short)) <= MAX_BYTES
      ? short
      : { changed: Object.keys(changed).slice(0, MAX_ITEMS), tooLong: true };
  };
  return { before: recorded(before), after: recorded(after) };
}

/** The words of the person who did it, without addresses and numbers of people. */
export const recordedReason = (reason: string | null | undefined): string | null =>
  reason ? scrub(reason).slice(0, 1000) : null;
