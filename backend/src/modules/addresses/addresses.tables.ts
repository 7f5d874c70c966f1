export interface ProvincesTable {
  /** Two digits. */
  code: string;
  name: string;
  type: string;
}

export interface WardsTable {
  /** Five digits. */
  code: string;
  provinceCode: string;
  name: string;
  type: string;
}

/** Which of today's wards took over (a part of) a ward of before July 2025. */
export interface WardMappingsTable {
  id: string;
  oldWardCode: string | null;
  oldWardName: string;
  oldDistrictName: string;
  oldProvinceName: string;
  newWardCode: string;
}

export interface UserAddressesTable {
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
  /** E.164 */
  phone: string;
  /** ISO 3166-1 alpha-2 */
  national: string;
  provinceCode: string | null;
  province: string;
  districtCode: string | null;
  district: string | null;
  wardCode: string | null;
  ward: string | null;
  address: string;
  isDefault: boolean;
  createdAt: Date;
  updatedAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    provinces: ProvincesTable;
    userAddresses: UserAddressesTable;
    wardMappings: WardMappingsTable;
    wards: WardsTable;
  }
}
