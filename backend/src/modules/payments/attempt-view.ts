import { isFinal, outcomeOfAttempt } from './attempt-status';
import type { PaymentAttempt } from './payments.schema';
import type { Attempt } from './payments.tables';

/** An attempt as its payer sees it. */
export const toAttempt = (attempt: Attempt): PaymentAttempt => ({
  attemptId: attempt.id,
  provider: attempt.provider,
  ...outcomeOfAttempt(attempt.status),
  ...(attempt.providerCode !== null && { providerCode: attempt.providerCode }),
  amount: attempt.amount,
  ...(attempt.fxRate !== null && {
    charge: { currency: attempt.currency, minor: attempt.chargeMinor, rate: attempt.fxRate },
  }),
  createdAt: attempt.createdAt.toISOString(),
});

/** Money may be on its way: nobody is asked to pay again. */
export const isUndecided = ({ status }: Attempt) => status === 'PROCESSING' || status === 'REVIEW';

/** The attempt that tells most of how paying stands, and whether nothing more will happen to it by itself. */
export function shownAttempt(attempts: readonly Attempt[]): {
  attempt: PaymentAttempt | null;
  final: boolean;
} {
  const shown =
    attempts.find(({ status }) => status === 'SUCCEEDED') ?? attempts.find(isUndecided) ?? attempts[0];
  return {
    attempt: shown ? toAttempt(shown) : null,
    final: !shown || isFinal(shown.status) || shown.status === 'REVIEW',
  };
}
