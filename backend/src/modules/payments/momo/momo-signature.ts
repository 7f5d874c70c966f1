import { hmacSha256 } from '../hmac-sha256';

export type MomoFields = Record<string, string>;
export interface MomoKeys {
  partnerCode: string;
  accessKey: string;
  secretKey: string;
}

/** Which fields each message signs, in the order in which MoMo reads them. `accessKey` is signed and rarely sent. */
const signed = {
  create:
    'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType'.split(
      ' ',
    ),
  created: 'accessKey amount orderId partnerCode payUrl requestId responseTime resultCode'.split(' '),
  notification:
    'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId'.split(
      ' ',
    ),
  query: 'accessKey orderId partnerCode requestId'.split(' '),
  refund: 'accessKey amount description orderId partnerCode requestId transId'.split(' '),
};

/** Values as they are, never escaped. */
export function signMomo(
  message: keyof typeof signed,
  { accessKey, secretKey }: MomoKeys,
  fields: MomoFields,
): string {
  const all: MomoFields = { ...fields, accessKey };
  return hmacSha256(secretKey, signed[message].map((name) => `${name}=${all[name] ?? ''}`).join('&'));
}
