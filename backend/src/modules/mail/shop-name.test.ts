import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { rename } from '../../testing/shop-name';
import { createTestApp, type TestApp } from '../../testing/test-app';

const SITE_NAME = 'Tên của môi trường';

async function signUp(shop: Pick<TestApp, 'app'>, email: string, phone: string) {
  const password = 'correct horse 1';
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      firstName: 'Lan',
      lastName: 'Phạm',
      email,
      phone,
      password,
      confirmPassword: password,
      acceptTerms: true,
    },
  });
  expect(reply.statusCode).toBe(200);
}

describe('the name of the shop in mails', () => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await openCheckoutShop({ SITE_NAME });
  });
  afterAll(() => shop.close());
  const textsOf = async (kind: string) =>
    (
      await shop.db
        .selectFrom('outbox')
        .select('htmlBody')
        .where('kind', '=', kind)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
    ).map(({ htmlBody }) => htmlBody);

  test('is the one that staff set, or else that of the environment', async () => {
    await shop.anOrder();
    await signUp(shop, 'lan@example.com', '0912345678');
    await rename(shop, 'Tiệm Mây');
    await shop.anOrder();
    await signUp(shop, 'hoa@example.com', '0912345679');

    for (const kind of ['order-placed', 'account-verify']) {
      const [before, after] = await textsOf(kind);
      expect(before).toContain(SITE_NAME);
      expect(after).toContain('Tiệm Mây');
      expect(after).not.toContain(SITE_NAME);
    }
  });
});

describe('the sender of a mail', () => {
  let server: MailServer;
  let shop: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    shop = await createTestApp({ env: { SITE_NAME: 'Environment', SMTP_URL: server.url } });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  test('is the shop by the name that staff set', async () => {
    await rename(shop, 'Cloud Shop');
    await signUp(shop, 'lan@example.com', '0912345678');

    await shop.app.jobs.runOnce();

    expect(server.received.map(({ raw }) => /^From: (.*)$/im.exec(raw)?.[1])).toEqual([
      expect.stringContaining('Cloud Shop <'),
    ]);
  });
});
