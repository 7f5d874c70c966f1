import type { Division, Language, OrderAddress } from '../contracts';

/** What Vietnamese puts before the name of a unit, and English after it. */
const kinds: [vi: string, en: string][] = [
  ['Thành phố', 'City'],
  ['Tỉnh', 'Province'],
  ['Thị xã', 'Town'],
  ['Thị trấn', 'Town'],
  ['Phường', 'Ward'],
  ['Xã', 'Commune'],
  ['Đặc khu', 'Special Zone'],
  ['Quận', 'District'],
  ['Huyện', 'District'],
];

/** The name of a province, district or ward of Vietnam: `Phường Bến Thành`, in English `Bến Thành Ward`. */
export function unitName(name: string, language: Language): string {
  if (language === 'vi') return name;
  const [vi, en] = kinds.find(([kind]) => name.startsWith(`${kind} `)) ?? [];
  if (vi === undefined) return name;
  const own = name.slice(vi.length + 1);
  return /^\d/.test(own) ? `${en} ${own}` : `${own} ${en}`;
}

const inOrder = new Intl.Collator('vi', { numeric: true });

/** Provinces, districts or wards for a select: named in the language, in English in the order of these names. */
export function unitOptions(
  units: readonly Division[],
  language: Language,
): { value: string; label: string }[] {
  const options = units.map(({ code, name }) => ({ value: code, label: unitName(name, language) }));
  return language === 'vi' ? options : options.sort((one, other) => inOrder.compare(one.label, other.label));
}

/** `12 Lê Lợi, Phường Bến Thành, Thành phố Hồ Chí Minh`; elsewhere as it was written, with the country. */
export function addressText(
  { national, address, ward, district, province }: OrderAddress,
  language: Language,
): string {
  const units = [ward, district, province].filter((unit) => unit !== undefined && unit !== '');
  if (national !== 'VN') return [address, ...units, countryName(national, language)].join(', ');
  return [address, ...units.map((unit) => unitName(unit ?? '', language))].join(', ');
}

function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
