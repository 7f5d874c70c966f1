import { serviceToken, signPageView } from './page-view';
import { createTestServer } from './testing/document-server';

const secret = 'a secret for tests, long enough to be one';
const secretOfServer = 'a-secret-that-only-this-test-server-has';

// The backend's tests hold the same two texts: it must read what is written here.
test('a page view is signed as the backend reads it', () => {
  const id = signPageView(
    secret,
    { shell: '2.0.0', catalog: '1.4.2' },
    { now: 1_768_446_000_000, random: 'AAAAAAAAAAAAAAAAAAAAAA' },
  );

  expect(id).toBe('AAAAAAAAAAAAAAAAAAAAAA.mkev36o0.FmK_Sk4zjG-JAdRcKBJy7YGM1vXraaXOybrAxmg0hno');
  expect(serviceToken(secret)).toBe('1f1kyxDqW5wWTb8IYEUccQl_iCWiKrJR-2Y6CCb0_t8');
});

test('the order in which versions are named changes nothing, another version does', () => {
  const at = { now: 1, random: 'r' };

  const id = signPageView(secret, { catalog: '1', shell: '2' }, at);

  expect(signPageView(secret, { shell: '2', catalog: '1' }, at)).toBe(id);
  expect(signPageView(secret, { shell: '2', catalog: '1.1' }, at)).not.toBe(id);
  expect(signPageView('another secret', { shell: '2', catalog: '1' }, at)).not.toBe(id);
});

test('no two page views have one name', () => {
  const ids = Array.from({ length: 1_000 }, () => signPageView(secret, { shell: '1' }, { now: 1 }));

  expect(new Set(ids).size).toBe(1_000);
});

test('every answer names a page view of its own, signed for the versions in it', async () => {
  const { app, stop } = await createTestServer({ env: { PLATFORM_SECRET: secretOfServer } });

  const answers = await Promise.all(['/products', '/products'].map((url) => app.inject({ url })));
  await stop();

  const views = answers.map(
    ({ headers }) => /view;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1],
  );
  const versions = { shell: '1.0.0', catalog: '1.0.0', checkout: '1.0.0', account: '1.0.0' };
  expect(new Set(views).size).toBe(2);
  for (const view of views) {
    const [random = '', issued = ''] = (view ?? '').split('.');
    const at = { random, now: parseInt(issued, 36) };
    expect(view).toBe(signPageView(secretOfServer, versions, at));
    expect(Math.abs(Date.now() - at.now)).toBeLessThan(10_000);
  }
});
