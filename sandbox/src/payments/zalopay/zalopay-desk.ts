import type { VirtualClock } from '../../clock';
import type { ZalopayConfig } from '../../config';
import { createDesk, type DeskPayment } from '../desk/desk';
import type { FaultBoard, Faults } from '../faults';
import { toVietnamDay } from '../vietnam-time';
import { zalopayMac } from './zalopay-mac';

export interface ZalopayRefund {
  mRefundId: string;
  amount: number;
  /** 1 done, 2 failed, 3 under way. */
  state: 1 | 2 | 3;
  refundId: string;
}
export interface ZalopayDetails {
  amount: number;
  appUser: string;
  appTime: number;
  item: string;
  embedData: string;
  redirectUrl: string;
  callbackUrl: string;
  expiresAt: Date;
  /** Only a payment has one, and a payment is only what was paid. */
  zpTransId: string | null;
  refunds: ZalopayRefund[];
}
export type ZalopayPayment = DeskPayment<ZalopayDetails>;
export interface ZalopayNews {
  zpTransId: string;
  at: number;
}

interface Dependencies {
  config: ZalopayConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
}

export type ZalopayDesk = ReturnType<typeof createZalopayDesk>;

/** ZaloPay's payments, and how being paid is told. Nothing else ever is. */
export function createZalopayDesk({ config, clock, faultBoard }: Dependencies) {
  let lastNumber = 388;
  const desk = createDesk<ZalopayDetails, ZalopayNews>({
    gateway: 'ZaloPay',
    clock,
    faultBoard,
    policy: {
      attempts: config.callbackAttempts,
      retryMs: config.callbackRetryMs,
      timeoutMs: config.callbackTimeoutMs,
    },
    isTaken: (status, answer) => status === 200 && codeOf(answer) !== 0,
    write: (payment, news, tamper) => ({
      url: payment.details.callbackUrl,
      headers: { 'content-type': 'application/json' },
      body: spoilt(payment, news, tamper),
      what: `zp_trans_id ${news.zpTransId}`,
    }),
  });

  function dataOf({ reference, details }: ZalopayPayment, { zpTransId, at }: ZalopayNews) {
    return {
      app_id: Number(config.appId),
      app_trans_id: reference,
      app_time: details.appTime,
      app_user: details.appUser,
      amount: details.amount,
      embed_data: details.embedData,
      item: details.item,
      zp_trans_id: Number(zpTransId),
      server_time: at,
      channel: 38,
      merchant_user_id: 'sandbox',
      user_fee_amount: 0,
      discount_amount: 0,
    };
  }

  function spoilt(payment: ZalopayPayment, news: ZalopayNews, tamper: Faults['ipnTamper']): string {
    const honest = dataOf(payment, news);
    const sealed = (fields: object, key = config.key2) => {
      // Escaped as some servers write it: the text that is signed must be taken as it comes.
      const data = JSON.stringify(fields)
        .replace(/[^\x20-\x7e]/g, escaped)
        .replaceAll('/', '\\/');
      return { data, mac: zalopayMac(key, data), type: 1 };
    };
    switch (tamper) {
      case 'none':
        return JSON.stringify(sealed(honest));
      case 'forged-hash':
        return JSON.stringify(sealed(honest, config.key1));
      case 'upper-case-hash': {
        const { mac, ...rest } = sealed(honest);
        return JSON.stringify({ ...rest, mac: mac.toUpperCase() });
      }
      case 'wrong-amount':
        return JSON.stringify(sealed({ ...honest, amount: honest.amount + 1_000 }));
      case 'unknown-txn-ref':
        return JSON.stringify(sealed({ ...honest, app_trans_id: `${honest.app_trans_id}X` }));
      case 'truncated':
        return JSON.stringify(sealed(honest)).slice(0, -40);
    }
  }

  /** Where the browser goes: the address that the shop gave, with a status that it may only show. */
  function returnUrl({ reference, result, details }: ZalopayPayment): string {
    const url = new URL(details.redirectUrl);
    const values = [config.appId, reference, '38', '', String(details.amount), '0', result ?? '3'];
    const names = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'];
    names.forEach((name, place) => url.searchParams.append(name, values[place] ?? ''));
    url.searchParams.append('checksum', zalopayMac(config.key2, ...values));
    return url.href;
  }

  return {
    desk,
    returnUrl,
    isOver: ({ details }: ZalopayPayment) => details.expiresAt <= clock.now(),
    nextNumber: () => String((lastNumber += 1)),

    async end(payment: ZalopayPayment, code: string): Promise<string> {
      payment.result = code;
      const url = returnUrl(payment);
      if (code !== '1') return url;
      const day = toVietnamDay(clock.now()).slice(2);
      const zpTransId = `${day}${String((lastNumber += 1)).padStart(9, '0')}`;
      payment.details.zpTransId = zpTransId;
      await desk.tell(payment, { zpTransId, at: clock.now().getTime() });
      return url;
    },
  };
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

function codeOf(answer: string): unknown {
  try {
    return (JSON.parse(answer) as { return_code?: unknown }).return_code;
  } catch {
    return 0;
  }
}
