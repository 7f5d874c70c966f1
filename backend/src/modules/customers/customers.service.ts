import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { invalidFields, notFound, type FieldError } from '../../plugins/errors';
import type { AuthService } from '../auth/auth.service';
import { checkNames } from './contact';
import { createCustomerRepository } from './customers.repository';
import type { CompanyBody, Me, Profile, ProfileBody } from './customers.schema';
import { dateOfBirthProblem } from './date-of-birth';
import { plainText } from './plain-text';
import { qrCodeOf } from './qr-code';
import { checkSocial } from './social-links';
import { checkInvoice } from './vat-invoice';

export type CustomerService = ReturnType<typeof createCustomerService>;
type ProfileRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createCustomerRepository>['findProfile']>>
>;

const LONGEST_COMPANY = 200;

export function createCustomerService({
  db,
  clock,
  auth,
}: {
  db: Db;
  clock: Clock;
  auth: Pick<AuthService, 'findAccount'>;
}) {
  const customers = createCustomerRepository(db);

  /** The account of whoever calls; staff may have no profile. */
  async function me(userId: string): Promise<Me> {
    const account = await auth.findAccount(userId);
    if (!account) throw notFound('USER_NOT_FOUND');
    const { id, email, role } = account;
    const row = await customers.findProfile(userId);
    if (!row) return { id, email, role };
    const qrCode = await qrCodeOf(`urn:uuid:${id}`);
    return { id, email, role, profile: { ...toProfile(row, email), qrCode } };
  }

  return {
    me,

    async changeProfile(userId: string, body: ProfileBody): Promise<Me> {
      const known = await customers.findProfile(userId);
      const errors: FieldError[] = [];
      const names = checkNames({
        firstName: body.firstName ?? known?.firstName ?? '',
        lastName: body.lastName ?? known?.lastName ?? '',
      });
      if (!names.ok) errors.push(...names.errors);
      const dob = body.dob?.trim();
      const dobProblem = dob ? dateOfBirthProblem(dob, clock()) : null;
      if (dobProblem) errors.push({ field: 'dob', code: dobProblem });
      const social = body.social && checkSocial(body.social);
      if (social && !social.ok) errors.push(...social.errors);
      if (!names.ok || (social && !social.ok) || errors.length > 0) throw invalidFields(...errors);

      if (!known) await customers.begin(userId, names.value, clock());
      const change = {
        ...(body.firstName !== undefined && { firstName: names.value.firstName }),
        ...(body.lastName !== undefined && { lastName: names.value.lastName }),
        ...(dob !== undefined && { dateOfBirth: dob || null }),
        ...(social && { social: social.value }),
      };
      await customers.change(userId, change, clock());
      return me(userId);
    },

    async changeCompany(userId: string, body: CompanyBody): Promise<Me> {
      const errors: FieldError[] = [];
      const line = (field: 'company' | 'businessName') => {
        const text = plainText(body[field] ?? '');
        if (text === null) errors.push({ field, code: 'invalid' });
        else if (text.length > LONGEST_COMPANY) errors.push({ field, code: 'maxLength' });
        return text || null;
      };
      const change = {
        ...(body.company !== undefined && { company: line('company') }),
        ...(body.businessName !== undefined && { businessName: line('businessName') }),
        ...(body.paymentMethod !== undefined && { paymentMethod: body.paymentMethod }),
        ...(body.vatInvoice !== undefined && {
          vatInvoice: body.vatInvoice && checkInvoice(body.vatInvoice, errors),
        }),
      };
      if (errors.length > 0) throw invalidFields(...errors);
      if (!(await customers.change(userId, change, clock()))) throw notFound('PROFILE_NOT_FOUND');
      return me(userId);
    },

    /** Both in the transaction of a sign-up. */
    isPhoneTaken: customers.isPhoneTaken,
    addProfile: customers.addProfile,
  };
}

const toProfile = (row: ProfileRow, email: string): Profile => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email,
  ...(row.phone && { phone: row.phone }),
  ...(row.dateOfBirth && { dob: row.dateOfBirth }),
  ...(row.company && { company: row.company }),
  ...(row.businessName && { businessName: row.businessName }),
  ...(Object.keys(row.social).length > 0 && { social: row.social }),
  ...(row.paymentMethod && { paymentMethod: row.paymentMethod }),
  ...(row.vatInvoice && { vatInvoice: row.vatInvoice }),
});
