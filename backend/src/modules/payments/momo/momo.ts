import { inDong, type Decision, type PaymentProvider } from '../provider';
import { createMomoApi, type MomoApiOptions } from './momo-api';
import { ownMomoCodes } from './momo-codes';
import { parseMomoNotification, parseMomoReturn } from './momo-notification';

export interface MomoOptions extends Omit<MomoApiOptions, 'timeoutMs'> {
  timeoutMs?: number;
}

/** What is written down is not told again; a wrong amount is, and people look at it. */
const statuses: Record<Decision, number> = {
  accepted: 204,
  duplicate: 204,
  amountMismatch: 204,
  unknownRef: 404,
  badSignature: 400,
  internalError: 500,
};

/** MoMo's gateway, version 2 of its addresses. */
export function createMomo(options: MomoOptions): PaymentProvider {
  const api = createMomoApi({ ...options, timeoutMs: options.timeoutMs ?? 30_000 });

  return {
    code: 'MOMO',
    methods: ['ONLINE', 'THEGHINO'],
    minAmount: 1_000,
    maxAmount: 50_000_000,
    codes: ownMomoCodes,
    createsAlone: false,
    reopens: true,
    chargeOf: inDong,
    create: api.create,
    parseNotification: ({ body }) => parseMomoNotification(body, options),
    parseReturn: ({ query }) => parseMomoReturn(query, options),
    replyFor: (decision) => ({
      status: statuses[decision],
      contentType: 'application/json; charset=utf-8',
      body: '',
    }),
    query: api.query,
    refund: api.refund,
    queryRefund: api.queryRefund,
  };
}
