import { isHttpUrl } from '../../web/http-url';
import { toVietnamDay } from '../vietnam-time';

export type Form = Readonly<Record<string, string>>;

/** Says what is wrong with a value; nothing when it is right. */
type Rule = (value: string, now: Date) => string | undefined;

const shaped =
  (shape: RegExp, most: number, complaint: string): Rule =>
  (value) =>
    shape.test(value) && value.length <= most ? undefined : complaint;
const within =
  (least: number, most: number, complaint: string): Rule =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most ? undefined : complaint;
const recent =
  (minutes: number): Rule =>
  (value, now) =>
    /^\d{13}$/.test(value) && Math.abs(Number(value) - now.getTime()) <= minutes * 60_000
      ? undefined
      : `must be milliseconds, within ${minutes} minutes of now`;
const address: Rule = (value) =>
  value === '' || (isHttpUrl(value) && value.length <= 512) ? undefined : 'must be an address';
const jsonOf =
  (isRight: (value: unknown) => boolean, complaint: string): Rule =>
  (value) => {
    try {
      return isRight(JSON.parse(value)) ? undefined : complaint;
    } catch {
      return complaint;
    }
  };

/** Today, or yesterday for what was begun before midnight. */
const dated: Rule = (value, now) =>
  [0, 1].some((days) =>
    value.startsWith(`${toVietnamDay(new Date(now.getTime() - days * 86_400_000)).slice(2)}_`),
  )
    ? undefined
    : 'must begin with the day as yymmdd_ (GMT+7)';

const common: Record<string, Rule> = {
  app_id: shaped(/^\d+$/, 10, 'must be a number'),
  mac: shaped(/^[0-9a-f]{64}$/, 64, 'must be 64 hexadecimal digits'),
};
const amount = within(1_000, 2_000_000_000, 'must be a whole number of at least 1000');
const refundId: Rule = (value, now) =>
  dated(value, now) ?? shaped(/^\d{6}_\d+_\w+$/, 45, 'must be yymmdd_appid_ and an id of yours')(value, now);

const rules = {
  create: {
    ...common,
    app_user: shaped(/./, 50, 'must be 1 to 50 characters'),
    app_trans_id: (value, now) =>
      dated(value, now) ?? shaped(/^\w[\w.-]*$/, 40, 'must be at most 40 letters and digits')(value, now),
    app_time: recent(15),
    amount,
    item: jsonOf(Array.isArray, 'must be a JSON list'),
    embed_data: jsonOf((value) => typeof value === 'object' && value !== null, 'must be a JSON object'),
    description: shaped(/./, 256, 'must be 1 to 256 characters'),
    bank_code: shaped(/^\w*$/, 20, 'must be the code of a bank'),
    callback_url: address,
    expire_duration_seconds: within(300, 2_592_000, 'must be 300 to 2592000'),
  },
  query: { ...common, app_trans_id: shaped(/./, 40, 'must be at most 40 characters') },
  refund: {
    ...common,
    m_refund_id: refundId,
    zp_trans_id: shaped(/^\d+$/, 15, 'must be the number of the payment'),
    amount: within(1, 2_000_000_000, 'must be a whole number'),
    timestamp: recent(15),
    description: shaped(/./, 100, 'must be 1 to 100 characters'),
  },
  query_refund: {
    ...common,
    m_refund_id: shaped(/^\d{6}_\d+_\w+$/, 45, 'must be yymmdd_appid_ and an id of yours'),
    timestamp: recent(15),
  },
} satisfies Record<string, Record<string, Rule>>;

export type ZalopayCall = keyof typeof rules;
export const zalopayCalls = Object.keys(rules) as ZalopayCall[];

const optional = new Set(['bank_code', 'callback_url', 'expire_duration_seconds']);

/** The first reason why a request is not what the documents ask for. */
export function problemOf(call: ZalopayCall, form: Form, now: Date): string | undefined {
  const fields: Record<string, Rule> = rules[call];
  const stranger = Object.keys(form).find((name) => !Object.hasOwn(fields, name));
  if (stranger !== undefined) return `${stranger} is not a field of this request`;
  for (const [name, rule] of Object.entries(fields)) {
    const value = form[name];
    if (value === undefined && optional.has(name)) continue;
    const complaint = value === undefined ? 'is missing' : rule(value, now);
    if (complaint !== undefined) return `${name} ${complaint}`;
  }
  return undefined;
}
