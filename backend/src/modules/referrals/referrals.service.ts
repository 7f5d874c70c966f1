import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, invalidFields, notFound, unauthorized } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { hasLink } from '../../lib/plain-text';
import { shortCode } from '../../lib/short-code';
import type { Member, Principal } from '../../plugins/auth';
import type { ReferralCredentials } from '../auth/auth.schema';
import { customerLookup } from '../customers/customer-lookup';
import { qrCodeOf } from '../customers/qr-code';
import { pageAddress } from '../mail/render-mail';
import { voucherGifts } from '../vouchers/voucher-gifts';
import type { AttributionCookie } from './attribution-cookie';
import { attributionRows } from './attributions.repository';
import { invitationRows } from './invitations.repository';
import { memberRows, type CampaignRow, type MemberRow } from './members.repository';
import type { ReferralAccess } from './referral-access';
import { REFERRAL_TERMS_VERSION } from './referral-limits';
import type {
  ActiveCampaign,
  InviteeBenefit,
  Inviter,
  JoinBody,
  Joined,
  ReferralMember,
  TouchBody,
  Touched,
} from './referrals.schema';

export interface ReferralDependencies {
  db: Db;
  clock: Clock;
  publicUrl: string;
  access: ReferralAccess;
  cookie: AttributionCookie;
  /** Whether the session still runs. */
  isLive(holder: Member): Promise<boolean>;
}

export type ReferralService = ReturnType<typeof createReferralService>;

/** Members of the referral programme, their codes, and what a code does. */
export function createReferralService(deps: ReferralDependencies) {
  const { db, clock, publicUrl, access, cookie, isLive } = deps;

  async function inviteeBenefitOf(
    campaign: CampaignRow | undefined,
    language: Language,
  ): Promise<InviteeBenefit | null> {
    if (!campaign || campaign.voucherCode === null) return null;
    const voucher = await voucherGifts.find(db, campaign.voucherCode, { language, now: clock() });
    if (!voucher) return null;
    const { code, name, discount, minSubtotal } = voucher;
    return { voucherCode: code, voucherName: name, discount, minSubtotal: minSubtotal ?? 0 };
  }

  /** The shop's mails and pages show it, so one that reads like an address counts as none. */
  async function firstNameOf(userId: string): Promise<string | null> {
    const { firstName = null } = (await customerLookup.find(db, userId)) ?? {};
    return firstName !== null && hasLink(firstName) ? null : firstName;
  }

  async function memberOf(code: string): Promise<MemberRow> {
    const member = await memberRows.findByCode(db, code);
    if (!member) throw notFound('REFERRAL_CODE_NOT_FOUND');
    return member;
  }

  return {
    /** What a campaign gives the invitee. */
    inviteeBenefitOf,
    /** Who invites. */
    firstNameOf,

    async activeCampaign(language: Language, memberId: string | undefined): Promise<ActiveCampaign | null> {
      const campaign = await memberRows.activeCampaign(db, clock());
      if (!campaign) return null;
      const { startsAt, endsAt } = campaign;
      const member = memberId === undefined ? undefined : await memberRows.find(db, memberId);
      return {
        id: campaign.id,
        name: language === 'en' ? campaign.nameEn : campaign.nameVi,
        inviterBenefit: {
          amount: campaign.rewardAmount,
          minOrder: campaign.minOrder,
          holdDays: campaign.holdDays,
        },
        inviteeBenefit: await inviteeBenefitOf(campaign, language),
        from: startsAt.toISOString(),
        to: endsAt.toISOString(),
        duration: endsAt.getTime() - startsAt.getTime(),
        attributionDays: campaign.attributionDays,
        minPayout: campaign.minPayout,
        createdAt: campaign.createdAt.toISOString(),
        updatedAt: campaign.updatedAt.toISOString(),
        ...(member && { code: member.code }),
      };
    },

    /** Joins with consent. Who is a member already gets new credentials, also when no campaign runs. */
    async join({ userId, sessionId, role }: Principal, { consent }: JoinBody): Promise<Joined> {
      if (!consent) throw invalidFields({ field: 'consent', code: 'required' });
      if (role !== 'CUSTOMER') throw conflict('REFERRAL_STAFF');
      const known = await memberRows.find(db, userId);
      const { code } = known ?? (await add(userId));
      return { referralCredentials: await access.issue({ userId, sessionId }), code };
    },

    /** New credentials, as long as the session runs in which the old ones were issued. */
    async refresh(refreshToken: string): Promise<ReferralCredentials> {
      const holder = access.readRefresh(refreshToken);
      const credentials = holder && (await isLive(holder)) ? await access.credentialsOf(holder) : null;
      if (!credentials) throw unauthorized('REFERRAL_UNAUTHENTICATED');
      return credentials;
    },

    async me(memberId: string): Promise<ReferralMember> {
      const member = await memberRows.find(db, memberId);
      if (!member) throw unauthorized('REFERRAL_UNAUTHENTICATED');
      const { code, termsVersion, joinedAt } = member;
      const link = pageAddress(publicUrl, 'vi', `/r/${code}`);
      const [counts, opened, qrCode] = await Promise.all([
        attributionRows.countsOf(db, memberId),
        invitationRows.countOpened(db, memberId),
        qrCodeOf(link),
      ]);
      return {
        code,
        link,
        qrCode,
        eCard: `ecard/referral/${code}`,
        joinedAt: joinedAt.toISOString(),
        termsVersion,
        counts: { opened, ...counts },
      };
    },

    async inviter(code: string, language: Language): Promise<Inviter> {
      const member = await memberOf(code);
      const campaign = await memberRows.activeCampaign(db, clock());
      return {
        code: member.code,
        inviterName: await firstNameOf(member.userId),
        inviteeBenefit: await inviteeBenefitOf(campaign, language),
      };
    },

    /** The cookie of the answer makes the code count until sign-up; an account has had its chance. */
    async touch(
      { code }: Pick<TouchBody, 'code'>,
      customerId: string | undefined,
      invitationId?: string,
    ): Promise<Touched & { cookie?: string }> {
      const member = await memberOf(code);
      const now = clock();
      const campaign = await memberRows.activeCampaign(db, now);
      const about = { code: member.code, inviterName: await firstNameOf(member.userId) };
      const refused = (reason: Touched['reason']) => ({
        ...about,
        attributed: false,
        ...(reason && { reason }),
      });
      if (customerId === member.userId) return refused('OWN_CODE');
      if (customerId !== undefined) return refused('ALREADY_CUSTOMER');
      if (!campaign) return refused('NO_CAMPAIGN');
      const until = new Date(now.getTime() + campaign.attributionDays * DAY_MS);
      return {
        ...about,
        attributed: true,
        until: until.toISOString(),
        cookie: cookie.write(member.code, until, invitationId),
      };
    },
  };

  async function add(userId: string): Promise<MemberRow> {
    const now = clock();
    if (!(await memberRows.activeCampaign(db, now))) throw conflict('CAMPAIGN_NOT_ACTIVE');
    for (;;) {
      const row = { userId, code: shortCode(), termsVersion: REFERRAL_TERMS_VERSION, joinedAt: now };
      if (await memberRows.add(db, row)) return row;
      // Two tabs that joined at once, or a code that is taken.
      const known = await memberRows.find(db, userId);
      if (known) return known;
    }
  }
}
