import type { Clock } from '../../../lib/clock';
import { isWebAddress } from '../gateway-http';
import { inDong, type PaymentProvider, type PaymentToCreate } from '../provider';
import { replyByStatus } from '../reply-by-status';
import { createSignedReturns } from '../signed-return';
import { createAlepayApi, type AlepayApiOptions } from './alepay-api';
import { knownCode, ownCodes } from './alepay-codes';
import { parseAlepayWebhook } from './alepay-webhook';

export interface AlepayOptions extends Omit<AlepayApiOptions, 'timeoutMs'> {
  returnUrl: string;
  clock: Clock;
  timeoutMs?: number;
}

const CREATE_MS = 10_000;
const OTHER_MS = 30_000;
const HOUR_MS = 3_600_000;
/** At once and not by installments, by whatever card or account. */
const AT_ONCE = 4;

/** Alepay v3, of Ngân Lượng. */
export function createAlepay(options: AlepayOptions): PaymentProvider {
  const { checksumKey, returnUrl, clock, timeoutMs = OTHER_MS } = options;
  const api = createAlepayApi({ ...options, timeoutMs });
  const returns = createSignedReturns({ returnUrl, secret: checksumKey });

  return {
    code: 'ALEPAY',
    methods: ['ONLINE', 'THEGHINO'],
    minAmount: 1,
    maxAmount: 9_999_999_999,
    codes: ownCodes,
    createsAlone: false,
    reopens: true,
    chargeOf: inDong,

    async create(payment) {
      const { merchantRef, buyer } = payment;
      const { raw, fields } = await api.call(
        'request-payment',
        {
          orderCode: merchantRef,
          customMerchantId: merchantRef,
          amount: payment.charge.minor,
          currency: payment.charge.currency,
          orderDescription: payment.description.slice(0, 255),
          totalItem: 1,
          checkoutType: AT_ONCE,
          ...methodOf(payment),
          returnUrl: returns.addressFor(merchantRef, 'returned'),
          cancelUrl: returns.addressFor(merchantRef, 'cancelled'),
          buyerName: `${buyer.lastName} ${buyer.firstName}`.trim(),
          buyerEmail: buyer.email,
          buyerPhone: buyer.phone.replace(/^\+84/, '0'),
          buyerAddress: buyer.address,
          buyerCity: buyer.city,
          buyerCountry: countries.of(buyer.country) ?? buyer.country,
          paymentHours: hoursUntil(payment.expiresAt, clock()),
        },
        Math.min(CREATE_MS, timeoutMs),
      );
      if (!fields) return { kind: 'unknown', raw };
      const { code = '', transactionCode = '', checkoutUrl } = fields;
      if (code !== '000') return { kind: 'refused', providerCode: knownCode(code), raw };
      if (!isWebAddress(checkoutUrl) || transactionCode === '') return { kind: 'unknown', raw };
      return {
        kind: 'created',
        redirectUrl: checkoutUrl,
        providerRef: transactionCode,
        providerCreateDate: null,
        raw,
      };
    },

    parseNotification: (request) => parseAlepayWebhook(request, checksumKey),
    parseReturn: ({ query }) => returns.parse(query, ownCodes),
    replyFor: replyByStatus,
    query: api.query,
    refund: api.refund,
  };
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** A debit card goes to the cards of domestic banks; otherwise the shopper chooses there. */
const methodOf = ({ method, bankCode }: PaymentToCreate) => ({
  ...(method === 'THEGHINO' && { paymentMethod: 'ATM_ON' }),
  ...(bankCode !== null && { bankCode }),
});

/** What is left of the payment's time, in hours with two decimals and never none: the page must not outlive the order. */
const hoursUntil = (end: Date, now: Date) =>
  Math.max(0.01, Math.floor(((end.getTime() - now.getTime()) / HOUR_MS) * 100) / 100);
