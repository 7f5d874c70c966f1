import { isIP } from 'node:net';
import { isHttpUrl } from '../web/http-url';
import { fromVietnamStamp } from './vietnam-time';

export interface FieldRule {
  min: number;
  max: number;
  isOptional?: true;
  /** Says what is wrong with a value of the right length. */
  complain?: (value: string) => string | undefined;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The first reason why these fields are not what the rules ask for. */
export function findProblem(fields: Readonly<Record<string, string>>, rules: FieldRules): string | undefined {
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(rules, name)) return `${name} is not a field of this request`;
  }
  for (const [name, rule] of Object.entries(rules)) {
    const value = fields[name];
    if (value === undefined) {
      if (rule.isOptional) continue;
      return `${name} is missing`;
    }
    if (value.length < rule.min || value.length > rule.max) {
      return `${name} must have ${rule.min} to ${rule.max} characters, it has ${value.length}`;
    }
    const complaint = rule.complain?.(value);
    if (complaint) return `${name} ${complaint}`;
  }
  return undefined;
}

export const exactly =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value) ? undefined : `must be ${values.join(' or ')}`;

export const shaped = (pattern: RegExp, complaint: string) => (value: string) =>
  pattern.test(value) ? undefined : complaint;

const stamp = (value: string) =>
  fromVietnamStamp(value) ? undefined : 'must be a moment as yyyyMMddHHmmss (GMT+7)';

export const rules = {
  version: { min: 1, max: 8, complain: exactly('2.1.0') },
  tmnCode: { min: 8, max: 8 },
  amount: {
    min: 1,
    max: 12,
    complain: shaped(/^[1-9]\d*$/, 'must be a whole number above zero (đồng × 100), without separators'),
  },
  stamp: { min: 14, max: 14, complain: stamp },
  ipAddress: {
    min: 7,
    max: 45,
    complain: (value: string) => (isIP(value) ? undefined : 'must be an IP address'),
  },
  orderInfo: {
    min: 1,
    max: 255,
    complain: shaped(
      /^[A-Za-z0-9 .,:;#/_-]*$/,
      'must be Vietnamese without diacritics and without special characters',
    ),
  },
  txnRef: { min: 1, max: 100, complain: shaped(/^[A-Za-z0-9._-]+$/, 'must be letters and digits') },
  url: {
    min: 10,
    max: 255,
    complain: (value: string) => (isHttpUrl(value) ? undefined : 'must be an http(s) address'),
  },
  secureHash: { min: 32, max: 256 },
} satisfies FieldRules;
