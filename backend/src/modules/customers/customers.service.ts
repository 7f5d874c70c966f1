import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { invalidFields, notFound, type FieldError } from '../../lib/errors';
import type { AuthService } from '../auth/auth.service';
import type { Picture } from '../media/media.schema';
import { toPicture } from '../media/picture';
import type { UploadService } from '../uploads/uploads.service';
import { checkNames } from '../../lib/contact';
import { createCustomerRepository } from './customers.repository';
import type { CompanyBody, Me, Profile, ProfileBody } from './customers.schema';
import { dateOfBirthProblem } from '../../lib/date-of-birth';
import { plainText } from '../../lib/plain-text';
import { qrCodeOf } from './qr-code';
import { checkSocial } from './social-links';
import { checkInvoice } from './vat-invoice';

export type CustomerService = ReturnType<typeof createCustomerService>;
type ProfileRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createCustomerRepository>['findProfile']>>
>;

const MAX_COMPANY_LENGTH = 200;

export interface CustomerDependencies {
  db: Db;
  clock: Clock;
  auth: Pick<AuthService, 'findAccount'>;
  uploads: Pick<UploadService, 'keep' | 'use' | 'release' | 'discard'>;
  /** How the account's provider profile stands; null without one. */
  solutionInfoOf(userId: string): Promise<Me['solutionInfo'] | null>;
}

export function createCustomerService({ db, clock, auth, uploads, solutionInfoOf }: CustomerDependencies) {
  const customers = createCustomerRepository(db);

  /** The account of anyone who calls; staff may have no profile. */
  async function me(userId: string): Promise<Me> {
    const found = await auth.findAccount(userId);
    if (!found) throw notFound('USER_NOT_FOUND');
    const { id, email, role } = found;
    const solutionInfo = await solutionInfoOf(userId);
    const account = { id, email, role, ...(solutionInfo && { solutionInfo }) };
    const row = await customers.findProfile(userId);
    if (!row) return account;
    const qrCode = await qrCodeOf(`urn:uuid:${id}`);
    return { ...account, profile: { ...toProfile(row, email), qrCode } };
  }

  async function setAvatar(userId: string, uploadId: string | null) {
    const before = await db.transaction().execute(async (tx) => {
      const held = await customers.holdAvatar(tx, userId);
      if (!held) throw notFound('PROFILE_NOT_FOUND');
      const [pictureId = null] = (await uploads.use(tx, userId, uploadId === null ? [] : [uploadId])) ?? [];
      if (uploadId !== null && pictureId === null) throw notFound('UPLOAD_NOT_FOUND');
      await customers.setAvatar(tx, userId, pictureId, clock());
      if (held.avatarPictureId !== null) await uploads.release(tx, [held.avatarPictureId]);
      return held.avatarPictureId;
    });
    if (before !== null) await uploads.discard(userId, before);
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
        else if (text.length > MAX_COMPANY_LENGTH) errors.push({ field, code: 'maxLength' });
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

    /** The picture by which they are known: what of the file is looked at, as a square. The one before goes. */
    async changeAvatar(userId: string, file: Buffer): Promise<Me> {
      if (!(await customers.findProfile(userId))) throw notFound('PROFILE_NOT_FOUND');
      const { id } = await uploads.keep(userId, file, { shape: 'square' });
      await setAvatar(userId, id);
      return me(userId);
    },

    async removeAvatar(userId: string): Promise<Me> {
      await setAvatar(userId, null);
      return me(userId);
    },

    /** By customer; who has none is not in it. */
    async avatars(userIds: string[]): Promise<Map<string, Picture>> {
      if (userIds.length === 0) return new Map();
      const rows = await customers.avatars(userIds);
      return new Map(rows.map(({ userId, ...picture }) => [userId, toPicture(picture, '')]));
    },
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
  ...avatarOf(row),
});

function avatarOf({
  pictureId,
  pictureWidth,
  pictureHeight,
  pictureColor,
}: ProfileRow): Pick<Profile, 'avatar'> {
  if (pictureId === null || pictureWidth === null || pictureHeight === null || pictureColor === null)
    return {};
  return { avatar: toPicture({ pictureId, pictureWidth, pictureHeight, pictureColor }, '') };
}
