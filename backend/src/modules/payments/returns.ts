import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { rawOf } from './notifications';
import type { PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { PaymentProvider, RawRequest } from './provider';
import type { Queries } from './queries';
import type { ResultTokens } from './result-token';
import type { Settlement } from './settlement';

interface Dependencies {
  db: Db;
  payments: PaymentRepository;
  settlement: Settlement;
  queries: Queries;
  tokens: ResultTokens;
  clock: Clock;
  publicUrl: string;
}

const QUIET_MS = 10_000;
const resultPages = { order: '/checkout/result', membership: '/provider/membership/result' };

/** The browser coming back from a gateway. It decides where to look, never whether something is paid. */
export function createReturns({ db, payments, settlement, queries, tokens, clock, publicUrl }: Dependencies) {
  const page = (language: 'vi' | 'en', path: string) =>
    `${publicUrl.replace(/\/$/, '')}${language === 'en' ? '/en' : ''}${path}`;

  async function remember(provider: PaymentProvider, request: RawRequest) {
    const parsed = provider.parseReturn(request);
    if (!parsed.verified) return undefined;
    const { notification } = parsed;
    const attempt = await payments.findByRef(provider.code, notification.merchantRef);
    if (!attempt) return undefined;
    await db.transaction().execute(async (tx) => {
      await settlement.lock(tx, attempt);
      const event = await payments.insertEvent(tx, {
        provider: provider.code,
        direction: 'IN',
        kind: 'return',
        raw: rawOf(request),
        signatureOk: true,
        dedupeKey: notification.dedupeKey,
        decision: 'displayOnly',
        reply: null,
        providerCode: notification.providerCode,
        attemptId: attempt.id,
        receivedAt: clock(),
      });
      if (event && notification.outcome === 'paid') await settlement.markProcessing(tx, attempt);
    });
    return attempt;
  }

  async function askOnce(attempt: Attempt, log: FastifyBaseLogger) {
    try {
      if (await payments.mayQueryAfterReturn(attempt.id, clock(), QUIET_MS)) {
        const current = await payments.findAttempt(attempt.id);
        if (current) await queries.ask(current);
      }
    } catch (error) {
      log.warn({ err: error, attemptId: attempt.id }, 'the query after a return failed; the sweep will ask');
    }
  }

  /** The page that shows how paying stands, with a token that lets anyone who holds it look. */
  const resultPage = ({ language, payableKind, payableId }: Attempt) =>
    page(language, `${resultPages[payableKind]}/${payableId}?token=${tokens.issue(payableId)}`);

  return {
    resultPage,
    /**
     * Where to send the browser. Only a verified return gets a token, because anyone who makes up an address
     * must not be shown anybody's payment. Anyone who has just paid is led back into the shop even when nothing can
     * be looked up now: the notification and the queries settle it without them.
     */
    async receive(
      provider: PaymentProvider,
      request: RawRequest,
      { language, log }: { language: 'vi' | 'en'; log: FastifyBaseLogger },
    ): Promise<string> {
      const attempt = await remember(provider, request).catch((error: unknown) => {
        log.error({ err: error, provider: provider.code }, 'a return could not be recorded');
        return undefined;
      });
      if (!attempt) return page(language, '/profile/orders');
      void askOnce(attempt, log);
      return resultPage(attempt);
    },
  };
}
