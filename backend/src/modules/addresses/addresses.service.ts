import type { Db } from '../../db';
import type { FieldError } from '../../lib/errors';
import type { Checked } from '../../lib/contact';
import { plainText } from '../../lib/plain-text';
import type { AddressConversion, AddressInput, Division, FormerWardQuery } from './addresses.schema';
import { isCountry } from './countries';
import { createDivisionRepository } from './divisions.repository';
import { wardsOfFormerDistrict } from './former-districts';

const MAX_ADDRESS_LENGTH = 255;
const MAX_NAME_LENGTH = 120;

export type AddressService = ReturnType<typeof createAddressService>;

/** Administrative units, and whether an address names those that exist. */
export function createAddressService({ db }: { db: Db }) {
  const divisions = createDivisionRepository(db);

  return {
    provinces: async (): Promise<Division[]> => listed(await divisions.provinces()),

    /** The wards of a province, or those that took over a district of before July 2025, whose code has three digits. */
    async wards(code: string): Promise<Division[]> {
      if (/^\d{2}$/.test(code)) return listed(await divisions.wardsOf(code));
      const successors = /^\d{3}$/.test(code) ? await wardsOfFormerDistrict(code) : [];
      return successors.length > 0 ? listed(await divisions.wardsWith(successors)) : [];
    },

    /** What may have become of a ward that is no more. */
    successorsOf: divisions.successorsOf,

    /** The wards of today for a former one, by its names or its code. */
    async convert({ province = '', district = '', ward }: FormerWardQuery): Promise<AddressConversion> {
      const plain = (text: string) => text.normalize('NFC').trim();
      const name = plain(ward);
      const candidates = await divisions.successorsOf({
        wardCode: /^\d{5}$/.test(name) ? name : null,
        ward: name,
        district: plain(district),
        province: plain(province),
      });
      return { ward: candidates.length === 1 ? (candidates[0] ?? null) : null, candidates };
    },

    /**
     * Checks an address for a parcel and fills in the names of its units; an empty field counts as absent. In
     * Việt Nam the province's code decides, elsewhere its name. `path` is put before the fields of the errors.
     */
    async resolve(given: AddressInput, path = 'address.'): Promise<Checked<AddressInput>> {
      const errors: FieldError[] = [];
      const fail = (field: keyof AddressInput, code: FieldError['code']) =>
        void errors.push({ field: path + field, code });

      const line = (field: 'address' | 'province', longest: number) => {
        const text = plainText(given[field] ?? '');
        if (text === null) fail(field, 'invalid');
        else if (text === '') fail(field, 'required');
        else if (text.length > longest) fail(field, 'maxLength');
        return text ?? '';
      };

      const { national } = given;
      const address = line('address', MAX_ADDRESS_LENGTH);
      let units: Partial<AddressInput> = {};
      if (!isCountry(national)) fail('national', 'unknown');
      else if (national === 'VN') units = await vietnameseUnits();
      else units = { province: line('province', MAX_NAME_LENGTH) };

      return errors.length > 0 ? { ok: false, errors } : { ok: true, value: { national, ...units, address } };

      async function vietnameseUnits(): Promise<Partial<AddressInput>> {
        const province = given.provinceCode ? await divisions.findProvince(given.provinceCode) : undefined;
        const ward = given.wardCode ? await divisions.findWard(given.wardCode) : undefined;
        if (!given.provinceCode) fail('provinceCode', 'required');
        else if (!province) fail('provinceCode', 'unknown');
        if (given.districtCode) fail('districtCode', 'unknown');
        if (given.wardCode && (!ward || (province && ward.provinceCode !== province.code)))
          fail('wardCode', 'unknown');
        return {
          ...(province && { provinceCode: province.code, province: province.name }),
          ...(ward && { wardCode: ward.code, ward: ward.name }),
        };
      }
    },
  };
}

const collator = new Intl.Collator('vi', { numeric: true });

const listed = (rows: { code: string; name: string; type: string }[]): Division[] =>
  rows
    .map(({ code, name, type }) => ({ code, name, type, scheme: '2-level' as const }))
    .sort((a, b) => collator.compare(a.name, b.name));
