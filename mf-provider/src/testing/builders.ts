import type {
  Membership,
  MembershipPaymentState,
  MembershipPlan,
  Provider,
  SessionState,
  SolutionCard,
  SolutionPage,
  SolutionRequest,
} from '@storefront/shared/contracts';
import { aPicture, aSession } from '@storefront/shared/testing';

const shot = (name: string) =>
  aPicture({ url: `/api/main/media/${name}`, width: 1280, height: 720, alt: `Màn hình ${name}` });

/** A point of sale of the provider Sao Mai. */
export function aSolutionCard(given: Partial<SolutionCard> = {}): SolutionCard {
  return {
    id: 'pos',
    seoSlug: 'pos-sao-mai',
    title: 'POS Sao Mai',
    summary: 'Bán hàng tại quầy, in hoá đơn trong ba giây.',
    kind: 'SALES',
    picture: shot('pos'),
    provider: { id: 'sao-mai', name: 'Công ty Sao Mai' },
    favourites: 3,
    publishedAt: '2026-11-01T00:00:00.000Z',
    ...given,
  };
}

/** The page of the same, with everything that a solution may have. */
export function aSolutionPage(given: Partial<SolutionPage> = {}): SolutionPage {
  return {
    ...aSolutionCard(),
    provider: {
      id: 'sao-mai',
      name: 'Công ty Sao Mai',
      description: 'Làm phần mềm cho cửa hàng từ 2015.',
      website: 'https://saomai.vn',
      solutions: 2,
    },
    description: ['Dành cho cửa hàng nhỏ.', 'Dùng được khi mất mạng.'],
    screenshots: [shot('quay'), shot('kho')],
    links: [{ label: 'Bản dùng thử', url: 'https://demo.saomai.vn' }],
    channels: [{ kind: 'ZALO', url: 'https://zalo.me/saomai' }],
    services: [{ id: 's1', name: 'Cài đặt tại chỗ', description: 'Trong 24 giờ.', priceFrom: 500_000 }],
    updatedAt: '2026-11-02T00:00:00.000Z',
    translated: true,
    ...given,
  };
}

/** A request that nobody has answered yet. */
export function aRequest(given: Partial<SolutionRequest> = {}): SolutionRequest {
  return {
    id: 'request-1',
    type: 'CONSULT',
    status: 'NEW',
    solution: { id: 'pos', title: 'POS Sao Mai', seoSlug: 'pos-sao-mai' },
    message: 'Cửa hàng tôi có ba quầy, cần mấy máy in?',
    reason: null,
    createdAt: '2026-11-20T03:00:00.000Z',
    updatedAt: '2026-11-20T03:00:00.000Z',
    requester: { name: 'Lê Thu', email: 'thu@example.com', phone: '+84901234567' },
    next: ['IN_PROGRESS', 'DONE', 'REJECTED'],
    ...given,
  };
}

/** An approved business. */
export function aProvider(given: Partial<Provider> = {}): Provider {
  return {
    id: 'sao-mai',
    businessName: 'Công ty Sao Mai',
    nameWanted: null,
    taxCode: '0101234567',
    phone: '+84901234567',
    website: 'https://saomai.vn',
    description: 'Làm phần mềm cho cửa hàng.',
    status: 'APPROVED',
    reason: null,
    version: 3,
    createdAt: '2026-10-01T00:00:00.000Z',
    updatedAt: '2026-10-02T03:00:00.000Z',
    ...given,
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();

/** The basic plan with 2 of 5 solutions published and 12 days left; `days` of them otherwise. */
export function aMembership({
  days = 12,
  ...given
}: Partial<Membership> & { days?: number } = {}): Membership {
  return {
    plan: 'BASIC',
    status: 'ACTIVE',
    startedAt: inDays(days - 30),
    expiresAt: inDays(days),
    graceEndsAt: inDays(days + 3),
    limit: 5,
    used: 2,
    isFreeAvailable: false,
    cancelledAt: null,
    nextPlan: null,
    pending: null,
    isInReview: false,
    history: [],
    ...given,
  };
}

export const somePlans: MembershipPlan[] = [
  { id: 'FREE', price: 0, limit: 1, days: 30 },
  { id: 'BASIC', price: 99_000, limit: 5, days: 30 },
  { id: 'PRO', price: 299_000, limit: 20, days: 30 },
];

/** A purchase of the professional plan whose payment nobody has begun. */
export function aPaymentState(given: Partial<MembershipPaymentState> = {}): MembershipPaymentState {
  return {
    id: 'purchase-1',
    code: 'HV123456',
    planId: 'PRO',
    amount: 299_000,
    days: 30,
    status: 'PENDING',
    createdAt: '2026-11-26T03:00:00.000Z',
    paidAt: null,
    expiresAt: inDays(1),
    attempt: null,
    final: true,
    action: 'PAY',
    membershipUntil: null,
    ...given,
  };
}

/** The session of an approved provider. */
export const aProviderSession: Partial<SessionState> = {
  ...aSession,
  solutionInfo: {
    providerId: 'sao-mai',
    businessName: 'Công ty Sao Mai',
    status: 'APPROVED',
    plan: 'BASIC',
    membershipStatus: 'ACTIVE',
    expiresAt: inDays(12),
    used: 2,
    limit: 5,
  },
};
