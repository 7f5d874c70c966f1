import { sql } from 'kysely';
import { jsonText, type Db } from '../../db';

export interface GroupState {
  /** 0: never written. */
  version: number;
  updatedAt: Date | null;
}

export function createSettingsRepository(db: Db) {
  return {
    async all(from: Db = db): Promise<Map<string, unknown>> {
      // As text: the names inside of a value, such as SAME_REGION, are no names of columns to be rewritten.
      const rows = await from
        .selectFrom('settings')
        .select(['key', sql<string>`value::text`.as('json')])
        .execute();
      return new Map(rows.map(({ key, json }): [string, unknown] => [key, JSON.parse(json)]));
    },

    async group(name: string, from: Db = db): Promise<GroupState> {
      const row = await from
        .selectFrom('settingGroups')
        .select(['version', 'updatedAt'])
        .where('name', '=', name)
        .executeTakeFirst();
      return row ?? { version: 0, updatedAt: null };
    },

    /** The group as nobody else can write it until the transaction ends. */
    async lockGroup(tx: Db, name: string, now: Date): Promise<GroupState> {
      await tx
        .insertInto('settingGroups')
        .values({ name, version: 0, updatedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return tx
        .selectFrom('settingGroups')
        .select(['version', 'updatedAt'])
        .where('name', '=', name)
        .forUpdate()
        .executeTakeFirstOrThrow();
    },

    setVersion: (tx: Db, name: string, version: number, updatedAt: Date) =>
      tx.updateTable('settingGroups').set({ version, updatedAt }).where('name', '=', name).execute(),

    /** Changes these fields of a row; what else it holds stays. */
    async merge(tx: Db, key: string, fields: object, updatedAt: Date): Promise<void> {
      await tx
        .insertInto('settings')
        .values({ key, value: jsonText(fields), updatedAt })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value: sql<string>`settings.value || excluded.value`, updatedAt }),
        )
        .execute();
    },
  };
}
export type SettingsRepository = ReturnType<typeof createSettingsRepository>;
