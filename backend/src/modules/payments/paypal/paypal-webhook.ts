import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Notification, ParsedNotification, RawRequest } from '../provider';
import type { PaypalApi } from './paypal-api';
import { chargeOf } from './paypal-money';
import { ownCodes } from './paypal-order';

interface Options {
  api: PaypalApi;
  baseUrl: string;
  webhookId: string;
  timeoutMs: number;
}

const Event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  event_type: Type.String(),
  resource: Type.Unknown(),
});
const CaptureResource = Type.Object({
  id: Type.String(),
  custom_id: Type.String(),
  amount: Type.Object({ currency_code: Type.String(), value: Type.String() }),
});
const OrderResource = Type.Object({
  purchase_units: Type.Array(Type.Object({ custom_id: Type.String() }), { minItems: 1 }),
});
const Verdict = Type.Object({ verification_status: Type.Enum(['SUCCESS', 'FAILURE']) });

/** Reads what PayPal tells, and can have PayPal say whether it was PayPal that told it. */
export function createPaypalWebhooks({ api, baseUrl, webhookId, timeoutMs }: Options) {
  return function parse({ body, headers }: RawRequest): ParsedNotification {
    const seal = sealOf(headers, baseUrl);
    if (!seal) return { verified: false, reason: 'badSignature' };
    const event = read(body);
    if (!event) return { verified: false, reason: 'malformed' };
    // The event goes back as it came, byte for byte: written again, it would not be what was signed.
    const asked = JSON.stringify({ ...seal, webhook_id: webhookId }).replace(/\}$/, '');
    return {
      verified: false,
      reason: 'unconfirmed',
      notification: notificationOf(event),
      async confirm() {
        const answer = await api.call({
          path: '/v1/notifications/verify-webhook-signature',
          body: `${asked},"webhook_event":${body}}`,
          until: performance.now() + timeoutMs,
        });
        if (answer?.status !== 200 || !Value.Check(Verdict, answer.json)) return 'unanswered';
        return answer.json.verification_status === 'SUCCESS' ? 'genuine' : 'forged';
      },
    };
  };
}

/** What an event is sealed with; null when something is missing or the certificate lies with others. */
function sealOf(headers: RawRequest['headers'], baseUrl: string) {
  const header = (name: string) => headers[`paypal-${name}`] ?? '';
  const seal = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
  };
  const isWhole = Object.values(seal).every((value) => value !== '' && value.length <= 1000);
  return isWhole && isOfPaypal(seal.cert_url, baseUrl) ? seal : null;
}

/** An address of PayPal's own, or of what stands in for it. */
export function isOfPaypal(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username } = new URL(address);
  if (username !== '') return false;
  return origin === new URL(baseUrl).origin || (protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname));
}

function read(body: string) {
  try {
    const event: unknown = JSON.parse(body);
    return Value.Check(Event, event) ? event : null;
  } catch {
    return null;
  }
}

/** An event of no use here has no reference that could be one of ours. */
function notificationOf({
  id,
  event_type: type,
  resource,
}: {
  id: string;
  event_type: string;
  resource: unknown;
}): Notification {
  const hint = (merchantRef: string, providerCode: string): Notification => ({
    merchantRef,
    providerTxnId: null,
    charge: null,
    outcome: 'processing',
    providerCode,
    dedupeKey: id,
    isHint: true,
  });
  if (type.startsWith('CHECKOUT.ORDER.') && Value.Check(OrderResource, resource)) {
    return hint(resource.purchase_units[0]?.custom_id ?? '', 'PENDING');
  }
  if (!Value.Check(CaptureResource, resource)) return hint('', ownCodes.other);
  const news = newsOf[type];
  if (!news) return hint(resource.custom_id, ownCodes.other);
  return {
    merchantRef: resource.custom_id,
    providerTxnId: type === 'PAYMENT.CAPTURE.REVERSED' ? null : resource.id,
    charge: chargeOf(resource.amount),
    ...news,
    dedupeKey: id,
  };
}

const newsOf: Record<string, Pick<Notification, 'outcome' | 'providerCode'>> = {
  'PAYMENT.CAPTURE.COMPLETED': { outcome: 'paid', providerCode: ownCodes.paid },
  'PAYMENT.CAPTURE.PENDING': { outcome: 'processing', providerCode: 'PENDING' },
  'PAYMENT.CAPTURE.DENIED': { outcome: 'failed', providerCode: 'DECLINED' },
  'PAYMENT.CAPTURE.DECLINED': { outcome: 'failed', providerCode: 'DECLINED' },
  // The buyer's bank took the money back.
  'PAYMENT.CAPTURE.REVERSED': { outcome: 'review', providerCode: ownCodes.review },
};
