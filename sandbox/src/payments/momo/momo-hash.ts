import { createHmac } from 'node:crypto';

type Values = Readonly<Record<string, unknown>>;

/** The text of a template such as `a={a}&b={b}` with its values as they are. */
const fill = (template: string, values: Values) =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => asText(values[name]));

/** The texts that are signed, as MoMo's documents print them. */
export const templates = {
  create:
    'accessKey={accessKey}&amount={amount}&extraData={extraData}&ipnUrl={ipnUrl}&orderId={orderId}&orderInfo={orderInfo}&partnerCode={partnerCode}&redirectUrl={redirectUrl}&requestId={requestId}&requestType={requestType}',
  created:
    'accessKey={accessKey}&amount={amount}&orderId={orderId}&partnerCode={partnerCode}&payUrl={payUrl}&requestId={requestId}&responseTime={responseTime}&resultCode={resultCode}',
  result:
    'accessKey={accessKey}&amount={amount}&extraData={extraData}&message={message}&orderId={orderId}&orderInfo={orderInfo}&orderType={orderType}&partnerCode={partnerCode}&payType={payType}&requestId={requestId}&responseTime={responseTime}&resultCode={resultCode}&transId={transId}',
  query: 'accessKey={accessKey}&orderId={orderId}&partnerCode={partnerCode}&requestId={requestId}',
  refund:
    'accessKey={accessKey}&amount={amount}&description={description}&orderId={orderId}&partnerCode={partnerCode}&requestId={requestId}&transId={transId}',
};

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function momoHash(template: string, values: Values, secretKey: string) {
  const text = fill(template, values);
  const hash = createHmac('sha256', Buffer.from(secretKey, 'utf8')).update(Buffer.from(text, 'utf8'));
  return { text, hash: hash.digest('hex') };
}
