import type { VirtualClock } from '../../clock';
import type { PaypalConfig } from '../../config';
import { createDesk, type DeskPayment } from '../desk/desk';
import type { FaultBoard, Faults } from '../faults';
import type { RetryPolicy } from '../notifier';
import { newId, type PaypalDetails } from './paypal-orders';
import type { createSealing } from './paypal-seal';

export type PaypalPayment = DeskPayment<PaypalDetails>;
/** Written when it happens, so that a repetition is the same event. */
export interface PaypalNews {
  id: string;
  type: string;
  resource: object;
  at: Date;
}

interface Dependencies {
  paypal: PaypalConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  policy: RetryPolicy;
  sealing: ReturnType<typeof createSealing>;
}

/** PayPal's desk: every event is posted with five headers that seal it. */
export function createPaypalDesk({ paypal, clock, faultBoard, policy, sealing }: Dependencies) {
  return createDesk<PaypalDetails, PaypalNews>({
    gateway: 'PAYPAL',
    clock,
    faultBoard,
    policy,
    write({ details }, news, tamper) {
      const body = eventBody(news);
      const seal = sealing.seal(body, clock.now());
      const sent = spoil(body, tamper);
      const signature = tamper === 'forged-hash' ? Buffer.alloc(256, 7).toString('base64') : seal.signature;
      return {
        what: `${news.type}${tamper === 'none' ? '' : ` · ${tamper}`}`,
        url: paypal.webhookUrl,
        body: sent,
        headers: {
          'content-type': 'application/json',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `${details.apiUrl}/v1/notifications/certs/CERT-SANDBOX`,
          'paypal-transmission-id': seal.transmissionId,
          'paypal-transmission-time': seal.transmissionTime,
          'paypal-transmission-sig': signature,
        },
      };
    },
  });
}
export type PaypalDesk = ReturnType<typeof createPaypalDesk>;

const eventBody = ({ id, type, resource, at }: PaypalNews) =>
  JSON.stringify({
    id,
    event_version: '1.0',
    create_time: at.toISOString(),
    resource_type: type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
    event_type: type,
    summary: type,
    resource,
  });

/** What is changed after it was sealed. */
function spoil(body: string, tamper: Faults['ipnTamper']): string {
  if (tamper === 'truncated') return body.slice(0, body.length / 2);
  if (tamper === 'wrong-amount')
    return body.replace(/"value":"(\d+)\./, (_, n: string) => `"value":"${Number(n) + 1}.`);
  if (tamper === 'unknown-txn-ref')
    return body.replace(/"custom_id":"[^"]*"/, '"custom_id":"UNKNOWNREFERENCE"');
  return body;
}

export const newsOf = (type: string, resource: object, at: Date): PaypalNews => ({
  id: `WH-${newId()}-${newId()}`,
  type,
  resource,
  at,
});
