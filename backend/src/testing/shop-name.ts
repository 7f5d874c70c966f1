import type { TestApp } from './test-app';

/** An administrator gives the shop another name in its settings. */
export async function rename(shop: Pick<TestApp, 'app' | 'as'>, siteName: string) {
  const url = '/api/main/admin/setting/shop';
  const headers = shop.as('ADMIN');
  const known = (await shop.app.inject({ url, headers })).json<{ data: Record<string, unknown> }>().data;
  const { updatedAt: _at, ...value } = known;
  const reply = await shop.app.inject({ method: 'PUT', url, headers, body: { ...value, siteName } });
  expect(reply.statusCode).toBe(200);
}
