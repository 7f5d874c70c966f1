import { createHash, createHmac } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => Number(a > b) || -1;

/** HMAC over `name=value` of what is sent, sorted by name. */
export function sealOf(key: string, fields: Fields): string {
  const hmac = createHmac('sha256', key);
  const pairs = Object.entries(fields).filter(([name]) => name !== 'signature');
  pairs.sort(byName).forEach(([name, value], at) => hmac.update(`${at > 0 ? '&' : ''}${name}=${value}`));
  return hmac.digest('hex');
}

const digest = (kind: 'md5' | 'sha256', ...values: string[]) =>
  createHash(kind).update(values.join('')).digest('hex');
export const webhookSeal = (...values: string[]) => digest('md5', ...values);
export const refundSeal = (...values: string[]) => digest('sha256', ...values);

/** JSON of flat fields; amounts are doubles on the wire, written as Java writes them. */
export const toJson = (fields: Fields) =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${isDouble(name) ? value : JSON.stringify(value)}`)
    .join(',')}}`;
const isDouble = (name: string) => name === 'amount' || name === 'refundAmount';
export const double = (amount: number) => `${amount}.0`;
