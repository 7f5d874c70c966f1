import { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import type { ImportRun } from '../modules/catalogue-import/catalogue-import.service';

const PRODUCTS = Number(process.argv[2] ?? 10_000);
const VARIANTS = 3;
const colors = [
  ['Đen', 'Black', '#1c1917'],
  ['Trắng', 'White', '#fafaf9'],
  ['Cam', 'Orange', '#f97316'],
] as const;

process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { createAuditService } = await import('../modules/audit/audit.service');
const { createCatalogueDesk } = await import('../modules/catalogue/catalogue-desk');
const { createCatalogueImport } = await import('../modules/catalogue-import/catalogue-import.service');
const { createStockDesk } = await import('../modules/inventory/stock-desk');
const { systemClock } = await import('../lib/clock');
const { migrate } = await import('../db/migrate');
const { createShelf } = await import('./catalogue');
const { migrationsFolder } = await import('./test-app');
const { openTestDatabase } = await import('./test-database');

/** `npm run bench:import -w backend -- 10000`: how long a file of so many products takes to check, import and import again. */
async function main() {
  const database = await openTestDatabase({ isMigrated: true });
  try {
    await migrate(database.db, migrationsFolder);
    await createShelf(database.db).aCategory({ slug: 'ao', name: 'Áo' });
    const { db } = database;
    const audit = createAuditService({ db, clock: systemClock });
    const stock = createStockDesk({ db, clock: systemClock });
    const service = createCatalogueImport({
      db,
      clock: systemClock,
      desk: createCatalogueDesk(db),
      stock,
      audit,
      uploads: { claim: async () => undefined, release: async () => undefined },
      shownByOrders: async () => new Set(),
    });
    const staff: ImportRun['staff'] = { userId: uuid(), role: 'OPERATOR', requestId: 'bench' };
    const timed = async (name: string, mode: 'check' | 'apply') => {
      const began = performance.now();
      let maxBytes = 0;
      let reports = 0;
      const { report } = await service.run({
        open: () => Readable.from(lines()),
        mode,
        staff,
        progress: async () => {
          reports += 1;
          maxBytes = Math.max(maxBytes, process.memoryUsage().rss);
        },
      });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const { rows, products, created, changed, unchanged, faultCount } = report;
      process.stdout.write(
        `${name}: ${seconds} s, ${String(Math.round(maxBytes / 1_048_576))} MB at most, progress reported ${String(reports)} times; ` +
          `${JSON.stringify({ rows, products, created, changed, unchanged, faultCount })}\n`,
      );
    };
    await timed('dry run', 'check');
    await timed('apply', 'apply');
    await timed('the same again, dry run', 'check');
    await timed('the same again, apply', 'apply');
  } finally {
    await database.close();
  }
}

/** As an export writes them: three variants a product, with texts and specifications. */
function* lines(): Generator<Buffer> {
  yield Buffer.from(
    'sku,slug,nameVi,nameEn,category,descriptionVi,descriptionEn,specificationsVi,specificationsEn,marks,colorVi,colorEn,colorRgb,size,price,stock\r\n',
  );
  for (let at = 1; at <= PRODUCTS; at++) {
    const rows = colors.slice(0, VARIANTS).map(([vi, en, rgb], variant) => {
      const own =
        variant === 0
          ? `Áo mẫu ${String(at)},Model ${String(at)},Áo,"Vải dày, mặc mát.\nGiặt máy được.","Thick, cool.\nMachine wash.","Chất liệu: Cotton ${String(at % 7)}\nXuất xứ: Việt Nam","Material: Cotton ${String(at % 7)}\nOrigin: Vietnam",NEW`
          : ',,,,,,,';
      return `M-${String(at)}-${String(variant)},mau-${String(at)},${own},${vi},${en},${rgb},M,"1.${String(100 + (at % 900))}.000 ₫",${String(at % 40)}`;
    });
    yield Buffer.from(`${rows.join('\r\n')}\r\n`);
  }
}

await main();
