import type { VirtualClock } from '../../clock';
import type { MomoConfig } from '../../config';
import { createDesk, type DeskPayment } from '../desk/desk';
import type { FaultBoard, Faults } from '../faults';
import { signedReturn } from './momo-return';
import { momoHash, templates } from './momo-hash';
import { momoMessage } from './momo-texts';

export interface MomoRefund {
  orderId: string;
  requestId: string;
  amount: number;
  resultCode: number;
  transId: number;
  createdTime: number;
}
export interface MomoDetails {
  amount: number;
  requestId: string;
  redirectUrl: string;
  ipnUrl: string;
  extraData: string;
  expiresAt: Date;
  /** The news that stands. */
  last: MomoNews | null;
  refunds: MomoRefund[];
}
export type MomoPayment = DeskPayment<MomoDetails>;
export interface MomoNews {
  resultCode: number;
  /** Zero when nothing was asked of any account. */
  transId: number;
  at: number;
}

interface Dependencies {
  config: MomoConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
}

export type MomoDesk = ReturnType<typeof createMomoDesk>;

/** MoMo's payments, and how their ends are told. */
export function createMomoDesk({ config, clock, faultBoard }: Dependencies) {
  let lastNumber = 4_088_878_652;
  const desk = createDesk<MomoDetails, MomoNews>({
    gateway: 'MoMo',
    clock,
    faultBoard,
    // MoMo's documents know a limit and no repetition.
    policy: { attempts: 1, retryMs: 0, timeoutMs: config.ipnTimeoutMs },
    write: (payment, news, tamper) => ({
      url: payment.details.ipnUrl,
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: spoilt(payment, news, tamper),
      what: `resultCode ${news.resultCode}`,
    }),
  });

  /** What the notification and the shopper's return both carry. */
  const resultOf = ({ reference, description, locale, details }: MomoPayment, news: MomoNews) => ({
    partnerCode: config.partnerCode,
    orderId: reference,
    requestId: details.requestId,
    amount: details.amount,
    orderInfo: description,
    orderType: 'momo_wallet',
    transId: news.transId,
    resultCode: news.resultCode,
    message: momoMessage(news.resultCode, locale),
    payType: news.transId === 0 ? '' : 'qr',
    responseTime: news.at,
    extraData: details.extraData,
  });

  const hashOf = (fields: object, secretKey = config.secretKey) =>
    momoHash(templates.result, { ...fields, accessKey: config.accessKey }, secretKey).hash;

  function spoilt(payment: MomoPayment, news: MomoNews, tamper: Faults['ipnTamper']): string {
    const honest = resultOf(payment, news);
    const signed = (fields: object, signature = hashOf(fields)) => JSON.stringify({ ...fields, signature });
    switch (tamper) {
      case 'none':
        return signed(honest);
      case 'forged-hash':
        return signed(honest, hashOf(honest, 'not the secret of this merchant'));
      case 'upper-case-hash':
        return signed(honest, hashOf(honest).toUpperCase());
      case 'wrong-amount':
        return signed({ ...honest, amount: honest.amount + 1_000 });
      case 'unknown-txn-ref':
        return signed({ ...honest, orderId: 'UNKNOWNREFERENCE' });
      case 'truncated':
        return signed(honest).slice(0, -40);
    }
  }

  function returnUrl(payment: MomoPayment): string {
    const { last, redirectUrl } = payment.details;
    if (!last) return redirectUrl;
    const fields = resultOf(payment, last);
    return signedReturn(redirectUrl, { ...fields, signature: hashOf(fields) });
  }

  return {
    desk,
    returnUrl,
    isOver: ({ details }: MomoPayment) => details.expiresAt <= clock.now(),
    nextTransId: () => (lastNumber += 1),

    /** Brings a code about and tells it, as the app on a phone or MoMo itself would. */
    async end(payment: MomoPayment, code: string): Promise<string> {
      const resultCode = Number(code);
      const isRefused = [1005, 1006, 98, 1000].includes(resultCode);
      const news = { resultCode, transId: isRefused ? 0 : (lastNumber += 1), at: clock.now().getTime() };
      payment.result = code;
      payment.details.last = news;
      const url = returnUrl(payment);
      await desk.tell(payment, news);
      return url;
    },
  };
}
