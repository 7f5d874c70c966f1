import type { Generated } from 'kysely';
import type {
  ProvincesTable,
  UserAddressesTable,
  WardMappingsTable,
  WardsTable,
} from '../modules/addresses/addresses.tables';
import type {
  AccountMailRequestsTable,
  AccountTokensTable,
  AuthTriesTable,
  KnownDevicesTable,
  KnownNetworksTable,
  RefreshTokensTable,
  SessionsTable,
  SignUpRequestsTable,
  SignUpsTable,
  UsersTable,
} from '../modules/auth/auth.tables';
import type {
  CartLinesTable,
  CartMergesTable,
  CartsTable,
  SharedCartsTable,
} from '../modules/carts/carts.tables';
import type {
  CategoriesTable,
  ProductPicturesTable,
  ProductsTable,
  ProductVariantsTable,
  SeedMarksTable,
  StockTable,
} from '../modules/catalogue/catalogue.tables';
import type { ContactRequestsTable } from '../modules/contacts/contacts.tables';
import type {
  ContentPagesTable,
  FaqGroupsTable,
  FaqsTable,
  IntrosTable,
  ShopPlacesTable,
} from '../modules/content/content.tables';
import type { ContactChangesTable, CustomerProfilesTable } from '../modules/customers/customers.tables';
import type {
  FlashSaleItemsTable,
  FlashSalesTable,
  FlashSaleUsesTable,
} from '../modules/flash-sales/flash-sales.tables';
import type { FavouritesTable } from '../modules/favourites/favourites.tables';
import type { PicturesTable } from '../modules/media/media.tables';
import type { StockMovementsTable } from '../modules/inventory/inventory.tables';
import type { NewsTable } from '../modules/news/news.tables';
import type {
  NewsletterSubscriptionsTable,
  NewsletterTokensTable,
} from '../modules/newsletter/newsletter.tables';
import type { MailChoicesTable, NotificationsTable } from '../modules/notifications/notifications.tables';
import type {
  OrderLinesTable,
  OrdersTable,
  OrderTimelineTable,
  ShipmentsTable,
} from '../modules/orders/orders.tables';
import type { OutboxTable } from '../modules/outbox/outbox.tables';
import type {
  PaymentAttemptsTable,
  PaymentEventsTable,
  ReconcileFindingsTable,
  RefundsTable,
} from '../modules/payments/payments.tables';
import type { AccountDeletionsTable, ConsentsTable } from '../modules/privacy/privacy.tables';
import type { QuotesTable } from '../modules/pricing/quotes.tables';
import type {
  PromotionGiftsTable,
  PromotionScopesTable,
  PromotionsTable,
  PromotionUsesTable,
} from '../modules/promotions/promotions.tables';
import type {
  ReviewEventsTable,
  ReviewPicturesTable,
  ReviewReportsTable,
  ReviewsTable,
  ReviewVotesTable,
} from '../modules/reviews/reviews.tables';
import type {
  OrderReturnEventsTable,
  OrderReturnLinesTable,
  OrderReturnPicturesTable,
  OrderReturnsTable,
} from '../modules/returns/returns.tables';
import type { SearchQueriesTable, SearchSynonymsTable } from '../modules/search/search.tables';
import type { SettingsTable } from '../modules/settings/settings.tables';
import type { SizeGuidesTable } from '../modules/size-guides/size-guides.tables';
import type { StockAlertsTable } from '../modules/stock-alerts/stock-alerts.tables';
import type {
  TelemetryErrorsTable,
  TelemetryMinutesTable,
  TelemetryViewsTable,
} from '../modules/telemetry/telemetry.tables';
import type { PageViewsTable } from '../modules/tracking/tracking.tables';
import type { UploadsTable } from '../modules/uploads/uploads.tables';
import type {
  CustomerVouchersTable,
  VoucherScopesTable,
  VouchersTable,
  VoucherUsesTable,
} from '../modules/vouchers/vouchers.tables';

export interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
  /** Who is working on it; a run that was taken over cannot store its answer any more. */
  runId: string;
  answer: unknown;
  startedAt: Date;
  /** By the database's clock; without an answer by then, another run may take the key. */
  leaseUntil: Date;
  finishedAt: Date | null;
}

export interface MigrationsTable {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
}

/** Every table, each declared by the module that owns it. */
export interface Database {
  accountDeletions: AccountDeletionsTable;
  idempotencyKeys: IdempotencyKeysTable;
  migrations: MigrationsTable;
  cartLines: CartLinesTable;
  cartMerges: CartMergesTable;
  carts: CartsTable;
  categories: CategoriesTable;
  consents: ConsentsTable;
  contactChanges: ContactChangesTable;
  contactRequests: ContactRequestsTable;
  contentPages: ContentPagesTable;
  customerProfiles: CustomerProfilesTable;
  faqGroups: FaqGroupsTable;
  faqs: FaqsTable;
  intros: IntrosTable;
  customerVouchers: CustomerVouchersTable;
  favourites: FavouritesTable;
  flashSaleItems: FlashSaleItemsTable;
  flashSaleUses: FlashSaleUsesTable;
  flashSales: FlashSalesTable;
  signUpRequests: SignUpRequestsTable;
  signUps: SignUpsTable;
  accountTokens: AccountTokensTable;
  accountMailRequests: AccountMailRequestsTable;
  authTries: AuthTriesTable;
  knownDevices: KnownDevicesTable;
  knownNetworks: KnownNetworksTable;
  mailChoices: MailChoicesTable;
  news: NewsTable;
  newsletterSubscriptions: NewsletterSubscriptionsTable;
  newsletterTokens: NewsletterTokensTable;
  notifications: NotificationsTable;
  orderLines: OrderLinesTable;
  orderReturnEvents: OrderReturnEventsTable;
  orderReturnLines: OrderReturnLinesTable;
  orderReturnPictures: OrderReturnPicturesTable;
  orderReturns: OrderReturnsTable;
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
  promotionGifts: PromotionGiftsTable;
  promotionScopes: PromotionScopesTable;
  promotionUses: PromotionUsesTable;
  promotions: PromotionsTable;
  provinces: ProvincesTable;
  quotes: QuotesTable;
  reconcileFindings: ReconcileFindingsTable;
  refreshTokens: RefreshTokensTable;
  refunds: RefundsTable;
  reviewEvents: ReviewEventsTable;
  reviewPictures: ReviewPicturesTable;
  reviewReports: ReviewReportsTable;
  reviewVotes: ReviewVotesTable;
  reviews: ReviewsTable;
  searchQueries: SearchQueriesTable;
  searchSynonyms: SearchSynonymsTable;
  seedMarks: SeedMarksTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sharedCarts: SharedCartsTable;
  shipments: ShipmentsTable;
  shopPlaces: ShopPlacesTable;
  sizeGuides: SizeGuidesTable;
  stock: StockTable;
  stockAlerts: StockAlertsTable;
  stockMovements: StockMovementsTable;
  telemetryErrors: TelemetryErrorsTable;
  telemetryMinutes: TelemetryMinutesTable;
  telemetryViews: TelemetryViewsTable;
  uploads: UploadsTable;
  userAddresses: UserAddressesTable;
  users: UsersTable;
  voucherScopes: VoucherScopesTable;
  voucherUses: VoucherUsesTable;
  vouchers: VouchersTable;
  wardMappings: WardMappingsTable;
  wards: WardsTable;
}
