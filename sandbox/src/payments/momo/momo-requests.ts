import { isHttpUrl } from '../../web/http-url';

export type Body = Readonly<Record<string, unknown>>;

/** Says what is wrong with a value; nothing when it is right. */
type Rule = (value: unknown) => string | undefined;

const text =
  (least: number, most: number, shape = /^/) =>
  (value: unknown) =>
    typeof value === 'string' && value.length >= least && value.length <= most && shape.test(value)
      ? undefined
      : `must be a text of ${least} to ${most} characters of the right shape`;
const oneOf =
  (...values: string[]) =>
  (value: unknown) =>
    values.some((each) => each === value) ? undefined : `must be one of ${values.join(', ')}`;
const address: Rule = (value) =>
  typeof value === 'string' && value.length <= 255 && isHttpUrl(value) ? undefined : 'must be an address';
/** Long in the documents; their samples send it as text. */
const whole: Rule = (value) =>
  /^\d{1,15}$/.test(String(value)) && ['number', 'string'].includes(typeof value)
    ? undefined
    : 'must be a whole number';
const minutes: Rule = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? undefined : 'must be whole minutes';
const base64Json: Rule = (value) => {
  try {
    if (value !== '') JSON.parse(Buffer.from(String(value), 'base64').toString('utf8'));
    return undefined;
  } catch {
    return 'must be empty or Base64 of JSON';
  }
};

const id = text(1, 50, /^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$/);
const common = {
  partnerCode: text(1, 50),
  requestId: text(1, 50),
  orderId: id,
  lang: oneOf('vi', 'en'),
  signature: text(64, 64),
};

const rules = {
  create: {
    ...common,
    amount: whole,
    orderInfo: text(1, 255),
    redirectUrl: address,
    ipnUrl: address,
    requestType: oneOf('captureWallet', 'payWithATM', 'payWithCC', 'payWithMethod'),
    extraData: base64Json,
    orderExpireTime: minutes,
  },
  query: common,
  refund: { ...common, amount: whole, transId: whole, description: text(0, 255) },
};

const optional = new Set(['lang', 'description', 'orderExpireTime']);

/** The first reason why a request is not what the documents ask for. */
export function problemOf(
  kind: keyof typeof rules,
  body: Body,
): { field: string; message: string } | undefined {
  const fields: Record<string, Rule> = rules[kind];
  const stranger = Object.keys(body).find((name) => !Object.hasOwn(fields, name));
  if (stranger !== undefined) return { field: stranger, message: 'is not a field of this request' };
  for (const [field, rule] of Object.entries(fields)) {
    if (body[field] === undefined && optional.has(field)) continue;
    const message = body[field] === undefined ? 'is missing' : rule(body[field]);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}
