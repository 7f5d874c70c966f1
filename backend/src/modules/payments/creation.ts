import type { LockedPayable } from './payable';
import type { Attempt } from './payments.tables';
import type { PaymentToCreate } from './provider';

const descriptions = {
  order: { vi: 'Thanh toán đơn hàng', en: 'Payment for order' },
  membership: { vi: 'Thanh toán gói thành viên', en: 'Payment for membership' },
};

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
    description: `${descriptions[attempt.payableKind][language]} ${code}`,
    createdAt,
    expiresAt,
    ipAddress,
    buyer,
  };
}
