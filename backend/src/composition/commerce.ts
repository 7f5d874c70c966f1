import { joinModules } from '../lib/module';
import { accountLookup } from '../modules/auth/account-lookup';
import { cartsModule } from '../modules/carts/carts.module';
import { createFlashSaleUses } from '../modules/flash-sales/flash-sale-uses';
import { createInventoryService } from '../modules/inventory/inventory.service';
import { invoicesModule } from '../modules/invoices/invoices.module';
import { customerLookup } from '../modules/customers/customer-lookup';
import { createMembershipCore } from '../modules/memberships/memberships.module';
import { createOrderMails } from '../modules/orders/order-mails';
import { createOrderOffers } from '../modules/orders/order-offers';
import { createOrderPayable } from '../modules/orders/order-payable';
import { createOrderTracking } from '../modules/orders/order-tracking';
import { ordersModule } from '../modules/orders/orders.module';
import { createOrderRepository } from '../modules/orders/orders.repository';
import { createRewardableOrders } from '../modules/orders/rewardable-orders';
import { createReturnableOrders } from '../modules/orders/returnable-orders';
import { paymentsModule } from '../modules/payments/payments.module';
import { priceSimulationModule } from '../modules/price-simulation/price-simulation.module';
import { createOffersNow } from '../modules/pricing/offers-now';
import { pricingModule } from '../modules/pricing/pricing.module';
import { createPromotionRules } from '../modules/promotions/promotion-rules';
import { createPromotionUses } from '../modules/promotions/promotion-uses';
import { promotionsModule } from '../modules/promotions/promotions.module';
import { countOpenReturns } from '../modules/returns/open-returns';
import { returnsModule } from '../modules/returns/returns.module';
import { referralContactsModule } from '../modules/referral-contacts/referral-contacts.module';
import { attributions } from '../modules/referrals/attributions';
import { referralsModule } from '../modules/referrals/referrals.module';
import { createRewardUses } from '../modules/rewards/reward-uses';
import { rewardsModule } from '../modules/rewards/rewards.module';
import { providerLookup } from '../modules/providers/provider-lookup';
import { createReviewedLines } from '../modules/reviews/reviewed-lines';
import { publishedSolutions } from '../modules/solutions/published-solutions';
import { shippingModule } from '../modules/shipping/shipping.module';
import { createShippingService } from '../modules/shipping/shipping.service';
import { createVoucherUses } from '../modules/vouchers/voucher-uses';
import { vouchersModule } from '../modules/vouchers/vouchers.module';
import type { Accounts } from './accounts';
import type { Catalogue } from './catalogue';
import type { AppDependencies } from './dependencies';
import type { Platform } from './platform';

export type Commerce = ReturnType<typeof composeCommerce>;

/** From cart to paid order: offers, prices, orders and payments. */
export function composeCommerce(
  { core, services: platform }: Platform,
  { services: { addresses, auth, referralAccess, attributionCookie } }: Accounts,
  { services: { catalogue, references } }: Catalogue,
  { gatewayTimeoutMs }: Pick<AppDependencies, 'gatewayTimeoutMs'>,
) {
  const { db, clock, config } = core;
  const common = { ...core, ...platform, addresses, catalogue, references };
  const orderRows = createOrderRepository(db);
  const flashSales = createFlashSaleUses(db);
  const voucherUses = createVoucherUses({ db, hasOrdered: orderRows.hasOrdered });
  const rewardUses = createRewardUses(core);
  const offers = createOrderOffers({
    flashSales,
    promotions: createPromotionUses(),
    vouchers: voucherUses,
    rewards: rewardUses,
    clock,
  });
  const tracking = createOrderTracking({ secret: config.platformSecret, clock });
  const mails = createOrderMails({ ...core, orders: orderRows, tracking });

  const carts = cartsModule(common);
  const vouchers = vouchersModule(common);
  const promotions = promotionsModule(common);
  const shipping = createShippingService(platform);
  const offersNow = createOffersNow({
    flashSales,
    promotions: createPromotionRules({ db, references }),
    vouchers: voucherUses,
  });
  const vouchersAtHand = voucherUses.atHand;
  const pricing = pricingModule({
    ...common,
    shipping,
    offersNow,
    vouchersAtHand,
    refusedDeliveries: orderRows.refusedDeliveries,
    rewardBalanceOf: (customerId) => rewardUses.balanceOf(db, customerId),
  });
  const { quotes } = pricing.services;
  const memberships = createMembershipCore({
    ...common,
    providers: providerLookup,
    published: publishedSolutions,
    namesOf: customerLookup.find,
  });
  const payments = paymentsModule({
    ...common,
    payables: {
      order: createOrderPayable({ ...common, orders: orderRows, offers, mails }),
      membership: memberships.payable,
    },
    gatewayTimeoutMs,
  });
  const referralContacts = referralContactsModule(core);
  const referrals = referralsModule({
    ...common,
    access: referralAccess,
    cookie: attributionCookie,
    isLive: auth.isLive,
    emailsOfContacts: referralContacts.services.referralContacts.emailsOf,
  });
  const rewards = rewardsModule({
    ...common,
    members: accountLookup,
    attributions,
    standingOf: createRewardableOrders({ ...payments.services, openReturns: countOpenReturns }).standingOf,
  });
  const { orderDone, orderRefunded } = rewards.services.earning;
  const returns = returnsModule({
    ...common,
    orders: createReturnableOrders({
      clock,
      orders: orderRows,
      ...payments.services,
      mails,
      offers,
      onRefund: orderRefunded,
    }),
  });
  const orders = ordersModule({
    ...common,
    ...carts.services,
    ...payments.services,
    orders: orderRows,
    quotes,
    offers,
    mails,
    tracking,
    inventory: createInventoryService({ clock }),
    returnsOf: returns.services.returns.standing,
    reviewedLines: createReviewedLines(db),
    onDone: orderDone,
    onRefund: orderRefunded,
  });
  const invoices = invoicesModule({ ...common, ...orders.services });
  return joinModules({ ...vouchers.services, ...orders.services, ...payments.services, memberships }, [
    carts,
    vouchers,
    promotions,
    pricing,
    priceSimulationModule({ ...common, offersNow, vouchersAtHand }),
    shippingModule({ ...common, shipping, quotes }),
    payments,
    orders,
    returns,
    invoices,
    referrals,
    rewards,
    referralContacts,
  ]);
}
