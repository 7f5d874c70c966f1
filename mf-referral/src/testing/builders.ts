import type {
  ActiveCampaign,
  Invitation,
  ReferralContact,
  ReferralMember,
  Reward,
  SessionState,
  TotalReward,
} from '@storefront/shared/contracts';
import { aSession } from '@storefront/shared/testing';

/** 50.000 ₫ for each friend, whose first order is ten percent cheaper. */
export function aCampaign(given: Partial<ActiveCampaign> = {}): ActiveCampaign {
  return {
    id: 'campaign-1',
    name: 'Mời bạn tháng 11',
    inviterBenefit: { amount: 50_000, minOrder: 200_000, holdDays: 7 },
    inviteeBenefit: {
      voucherCode: 'BANMOI',
      voucherName: 'Giảm 10% cho bạn mới',
      discount: { kind: 'PERCENT', value: 10, maxDiscount: null },
      minSubtotal: 150_000,
    },
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-11-30T00:00:00.000Z',
    duration: 29 * 86_400_000,
    attributionDays: 30,
    minPayout: 100_000,
    createdAt: '2026-10-20T00:00:00.000Z',
    updatedAt: '2026-10-25T00:00:00.000Z',
    ...given,
  };
}

export function aMember(given: Partial<ReferralMember> = {}): ReferralMember {
  return {
    code: 'LAN2026',
    link: 'https://shop.test/r/LAN2026',
    qrCode: 'data:image/svg+xml,%3Csvg%2F%3E',
    eCard: 'ecard/referral/LAN2026',
    joinedAt: '2026-11-02T00:00:00.000Z',
    termsVersion: '2026-11',
    counts: { opened: 12, joined: 5, ordered: 3, rewarded: 2 },
    ...given,
  };
}

export function anInvitation(given: Partial<Invitation> = {}): Invitation {
  return {
    id: 'invitation-1',
    email: 'minh@example.com',
    state: 'SENT',
    lang: 'vi',
    sends: 1,
    sentAt: '2026-11-20T03:00:00.000Z',
    openedAt: null,
    joinedAt: null,
    orderedAt: null,
    rewardedAt: null,
    resendableAt: '2026-11-21T03:00:00.000Z',
    ...given,
  };
}

export function aReward(given: Partial<Reward> = {}): Reward {
  return {
    id: 'reward-1',
    index: 1,
    account: 'Minh N.',
    amount: 50_000,
    paymentOrder: null,
    status: 'NEW',
    datetime: '2026-11-20T03:00:00.000Z',
    reason: 'AVAILABLE',
    note: null,
    unlocksAt: null,
    ...given,
  };
}

export function aTotal(given: Partial<TotalReward> = {}): TotalReward {
  return {
    new: 250_000,
    processing: 50_000,
    paid: 300_000,
    locked: 70_000,
    total: 600_000,
    available: 200_000,
    minPayout: 100_000,
    nextUnlockAt: null,
    ...given,
  };
}

export function aContact(given: Partial<ReferralContact> = {}): ReferralContact {
  return {
    id: 'contact-1',
    fullName: 'Trần Minh',
    company: 'Công ty Sen',
    businessName: 'Sen Việt',
    email: 'minh@example.com',
    phoneNumber: '+84901234567',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...given,
  };
}

/** The session of a member; `expiredIn` is relative to now, in ms. */
export function aMemberSession(expiresIn = 3_600_000): Partial<SessionState> {
  return {
    ...aSession,
    infoAuthReferral: {
      companyName: 'cong-ty',
      accessToken: 'referral-1',
      refreshToken: 'referral-refresh-1',
      expiredIn: Date.now() + expiresIn,
    },
  };
}
