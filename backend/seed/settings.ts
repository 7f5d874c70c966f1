import type { SeedContext } from './context';

/** Who runs the demo shop. Plainly invented: no such company, number, address or mailbox exists. */
const infoOf = (siteName: string) => ({
  legalName: `Công ty TNHH ${siteName} (doanh nghiệp minh hoạ)`,
  taxCode: '0000000000',
  address: 'Số 1 đường Minh Hoạ, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  hotline: '1900 0000',
  email: 'hello@storefront.example.com',
  socials: [
    { name: 'Facebook', url: 'https://facebook.example.com/storefront' },
    { name: 'Instagram', url: 'https://instagram.example.com/storefront' },
    { name: 'YouTube', url: 'https://youtube.example.com/@storefront' },
  ],
});

/** What a real owner would fill in first. Settings that were changed since stay as they are. */
export async function seedSettings({ db, now, siteName }: SeedContext): Promise<void> {
  await db
    .insertInto('settings')
    .values([
      { key: 'infoClient', value: JSON.stringify(infoOf(siteName)), updatedAt: now },
      // The login page shows the demo accounts.
      { key: 'settingClient', value: JSON.stringify({ flags: { demo: true } }), updatedAt: now },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
