import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { cartRoutes } from './modules/carts/carts.routes';
import { createCartService } from './modules/carts/carts.service';
import { createSharedCartService } from './modules/carts/shared-carts.service';
import { createCatalogueRepository } from './modules/catalogue/catalogue.repository';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { createCatalogueService } from './modules/catalogue/catalogue.service';
import { flashPricedCards, onFlashSale, withFlashPrices } from './modules/flash-sales/flash-priced';
import { createLists } from './composition/lists';
import { refreshTexts } from './modules/catalogue/text-refresh';
import { createCatalogueReferences } from './modules/catalogue/references';
import { favouriteRoutes } from './modules/favourites/favourites.routes';
import { createFavouriteService } from './modules/favourites/favourites.service';
import { createFlashPrices } from './modules/flash-sales/flash-prices';
import { createFlashSaleRepository } from './modules/flash-sales/flash-sales.repository';
import { flashSaleRoutes } from './modules/flash-sales/flash-sales.routes';
import { createFlashSaleService } from './modules/flash-sales/flash-sales.service';
import { createMediaFiles } from './modules/media/media.files';
import { createMediaRepository } from './modules/media/media.repository';
import { mediaRoutes } from './modules/media/media.routes';
import { createMediaService } from './modules/media/media.service';
import { addressRoutes } from './modules/addresses/addresses.routes';
import { createAddressService } from './modules/addresses/addresses.service';
import { userAddressRoutes } from './modules/addresses/user-addresses.routes';
import { createUserAddressService } from './modules/addresses/user-addresses.service';
import { createAccountAccess } from './modules/auth/account-access';
import { createAccessTokens } from './modules/auth/access-tokens';
import { createAccountMailing } from './modules/auth/account-mailing';
import { createAccountMails } from './modules/auth/account-mails';
import { createAuthLimits } from './modules/auth/auth-limits';
import { createDatabaseTries } from './modules/auth/database-tries';
import { authRoutes, passwordRoutes, signUpRoutes } from './modules/auth/auth.routes';
import { createAuthService } from './modules/auth/auth.service';
import { createDevices } from './modules/auth/devices';
import { createKnownCallers } from './modules/auth/known-callers';
import { createLoginLimits } from './modules/auth/login-limits';
import { createPasswordService } from './modules/auth/passwords.service';
import { createSessionEnds } from './modules/auth/session-ends';
import { createSignUpService } from './modules/auth/sign-up.service';
import { loadSigningKey } from './modules/auth/signing-key';
import { contactRoutes } from './modules/contacts/contacts.routes';
import { createContactService } from './modules/contacts/contacts.service';
import { contentRoutes, staffContentRoutes } from './modules/content/content.routes';
import { createContentService } from './modules/content/content.service';
import { createContactChangeService } from './modules/customers/contact-changes.service';
import { avatarRoutes, companyRoutes, customerRoutes } from './modules/customers/customers.routes';
import { createCustomerService } from './modules/customers/customers.service';
import { invoiceRoutes } from './modules/invoices/invoices.routes';
import { createInvoiceService } from './modules/invoices/invoices.service';
import { feedRoutes, newsRoutes, staffNewsRoutes } from './modules/news/news.routes';
import { createNewsService } from './modules/news/news.service';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { createNewsletterService } from './modules/newsletter/newsletter.service';
import { createNotificationStreams } from './modules/notifications/notification-streams';
import { notificationRoutes } from './modules/notifications/notifications.routes';
import { createNotificationService } from './modules/notifications/notifications.service';
import { createVoucherEndings } from './modules/notifications/voucher-endings';
import { createBoughtLines } from './modules/orders/bought-lines';
import { createCommerce } from './composition/commerce';
import { orderRoutes } from './modules/orders/orders.routes';
import { staffOrderRoutes } from './modules/orders/staff-orders.routes';
import type { Sweeps } from './composition/sweeps';
import { registerMailMetrics } from './modules/outbox/outbox.metrics';
import type { SendMail } from './modules/outbox/smtp-sender';
import { paymentRoutes } from './modules/payments/payments.routes';
import { pricingRoutes } from './modules/pricing/pricing.routes';
import { promotionRoutes } from './modules/promotions/promotions.routes';
import { createPromotionService } from './modules/promotions/promotions.service';
import { reviewRoutes } from './modules/reviews/reviews.routes';
import { createReviewService } from './modules/reviews/reviews.service';
import { staffReviewRoutes } from './modules/reviews/staff-reviews.routes';
import { createReviewedLines } from './modules/reviews/reviewed-lines';
import { createTellAuthor } from './modules/reviews/tell-author';
import { searchRoutes } from './modules/search/search.routes';
import { returnRoutes, staffReturnRoutes } from './modules/returns/returns.routes';
import { createProviders } from './modules/payments/providers';
import { settingsRoutes } from './modules/settings/settings.routes';
import { createSettingsService } from './modules/settings/settings.service';
import { shippingRoutes } from './modules/shipping/shipping.routes';
import { sizeGuideRoutes } from './modules/size-guides/size-guides.routes';
import { createSizeGuideService } from './modules/size-guides/size-guides.service';
import { stockAlertRoutes } from './modules/stock-alerts/stock-alerts.routes';
import { createStockAlertService } from './modules/stock-alerts/stock-alerts.service';
import { telemetryRoutes } from './modules/telemetry/telemetry.routes';
import { createTelemetryService } from './modules/telemetry/telemetry.service';
import { trackingRoutes } from './modules/tracking/tracking.routes';
import { createTrackingService } from './modules/tracking/tracking.service';
import { uploadRoutes } from './modules/uploads/uploads.routes';
import { createUploadService } from './modules/uploads/uploads.service';
import { voucherRoutes } from './modules/vouchers/vouchers.routes';
import { createVoucherService } from './modules/vouchers/vouchers.service';
import { createConsentService } from './modules/privacy/consents.service';
import { everythingPersonal } from './composition/personal-data';
import { consentRoutes, privacyRoutes } from './modules/privacy/privacy.routes';
import { createPrivacyService } from './modules/privacy/privacy.service';
import { permissions, type Access } from './permissions';
import { registerAccess } from './plugins/access';
import { registerAuth, type VerifyAccessToken } from './plugins/auth';
import type { Clock } from './lib/clock';
import type { OpenDatabase } from './db';
import { answerMalformed, registerErrors } from './plugins/error-handler';
import { registerHeaders } from './plugins/headers';
import { registerHealth, registerLoadShedding } from './plugins/health';
import { registerIdempotency } from './plugins/idempotency';
import { registerLanguage } from './plugins/language';
import { createLogger, logController, registerRequestLog } from './plugins/logging';
import { registerMetrics } from './plugins/metrics';
import { registerOpenapi } from './plugins/openapi';
import { createProcessTries } from './lib/process-tries';
import { createRateLimits } from './lib/rate-limits';
import { createRedisTries } from './lib/redis-tries';
import { registerStamps, requestIdOf } from './plugins/request-id';
import type { Tries } from './lib/tries';
import { registerUnreadBodies } from './plugins/unread-bodies';
import { registerValidation, serializersOnFirstUse } from './plugins/validation';
import { trackConnections } from './stopping';

export interface AppDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  logger?: FastifyBaseLogger;
  /** Refuse requests while the process cannot keep up. */
  shedLoad?: boolean;
  /** Asked before the tokens that this shop signs; tests sign in with it. */
  verifyAccessToken?: VerifyAccessToken;
  /** How mail leaves; by SMTP_URL unless told. */
  sendMail?: SendMail;
  /** How long a payment gateway may take to answer a query. */
  gatewayTimeoutMs?: number;
  /** Counts tries instead of Redis and this process, for a test that is not about limits. */
  tries?: Tries;
  /** More rows for routes that only a test has. */
  permissions?: Record<string, Access>;
  /** Routes that only a test has. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs while the app listens. */
    sweeps: Sweeps;
  }
}

/** The whole backend. Reads as the list of what it is. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock } = deps;
  const { db } = database;

  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger ?? createLogger(config.logLevel),
    logController,
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    bodyLimit: 1024 * 1024,
    requestTimeout: config.requestTimeoutMs,
    // Longer than the connections that the shop's front server keeps, which must be the one to close them.
    keepAliveTimeout: config.keepAliveTimeoutMs,
    http: {
      headersTimeout: config.headersTimeoutMs,
      // Node looks for what is over time only every 30 s unless told.
      connectionsCheckingInterval: Math.min(2_000, config.headersTimeoutMs / 2),
      maxHeaderSize: 16_384,
    },
    routerOptions: { maxParamLength: 200 },
    // While stopping, a request on an open connection is still answered.
    return503OnClosing: false,
    frameworkErrors: answerMalformed(clock),
    schemaController: { compilersFactory: { buildSerializer: serializersOnFirstUse } },
  });
  trackConnections(app);

  const processTries = createProcessTries(clock);
  const databaseTries = createDatabaseTries(db, clock);
  const redisTries =
    config.redisUrl !== null &&
    createRedisTries({ url: config.redisUrl, clock, log: app.log, otherwise: processTries });
  const limits = createRateLimits(deps.tries ?? (redisTries || processTries));
  // Where accounts are concerned a restart forgets nothing, and replicas count together without Redis, too.
  const accountTries = deps.tries ?? (redisTries || databaseTries);
  const loginLimits = createLoginLimits(accountTries, {
    onUsedUp: (email) => accountMailing.warnOfGuesses(email),
  });
  const knownCallers = createKnownCallers({
    db,
    clock,
    secret: config.platformSecret,
    isSecure: config.publicUrl.startsWith('https:'),
  });

  registerErrors(app);
  registerStamps(app, clock);
  registerRequestLog(app);
  registerUnreadBodies(app);
  await registerHeaders(app, config);
  registerValidation(app);
  const verify: VerifyAccessToken = async (token) =>
    (await deps.verifyAccessToken?.(token)) ?? auth.verify(token);
  registerAuth(app, verify);
  registerAccess(app, { ...permissions, ...deps.permissions }, (token) => telemetry.mayRead(token));
  registerLanguage(app);
  registerIdempotency(app, { db, clock });
  await registerOpenapi(app, config);
  await registerHealth(app, database);
  if (deps.shedLoad) await registerLoadShedding(app);
  const metrics = registerMetrics(app, database);

  const sessionEnds = createSessionEnds(database);
  const auth = createAuthService({
    db,
    clock,
    sessionEnds,
    async onSignIn(tx, signIn) {
      await privacy.takeBack(tx, signIn);
      await devices.seen(tx, signIn);
    },
    accessTokens: createAccessTokens({
      key: await loadSigningKey(config.jwtPrivateKey, config.dataDir),
      issuer: config.publicUrl,
      audience: `${config.publicUrl}/api`,
      lifeMs: config.accessTokenMinutes * 60_000,
      clock,
    }),
    loginLimits,
    knownCallers,
    errors: config.authErrors,
    onFailure: (err) => app.log.error({ err }, 'an owner could not be told that the account is not open'),
    onInactive: (email, status, language) =>
      accountMailing.ask(email, status === 'UNVERIFIED' ? 'VERIFY' : 'LOCKED', language),
  });
  const account = createAccountAccess({ db, clock, loginLimits, sessionEnds });
  const mediaFiles = createMediaFiles(config.dataDir);
  const uploads = createUploadService({ db, clock, limits, files: mediaFiles });
  const customers = createCustomerService({ db, clock, auth, uploads });
  const addresses = createAddressService({ db });
  const userAddresses = createUserAddressService({ db, clock, addresses });
  const providers = createProviders({ config, clock, timeoutMs: deps.gatewayTimeoutMs });
  const settings = createSettingsService({ db, config, paymentProviders: config.payment.providers });
  const tracking = createTrackingService({ db, clock, limits, publicUrl: config.publicUrl });
  const telemetry = createTelemetryService({ db, clock, limits, platformSecret: config.platformSecret });
  const media = createMediaService({ repository: createMediaRepository(db), files: mediaFiles });
  const references = createCatalogueReferences(db);
  const flashSaleRows = createFlashSaleRepository(db);
  const flashPrices = createFlashPrices({ repository: flashSaleRows, clock });
  const catalogueRows = createCatalogueRepository(db);
  const catalogue = withFlashPrices(createCatalogueService(catalogueRows), { flashPrices });
  const { lists, suggestions, popular } = createLists({
    db,
    clock,
    limits,
    catalogue: catalogueRows,
    priced: flashPricedCards({ references, flashPrices }),
    onFlashSale: onFlashSale({ references, flashPrices }),
  });
  const flashSales = createFlashSaleService({ repository: flashSaleRows, catalogue, references, clock });
  const vouchers = createVoucherService({ db, references, clock });
  const promotions = createPromotionService({ db, catalogue, references, clock });
  const favourites = createFavouriteService({ db, clock, references, lists });
  const notifications = createNotificationService({ db, clock, announcements: database });
  const carts = createCartService({ db, clock, limits, references });
  const sharedCarts = createSharedCartService({ db, clock, limits, references });
  const { quotes, shipping, payments, orders, returns, sweeps, outbox, closeMail } = createCommerce({
    db,
    clock,
    limits,
    config,
    log: app.log,
    catalogue,
    references,
    addresses,
    settings,
    carts,
    uploads,
    reviewedLines: createReviewedLines(db),
    notifications,
    announcements: database,
    sendMail: deps.sendMail,
    providers,
    alsoOften: [
      ['requested sign-ups', () => signUp.sweep()],
      ['mails about accounts', () => accountMailing.sweep()],
    ],
    alsoSeldom: [
      ['sign-ups', () => signUp.forgetOld()],
      ['tries', () => databaseTries.forgetOld()],
      ['known devices', () => devices.forgetOld()],
      ['known networks', () => knownCallers.purgeExpired()],
      ['changes of contact', () => contactChanges.forgetOld()],
      ['answers of visitors', () => consents.forgetOld()],
      ['telemetry', () => telemetry.forgetOld()],
      ['newsletter', () => newsletter.forgetOld()],
      ['stock alerts', () => stockAlerts.notify()],
      ['vouchers that end', () => voucherEndings.sweep()],
      ['old notifications', () => notifications.forgetOld()],
      ['old stock alerts', () => stockAlerts.forgetOld()],
      ['popular searches', () => popular.write()],
      ['texts of products', () => refreshTexts(db)],
      ['uploads', () => uploads.sweep()],
      ['merged carts', () => carts.forgetOld()],
      ['links to carts', () => sharedCarts.forgetOld()],
      ['deleted accounts', () => privacy.sweep()],
    ],
  });
  registerMailMetrics(metrics, outbox);
  const { siteName, publicUrl } = config;
  const mails = createAccountMails({ publicUrl, siteName });
  const authLimits = createAuthLimits(accountTries);
  const devices = createDevices({ db, clock, outbox, mails });
  const accountMailing = createAccountMailing({ db, clock, log: app.log, limits: authLimits, outbox, mails });
  const byMail = { db, clock, limits: authLimits, mailing: accountMailing, mails, outbox, settings };
  const signUp = createSignUpService({
    ...byMail,
    log: app.log,
    customers,
    sessionEnds,
    errors: config.authErrors,
  });
  const passwords = createPasswordService({
    ...byMail,
    loginLimits,
    knownCallers,
    sessionEnds,
    tellsUnknown: config.authErrors === 'spec' && config.deployment === 'demo',
  });
  const contactChanges = createContactChangeService({
    db,
    clock,
    limits,
    auth,
    account,
    customers,
    outbox,
    siteName,
    secret: config.platformSecret,
    errors: config.authErrors,
  });
  const consents = createConsentService({ db, clock, limits });
  const privacy = createPrivacyService({
    db,
    clock,
    limits,
    auth,
    account,
    data: everythingPersonal(db, account),
    outbox,
    siteName,
    publicUrl,
  });
  const invoices = createInvoiceService({
    clock,
    limits,
    secret: config.platformSecret,
    publicUrl: config.publicUrl,
    orders,
    settings,
  });
  const content = createContentService({ db, clock, settings, paymentMinutes: config.payment.windowMinutes });
  const news = createNewsService({ db, clock, content, settings, publicUrl: config.publicUrl });
  const newsletter = createNewsletterService({
    db,
    clock,
    limits,
    outbox,
    settings,
    publicUrl: config.publicUrl,
  });
  const stockAlerts = createStockAlertService({
    db,
    clock,
    limits,
    references,
    outbox,
    publicUrl: config.publicUrl,
  });
  const voucherEndings = createVoucherEndings({
    db,
    clock,
    vouchers,
    notifications,
    outbox,
    publicUrl: config.publicUrl,
    siteName: config.siteName,
  });
  const sizeGuides = createSizeGuideService({ db, references });
  const reviews = createReviewService({
    db,
    clock,
    limits,
    uploads,
    bought: createBoughtLines(db),
    customers,
    references,
    lists,
    tellAuthor: createTellAuthor({ outbox, publicUrl: config.publicUrl, siteName: config.siteName }),
  });
  const contacts = createContactService({ db, clock, limits, outbox, settings, mailFrom: config.mailFrom });

  await app.register(authRoutes(auth), { prefix: '/api/auth' });
  await app.register(signUpRoutes(signUp), { prefix: '/api/auth' });
  await app.register(passwordRoutes(passwords), { prefix: '/api/auth' });
  await app.register(customerRoutes(customers, contactChanges), { prefix: '/api/auth' });
  await app.register(avatarRoutes(customers), { prefix: '/api/auth' });
  await app.register(companyRoutes(customers), { prefix: '/api/main' });
  await app.register(privacyRoutes(privacy), { prefix: '/api/auth' });
  await app.register(consentRoutes(consents, { isSecure: publicUrl.startsWith('https:') }), {
    prefix: '/api/main',
  });
  await app.register(settingsRoutes(settings, content), { prefix: '/api/main' });
  await app.register(trackingRoutes(tracking), { prefix: '/api/main' });
  await app.register(telemetryRoutes(telemetry), { prefix: '/api/rum' });
  await app.register(addressRoutes(addresses), { prefix: '/api/main' });
  await app.register(userAddressRoutes(userAddresses), { prefix: '/api/main' });
  await app.register(mediaRoutes(media), { prefix: '/api/main' });
  await app.register(catalogueRoutes(catalogue, lists, favourites.among), { prefix: '/api/main' });
  await app.register(sizeGuideRoutes(sizeGuides), { prefix: '/api/main' });
  await app.register(stockAlertRoutes(stockAlerts), { prefix: '/api/main' });
  await app.register(favouriteRoutes(favourites), { prefix: '/api/main' });
  await app.register(searchRoutes(suggestions, favourites.among), { prefix: '/api/main' });
  await app.register(flashSaleRoutes(flashSales, favourites.among), { prefix: '/api/main' });
  await app.register(voucherRoutes(vouchers), { prefix: '/api/main' });
  await app.register(promotionRoutes(promotions), { prefix: '/api/main' });
  await app.register(contentRoutes(content), { prefix: '/api/main' });
  await app.register(newsRoutes(news), { prefix: '/api/main' });
  await app.register(feedRoutes(news), { prefix: '/api/main' });
  await app.register(reviewRoutes(reviews), { prefix: '/api/main' });
  await app.register(uploadRoutes(uploads), { prefix: '/api/main' });
  await app.register(newsletterRoutes(newsletter), { prefix: '/api/main' });
  await app.register(contactRoutes(contacts), { prefix: '/api/main' });

  const streams = createNotificationStreams({ notifications, sessionEnds, clock });
  await app.register(notificationRoutes(notifications, streams, verify), { prefix: '/api/relationship' });

  await app.register(cartRoutes(carts, sharedCarts, limits), { prefix: '/api/ecommerce' });
  await app.register(pricingRoutes(quotes, limits), { prefix: '/api/ecommerce' });
  await app.register(shippingRoutes(shipping, quotes), { prefix: '/api/ecommerce' });
  await app.register(orderRoutes(orders, limits), { prefix: '/api/ecommerce' });
  await app.register(invoiceRoutes(invoices), { prefix: '/api/ecommerce' });
  await app.register(returnRoutes(returns), { prefix: '/api/ecommerce' });
  await app.register(paymentRoutes(payments), { prefix: '/api/ecommerce' });
  await app.register(staffOrderRoutes(orders), { prefix: '/api/main/admin' });
  await app.register(staffReturnRoutes(returns), { prefix: '/api/main/admin' });
  await app.register(staffContentRoutes(content), { prefix: '/api/main/admin' });
  await app.register(staffNewsRoutes(news), { prefix: '/api/main/admin' });
  await app.register(staffReviewRoutes(reviews), { prefix: '/api/main/admin' });

  app.decorate('sweeps', sweeps);
  app.addHook('onListen', async () => sweeps.start());
  app.addHook('onListen', async () => {
    const foremost = [content.foremostPictures(), news.foremostPictures(), catalogue.foremostPictures()];
    media.prepare((await Promise.all(foremost)).flat());
  });
  app.addHook('onListen', async () => refreshTexts(db));
  app.addHook('onClose', async () => {
    await sweeps.stop();
    closeMail();
    if (redisTries) redisTries.close();
  });

  await deps.extend?.(app);
  return app;
}
