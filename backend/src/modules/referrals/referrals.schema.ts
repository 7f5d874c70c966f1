import { Type, type Static } from 'typebox';
import { ReferralCredentials } from '../auth/auth.schema';
import { Count, Discount, Instant, Money, Nullable, page } from '../offers/offers.schema';

const closed = { additionalProperties: false };

/** At most this many addresses in one request. */
export const MAX_INVITATIONS_AT_ONCE = 50;
export const MAX_MESSAGE_LENGTH = 500;

const InviterBenefit = Type.Object(
  {
    amount: Money,
    minOrder: Type.Integer({ description: 'Đồng that the first order must cost at least.' }),
    holdDays: Type.Integer({ description: 'Days after the delivery until the reward may be paid out.' }),
  },
  { $id: 'InviterBenefit' },
);

/** A voucher for the first order. */
export const InviteeBenefit = Type.Object(
  { voucherCode: Type.String(), voucherName: Type.String(), discount: Discount, minSubtotal: Money },
  { $id: 'InviteeBenefit', description: 'A voucher for the first order.' },
);
export type InviteeBenefit = Static<typeof InviteeBenefit>;

export const ActiveCampaign = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    inviterBenefit: InviterBenefit,
    inviteeBenefit: Nullable(InviteeBenefit),
    from: Instant,
    to: Instant,
    duration: Type.Integer({ description: 'Milliseconds from `from` to `to`.' }),
    attributionDays: Type.Integer({ description: 'Days for which an opened link counts.' }),
    minPayout: Money,
    createdAt: Instant,
    updatedAt: Instant,
    code: Type.Optional(Type.String({ description: 'Of the member; only with referral credentials.' })),
  },
  { $id: 'ActiveCampaign' },
);
export type ActiveCampaign = Static<typeof ActiveCampaign>;

export const JoinBody = Type.Object(
  {
    consent: Type.Boolean({ description: 'Must be true: the member agrees to the terms of the programme.' }),
  },
  { ...closed, $id: 'JoinBody' },
);
export type JoinBody = Static<typeof JoinBody>;

export const Joined = Type.Object(
  { referralCredentials: ReferralCredentials, code: Type.String() },
  { $id: 'Joined' },
);
export type Joined = Static<typeof Joined>;

export const ReferralMember = Type.Object(
  {
    code: Type.String(),
    link: Type.String({ description: 'Address of `/r/:code`.' }),
    qrCode: Type.String({ description: 'SVG of the link as a data address.' }),
    eCard: Type.String({ description: 'Path of the picture: `ecard/referral/{code}`.' }),
    joinedAt: Instant,
    termsVersion: Type.String(),
    counts: Type.Object(
      {
        opened: Count,
        joined: Count,
        ordered: Count,
        rewarded: Count,
      },
      { description: 'People who came by the link, the code or an invitation.' },
    ),
  },
  { $id: 'ReferralMember' },
);
export type ReferralMember = Static<typeof ReferralMember>;

export const RefreshReferralBody = Type.Object({ refreshToken: Type.String({ maxLength: 1_000 }) }, closed);

export const ReferralCodeParams = Type.Object({ code: Type.String({ maxLength: 100 }) }, closed);

export const Inviter = Type.Object(
  {
    code: Type.String(),
    inviterName: Nullable(Type.String({ description: 'First name.' })),
    inviteeBenefit: Nullable(InviteeBenefit),
  },
  { $id: 'Inviter' },
);
export type Inviter = Static<typeof Inviter>;

export const TouchBody = Type.Object(
  {
    code: Type.String({ maxLength: 100 }),
    landing: Type.Optional(Type.String({ maxLength: 500, description: 'Path of the first page.' })),
  },
  { ...closed, $id: 'TouchBody' },
);
export type TouchBody = Static<typeof TouchBody>;

const TouchReason = Type.Enum(['OWN_CODE', 'ALREADY_CUSTOMER', 'NO_CAMPAIGN'], {
  $id: 'TouchReason',
  description: 'OWN_CODE: of the account itself. ALREADY_CUSTOMER: an account keeps its inviter for ever.',
});

export const Touched = Type.Object(
  {
    attributed: Type.Boolean(),
    reason: Type.Optional(TouchReason),
    code: Type.String(),
    inviterName: Nullable(Type.String()),
    until: Type.Optional(Instant),
  },
  { $id: 'Touched', description: 'An attributed answer sets the signed cookie `referral`.' },
);
export type Touched = Static<typeof Touched>;

export const InvitationState = Type.Enum(['SENT', 'OPENED', 'JOINED', 'ORDERED', 'REWARDED'], {
  $id: 'InvitationState',
});
export type InvitationState = Static<typeof InvitationState>;

const language = Type.Enum(['vi', 'en']);

/** Bounds only: what is wrong is reported per address. */
export const InviteBody = Type.Object(
  {
    emails: Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 10_000 }),
    contactIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), {
        maxItems: 10_000,
        description: 'Of the contacts; counted with `emails`.',
      }),
    ),
    message: Type.Optional(Type.String({ maxLength: 5_000 })),
    lang: Type.Optional({ ...language, description: 'Of the mail; default: the language of the request.' }),
  },
  { ...closed, $id: 'InviteBody' },
);
export type InviteBody = Static<typeof InviteBody>;

export const SkipReason = Type.Enum(
  [
    'INVALID',
    'NO_EMAIL',
    'UNKNOWN_CONTACT',
    'TWICE',
    'OWN',
    'ALREADY_INVITED',
    'UNSUBSCRIBED',
    'ENOUGH_THIS_WEEK',
    'LIMIT',
  ],
  {
    $id: 'SkipReason',
    description:
      'NO_EMAIL: a contact without an address. UNKNOWN_CONTACT: no contact of the member. TWICE: listed twice, perhaps by another address of the same mailbox. OWN: of the member. ALREADY_INVITED: by this member, who can resend. UNSUBSCRIBED: wants no invitations. ENOUGH_THIS_WEEK: the mailbox got enough of them, also from others. LIMIT: the rest of the day is used up.',
  },
);
export type SkipReason = Static<typeof SkipReason>;

export const Invited = Type.Object(
  {
    sent: Count,
    skipped: Type.Array(
      Type.Object({
        email: Type.String({ description: 'Empty for a contact without an address.' }),
        contactId: Type.Optional(Type.String({ description: 'Of one that was invited as a contact.' })),
        reason: SkipReason,
      }),
    ),
    leftToday: Count,
  },
  { $id: 'Invited' },
);
export type Invited = Static<typeof Invited>;

export const Invitation = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    state: InvitationState,
    lang: language,
    sends: Type.Integer({ minimum: 1 }),
    sentAt: Instant,
    openedAt: Nullable(Instant),
    joinedAt: Nullable(Instant),
    orderedAt: Nullable(Instant),
    rewardedAt: Nullable(Instant),
    resendableAt: Nullable(Instant),
  },
  { $id: 'Invitation', description: '`resendableAt` is null when it can no longer be sent again.' },
);
export type Invitation = Static<typeof Invitation>;

export const InvitationsQuery = Type.Object(
  {
    ...page,
    state: Type.Optional(InvitationState),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the address.' })),
  },
  closed,
);
export type InvitationsQuery = Static<typeof InvitationsQuery>;

export const InvitationId = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
export const InvitationToken = Type.Object({ token: Type.String({ maxLength: 200 }) }, closed);

export const OpenedInvitation = Type.Object(
  {
    code: Type.String(),
    inviterName: Nullable(Type.String({ description: 'First name.' })),
    message: Nullable(Type.String()),
    inviteeBenefit: Nullable(InviteeBenefit),
    state: InvitationState,
    isUnsubscribed: Type.Boolean(),
  },
  { $id: 'OpenedInvitation' },
);
export type OpenedInvitation = Static<typeof OpenedInvitation>;
