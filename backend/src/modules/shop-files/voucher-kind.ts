import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { createAuditService } from '../audit/audit.service';
import { createCatalogueDesk } from '../catalogue/catalogue-desk';
import { createCatalogueReferences } from '../catalogue/references';
import { createStaffVouchers, type StaffVoucherService } from '../vouchers/staff-vouchers';
import { StaffVoucherBody, type StaffVoucher } from '../vouchers/staff-vouchers.schema';
import { shaped, spoken } from './kind-schema';
import type { CellReader } from './record-cells';
import type { RecordKind } from './record-kind';

const PAGE = 100;
const kinds = ['PERCENT', 'FIXED', 'QUANTITY'] as const;
const methods = ['ONLINE', 'COD', 'THEGHINO'] as const;

async function* allVouchers(vouchers: StaffVoucherService) {
  for (let page = 1; ; page++) {
    const { data } = await vouchers.list({ page, limit: PAGE }, 'vi');
    yield* data;
    if (data.length < PAGE) return;
  }
}

/** Vouchers, known by their code. */
export const voucherKind = ({ clock: now }: { clock: Clock }): RecordKind => {
  const serviceOf = (db: Db, clock: Clock) =>
    createStaffVouchers({
      db,
      clock,
      references: createCatalogueReferences(db),
      audit: createAuditService({ db, clock }),
    });
  return {
    name: 'vouchers',
    columns: {
      code: { vi: 'Mã giảm giá', en: 'Code' },
      nameVi: { vi: 'Tên (tiếng Việt)', en: 'Name (Vietnamese)' },
      nameEn: { vi: 'Tên (tiếng Anh)', en: 'Name (English)' },
      startsAt: { vi: 'Bắt đầu', en: 'Start' },
      endsAt: { vi: 'Kết thúc', en: 'End' },
      kind: { vi: 'Loại', en: 'Kind' },
      value: { vi: 'Giảm', en: 'Value' },
      maxDiscount: { vi: 'Giảm tối đa', en: 'Maximum discount' },
      minSubtotal: { vi: 'Giá trị đơn tối thiểu', en: 'Minimum subtotal' },
      minQuantity: { vi: 'Số lượng tối thiểu', en: 'Minimum quantity' },
      isFirstOrderOnly: { vi: 'Chỉ đơn đầu tiên', en: 'First order only' },
      paymentMethods: { vi: 'Cách thanh toán', en: 'Payment methods' },
      categoryIds: { vi: 'Danh mục', en: 'Categories' },
      productIds: { vi: 'Sản phẩm', en: 'Products' },
      totalUses: { vi: 'Tổng lượt dùng', en: 'Total uses' },
      perCustomerUses: { vi: 'Lượt mỗi khách', en: 'Uses per customer' },
      collectLimit: { vi: 'Lượt lưu tối đa', en: 'Collection limit' },
      isListed: { vi: 'Cho mọi người thấy', en: 'Listed' },
      isActive: { vi: 'Có hiệu lực', en: 'Active' },
    },
    required: ['code', 'endsAt'],
    example: {
      code: 'TET2027',
      nameVi: 'Mừng Tết',
      nameEn: 'New year',
      startsAt: '2027-01-20 00:00',
      endsAt: '2027-02-10 00:00',
      kind: 'PERCENT',
      value: '10',
      maxDiscount: '100.000 ₫',
      minSubtotal: '300.000 ₫',
      perCustomerUses: '1',
      isListed: 'có',
      isActive: 'có',
    },

    async *export(db) {
      for await (const voucher of allVouchers(serviceOf(db, now))) {
        // One that is over cannot be written again.
        if (voucher.state === 'ENDED') continue;
        const { categoryIds: _categories, productIds: _products, paymentMethods, ...body } = bodyOf(voucher);
        yield {
          ...Object.fromEntries(
            Object.entries(body).map(([key, value]) => [
              key,
              typeof value === 'boolean' ? (value ? 'có' : 'không') : String(value ?? ''),
            ]),
          ),
          paymentMethods: paymentMethods.join(', '),
          categoryIds: voucher.categories.map(({ slug }) => slug).join(', '),
          productIds: voucher.products.map(({ seoSlug }) => seoSlug).join(', '),
        };
      }
    },

    async open({ db, clock, by }) {
      const vouchers = serviceOf(db, clock);
      const desk = createCatalogueDesk(db);
      const categories = new Map((await desk.categories.nodes()).map(({ slug, id }) => [slug, id]));
      const byCode = new Map<string, StaffVoucher>();
      for await (const voucher of allVouchers(vouchers)) byCode.set(voucher.code, voucher);
      const seen = new Set<string>();
      return async (row) => {
        const code = row.needed('code').toUpperCase();
        if (seen.has(code)) row.wrong('code', 'ROW_TWICE');
        seen.add(code);
        const voucher = byCode.get(code);
        const before = voucher && bodyOf(voucher);
        const products = (await desk.taken(db, row.list('productIds') ?? [], [])).slugs;
        const given = spoken({
          code,
          nameVi: row.text('nameVi'),
          nameEn: row.text('nameEn'),
          startsAt: row.date('startsAt'),
          endsAt: row.date('endsAt'),
          kind: row.word('kind', kinds),
          value: row.decimal('value'),
          maxDiscount: row.number('maxDiscount'),
          minSubtotal: row.number('minSubtotal'),
          minQuantity: row.number('minQuantity'),
          isFirstOrderOnly: row.yes('isFirstOrderOnly'),
          paymentMethods: row.list('paymentMethods')?.map((method) => methodOf(row, method)),
          categoryIds: row.list('categoryIds')?.map((slug) => idOf(row, 'categoryIds', slug, categories)),
          productIds: row.list('productIds')?.map((slug) => idOf(row, 'productIds', slug, products)),
          totalUses: row.number('totalUses'),
          perCustomerUses: row.number('perCustomerUses') ?? undefined,
          collectLimit: row.number('collectLimit'),
          isListed: row.yes('isListed'),
          isActive: row.yes('isActive'),
        });
        if (row.faults.length > 0) return 'unchanged';
        const begins = { ...empty, nameEn: given.nameVi, startsAt: clock().toISOString() };
        const body = shaped(StaffVoucherBody, { ...(before ?? begins), ...given });
        if (voucher && isDeepStrictEqual(body, before)) return 'unchanged';
        if (voucher) await vouchers.change(voucher.id, { ...body, version: voucher.version }, by);
        else await vouchers.create(body, by);
        return voucher ? 'changed' : 'created';
      };
    },
  };
};

function idOf(row: CellReader, column: string, slug: string, ids: ReadonlyMap<string, string>): string {
  const id = ids.get(slug);
  if (id === undefined) row.wrong(column, 'unknown');
  return id ?? '';
}

function methodOf(row: CellReader, method: string) {
  const found = methods.find((one) => one === method.toUpperCase());
  if (!found) row.wrong('paymentMethods', 'enum', methods.join(', '));
  return found;
}

const empty = {
  nameVi: '',
  isListed: true,
  isActive: true,
  maxDiscount: null,
  minSubtotal: null,
  minQuantity: null,
  isFirstOrderOnly: false,
  paymentMethods: [],
  categoryIds: [],
  productIds: [],
  totalUses: null,
  perCustomerUses: 1,
  collectLimit: null,
};

/** A voucher as a form would send it unchanged. */
function bodyOf(voucher: StaffVoucher): StaffVoucherBody {
  return {
    code: voucher.code,
    nameVi: voucher.nameVi,
    nameEn: voucher.nameEn,
    startsAt: voucher.startsAt,
    endsAt: voucher.endsAt,
    isActive: voucher.isActive,
    isListed: voucher.isListed,
    kind: voucher.kind,
    value: voucher.value,
    maxDiscount: voucher.maxDiscount,
    minSubtotal: voucher.minSubtotal,
    minQuantity: voucher.minQuantity,
    isFirstOrderOnly: voucher.isFirstOrderOnly,
    paymentMethods: voucher.paymentMethods,
    categoryIds: voucher.categoryIds,
    productIds: voucher.productIds,
    totalUses: voucher.totalUses,
    perCustomerUses: voucher.perCustomerUses,
    collectLimit: voucher.collectLimit,
  };
}
