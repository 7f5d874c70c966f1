import type { PaymentProvider } from '@storefront/shared/contracts';

/** Names, the same in every language. */
export const providerNames: Record<PaymentProvider, string> = {
  VNPAY: 'VNPAY',
  ALEPAY: 'Alepay',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  PAYPAL: 'PayPal',
};
