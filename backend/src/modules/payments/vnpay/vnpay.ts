import { inDong, type Decision, type PaymentProvider, type PaymentToCreate } from '../provider';
import { createVnpayApi, type VnpayApiOptions } from './vnpay-api';
import { parseVnpay } from './vnpay-notification';
import { signedQuery } from './vnpay-signature';
import { plainAddress, plainText } from './vnpay-text';
import { toVnpayDate } from './vnpay-time';

export interface VnpayOptions extends Omit<VnpayApiOptions, 'timeoutMs'> {
  payUrl: string;
  returnUrl: string;
  timeoutMs?: number;
}

const replies: Record<Decision, { RspCode: string; Message: string }> = {
  accepted: { RspCode: '00', Message: 'Confirm Success' },
  duplicate: { RspCode: '02', Message: 'Order already confirmed' },
  unknownRef: { RspCode: '01', Message: 'Order not found' },
  amountMismatch: { RspCode: '04', Message: 'Invalid amount' },
  badSignature: { RspCode: '97', Message: 'Invalid signature' },
  internalError: { RspCode: '99', Message: 'Unknown error' },
};

/** VNPAY 2.1.0. */
export function createVnpay(options: VnpayOptions): PaymentProvider {
  const { payUrl, returnUrl, tmnCode, hashSecret, timeoutMs = 30_000 } = options;
  const api = createVnpayApi({ ...options, timeoutMs });

  return {
    code: 'VNPAY',
    methods: ['ONLINE', 'THEGHINO'],
    minAmount: 1,
    // Twelve digits of hundredths.
    maxAmount: 9_999_999_999,
    codes: { paid: '00', review: '07', cancelled: '24', expired: '11', other: '99' },
    createsAlone: true,
    reopens: false,
    chargeOf: inDong,

    async create(payment) {
      const providerCreateDate = toVnpayDate(payment.createdAt);
      const query = signedQuery(hashSecret, [
        ['vnp_Version', '2.1.0'],
        ['vnp_Command', 'pay'],
        ['vnp_TmnCode', tmnCode],
        ['vnp_Amount', String(payment.amount * 100)],
        ['vnp_BankCode', bankCodeOf(payment)],
        ['vnp_CreateDate', providerCreateDate],
        ['vnp_ExpireDate', toVnpayDate(payment.expiresAt)],
        ['vnp_CurrCode', 'VND'],
        ['vnp_IpAddr', plainAddress(payment.ipAddress)],
        ['vnp_Locale', payment.language === 'en' ? 'en' : 'vn'],
        ['vnp_OrderInfo', plainText(payment.description)],
        ['vnp_OrderType', 'other'],
        ['vnp_ReturnUrl', returnUrl],
        ['vnp_TxnRef', payment.merchantRef],
      ]);
      return {
        kind: 'created',
        redirectUrl: `${payUrl}?${query}`,
        providerRef: null,
        providerCreateDate,
        raw: '',
      };
    },

    parseNotification: (request) => parseVnpay(request, { tmnCode, hashSecret }, 'ipn'),
    parseReturn: (request) => parseVnpay(request, { tmnCode, hashSecret }, 'return'),
    replyFor: (decision) => ({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(replies[decision]),
    }),
    query: api.query,
    refund: api.refund,
  };
}

/** A debit card goes to the page of domestic banks; otherwise the shopper chooses there. */
const bankCodeOf = ({ method, bankCode }: PaymentToCreate) =>
  bankCode ?? (method === 'THEGHINO' ? 'VNBANK' : '');
