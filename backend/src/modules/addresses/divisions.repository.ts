import type { Db } from '../../db';
import type { WardSuccessor } from './addresses.schema';
import type { UserAddressesTable } from './addresses.tables';

type FormerWard = Pick<UserAddressesTable, 'wardCode' | 'ward' | 'district' | 'province'>;

/** A ward was divided among a few at most. */
const MAX_SUCCESSORS = 12;

export function createDivisionRepository(db: Db) {
  return {
    provinces: () => db.selectFrom('provinces').select(['code', 'name', 'type']).execute(),

    wardsOf: (provinceCode: string) =>
      db
        .selectFrom('wards')
        .select(['code', 'name', 'type'])
        .where('provinceCode', '=', provinceCode)
        .execute(),

    wardsWith: (codes: string[]) =>
      db.selectFrom('wards').select(['code', 'name', 'type']).where('code', 'in', codes).execute(),

    /** By the names of a former ward, which are certain; by its code where they say nothing, as codes were given again. */
    async successorsOf({ wardCode, ward, district, province }: FormerWard): Promise<WardSuccessor[]> {
      const today = db
        .selectFrom('wardMappings')
        .innerJoin('wards', 'wards.code', 'wardMappings.newWardCode')
        .innerJoin('provinces', 'provinces.code', 'wards.provinceCode')
        .select(['provinces.code as provinceCode', 'provinces.name as province'])
        .select(['wards.code as wardCode', 'wards.name as ward'])
        .distinct()
        .orderBy('ward')
        .limit(MAX_SUCCESSORS);
      const named = await today
        .where('oldProvinceName', '=', province)
        .where('oldDistrictName', '=', district ?? '')
        .where('oldWardName', '=', ward ?? '')
        .execute();
      if (named.length > 0 || wardCode === null) return named;
      return today.where('oldWardCode', '=', wardCode).execute();
    },

    findProvince: cached((code) =>
      db.selectFrom('provinces').select(['code', 'name']).where('code', '=', code).executeTakeFirst(),
    ),

    findWard: cached((code) =>
      db
        .selectFrom('wards')
        .select(['code', 'name', 'provinceCode'])
        .where('code', '=', code)
        .executeTakeFirst(),
    ),
  };
}

/** What is found stays as it is while the shop runs: units change with a migration, and there are a few thousand. */
function cached<T>(find: (code: string) => Promise<T | undefined>) {
  const known = new Map<string, T>();
  return async (code: string): Promise<T | undefined> => {
    const unit = known.get(code) ?? (await find(code));
    if (unit) known.set(code, unit);
    return unit;
  };
}
