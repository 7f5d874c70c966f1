import type { Config } from '../../config';
import type { Gateway } from '../../config.variables';
import type { Clock } from '../../lib/clock';
import type { PaymentProvider } from './provider';
import type { Providers } from './refunds';
import { createAlepay } from './alepay/alepay';
import { createMomo } from './momo/momo';
import { createPaypal } from './paypal/paypal';
import { createVnpay } from './vnpay/vnpay';
import { createZalopay } from './zalopay/zalopay';

interface Dependencies {
  config: Pick<Config, 'publicUrl' | 'payment' | 'vnpay' | 'alepay' | 'momo' | 'zalopay' | 'paypal'>;
  clock: Clock;
  /** How long a gateway may take to answer. */
  timeoutMs?: number | undefined;
}

/** The gateways that the shop can be paid through: those that are named. */
export function createProviders({ config, clock, timeoutMs }: Dependencies): Providers {
  const returnUrl = (name: string) => `${config.publicUrl}/api/ecommerce/payment/return/${name}`;
  const notifyUrl = (name: string) => `${config.publicUrl}/api/ecommerce/payment/ipn/${name}`;
  const common = { clock, ...(timeoutMs !== undefined && { timeoutMs }) };
  const adapters: Record<Gateway, () => PaymentProvider> = {
    VNPAY: () => createVnpay({ ...config.vnpay, ...common, returnUrl: returnUrl('vnpay') }),
    ALEPAY: () => createAlepay({ ...config.alepay, ...common, returnUrl: returnUrl('alepay') }),
    MOMO: () =>
      createMomo({
        ...config.momo,
        ...common,
        returnUrl: returnUrl('momo'),
        notifyUrl: notifyUrl('momo'),
      }),
    ZALOPAY: () =>
      createZalopay({
        ...config.zalopay,
        ...common,
        returnUrl: returnUrl('zalopay'),
        notifyUrl: notifyUrl('zalopay'),
      }),
    PAYPAL: () => createPaypal({ ...config.paypal, ...common, returnUrl: returnUrl('paypal') }),
  };
  return Object.fromEntries(config.payment.providers.map((code) => [code, adapters[code]()]));
}
