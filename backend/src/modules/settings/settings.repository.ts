import type { Db } from '../../db';

export function createSettingsRepository(db: Db) {
  return {
    async all(): Promise<Map<string, unknown>> {
      const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
      return new Map(rows.map(({ key, value }) => [key, value]));
    },
  };
}
