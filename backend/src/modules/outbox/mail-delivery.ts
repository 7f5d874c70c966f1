import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import { failureOf, pauseDelay, retryDelay } from './mail-failures';
import type { MailPace } from './mail-pace';
import type { ClaimedMail, OutboxRepository } from './outbox.repository';
import type { SendMail } from './smtp-sender';

interface Dependencies {
  rows: OutboxRepository;
  clock: Clock;
  send: SendMail;
  /** How many mails are on their way at the same time, at most. */
  concurrency: number;
  pace: MailPace;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** How long a send that is under way may take when the process stops. */
  stopGraceMs?: number | undefined;
}

/** Ends a lease whose process was killed. Longer than a send, which begins as soon as the mail is claimed. */
const LEASE_MS = 60_000;
const SEND_TIMEOUT_MS = 40_000;
const STOP_GRACE_MS = 3_000;
const MARK_RETRIES = 5;
const MARK_RETRY_MS = 300;
/** For how many mails is remembered that the server failed at them. */
const MAX_SUSPECTS = 1_000;

/** Sends what is due, several at a time, until nothing is due or the server fails. */
export function createMailDelivery({
  rows,
  clock,
  send,
  concurrency,
  pace,
  log,
  stopGraceMs = STOP_GRACE_MS,
}: Dependencies) {
  const counts = { sent: 0, refused: 0, serverFailures: 0, givenUp: 0 };
  /** In a row, of the server. */
  let failures = 0;
  let pausedUntil = 0;
  /** Mails at which the server failed, with how many mails had been sent by then. */
  const suspects = new Map<string, number>();

  const after = (ms: number) => new Date(clock().getTime() + ms);
  const pauseLeft = () => Math.max(0, pausedUntil - clock().getTime());

  /** Whether the server took other mail between two failures at this one: then the cause is the mail. */
  function isMailAtFault({ id }: ClaimedMail): boolean {
    const sentBefore = suspects.get(id);
    suspects.delete(id);
    suspects.set(id, counts.sent);
    const [oldest] = suspects.keys();
    if (suspects.size > MAX_SUSPECTS && oldest !== undefined) suspects.delete(oldest);
    return sentBefore !== undefined && sentBefore < counts.sent;
  }

  /** Mails that were on their way together met the same outage: it counts once. */
  function pauseFor(failuresBefore: number, error: unknown) {
    if (failuresBefore !== failures) return;
    failures += 1;
    const delay = pauseDelay(failures);
    pausedUntil = clock().getTime() + delay;
    log.warn({ err: error, pauseMs: delay }, 'the mail server fails: mail waits');
  }

  async function refused(mail: ClaimedMail, failure: 'temporary' | 'permanent', error: unknown) {
    const delay = retryDelay(failure, mail.tries + 1);
    await rows.markFailed(mail, delay === null ? null : after(delay), textOf(error));
    counts.refused += 1;
    if (delay !== null) return;
    suspects.delete(mail.id);
    counts.givenUp += 1;
    log.warn({ mail: mail.id, kind: mail.kind }, 'a mail was given up');
  }

  /** The server has it. Without this mark it would leave again after its lease, so a short outage is waited out. */
  async function markSent(mail: ClaimedMail) {
    for (let retry = 1; ; retry++) {
      try {
        return await rows.markSent(mail, clock());
      } catch (error) {
        if (retry === MARK_RETRIES) throw error;
        await wait(retry * MARK_RETRY_MS);
      }
    }
  }

  /** @param abortSends aborted when the process cannot wait any longer */
  async function deliver(mail: ClaimedMail, abortSends: AbortSignal): Promise<boolean> {
    const failuresBefore = failures;
    try {
      await send(toSend(mail), AbortSignal.any([abortSends, AbortSignal.timeout(SEND_TIMEOUT_MS)]));
    } catch (error) {
      const failure = failureOf(error);
      if (abortSends.aborted) await rows.release(mail, mail.dueAt);
      else if (failure !== 'server') await refused(mail, failure, error);
      else if (isMailAtFault(mail)) await refused(mail, 'temporary', error);
      else {
        counts.serverFailures += 1;
        pauseFor(failuresBefore, error);
        // Not the first to be tried after the pause: a mail that makes the server fail would stop all others.
        await rows.release(mail, after(2 * pauseDelay(failures)), textOf(error));
      }
      return false;
    }
    if (failures > 0) log.info('the mail server takes mail again');
    failures = 0;
    counts.sent += 1;
    suspects.delete(mail.id);
    await markSent(mail);
    return true;
  }

  /**
   * Resolves with how many mails left. Once the signal is aborted nothing more is begun, what is under way gets a
   * moment to finish, and what was claimed is given back. Throws when the database is away.
   */
  async function sendDue(stop: AbortSignal): Promise<number> {
    const abortSends = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const onStop = () => (grace = setTimeout(() => abortSends.abort(), stopGraceMs));
    stop.addEventListener('abort', onStop, { once: true });

    let sent = 0;
    const errors: unknown[] = [];
    const active = new Set<Promise<void>>();
    const mayGoOn = () => !stop.aborted && pauseLeft() === 0 && errors.length === 0;
    // A server that failed is tried with one mail first.
    const hasRoom = () => active.size < (failures > 0 ? 1 : concurrency);

    /** Takes a turn of the pace first, so that no mail waits for one during its lease. */
    async function claimInTurn(): Promise<ClaimedMail | null> {
      await pace(stop);
      if (!mayGoOn() || !hasRoom()) return null;
      const mail = await rows.claim(clock(), after(LEASE_MS));
      if (!mail || (mayGoOn() && hasRoom())) return mail;
      await rows.release(mail, mail.dueAt);
      return null;
    }

    function begin(mail: ClaimedMail) {
      const sending = deliver(mail, abortSends.signal)
        .then((hasLeft) => void (sent += hasLeft ? 1 : 0))
        .catch((error: unknown) => void errors.push(error))
        .finally(() => active.delete(sending));
      active.add(sending);
    }

    while (mayGoOn()) {
      const mail = hasRoom() ? await claimInTurn().catch((error: unknown) => void errors.push(error)) : null;
      if (mail) begin(mail);
      else if (active.size > 0) await Promise.race(active);
      else break;
    }
    await Promise.all(active);
    stop.removeEventListener('abort', onStop);
    clearTimeout(grace);
    if (errors.length > 0) throw errors[0];
    return sent;
  }

  return { sendDue, pauseLeft, counts: (): Readonly<typeof counts> => counts };
}

const textOf = (error: unknown) => String(error).slice(0, 500);

const toSend = ({ id, recipient, subject, textBody, htmlBody, replyTo, unsubscribeUrl }: ClaimedMail) => ({
  id,
  to: recipient,
  subject,
  text: textBody,
  html: htmlBody,
  ...(replyTo !== null && { replyTo }),
  ...(unsubscribeUrl !== null && { unsubscribeUrl }),
});
