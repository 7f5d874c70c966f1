/**
 * Whose failure it is that a mail was not sent.
 * `server`: the mail server cannot be reached, or takes no mail of the shop's: other mails would fail as well.
 * `temporary`: this mail was refused for now. `permanent`: it will be refused again.
 */
export type MailFailure = 'server' | 'temporary' | 'permanent';

/** The codes of nodemailer for connections, encryption and signing in. */
const serverCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'EABORT',
]);
/** The server says goodbye, whatever it was asked. */
const CLOSING = 421;
/** This mail is too large; other answers to MAIL FROM are about the sender, who is the same for all mails. */
const TOO_LARGE = 552;

/** Reads an error of nodemailer; any other error is a temporary failure of this mail. */
export function failureOf(error: unknown): MailFailure {
  const { code, responseCode, command } = fieldsOf(error);
  if (responseCode === CLOSING || serverCodes.has(code)) return 'server';
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'temporary';
  // Without an answer of the server: an address that cannot be one, or a mail over the size that the server named.
  if (responseCode === null) return 'permanent';
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'server';
  return responseCode >= 500 ? 'permanent' : 'temporary';
}

function fieldsOf(error: unknown) {
  const fields: { code?: unknown; responseCode?: unknown; command?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const { code, responseCode, command } = fields;
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command,
  };
}

const MINUTE_MS = 60_000;
const MAX_RETRY_MINUTES = 360;
const MAX_TEMPORARY_TRIES = 15;
/** A day in all: servers also refuse for good while a quota is used up or while they block a sender for a time. */
const PERMANENT_RETRY_MINUTES = [10, 120, 1_440];
const MAX_PAUSE_MS = 60_000;

/** Milliseconds until a mail that failed `tries` times is tried again; null when it is given up. */
export function retryDelay(failure: 'temporary' | 'permanent', tries: number): number | null {
  const minutes =
    failure === 'permanent'
      ? PERMANENT_RETRY_MINUTES[tries - 1]
      : tries < MAX_TEMPORARY_TRIES
        ? Math.min(2 ** tries, MAX_RETRY_MINUTES)
        : undefined;
  return minutes === undefined ? null : minutes * MINUTE_MS;
}

/** Milliseconds for which no mail is sent after the server failed that many times in a row: 1 s, 2 s, 4 s to 60 s. */
export const pauseDelay = (failures: number): number => Math.min(2 ** (failures - 1) * 1_000, MAX_PAUSE_MS);
