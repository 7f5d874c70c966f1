import { Value } from 'typebox/value';
import { NO_ANSWER } from '../gateway-http';
import type { PaymentProvider } from '../provider';
import { replyByStatus } from '../reply-by-status';
import { createSignedReturns } from '../signed-return';
import { createPaypalApi, type PaypalApiOptions } from './paypal-api';
import { leastDongFor, moneyOf, toUsd } from './paypal-money';
import { CreatedOrder, issueOf, knownCode, ownCodes } from './paypal-order';
import { createPaypalQuery } from './paypal-query';
import { createPaypalRefund } from './paypal-refund';
import { createPaypalWebhooks, isOfPaypal } from './paypal-webhook';

export interface PaypalOptions extends PaypalApiOptions {
  returnUrl: string;
  webhookId: string;
  vndPerUsd: number;
  /** The most that one payment may be, in whole dollars. */
  maxUsd: number;
  timeoutMs?: number;
}

const CREATE_MS = 10_000;
const OTHER_MS = 30_000;

/** PayPal Orders v2. It takes no đồng: dollars by a rate of the shop's, frozen when a payment begins. */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const { baseUrl, clientSecret, vndPerUsd, maxUsd, returnUrl, timeoutMs = OTHER_MS } = options;
  const api = createPaypalApi(options);
  const returns = createSignedReturns({ returnUrl, secret: clientSecret });
  const soon = Math.min(CREATE_MS, timeoutMs);

  return {
    code: 'PAYPAL',
    methods: ['ONLINE'],
    minAmount: leastDongFor(1, vndPerUsd),
    maxAmount: leastDongFor(maxUsd * 100 + 1, vndPerUsd) - 1,
    codes: ownCodes,
    createsAlone: false,
    reopens: true,
    chargeOf: (amount) => toUsd(amount, vndPerUsd),

    async create({ merchantRef, charge, description, language }) {
      const answer = await api.call({
        path: '/v2/checkout/orders',
        requestId: merchantRef,
        body: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: merchantRef,
              custom_id: merchantRef,
              invoice_id: merchantRef,
              description: description.slice(0, 127),
              amount: moneyOf(charge),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                return_url: returns.addressFor(merchantRef, 'returned'),
                cancel_url: returns.addressFor(merchantRef, 'cancelled'),
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
                locale: language === 'en' ? 'en-US' : 'vi-VN',
              },
            },
          },
        }),
        until: performance.now() + soon,
      });
      if (!answer) return { kind: 'unknown', raw: NO_ANSWER };
      const { status, json, raw } = answer;
      if (status === 400 || status === 422) {
        return { kind: 'refused', providerCode: knownCode(issueOf(json)), raw };
      }
      if ((status !== 200 && status !== 201) || !Value.Check(CreatedOrder, json))
        return { kind: 'unknown', raw };
      const page = json.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? '';
      if (!isOfPaypal(page, baseUrl)) return { kind: 'unknown', raw };
      return { kind: 'created', redirectUrl: page, providerRef: json.id, providerCreateDate: null, raw };
    },

    parseNotification: createPaypalWebhooks({ ...options, api, timeoutMs: soon }),
    parseReturn: ({ query }) => returns.parse(query, ownCodes),
    replyFor: replyByStatus,
    query: createPaypalQuery({ api, timeoutMs }),
    refund: createPaypalRefund({ api, timeoutMs }),
    // The same request with the same id is answered with how it stands now.
    queryRefund: createPaypalRefund({ api, timeoutMs }),
  };
}
