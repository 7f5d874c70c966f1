import type { ColumnType, Generated } from 'kysely';
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
import type { SettingsTable } from '../../modules/settings/settings.tables';
import type { PageViewsTable } from '../../modules/tracking/tracking.tables';

export interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
  /** Who is working on it; a run that was taken over cannot store its answer any more. */
  runId: string;
  answer: ColumnType<unknown, string | null, string | null>;
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
  pageViews: PageViewsTable;
  pictures: PicturesTable;
  productPictures: ProductPicturesTable;
  productVariants: ProductVariantsTable;
  products: ProductsTable;
  provinces: ProvincesTable;
  refreshTokens: RefreshTokensTable;
  seedMarks: SeedMarksTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  stock: StockTable;
  userAddresses: UserAddressesTable;
  users: UsersTable;
  wardMappings: WardMappingsTable;
  wards: WardsTable;
}
