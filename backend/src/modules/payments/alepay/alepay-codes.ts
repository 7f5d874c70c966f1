import type { Outcome } from '../provider';

export const ownCodes = { paid: '000', review: '150', cancelled: '177', expired: 'EXPIRED', other: '999' };

/** Alepay's error table by the entries of the shop's catalogue; each code has words of its entry. */
const catalogue: Record<string, string[]> = {
  buyerName: ['125', '211', '240'],
  buyerEmail: ['126', '132'],
  buyerPhone: ['127', '147'],
  buyerAddress: ['128'],
  buyerCity: ['129'],
  buyerCountry: ['130'],
  checksum: ['101', '102'],
  currency: ['121'],
  amount: ['156', '145', '154', '209'],
  token: ['105', '106', '182', '195', '198', '199', '204'],
  cardExpired: ['229'],
  cardUnsupported: ['216', '149', '151', '152'],
  cardOfOtherBank: ['143'],
  cardLimit: ['134', '175'],
  otpWrong: ['192'],
  otpExceeded: ['191', '170'],
  installment: ['142', '144', '146', '148', '228'],
  declined: ['135'],
  notFound: ['136', '153', '108', '109'],
  processing: ['107'],
  merchantInactive: ['139', '138', '140', '206'],
  ipNotAllowed: ['103', '202'],
  subscriptionPlan: ['183', '185', '186', '187', '197', '200', '201'],
  subscriptionRecord: ['188', '189', '190', '178', '179', '180', '181', '193', '194'],
  amountAboveZero: ['120'],
  itemsAboveZero: ['123'],
  hoursAboveZero: ['131'],
  addressFormat: ['124'],
};

/** Every code that the shop has words for. */
export const alepayCodes = [
  ...new Set([...Object.values(ownCodes), '111', '155', '227', ...Object.values(catalogue).flat()]),
];

export const knownCode = (code: string) => (alepayCodes.includes(code) ? code : ownCodes.other);

interface Standing {
  outcome: Outcome;
  providerCode: string;
  stage?: 'awaitsBuyer' | 'underway';
  refund?: 'processing' | 'succeeded' | 'rejected';
}

const standings: Record<string, Omit<Standing, 'providerCode'>> = {
  '000': { outcome: 'paid' },
  '107': { outcome: 'processing', stage: 'underway' },
  '150': { outcome: 'review' },
  '155': { outcome: 'processing', stage: 'awaitsBuyer' },
  '177': { outcome: 'cancelled' },
  // The merchant has to confirm.
  '227': { outcome: 'review' },
  // What is given back was paid first.
  '220': { outcome: 'paid', refund: 'succeeded' },
  '221': { outcome: 'paid', refund: 'processing' },
  '222': { outcome: 'paid', refund: 'processing' },
  '224': { outcome: 'paid', refund: 'rejected' },
};

/** What the status of a transaction means for its payment; any other code says why it failed. */
export function standingOf(status: string): Standing {
  const standing = standings[status] ?? { outcome: 'failed' };
  return { ...standing, providerCode: standing.outcome === 'paid' ? ownCodes.paid : knownCode(status) };
}

/** The gateway has this refund already; or the payment has nothing left to give back. */
export const refundAskedBefore = ['220', '221', '222', '233'];
export const transactionUnknown = ['136', '153'];
