import { fold } from '../../lib/fold';

interface ColumnNames {
  vi: string;
  en: string;
}

/** The columns of the template, in their order; a row is a variant. */
export const columns = {
  sku: { vi: 'Mã SKU', en: 'SKU' },
  slug: { vi: 'Đường dẫn', en: 'Address' },
  nameVi: { vi: 'Tên (tiếng Việt)', en: 'Name (Vietnamese)' },
  nameEn: { vi: 'Tên (tiếng Anh)', en: 'Name (English)' },
  category: { vi: 'Danh mục', en: 'Category' },
  brand: { vi: 'Thương hiệu', en: 'Brand' },
  descriptionVi: { vi: 'Mô tả (tiếng Việt)', en: 'Description (Vietnamese)' },
  descriptionEn: { vi: 'Mô tả (tiếng Anh)', en: 'Description (English)' },
  specificationsVi: { vi: 'Thông số (tiếng Việt)', en: 'Specifications (Vietnamese)' },
  specificationsEn: { vi: 'Thông số (tiếng Anh)', en: 'Specifications (English)' },
  marks: { vi: 'Nhãn', en: 'Marks' },
  visible: { vi: 'Hiển thị', en: 'Visible' },
  priority: { vi: 'Thứ tự', en: 'Order' },
  related: { vi: 'Sản phẩm liên quan', en: 'Related products' },
  oldSlugs: { vi: 'Đường dẫn cũ', en: 'Old addresses' },
  colorVi: { vi: 'Màu (tiếng Việt)', en: 'Color (Vietnamese)' },
  colorEn: { vi: 'Màu (tiếng Anh)', en: 'Color (English)' },
  colorRgb: { vi: 'Mã màu', en: 'Color code' },
  size: { vi: 'Kích cỡ', en: 'Size' },
  price: { vi: 'Giá bán', en: 'Price' },
  originalPrice: { vi: 'Giá gốc', en: 'Original price' },
  stock: { vi: 'Tồn kho', en: 'Stock' },
  sold: { vi: 'Đang bán', en: 'On sale' },
  pictures: { vi: 'Ảnh', en: 'Pictures' },
  pictureAltsVi: { vi: 'Mô tả ảnh (tiếng Việt)', en: 'Picture descriptions (Vietnamese)' },
  pictureAltsEn: { vi: 'Mô tả ảnh (tiếng Anh)', en: 'Picture descriptions (English)' },
} satisfies Record<string, ColumnNames>;

export type Column = keyof typeof columns;
export const columnKeys = Object.keys(columns) as Column[];

const byName = new Map(
  columnKeys.flatMap((key) =>
    [key, columns[key].vi, columns[key].en].map((name) => [fold(name), key] as const),
  ),
);

/** Which column a heading names, in either language; signs, marks and case do not matter. */
export const columnNamed = (heading: string): Column | undefined => byName.get(fold(heading));

/** The heading of a column in both languages, as the template has it in the merchant's. */
export const headingOf = (column: Column, language: 'vi' | 'en') => columns[column][language];
