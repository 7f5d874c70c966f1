import { inDong, type Decision, type PaymentProvider } from '../provider';
import { createZalopayApi, type ZalopayApiOptions } from './zalopay-api';
import { ownZalopayCodes } from './zalopay-codes';
import { parseZalopayCallback, parseZalopayReturn } from './zalopay-notification';

export interface ZalopayOptions extends Omit<ZalopayApiOptions, 'timeoutMs'> {
  timeoutMs?: number;
}

/** On 0 ZaloPay calls again, three times at most. */
const replies: Record<Decision, { return_code: number; return_message: string }> = {
  accepted: { return_code: 1, return_message: 'success' },
  duplicate: { return_code: 2, return_message: 'already confirmed' },
  unknownRef: { return_code: 0, return_message: 'order not found' },
  amountMismatch: { return_code: -1, return_message: 'invalid amount' },
  badSignature: { return_code: -1, return_message: 'mac not equal' },
  internalError: { return_code: 0, return_message: 'try again' },
};

/** ZaloPay, version 2 of its addresses. */
export function createZalopay(options: ZalopayOptions): PaymentProvider {
  const api = createZalopayApi({ ...options, timeoutMs: options.timeoutMs ?? 30_000 });

  return {
    code: 'ZALOPAY',
    methods: ['ONLINE', 'THEGHINO'],
    minAmount: 1_000,
    // Beyond what any wallet or card there can pay at once; ZaloPay itself refuses what its shopper may not.
    maxAmount: 2_000_000_000,
    codes: ownZalopayCodes,
    createsAlone: false,
    reopens: true,
    chargeOf: inDong,
    create: api.create,
    parseNotification: ({ body }) => parseZalopayCallback(body, options),
    parseReturn: ({ query }) => parseZalopayReturn(query, options),
    replyFor: (decision) => ({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(replies[decision]),
    }),
    query: api.query,
    refund: api.refund,
    queryRefund: api.queryRefund,
  };
}
