import { searchText } from '../src/lib/fold';
import { hashPassword } from '../src/modules/auth/password';
import type { PlanId } from '../src/modules/memberships/memberships.schema';
import { nextCheck, standingOf } from '../src/modules/memberships/periods';
import type { ProviderStatus } from '../src/modules/providers/providers.schema';
import { DEMO_PASSWORD, demoUserId } from './accounts';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';

const DAY_MS = 24 * 3_600_000;
const GRACE_DAYS = 3;
const plans = {
  FREE: { price: 0, limit: 1 },
  BASIC: { price: 199_000, limit: 5 },
  PRO: { price: 499_000, limit: 20 },
} satisfies Record<PlanId, object>;

interface DemoProvider {
  email: string;
  name: { firstName: string; lastName: string };
  businessName: string;
  description: string;
  taxCode: string | null;
  website: string | null;
  status: ProviderStatus;
  reason?: string | null;
  /** Days since the registration. */
  age: number;
  /** Bought plans of 30 days: when each began, in days from now. */
  bought: { plan: PlanId; from: number }[];
  /** A plan that is chosen and not paid. */
  open?: PlanId;
}

/** One in every state. The first has used its whole plan as soon as its solutions are seeded. */
const providers: DemoProvider[] = [
  {
    email: 'provider@example.com',
    name: { firstName: 'Quốc Bảo', lastName: 'Trần' },
    businessName: 'Bảo Việt Soft',
    description: 'Phần mềm bán hàng, kho và hoá đơn điện tử cho cửa hàng thời trang. Hỗ trợ 7 ngày một tuần.',
    taxCode: '0312345678',
    website: 'https://baovietsoft.example.com/',
    status: 'APPROVED',
    age: 70,
    bought: [
      { plan: 'FREE', from: -68 },
      { plan: 'BASIC', from: -38 },
      { plan: 'BASIC', from: -8 },
    ],
  },
  {
    email: 'provider2@example.com',
    name: { firstName: 'Thu Hà', lastName: 'Lê' },
    businessName: 'Hà Studio',
    description: 'Chụp ảnh sản phẩm và thiết kế gian hàng trực tuyến, trả ảnh trong ba ngày.',
    taxCode: null,
    website: 'https://hastudio.example.com/',
    status: 'APPROVED',
    age: 50,
    bought: [{ plan: 'BASIC', from: -31 }],
    open: 'BASIC',
  },
  {
    email: 'provider3@example.com',
    name: { firstName: 'Minh Đức', lastName: 'Phan' },
    businessName: 'Đức Logistics',
    description: 'Kho và giao hàng cho cửa hàng nhỏ ở Hà Nội và các tỉnh lân cận.',
    taxCode: '0109876543-002',
    website: null,
    status: 'APPROVED',
    age: 90,
    bought: [{ plan: 'FREE', from: -80 }],
  },
  {
    email: 'provider4@example.com',
    name: { firstName: 'Ngọc Lan', lastName: 'Võ' },
    businessName: 'Lan Marketing',
    description: 'Quảng cáo trên mạng xã hội, tính theo đơn hàng thật.',
    taxCode: null,
    website: 'https://lanmarketing.example.com/',
    status: 'APPROVED',
    age: 6,
    bought: [],
  },
  {
    email: 'provider5@example.com',
    name: { firstName: 'Tuấn Kiệt', lastName: 'Hồ' },
    businessName: 'Kiệt Cloud',
    description: 'Máy chủ và tên miền cho cửa hàng trực tuyến, cài đặt trong một ngày.',
    taxCode: '0401234567',
    website: 'https://kietcloud.example.com/',
    status: 'NEW',
    age: 1,
    bought: [],
  },
  {
    email: 'provider6@example.com',
    name: { firstName: 'Hải Yến', lastName: 'Đặng' },
    businessName: 'Yến Kế Toán',
    description: 'Dịch vụ kế toán và khai thuế trọn gói.',
    taxCode: '0311112222',
    website: null,
    status: 'REJECTED',
    reason: 'Mã số thuế không trùng với tên doanh nghiệp. Hãy sửa và gửi lại.',
    age: 12,
    bought: [],
  },
  {
    email: 'provider7@example.com',
    name: { firstName: 'Gia Huy', lastName: 'Bùi' },
    businessName: 'Huy Số Hoá',
    description: 'Số hoá chứng từ và quy trình cho cửa hàng.',
    taxCode: null,
    website: null,
    status: 'LOCKED',
    reason: 'Nhiều khách báo không liên hệ được. Hãy gọi cho cửa hàng để mở lại.',
    age: 60,
    bought: [{ plan: 'PRO', from: -10 }],
  },
];

/** The id of the provider profile of a demo account. */
export const demoProviderId = (email: string) => seedId('provider', email);

/** Providers and memberships in every state. What is there already stays as it is. */
export async function seedProviders({ db, now }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await db.transaction().execute(async (tx) => {
    await insertMissing(
      tx,
      'users',
      providers.map(({ email, age }) => ({
        id: demoUserId(email),
        email,
        passwordHash,
        role: 'CUSTOMER' as const,
        status: 'ACTIVE' as const,
        createdAt: at(-age),
        updatedAt: at(-age),
      })),
    );
    await insertMissing(
      tx,
      'customerProfiles',
      providers.map(({ email, name, age }) => ({
        userId: demoUserId(email),
        ...name,
        createdAt: at(-age),
        updatedAt: at(-age),
      })),
    );
    await insertMissing(
      tx,
      'providers',
      providers.map((provider, index) => {
        const { email, businessName, description, taxCode, website, status, reason = null, age } = provider;
        const phone = `+8498345678${String(9 - index)}`;
        return {
          id: demoProviderId(email),
          userId: demoUserId(email),
          ...{ businessName, description, taxCode, website, status, reason, phone },
          version: 1,
          termsVersion: '2026-11',
          searchText: searchText(businessName, taxCode ?? '', phone),
          createdAt: at(-age),
          updatedAt: at(-age),
        };
      }),
    );
    await insertMissing(
      tx,
      'providerEvents',
      providers.flatMap((provider) => eventsOf(provider, at)),
    );
    await insertMissing(
      tx,
      'membershipPurchases',
      providers.flatMap((provider) => purchasesOf(provider, at)),
    );
    await insertMissing(
      tx,
      'membershipPeriods',
      providers.flatMap((provider) => periodsOf(provider, at)),
    );
    await insertMissing(
      tx,
      'memberships',
      providers.flatMap((provider) => {
        const periods = periodsOf(provider, at);
        const [first] = periods;
        if (!first) return [];
        const { shownLimit, endsAt, plan } = standingOf(periods, now, GRACE_DAYS);
        const trial = periods.find(({ planId }) => planId === 'FREE');
        return {
          providerId: demoProviderId(provider.email),
          freeUsedAt: trial?.startsAt ?? null,
          cancelledAt: null,
          shownLimit: provider.status === 'APPROVED' ? shownLimit : 0,
          checkAt: nextCheck(periods, now, GRACE_DAYS),
          endsAt,
          planId: plan,
          createdAt: first.startsAt,
          updatedAt: first.startsAt,
        };
      }),
    );
  });
}

type At = (days: number) => Date;

function eventsOf({ email, status, reason = null, age }: DemoProvider, at: At) {
  const event = (index: number, as: ProviderStatus, days: number) => ({
    id: seedId('provider-event', `${email} ${String(index)}`),
    providerId: demoProviderId(email),
    status: as,
    byActor: as === 'NEW' ? ('PROVIDER' as const) : ('OPERATOR' as const),
    actorId: demoUserId(as === 'NEW' ? email : 'operator@example.com'),
    reason: as === status ? reason : null,
    at: at(days),
  });
  const decided = status === 'LOCKED' ? (['APPROVED', 'LOCKED'] as const) : status === 'NEW' ? [] : [status];
  return [event(0, 'NEW', -age), ...decided.map((as, index) => event(index + 1, as, -age + 1 + index * 50))];
}

function periodsOf({ email, bought }: DemoProvider, at: At) {
  return bought.map(({ plan, from }, index) => ({
    id: seedId('membership-period', `${email} ${String(index)}`),
    providerId: demoProviderId(email),
    planId: plan,
    publishLimit: plans[plan].limit,
    price: plans[plan].price,
    startsAt: at(from),
    endsAt: at(from + 30),
  }));
}

function purchasesOf({ email, bought, open }: DemoProvider, at: At) {
  const purchase = (key: string, plan: PlanId, day: number, isPaid: boolean) => {
    const id = seedId('membership-purchase', `${email} ${key}`);
    return {
      id,
      code: `HV${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`,
      providerId: demoProviderId(email),
      planId: plan,
      publishLimit: plans[plan].limit,
      days: 30,
      amount: plans[plan].price,
      status: isPaid ? ('PAID' as const) : ('PENDING' as const),
      paymentMethod: plans[plan].price > 0 ? ('ONLINE' as const) : null,
      language: 'vi' as const,
      expiresAt: at(day + 1),
      createdAt: at(day),
      paidAt: isPaid ? at(day) : null,
    };
  };
  return [
    ...bought.map(({ plan, from }, index) => purchase(String(index), plan, from, true)),
    ...(open ? [purchase('open', open, 0, false)] : []),
  ];
}
