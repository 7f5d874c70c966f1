import type { Example } from './staff-writes';
import type { StaffRegistry } from '../modules/remotes/remotes.schema';

/** The shop's document server has a remote with a version that is not live yet. */
async function shownRevision({ ask, as }: Parameters<Example>[0]): Promise<string> {
  const { data } = await ask<StaffRegistry>('GET', 'main/admin/registry', { headers: as('ADMIN') });
  return data.components.find(({ name }) => name === 'catalog')?.revision ?? '';
}

/** One example for each route by which administrators release. */
export const releaseWrites: Record<string, Example> = {
  'PUT /api/main/admin/registry/:name': async (shop) => ({
    params: { name: 'catalog' },
    body: { version: '1.1.0', rollout: 10, revision: await shownRevision(shop), reason: 'Thử trước' },
    role: 'ADMIN',
  }),
  'POST /api/main/admin/registry/:name/rollback': async (shop) => ({
    params: { name: 'catalog' },
    body: { revision: await shownRevision(shop), reason: 'Trang bị lỗi' },
    role: 'ADMIN',
  }),
};
