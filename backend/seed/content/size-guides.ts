import type { Localized } from './types';

interface SeedSizeGuide {
  /** Slugs of the categories that are measured like this, each with all below it. */
  categories: string[];
  title: Localized;
  /** How to measure, and what to do between two sizes. */
  note: Localized;
  columns: Localized[];
  rows: string[][];
}

const size: Localized = { vi: 'Cỡ', en: 'Size' };
const chest: Localized = { vi: 'Vòng ngực (cm)', en: 'Chest (cm)' };
const waist: Localized = { vi: 'Vòng eo (cm)', en: 'Waist (cm)' };
const hips: Localized = { vi: 'Vòng mông (cm)', en: 'Hips (cm)' };
const height: Localized = { vi: 'Chiều cao (cm)', en: 'Height (cm)' };
const weight: Localized = { vi: 'Cân nặng (kg)', en: 'Weight (kg)' };

/** Measures of bodies, not of garments, by Vietnamese makers' tables. */
export const sizeGuides: SeedSizeGuide[] = [
  {
    categories: ['ao-thun', 'ao-so-mi', 'ao-khoac'],
    title: { vi: 'Bảng cỡ áo', en: 'Tops size guide' },
    note: {
      vi: 'Đo vòng ngực ở chỗ nở nhất, thước ngang và sát người, không siết. Ở giữa hai cỡ thì chọn cỡ lớn nếu thích mặc rộng.',
      en: 'Measure the chest at its fullest, the tape level and close without pressing. Between two sizes take the larger one for a loose fit.',
    },
    columns: [size, chest, height, weight],
    rows: [
      ['XS', '76–80', '148–155', '40–46'],
      ['S', '80–86', '152–160', '45–53'],
      ['M', '86–92', '158–168', '52–61'],
      ['L', '92–98', '165–174', '60–70'],
      ['XL', '98–106', '170–180', '69–80'],
      ['XXL', '106–114', '174–185', '79–92'],
    ],
  },
  {
    categories: ['quan'],
    title: { vi: 'Bảng cỡ quần', en: 'Trousers size guide' },
    note: {
      vi: 'Đo vòng eo ở chỗ bạn thường cài quần, vòng mông ở chỗ nở nhất. Quần jean co giãn ít: ở giữa hai cỡ thì chọn cỡ lớn.',
      en: 'Measure the waist where you wear your trousers, the hips at their fullest. Jeans give little: between two sizes take the larger one.',
    },
    columns: [size, waist, hips, height],
    rows: [
      ['XS', '60–64', '84–88', '148–156'],
      ['S', '64–70', '88–93', '153–162'],
      ['M', '70–77', '93–98', '160–170'],
      ['L', '77–84', '98–104', '166–175'],
      ['XL', '84–92', '104–110', '170–182'],
      ['XXL', '92–100', '110–117', '174–186'],
    ],
  },
  {
    categories: ['vay-dam', 'ao-dai'],
    title: { vi: 'Bảng cỡ váy, đầm và áo dài', en: 'Skirts, dresses and áo dài size guide' },
    note: {
      vi: 'Đo cả ba vòng khi mặc đồ lót mỏng. Ba số rơi vào hai cỡ khác nhau thì chọn cỡ lớn rồi nhờ thợ bóp eo.',
      en: 'Take all three measures in thin underwear. When they point to two sizes take the larger one and have the waist taken in.',
    },
    columns: [size, chest, waist, hips],
    rows: [
      ['XS', '76–80', '58–62', '82–86'],
      ['S', '80–84', '62–66', '86–90'],
      ['M', '84–88', '66–71', '90–94'],
      ['L', '88–94', '71–77', '94–99'],
      ['XL', '94–100', '77–84', '99–105'],
    ],
  },
  {
    categories: ['giay-sneaker'],
    title: { vi: 'Bảng cỡ giày', en: 'Shoes size guide' },
    note: {
      vi: 'Đặt bàn chân lên giấy vào buổi chiều, đo từ gót đến ngón dài nhất. Bàn chân bè thì tăng một cỡ.',
      en: 'Stand on a sheet of paper in the afternoon and measure from heel to longest toe. For wide feet take one size more.',
    },
    columns: [size, { vi: 'Dài bàn chân (mm)', en: 'Foot length (mm)' }, { vi: 'Cỡ UK', en: 'UK size' }],
    rows: [
      ['36', '225–230', '3½'],
      ['37', '230–235', '4'],
      ['38', '235–240', '5'],
      ['39', '240–245', '6'],
      ['40', '245–250', '6½'],
      ['41', '250–260', '7½'],
      ['42', '260–265', '8'],
      ['43', '265–270', '9'],
      ['44', '270–280', '9½'],
    ],
  },
];
