import type {
  BackgroundJob,
  JobReport,
  StaffCategory,
  StaffProduct,
  StaffProductRow,
  StockLevel,
} from '@storefront/shared/contracts';

const picture = { url: '/api/main/media/one', width: 800, height: 1000, color: '#ffffff', alt: '' };

export const aCategory = (given: Partial<StaffCategory> = {}): StaffCategory => ({
  id: 'category-1',
  version: 1,
  parentId: null,
  slug: 'ao',
  name: { vi: 'Áo', en: 'Tops' },
  position: 1,
  productCount: 2,
  picture,
  ...given,
});

export const aProductRow = (given: Partial<StaffProductRow> = {}): StaffProductRow => ({
  id: 'product-1',
  version: 3,
  slug: 'ao-thun',
  name: { vi: 'Áo thun', en: 'T-shirt' },
  sku: 'AO-1',
  variantCount: 2,
  category: { id: 'category-1', name: { vi: 'Áo', en: 'Tops' } },
  brand: null,
  status: ['NEW'],
  isActive: true,
  isDeleted: false,
  price: 200_000,
  maxPrice: 250_000,
  originalPrice: null,
  available: 7,
  picture: null,
  changedAt: null,
  ...given,
});

export const aProduct = (given: Partial<StaffProduct> = {}): StaffProduct => ({
  id: 'product-1',
  version: 3,
  categoryId: 'category-1',
  slug: 'ao-thun',
  name: { vi: 'Áo thun', en: 'T-shirt' },
  description: { vi: 'Vải dày.', en: 'Thick.' },
  brand: null,
  specifications: [],
  status: ['NEW'],
  priority: 1,
  isActive: true,
  relatedIds: [],
  oldSlugs: [],
  isDeleted: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  related: [],
  pictures: [],
  variants: [
    {
      id: 'variant-1',
      sku: 'AO-1',
      color: null,
      size: 'M',
      price: 200_000,
      originalPrice: null,
      isActive: true,
      onHand: 7,
      reserved: 0,
    },
  ],
  ...given,
});

export const aLevel = (given: Partial<StockLevel> = {}): StockLevel => ({
  variantId: 'variant-1',
  productId: 'product-1',
  productName: 'Áo thun',
  sku: 'AO-1',
  color: null,
  size: 'M',
  onHand: 10,
  reserved: 4,
  available: 6,
  isActive: true,
  ...given,
});

export const aReport = (given: Partial<JobReport> = {}): JobReport => ({
  mode: 'check',
  rows: 3,
  products: 2,
  created: 2,
  changed: 0,
  unchanged: 0,
  applied: 0,
  faultCount: 0,
  faults: [],
  changes: [],
  ...given,
});

export const aJob = (given: Partial<BackgroundJob> = {}): BackgroundJob => ({
  id: 'job-1',
  kind: 'product-import',
  ownerId: 'operator-1',
  state: 'done',
  done: 3,
  total: 3,
  isCancelAsked: false,
  report: aReport(),
  errorCode: null,
  fileName: 'hang.csv',
  resultName: null,
  revision: 4,
  createdAt: '2026-01-15T03:00:00.000Z',
  startedAt: '2026-01-15T03:00:00.000Z',
  endedAt: '2026-01-15T03:00:05.000Z',
  ...given,
});
