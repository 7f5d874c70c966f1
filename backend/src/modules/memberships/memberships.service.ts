import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound, tooManyRequests } from '../../lib/errors';
import type { RateLimits } from '../../lib/rate-limits';
import { shortCode } from '../../lib/short-code';
import { shownAttempt, isUndecided } from '../payments/attempt-view';
import type { PaymentService } from '../payments/payments.service';
import type { KnownProvider, ProviderLookup } from '../providers/provider-lookup';
import type { MembershipChanges } from './membership-changes';
import { membershipRows, purchaseRows } from './membership-rows';
import type { MembershipSettings, MembershipState } from './membership-state';
import { toMembership, toPurchase } from './membership-views';
import type {
  Membership,
  MembershipPaymentState,
  MembershipPlan,
  PlanId,
  Subscribe,
  Subscribed,
} from './memberships.schema';
import type { PurchaseRow } from './memberships.tables';
import type { Payer, PaymentChoice, PayMembership } from './pay-membership';
import { withPlan } from './periods';
import type { PublishedSolutions } from './published-solutions';

export interface MembershipDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  settings: MembershipSettings;
  providers: ProviderLookup;
  published: PublishedSolutions;
  state: MembershipState;
  changes: MembershipChanges;
  paying: PayMembership;
  tokens: PaymentService['tokens'];
}
export type MembershipService = ReturnType<typeof createMembershipService>;

const DAY_MS = 86_400_000;
/** How long a purchase waits for its payment. */
const OPEN_MS = DAY_MS;
/** Nobody pays for more than about a year ahead. */
const MAX_PREPAID_MS = 366 * DAY_MS;
const MAX_PAYMENTS = { max: 60, windowMs: 3_600_000 };
const planIds: readonly PlanId[] = ['FREE', 'BASIC', 'PRO'];

/** What providers do with their memberships. */
export function createMembershipService(deps: MembershipDependencies) {
  const { db, clock, limits, settings, providers, published, state, changes, paying, tokens } = deps;

  async function ofUser(userId: string): Promise<KnownProvider> {
    const provider = await providers.findOfUser(db, userId);
    if (!provider) throw notFound('PROVIDER_NOT_FOUND');
    return provider;
  }

  async function limit(providerId: string) {
    const within = await limits.consume(`membership payments ${providerId}`, MAX_PAYMENTS);
    if (!within.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', within.retryAfterSeconds);
  }

  async function me(userId: string): Promise<Membership> {
    const { id } = await ofUser(userId);
    const history = await purchaseRows.historyOf(db, id);
    return toMembership({
      standing: await state.standing(db, id),
      row: await membershipRows.find(db, id),
      history,
      inReview: await paying.inReview(db, history),
      used: await published.count(db, id),
      now: clock(),
    });
  }

  async function planOf(id: PlanId): Promise<MembershipPlan> {
    const { plans } = await settings.provider();
    return { id, ...plans[id] };
  }

  const newPurchase = (providerId: string, plan: MembershipPlan, payer: Payer) => ({
    id: uuid(),
    code: `HV${shortCode()}`,
    providerId,
    planId: plan.id,
    publishLimit: plan.limit,
    days: plan.days,
    amount: plan.price,
    paymentMethod: null,
    language: payer.language,
    expiresAt: new Date(clock().getTime() + OPEN_MS),
    createdAt: clock(),
  });

  /** A plan that costs nothing begins at once; the trial once in the life of a provider. */
  async function begin(tx: Db, providerId: string, plan: MembershipPlan, payer: Payer): Promise<PurchaseRow> {
    const now = clock();
    const isTrial = plan.id === 'FREE';
    if (isTrial) {
      const row = await membershipRows.find(tx, providerId);
      const { status } = await state.standing(tx, providerId);
      if (row?.freeUsedAt || status === 'ACTIVE') throw conflict('FREE_PLAN_NOT_AVAILABLE');
    }
    const purchase = await purchaseRows.add(tx, {
      ...newPurchase(providerId, plan, payer),
      status: 'PAID',
      paidAt: now,
    });
    await changes.change(tx, providerId, (periods) => withPlan(periods, plan, now), {
      cancelledAt: null,
      ...(isTrial && { freeUsedAt: now }),
    });
    return purchase;
  }

  /** The purchase that is open for this plan, or a new one; one for another plan is given up. */
  async function open(tx: Db, providerId: string, plan: MembershipPlan, payer: Payer): Promise<PurchaseRow> {
    const pending = await purchaseRows.openOf(tx, providerId);
    if (pending && isSame(pending, plan) && pending.expiresAt > clock()) return pending;
    if (pending) {
      const attempts = await paying.attemptsOf(tx, pending.id);
      if (attempts.some(isUndecided)) throw conflict('PAYMENT_PROCESSING');
      await purchaseRows.update(tx, pending.id, { status: 'CANCELLED' });
    }
    return purchaseRows.add(tx, { ...newPurchase(providerId, plan, payer), status: 'PENDING', paidAt: null });
  }

  async function subscribe(payer: Payer, { planId, ...choice }: Subscribe): Promise<Subscribed> {
    const { id } = await providers.approved(db, payer.userId);
    await limit(id);
    const plan = await planOf(planId);
    if (plan.price > 0) await paying.check(plan.price, choice);
    const { endsAt } = await state.standing(db, id);
    if (endsAt && endsAt.getTime() > clock().getTime() + MAX_PREPAID_MS)
      throw conflict('MEMBERSHIP_PAID_AHEAD');
    // What is being given up, or paid again, may have been paid meanwhile.
    const pending = await purchaseRows.openOf(db, id);
    if (pending && !(isSame(pending, plan) && pending.expiresAt > clock()))
      await paying.askAbout(await paying.attemptsOf(db, pending.id));

    const purchase = await db.transaction().execute(async (tx) => {
      await providers.lock(tx, id);
      return plan.price > 0 ? open(tx, id, plan, payer) : begin(tx, id, plan, payer);
    });
    if (purchase.status === 'PENDING') return paying.pay(purchase, choice, payer);
    return { id: purchase.id, status: purchase.status, url: null, countdown: 0 };
  }

  async function ofCaller(id: string, userId: string | undefined): Promise<PurchaseRow | undefined> {
    const purchase = isUuid(id) ? await purchaseRows.find(db, id) : undefined;
    const provider = purchase && userId ? await providers.findOfUser(db, userId) : undefined;
    return provider?.id === purchase?.providerId ? purchase : undefined;
  }

  return {
    me,
    subscribe,

    plans: async (): Promise<MembershipPlan[]> => Promise.all(planIds.map(planOf)),

    /** No renewal: what was paid for runs out. Saying it again changes nothing. */
    async cancel(userId: string): Promise<Membership> {
      const provider = await ofUser(userId);
      await db.transaction().execute(async (tx) => {
        await providers.lock(tx, provider.id);
        const { status } = await state.standing(tx, provider.id);
        if (status !== 'ACTIVE') throw notFound('MEMBERSHIP_NOT_FOUND');
        const pending = await purchaseRows.openOf(tx, provider.id);
        const isMoneyMoving = pending && (await paying.attemptsOf(tx, pending.id)).some(isUndecided);
        if (pending && !isMoneyMoving) await purchaseRows.update(tx, pending.id, { status: 'CANCELLED' });
        const row = await membershipRows.find(tx, provider.id);
        if (!row?.cancelledAt) await membershipRows.save(tx, provider.id, { cancelledAt: clock() }, clock());
      });
      return me(userId);
    },

    async payAgain(payer: Payer, id: string, choice: PaymentChoice): Promise<Subscribed> {
      await limit((await providers.approved(db, payer.userId)).id);
      const purchase = await ofCaller(id, payer.userId);
      if (!purchase) throw notFound('MEMBERSHIP_PURCHASE_NOT_FOUND');
      return paying.pay(purchase, choice, payer);
    },

    /** How paying stands, for the owner or anyone with the token of a return. */
    async paymentState(
      id: string,
      { userId, token }: { userId: string | undefined; token: string | undefined },
    ): Promise<MembershipPaymentState> {
      const purchase =
        isUuid(id) && token !== undefined && tokens.isFor(id, token)
          ? await purchaseRows.find(db, id)
          : await ofCaller(id, userId);
      if (!purchase) throw notFound('MEMBERSHIP_PURCHASE_NOT_FOUND');
      const attempts = await paying.attemptsOf(db, id);
      const isPayable =
        purchase.status === 'PENDING' && purchase.expiresAt > clock() && !attempts.some(isUndecided);
      const { endsAt } = await state.standing(db, purchase.providerId);
      return {
        ...toPurchase(purchase),
        ...shownAttempt(attempts),
        action: !isPayable ? 'NONE' : attempts.length > 0 ? 'PAY_AGAIN' : 'PAY',
        membershipUntil: endsAt?.toISOString() ?? null,
      };
    },
  };
}

const isSame = (purchase: PurchaseRow, plan: MembershipPlan) =>
  purchase.planId === plan.id &&
  purchase.amount === plan.price &&
  purchase.publishLimit === plan.limit &&
  purchase.days === plan.days;
