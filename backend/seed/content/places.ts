import type { OpeningHoursRow, PlaceKind } from '../../src/modules/content/content.tables';
import type { Localized } from './types';

/** Made up, like the company: public streets and squares without a house number, and numbers that nobody has. */
export interface SeedPlace {
  key: string;
  kind: PlaceKind;
  name: Localized;
  address: string;
  provinceCode: string;
  province: string;
  /** The ward of the address, which must be one of the province's. */
  ward: string;
  phone: string;
  email: string | null;
  openingHours: OpeningHoursRow[];
  latitude: number;
  longitude: number;
  services: { vi: string[]; en: string[] };
}

const everyDay = (opens: string, closes: string): OpeningHoursRow[] => [{ from: 1, to: 7, opens, closes }];
const workingDays: OpeningHoursRow[] = [
  { from: 1, to: 5, opens: '08:00', closes: '17:30' },
  { from: 6, to: 6, opens: '08:00', closes: '12:00' },
];
const fitting = {
  vi: ['Thử và sửa đồ', 'Dùng thử robot', 'Nhận đơn trực tuyến', 'Đổi trả'],
  en: ['Fitting and altering', 'Robots to try', 'Collecting online orders', 'Exchange and return'],
};
const tryingOn = {
  vi: ['Thử và sửa đồ', 'Nhận đơn trực tuyến', 'Đổi trả'],
  en: ['Fitting and altering', 'Collecting online orders', 'Exchange and return'],
};
const repairs = {
  vi: ['Sửa robot và drone', 'Sửa máy in 3D', 'Thay pin', 'Sửa giày, túi, khoá kéo'],
  en: ['Robots and drones', '3D printers', 'Batteries', 'Shoes, bags and zips'],
};
const smallRepairs = {
  vi: ['Sửa robot', 'Thay pin', 'Nhận gửi về trung tâm'],
  en: ['Robots', 'Batteries', 'Forwarding to a larger centre'],
};

export const places: SeedPlace[] = [
  {
    key: 'showroom-nguyen-hue',
    kind: 'SHOWROOM',
    name: { vi: 'Showroom Nguyễn Huệ', en: 'Nguyễn Huệ showroom' },
    address: 'Phố đi bộ Nguyễn Huệ, Phường Sài Gòn',
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    ward: 'Phường Sài Gòn',
    phone: '028 0000 0001',
    email: 'nguyenhue@storefront.example.com',
    openingHours: everyDay('09:00', '22:00'),
    latitude: 10.7743,
    longitude: 106.7038,
    services: fitting,
  },
  {
    key: 'showroom-trang-tien',
    kind: 'SHOWROOM',
    name: { vi: 'Showroom Tràng Tiền', en: 'Tràng Tiền showroom' },
    address: 'Phố Tràng Tiền, Phường Hoàn Kiếm',
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    ward: 'Phường Hoàn Kiếm',
    phone: '024 0000 0001',
    email: 'trangtien@storefront.example.com',
    openingHours: everyDay('09:00', '21:30'),
    latitude: 21.0249,
    longitude: 105.8551,
    services: fitting,
  },
  {
    key: 'showroom-bach-dang',
    kind: 'SHOWROOM',
    name: { vi: 'Showroom Bạch Đằng', en: 'Bạch Đằng showroom' },
    address: 'Đường Bạch Đằng, Phường Hải Châu',
    provinceCode: '48',
    province: 'Thành phố Đà Nẵng',
    ward: 'Phường Hải Châu',
    phone: '0236 000 0001',
    email: 'bachdang@storefront.example.com',
    openingHours: everyDay('09:00', '21:30'),
    latitude: 16.0689,
    longitude: 108.2247,
    services: fitting,
  },
  {
    key: 'showroom-ninh-kieu',
    kind: 'SHOWROOM',
    name: { vi: 'Showroom Ninh Kiều', en: 'Ninh Kiều showroom' },
    address: 'Đường Hai Bà Trưng, Phường Ninh Kiều',
    provinceCode: '92',
    province: 'Thành phố Cần Thơ',
    ward: 'Phường Ninh Kiều',
    phone: '0292 000 0001',
    email: 'ninhkieu@storefront.example.com',
    openingHours: everyDay('08:30', '21:00'),
    latitude: 10.0334,
    longitude: 105.7887,
    services: fitting,
  },
  {
    key: 'showroom-thuan-hoa',
    kind: 'SHOWROOM',
    name: { vi: 'Showroom Thuận Hoá', en: 'Thuận Hoá showroom' },
    address: 'Đường Lê Lợi, Phường Thuận Hóa',
    provinceCode: '46',
    province: 'Thành phố Huế',
    ward: 'Phường Thuận Hóa',
    phone: '0234 000 0001',
    email: 'hue@storefront.example.com',
    openingHours: everyDay('08:30', '21:00'),
    latitude: 16.4654,
    longitude: 107.5909,
    services: tryingOn,
  },
  {
    key: 'showroom-tran-phu',
    kind: 'SHOWROOM',
    name: { vi: 'Showroom Trần Phú', en: 'Trần Phú showroom' },
    address: 'Đường Trần Phú, Phường Nha Trang',
    provinceCode: '56',
    province: 'Khánh Hòa',
    ward: 'Phường Nha Trang',
    phone: '0258 000 0001',
    email: 'nhatrang@storefront.example.com',
    openingHours: [
      { from: 1, to: 5, opens: '09:00', closes: '21:00' },
      { from: 6, to: 7, opens: '08:30', closes: '22:00' },
    ],
    latitude: 12.2432,
    longitude: 109.1968,
    services: tryingOn,
  },
  {
    key: 'service-ben-thanh',
    kind: 'SERVICE_CENTRE',
    name: { vi: 'Trung tâm bảo hành Bến Thành', en: 'Bến Thành service centre' },
    address: 'Đường Lê Lai, Phường Bến Thành',
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    ward: 'Phường Bến Thành',
    phone: '028 0000 0002',
    email: 'baohanh.hcm@storefront.example.com',
    openingHours: workingDays,
    latitude: 10.7702,
    longitude: 106.6935,
    services: repairs,
  },
  {
    key: 'service-cau-giay',
    kind: 'SERVICE_CENTRE',
    name: { vi: 'Trung tâm bảo hành Cầu Giấy', en: 'Cầu Giấy service centre' },
    address: 'Đường Trần Thái Tông, Phường Cầu Giấy',
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    ward: 'Phường Cầu Giấy',
    phone: '024 0000 0002',
    email: 'baohanh.hn@storefront.example.com',
    openingHours: workingDays,
    latitude: 21.0322,
    longitude: 105.7897,
    services: repairs,
  },
  {
    key: 'service-hai-chau',
    kind: 'SERVICE_CENTRE',
    name: { vi: 'Trung tâm bảo hành Hải Châu', en: 'Hải Châu service centre' },
    address: 'Đường Nguyễn Văn Linh, Phường Hải Châu',
    provinceCode: '48',
    province: 'Thành phố Đà Nẵng',
    ward: 'Phường Hải Châu',
    phone: '0236 000 0002',
    email: 'baohanh.dn@storefront.example.com',
    openingHours: workingDays,
    latitude: 16.0606,
    longitude: 108.2169,
    services: smallRepairs,
  },
  {
    key: 'service-ninh-kieu',
    kind: 'SERVICE_CENTRE',
    name: { vi: 'Trung tâm bảo hành Ninh Kiều', en: 'Ninh Kiều service centre' },
    address: 'Đại lộ Hòa Bình, Phường Ninh Kiều',
    provinceCode: '92',
    province: 'Thành phố Cần Thơ',
    ward: 'Phường Ninh Kiều',
    phone: '0292 000 0002',
    email: 'baohanh.ct@storefront.example.com',
    openingHours: workingDays,
    latitude: 10.0316,
    longitude: 105.7826,
    services: smallRepairs,
  },
];
