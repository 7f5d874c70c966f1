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

    findProvince: (code: string) =>
      db.selectFrom('provinces').select(['code', 'name']).where('code', '=', code).executeTakeFirst(),

    findWard: (code: string) =>
      db
        .selectFrom('wards')
        .select(['code', 'name', 'provinceCode'])
        .where('code', '=', code)
        .executeTakeFirst(),
  };
}
