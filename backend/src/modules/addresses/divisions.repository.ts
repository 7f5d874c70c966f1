import type { Db } from '../../plugins/db';

export function createDivisionRepository(db: Db) {
  return {
    provinces: () => db.selectFrom('provinces').select(['code', 'name', 'type']).execute(),

    wardsOf: (provinceCode: string) =>
      db
        .selectFrom('wards')
        .select(['code', 'name', 'type'])
        .where('provinceCode', '=', provinceCode)
        .execute(),

    findProvince: remembered((code) =>
      db.selectFrom('provinces').select(['code', 'name']).where('code', '=', code).executeTakeFirst(),
    ),

    findWard: remembered((code) =>
      db
        .selectFrom('wards')
        .select(['code', 'name', 'provinceCode'])
        .where('code', '=', code)
        .executeTakeFirst(),
    ),
  };
}

/** What is found stays as it is while the shop runs: units change with a migration, and there are a few thousand. */
function remembered<T>(find: (code: string) => Promise<T | undefined>) {
  const known = new Map<string, T>();
  return async (code: string): Promise<T | undefined> => {
    const unit = known.get(code) ?? (await find(code));
    if (unit) known.set(code, unit);
    return unit;
  };
}
