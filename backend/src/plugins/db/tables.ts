import type { Generated } from 'kysely';
import type {
  ProvincesTable,
  UserAddressesTable,
  WardMappingsTable,
  WardsTable,
} from '../../modules/addresses/addresses.tables';
import type {
  LoginFailuresTable,
  RefreshTokensTable,
  SessionsTable,
  UsersTable,
} from '../../modules/auth/auth.tables';
import type {
  CategoriesTable,
  ProductPicturesTable,
  ProductsTable,
  ProductVariantsTable,
  SeedMarksTable,
  StockTable,
} from '../../modules/catalogue/catalogue.tables';
import type { CustomerProfilesTable } from '../../modules/customers/customers.tables';
import type { PicturesTable } from '../../modules/media/media.tables';
import type { StockMovementsTable } from '../../modules/inventory/inventory.tables';
import type {
  OrderLinesTable,
  OrdersTable,
  OrderTimelineTable,
  ShipmentsTable,
} from '../../modules/orders/orders.tables';
import type { OutboxTable } from '../../modules/outbox/outbox.tables';
import type {
  PaymentAttemptsTable,
  PaymentEventsTable,
  ReconcileFindingsTable,
  RefundsTable,
} from '../../modules/payments/payments.tables';
import type { QuotesTable } from '../../modules/pricing/quotes.tables';
import type { SettingsTable } from '../../modules/settings/settings.tables';
import type { PageViewsTable } from '../../modules/tracking/tracking.tables';

export interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
  /** Who is working on it; a run that was taken over cannot store its answer any more. */
  runId: string;
  answer: unknown;
  startedAt: Date;
  finishedAt: Date | null;
}

export interface MigrationsTable {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
}

/** Every table, each declared by the module that owns it. */
export interface Database {
  idempotencyKeys: IdempotencyKeysTable;
  migrations: MigrationsTable;
  categories: CategoriesTable;
  customerProfiles: CustomerProfilesTable;
  loginFailures: LoginFailuresTable;
  orderLines: OrderLinesTable;
  orderTimeline: OrderTimelineTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  pageViews: PageViewsTable;
  paymentAttempts: PaymentAttemptsTable;
  paymentEvents: PaymentEventsTable;
  pictures: PicturesTable;
  productPictures: ProductPicturesTable;
  productVariants: ProductVariantsTable;
  products: ProductsTable;
  provinces: ProvincesTable;
  quotes: QuotesTable;
  reconcileFindings: ReconcileFindingsTable;
  refreshTokens: RefreshTokensTable;
  refunds: RefundsTable;
  seedMarks: SeedMarksTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  shipments: ShipmentsTable;
  stock: StockTable;
  stockMovements: StockMovementsTable;
  userAddresses: UserAddressesTable;
  users: UsersTable;
  wardMappings: WardMappingsTable;
  wards: WardsTable;
}
