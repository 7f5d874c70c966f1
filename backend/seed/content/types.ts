/** One careful drawing per kind of product; a product's pictures are its kind's drawing in its own colours. */
export type DrawingKind =
  | 'tshirt'
  | 'polo'
  | 'shirt'
  | 'hoodie'
  | 'jacket'
  | 'jeans'
  | 'trousers'
  | 'shorts'
  | 'skirt'
  | 'dress'
  | 'aodai'
  | 'sneaker'
  | 'backpack'
  | 'tote'
  | 'cap'
  | 'socks'
  | 'scarf'
  | 'sensor'
  | 'camera'
  | 'board'
  | 'servo'
  | 'motor'
  | 'battery'
  | 'rover'
  | 'companion'
  | 'arm'
  | 'drone'
  | 'vacuum'
  | 'printer'
  | 'spool';

export type DrawingView = 'front' | 'detail' | 'back';

export interface Localized {
  vi: string;
  en: string;
}

export interface SeedCategory {
  slug: string;
  parent?: string;
  name: Localized;
  drawing: DrawingKind;
}

export interface SeedVariant {
  sku: string;
  color?: { name: Localized; rgb: string };
  /** International: XS to XXL, EU 36 to 44 for shoes. Robotics has none, or a version (`16 MB`, `1 kg`). */
  size?: string;
  /** Đồng, in whole thousands. */
  price: number;
  /** Before the sale; only where the product is SALE_OFF. */
  originalPrice?: number;
  stock: number;
}

export interface SeedProduct {
  slug: string;
  category: string;
  kind: DrawingKind;
  name: Localized;
  description: Localized;
  specifications: { name: Localized; value: Localized }[];
  status: ('HOT' | 'NEW' | 'SALE_OFF')[];
  variants: SeedVariant[];
  /** Higher is shown earlier. */
  priority: number;
}
