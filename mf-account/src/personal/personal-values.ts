import { string } from 'yup';
import type { CompanyBody, Profile, ProfileBody } from '@storefront/shared/contracts';
import { message, object, personName, text } from '@storefront/shared/forms';

const maxNameLength = 60;
const oldest = 120;
const tooLong = message('form.name.tooLong', { max: maxNameLength });

export interface NamesValues {
  lastName: string;
  firstName: string;
  /** Day, month, year, as it is typed. */
  dob: string;
}
export const namesSchema = object({
  lastName: personName()
    .max(maxNameLength, tooLong)
    .test('together', tooLong, (lastName, { parent }) => {
      const { firstName = '' } = parent as { firstName?: string };
      return `${lastName} ${firstName}`.trim().length <= maxNameLength;
    }),
  firstName: personName().max(maxNameLength, tooLong),
  dob: string()
    .default('')
    .trim()
    .test('day', 'account-profile:errors.day', (typed) => !typed || dayOf(typed) !== null)
    .test('future', 'account-profile:errors.future', (typed) => (dayOf(typed) ?? '') <= today())
    .test('tooLongAgo', 'account-profile:errors.tooLongAgo', (typed) => {
      const day = dayOf(typed);
      return day === null || Number(day.slice(0, 4)) >= Number(today().slice(0, 4)) - oldest;
    }),
});

export const toNames = ({ firstName, lastName, dob }: Profile): NamesValues => ({
  lastName,
  firstName,
  dob: dob?.split('-').reverse().join('/') ?? '',
});
export const fromNames = ({ dob, ...names }: NamesValues): ProfileBody => ({
  ...names,
  dob: dayOf(dob) ?? '',
});

export interface CompanyValues {
  company: string;
  businessName: string;
}
const line = () => text(200).notRequired().default('');
export const companySchema = object({ company: line(), businessName: line() });
export const toCompany = ({ company = '', businessName = '' }: Profile): CompanyValues => ({
  company,
  businessName,
});
export const fromCompany = (values: CompanyValues): CompanyBody => values;

/** `28/2/1990`, or `1990-02-28` as browsers fill it in, as the latter; null when there is no such day. */
function dayOf(typed: string): string | null {
  const inOrder = typed.trim().replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/.exec(inOrder) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  // The thirtieth of February would be a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

const today = (): string => new Date().toISOString().slice(0, 10);
