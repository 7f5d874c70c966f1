import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { RateLimits } from '../../lib/rate-limits';
import type { PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { Confirm, Decision, GatewayReply, Notification, PaymentProvider, RawRequest } from './provider';
import type { Queries } from './queries';
import type { Settlement } from './settlement';

interface Dependencies {
  db: Db;
  payments: PaymentRepository;
  settlement: Settlement;
  queries: Queries;
  limits: RateLimits;
  clock: Clock;
}
export interface Caller {
  ip: string;
  headers: Record<string, string>;
  log: FastifyBaseLogger;
}

/** How many calls that are not believed are written down per address; the reply never depends on it. */
const LOGGED_REFUSALS = { max: 30, windowMs: 60_000 };

/** How often a gateway is asked in vain whether news is its own; from any address, where it is about no payment. */
const CONFIRMATIONS = {
  ofAddress: { max: 60, windowMs: 60_000 },
  ofPayment: { max: 20, windowMs: 600_000 },
  ofOthers: { max: 30, windowMs: 60_000 },
};

/** What a gateway tells the server: the news that settles payments. */
export function createNotifications({ db, payments, settlement, queries, limits, clock }: Dependencies) {
  async function decide(provider: PaymentProvider, request: RawRequest, caller: Caller): Promise<Decision> {
    const parsed = provider.parseNotification(request);
    if (!parsed.verified && parsed.reason !== 'unconfirmed') {
      await logRefused(provider, request, caller, 'badSignature');
      return 'badSignature';
    }
    const { notification } = parsed;
    const found = await payments.findByRef(provider.code, notification.merchantRef);
    if (!parsed.verified) {
      const said = await confirmed(parsed.confirm, caller, found);
      if (said === 'unanswered') return 'internalError';
      if (said === 'forged') {
        await logRefused(provider, request, caller, 'badSignature');
        return 'badSignature';
      }
    }
    if (!found) {
      await logRefused(provider, request, caller, 'unknownRef');
      return 'unknownRef';
    }
    if (notification.isHint) return followHint(provider, request, caller, notification, found);
    return db.transaction().execute(async (tx) => {
      await settlement.lock(tx, found);
      const event = await payments.insertEvent(tx, {
        provider: provider.code,
        direction: 'IN',
        kind: 'ipn',
        raw: rawOf(request),
        headers: caller.headers,
        signatureOk: true,
        dedupeKey: notification.dedupeKey,
        decision: 'accepted',
        reply: null,
        providerCode: notification.providerCode,
        attemptId: found.id,
        receivedAt: clock(),
      });
      // Received before: a wrong amount stays wrong, anything else is recorded already.
      if (!event) {
        const earlier = await payments.decisionOf(tx, provider.code, notification.dedupeKey);
        return earlier === 'amountMismatch' ? 'amountMismatch' : 'duplicate';
      }
      const settled = await settlement.settle(tx, found, notification);
      const decision: Decision =
        settled === 'amountMismatch'
          ? 'amountMismatch'
          : settled === 'changed' || notification.outcome === 'processing'
            ? 'accepted'
            : 'duplicate';
      await payments.decideEvent(tx, event, decision, provider.replyFor(decision).body);
      return decision;
    });
  }

  /**
   * Asks the gateway whether news is genuine, but not as often as a stranger likes: beyond the limits it is to come again.
   * Genuine news ends the count, so that a gateway that tells a lot is heard.
   */
  async function confirmed(confirm: Confirm, { ip }: Caller, about: Attempt | undefined) {
    const counted: [key: string, limit: typeof CONFIRMATIONS.ofAddress][] = [
      [`payment confirmations for ${ip}`, CONFIRMATIONS.ofAddress],
      about
        ? [`payment confirmations about ${about.id}`, CONFIRMATIONS.ofPayment]
        : ['payment confirmations about others', CONFIRMATIONS.ofOthers],
    ];
    for (const [key, limit] of counted) {
      if (!(await limits.consume(key, limit)).allowed) return 'unanswered';
    }
    const said = await confirm();
    if (said === 'genuine') for (const [key] of counted) await limits.reset(key);
    return said;
  }

  /** What is not signed well enough to be believed is asked for; a gateway that does not answer calls again. */
  async function followHint(
    provider: PaymentProvider,
    request: RawRequest,
    caller: Caller,
    { dedupeKey, providerCode, outcome }: Notification,
    attempt: Attempt,
  ): Promise<Decision> {
    const asked = await (outcome === 'paid' ? queries.confirm(attempt) : queries.ask(attempt));
    if (asked === 'unknown') return 'internalError';
    const event = await payments.insertEvent(db, {
      provider: provider.code,
      direction: 'IN',
      kind: 'ipn',
      raw: rawOf(request),
      headers: caller.headers,
      signatureOk: true,
      dedupeKey,
      decision: 'accepted',
      reply: provider.replyFor('accepted').body,
      providerCode,
      attemptId: attempt.id,
      receivedAt: clock(),
    });
    return event ? 'accepted' : 'duplicate';
  }

  /** Kept apart from any business transaction, and never touching an attempt: a forger must leave no other trace. */
  async function logRefused(
    provider: PaymentProvider,
    request: RawRequest,
    caller: Caller,
    decision: Decision,
  ) {
    const { allowed } = await limits.consume(`payment-refusals:${caller.ip}`, LOGGED_REFUSALS);
    if (!allowed) return;
    caller.log.warn(
      { provider: provider.code, decision },
      decision === 'unknownRef'
        ? 'a payment notification is about no payment of ours'
        : 'a payment notification was refused',
    );
    await payments.insertEvent(db, {
      provider: provider.code,
      direction: 'IN',
      kind: 'ipn',
      raw: rawOf(request),
      headers: caller.headers,
      signatureOk: decision !== 'badSignature',
      dedupeKey: null,
      decision,
      reply: provider.replyFor(decision).body,
      providerCode: null,
      attemptId: null,
      receivedAt: clock(),
    });
  }

  return {
    /** Always a reply in the gateway's own words: what goes wrong inside makes it call again. */
    async receive(provider: PaymentProvider, request: RawRequest, caller: Caller): Promise<GatewayReply> {
      try {
        return provider.replyFor(await decide(provider, request, caller));
      } catch (error) {
        caller.log.error(
          { err: error, provider: provider.code },
          'a payment notification could not be recorded',
        );
        return provider.replyFor('internalError');
      }
    },
  };
}

/** Enough to read it again; a flood of megabytes is cut. */
export const rawOf = ({ query, body }: Pick<RawRequest, 'query' | 'body'>) =>
  (query || body).replaceAll('\0', '').slice(0, 10_000);
