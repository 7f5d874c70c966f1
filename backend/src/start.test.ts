import { ConfigError } from './config';
import { FolderInUse } from './plugins/db/folder-lock';
import { explain, refuseDemoAccounts } from './start';
import { anAccount } from './testing/accounts';
import { createTestApp, type TestApp } from './testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('a real shop does not start over demo accounts, until they are locked', async () => {
  await anAccount(shop, { email: 'someone@shop.vn' });
  await expect(refuseDemoAccounts(shop.db)).resolves.toBeUndefined();

  await anAccount(shop, { email: 'admin@example.com' });
  await expect(refuseDemoAccounts(shop.db)).rejects.toThrow('admin@example.com');

  await shop.db
    .updateTable('users')
    .set({ status: 'LOCKED' })
    .where('email', '=', 'admin@example.com')
    .execute();
  await expect(refuseDemoAccounts(shop.db)).resolves.toBeUndefined();
});

test.each([
  ['a wrong variable', new ConfigError(['HOST must be an address']), '.env.example'],
  ['a folder in use', new FolderInUse('/data', ' by process 7'), 'DATA_DIR'],
  [
    'a taken port',
    Object.assign(new Error('x'), { code: 'EADDRINUSE', port: 4000 }),
    'The port 4000 is taken',
  ],
  ['a database that is away', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'does not answer'],
  ['a wrong password', Object.assign(new Error('x'), { code: '28P01' }), 'refused the user or the password'],
  ['a database that is not there', Object.assign(new Error('x'), { code: '3D000' }), 'createdb'],
])('who starts the shop with %s is told what to do', (_what, error, text) => {
  expect(explain(error)).toContain(text);
  expect(explain(error)).not.toContain('at Object');
});
