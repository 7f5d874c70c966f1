import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { FieldErrorCode } from '../../error-codes';
import type { FieldError } from '../../lib/errors';
import { plainText } from '../../lib/plain-text';
import type { Gateway } from '../../config.variables';
import { isProvince } from '../shipping/shipping.rules';
import { settingGroups, type SettingGroup, type SettingValues } from './setting-groups';
import { homeSections } from './settings.schema';

type Refuse = (field: string, code: FieldErrorCode) => void;
interface Known {
  /** The gateways that this shop is configured for. */
  paymentProviders: readonly Gateway[];
}
type Check<Group extends SettingGroup> = (value: SettingValues[Group], refuse: Refuse, known: Known) => void;

/** What a schema cannot say of a group. */
const checks: { [Group in SettingGroup]: Check<Group> } = {
  shop({ siteName }, refuse) {
    if (siteName === '') refuse('siteName', 'required');
  },
  face({ homeSections: chosen, badgePicture, badgeLink }, refuse) {
    twice('homeSections', chosen, refuse);
    if (chosen.length < homeSections.length) refuse('homeSections', 'minItems');
    if (badgePicture !== null && badgeLink === '') refuse('badgeLink', 'required');
  },
  announcement({ isOn, textVi, textEn, startsAt, endsAt }, refuse) {
    if (isOn && textVi === '') refuse('textVi', 'required');
    if (isOn && textEn === '') refuse('textEn', 'required');
    if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
      refuse('endsAt', 'beforeStart');
  },
  payments({ paymentMethods, paymentProviders, codProvinces }, refuse, known) {
    twice('paymentMethods', paymentMethods, refuse);
    twice('paymentProviders', paymentProviders, refuse);
    paymentProviders.forEach((code, at) => {
      if (!known.paymentProviders.includes(code)) refuse(`paymentProviders[${at}]`, 'unknown');
    });
    if (paymentMethods.includes('ONLINE') && paymentProviders.length === 0)
      refuse('paymentProviders', 'required');
    codProvinces?.forEach((code, at) => {
      if (!isProvince(code)) refuse(`codProvinces[${at}]`, 'unknown');
    });
  },
  orders: () => undefined,
  shipping({ defaultProvince, shopProvince, tariffs }, refuse) {
    if (!isProvince(defaultProvince)) refuse('defaultProvince', 'unknown');
    if (!isProvince(shopProvince)) refuse('shopProvince', 'unknown');
    checkTariffs(tariffs, refuse);
  },
  offers: () => undefined,
  providers({ plans }, refuse) {
    if (plans.FREE.price !== 0) refuse('plans.FREE.price', 'maximum');
  },
};

/** Every province is served; only abroad may be left out. */
export function checkTariffs(tariffs: SettingValues['shipping']['tariffs'], refuse: Refuse): void {
  for (const [zone, { STANDARD, EXPRESS }] of Object.entries(tariffs)) {
    if (STANDARD === null && zone !== 'ABROAD') refuse(`tariffs.${zone}.STANDARD`, 'required');
    if (STANDARD && STANDARD.to < STANDARD.from) refuse(`tariffs.${zone}.STANDARD.to`, 'minimum');
    if (EXPRESS && EXPRESS.to < EXPRESS.from) refuse(`tariffs.${zone}.EXPRESS.to`, 'minimum');
  }
}

function twice(field: string, values: readonly string[], refuse: Refuse) {
  values.forEach((value, at) => {
    if (values.indexOf(value) !== at) refuse(`${field}[${at}]`, 'twice');
  });
}

/** Whether a value fits the schema of its field, which holds for setup and for the forms of staff alike. */
export function fitsSetting(group: SettingGroup, field: string, value: unknown): boolean {
  const properties: Record<string, TSchema> = settingGroups[group].schema.properties;
  const schema = properties[field];
  return schema !== undefined && Value.Check(schema, value);
}

/**
 * What is wrong with the changed fields of a group; empty when they can be stored. What is stored already does not hold up
 * another field, even if an older version or a person in the database wrote it.
 */
export function settingErrors<Group extends SettingGroup>(
  group: Group,
  { before, after }: Record<'before' | 'after', SettingValues[Group]>,
  known: Known,
): FieldError[] {
  const properties: Record<string, TSchema> = settingGroups[group].schema.properties;
  const [old, values]: Record<string, unknown>[] = [before, after];
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(old?.[field], values?.[field]));
  const unfit = changed.flatMap((field): FieldError[] => {
    if (!properties[field]) return [{ field, code: 'additionalProperties' }];
    return fitsSetting(group, field, values?.[field]) ? [] : [{ field, code: 'invalid' }];
  });
  if (unfit.length > 0 || changed.length === 0) return unfit;
  const errorsOf = (value: SettingValues[Group]) => {
    const errors: FieldError[] = [];
    checks[group](value, (field, code) => errors.push({ field, code }), known);
    return errors;
  };
  const standing = errorsOf(before).map(({ field, code }) => `${field} ${code}`);
  const isChanged = (field: string) => changed.includes(/^\w+/.exec(field)?.[0] ?? '');
  return errorsOf(after).filter(
    ({ field, code }) => isChanged(field) || !standing.includes(`${field} ${code}`),
  );
}

/** Texts as they are stored: in one line without control characters; null where one has them. */
export function cleanTexts<T>(value: T): T | null {
  if (typeof value === 'string') return plainText(value) as T | null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => cleanTexts(item));
    return items.some((item, at) => item === null && value[at] !== null) ? null : (items as T);
  }
  const fields = Object.entries(value).map(([name, part]): [string, unknown, boolean] => {
    const clean = cleanTexts(part as unknown);
    return [name, clean, clean === null && part !== null];
  });
  return fields.some(([, , isBad]) => isBad) ? null : (Object.fromEntries(fields) as T);
}
