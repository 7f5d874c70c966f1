import type { LockedPayable } from './payable';
import type { Attempt } from './payments.tables';
import type { PaymentToCreate } from './provider';

/** What a gateway is told of an attempt, the same whenever it is asked again. */
export function paymentToCreate(
  attempt: Omit<Attempt, 'redirectUrl'>,
  { code, buyer }: Pick<LockedPayable, 'code' | 'buyer'>,
  ipAddress: string,
): PaymentToCreate {
  const { merchantRef, amount, method, bankCode, language, createdAt, expiresAt } = attempt;
  return {
    merchantRef,
    amount,
    charge: { minor: attempt.chargeMinor, currency: attempt.currency, fxRate: attempt.fxRate },
    method,
    bankCode,
    language,
    description: language === 'en' ? `Payment for order ${code}` : `Thanh toán đơn hàng ${code}`,
    createdAt,
    expiresAt,
    ipAddress,
    buyer,
  };
}
