import { hashPassword } from '../src/modules/auth/password';
import type { Role } from '../src/plugins/auth';
import type { SeedContext } from './context';
import { seedId } from './ids';

export const DEMO_PASSWORD = 'storefront';

interface DemoAccount {
  email: string;
  role: Role;
  profile?: { firstName: string; lastName: string; phone: string };
}

const minhAnh = { firstName: 'Minh Anh', lastName: 'Nguyễn', phone: '+84912345678' };
/** Alike but for what they have ordered, so that the shop can be tried by several people at once. */
const customers = ['customer@example.com', 'customer2@example.com', 'customer3@example.com'];

const accounts: DemoAccount[] = [
  ...customers.map((email, at): DemoAccount => ({
    email,
    role: 'CUSTOMER',
    // A number belongs to one account.
    profile: { ...minhAnh, phone: `+8491234567${(8 + at) % 10}` },
  })),
  {
    email: 'provider@example.com',
    role: 'CUSTOMER',
    profile: { firstName: 'Quốc Bảo', lastName: 'Trần', phone: '+84983456789' },
  },
  { email: 'operator@example.com', role: 'OPERATOR' },
  { email: 'admin@example.com', role: 'ADMIN' },
];

export const demoUserId = (email: string) => seedId('user', email);

/** Home and office of the demo customers; the ward codes are those that `seedDivisions` imports. */
const addresses = [
  {
    key: 'home',
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    wardCode: '00166',
    ward: 'Phường Cầu Giấy',
    address: 'Số 12, ngõ 45 đường Trần Thái Tông',
    isDefault: true,
  },
  {
    key: 'office',
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    wardCode: '26740',
    ward: 'Phường Sài Gòn',
    address: 'Tầng 8, 28 Mạc Đĩnh Chi',
    isDefault: false,
  },
];

/** The demo accounts, all with the password `storefront`. What is there already stays as it is. */
export async function seedAccounts({ db, now }: SeedContext): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now };
  const passwordHash = await hashPassword(DEMO_PASSWORD);

  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values(
        accounts.map(({ email, role }) => ({
          id: demoUserId(email),
          email,
          passwordHash,
          role,
          status: 'ACTIVE' as const,
          ...stamps,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('customerProfiles')
      .values(
        accounts.flatMap(({ email, profile }) =>
          profile ? { userId: demoUserId(email), ...profile, ...stamps } : [],
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('userAddresses')
      .values(
        customers.flatMap((email) =>
          addresses.map(({ key, ...address }) => ({
            id: seedId('user-address', `${email} ${key}`),
            userId: demoUserId(email),
            ...minhAnh,
            national: 'VN',
            districtCode: null,
            district: null,
            ...address,
            ...stamps,
          })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
