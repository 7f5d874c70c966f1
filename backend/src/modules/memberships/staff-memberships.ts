import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import { conflict, forbidden, invalidFields, notFound } from '../../lib/errors';
import { plainLines } from '../../lib/plain-text';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import { pageAsked } from '../offers/offers.schema';
import type { FindingEnd } from '../payments/payments.schema';
import type { PaymentService } from '../payments/payments.service';
import type { KnownProvider, ProviderLookup } from '../providers/provider-lookup';
import type { MembershipChanges } from './membership-changes';
import type { NotifyMembership } from './membership-mails';
import { membershipRows, purchaseRows } from './membership-rows';
import type { MembershipSettings } from './membership-state';
import { toNextPlan, toPurchase } from './membership-views';
import type { MembershipRow, Period, PurchaseRow } from './memberships.tables';
import type {
  ChangeMembership,
  StaffMembership,
  StaffMembershipDetail,
  StaffMembershipPage,
  StaffMembershipsQuery,
} from './memberships.schema';
import { ended, extended, standingOf } from './periods';
import type { PublishedSolutions } from './published-solutions';
import { withPaymentToCheck } from './waiting-payments';

export interface StaffMembershipDependencies {
  db: Db;
  clock: Clock;
  settings: MembershipSettings;
  providers: ProviderLookup;
  published: Pick<PublishedSolutions, 'count'>;
  changes: Pick<MembershipChanges, 'change'>;
  notify: NotifyMembership;
  audit: Audit;
  payments: Pick<PaymentService, 'openFindingsOf' | 'inReview' | 'resolveFinding'>;
}
export type StaffMemberships = ReturnType<typeof createStaffMemberships>;

const DAY_MS = 86_400_000;

/** What staff do with memberships; each change is stored with who made it and why. */
export function createStaffMemberships(deps: StaffMembershipDependencies) {
  const { db, clock, settings, providers, published, changes, notify, audit, payments } = deps;

  async function standingIn(from: Db, providerIds: string[]) {
    const { graceDays } = await settings.provider(from);
    const periods = await membershipRows.periodsOf(from, providerIds);
    const of = (providerId: string): Period[] => periods.filter((period) => period.providerId === providerId);
    return (providerId: string) => standingOf(of(providerId), clock(), graceDays);
  }

  async function toStaff(
    from: Db,
    row: Pick<MembershipRow, 'providerId' | 'cancelledAt'>,
    { businessName, status: providerStatus }: KnownProvider,
    standing: ReturnType<typeof standingOf>,
  ): Promise<StaffMembership> {
    const { plan, status, expiresAt, graceEndsAt, limit } = standing;
    return {
      providerId: row.providerId,
      businessName,
      providerStatus,
      plan,
      status,
      expiresAt: expiresAt?.toISOString() ?? null,
      graceEndsAt: graceEndsAt?.toISOString() ?? null,
      limit,
      used: await published.count(from, row.providerId),
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
    };
  }

  async function findingsOf(from: Db, purchases: PurchaseRow[]) {
    if (purchases.length === 0) return [];
    const codes = new Map(purchases.map(({ id, code }) => [id, code]));
    const open = await payments.openFindingsOf(from, { kind: 'membership', ids: [...codes.keys()] });
    return open.map((finding) => ({ finding, code: codes.get(finding.payableId) ?? '' }));
  }

  async function detailIn(from: Db, id: string): Promise<StaffMembershipDetail> {
    const provider = isUuid(id) ? await providers.find(from, id) : undefined;
    const row = provider && (await membershipRows.find(from, id));
    const history = provider ? await purchaseRows.historyOf(from, id) : [];
    // Before the first payment there is a purchase alone.
    if (!provider || !(row || history.length > 0)) throw notFound('MEMBERSHIP_NOT_FOUND');
    const standing = (await standingIn(from, [id]))(id);
    const inReview = await payments.inReview(from, { kind: 'membership', ids: history.map((one) => one.id) });
    return {
      ...(await toStaff(from, row ?? { providerId: id, cancelledAt: null }, provider, standing)),
      nextPlan: toNextPlan(standing),
      history: history.map(toPurchase),
      findings: (await findingsOf(from, history)).map(({ finding, code }) => ({
        id: finding.id,
        kind: finding.kind,
        at: finding.foundAt.toISOString(),
        purchaseCode: code,
      })),
      paymentsInReview: history.flatMap((purchase) => (inReview.has(purchase.id) ? purchase.code : [])),
      events: (await membershipRows.eventsOf(from, id)).map(({ action, days, actorId, reason, at }) => ({
        action,
        days,
        actorId,
        reason,
        at: at.toISOString(),
      })),
    };
  }

  return {
    async list({
      status,
      plan,
      moneyWaits,
      search,
      ...query
    }: StaffMembershipsQuery): Promise<StaffMembershipPage> {
      const { page, limit, offset } = pageAsked(query);
      const now = clock();
      const graceFrom = new Date(now.getTime() - (await settings.provider()).graceDays * DAY_MS);
      // A payment is looked at even where no plan came of it.
      const waiting = db
        .selectFrom(withPaymentToCheck(db).distinct().as('waiting'))
        .leftJoin('memberships', 'memberships.providerId', 'waiting.providerId')
        .select(['waiting.providerId', 'planId', 'endsAt', 'cancelledAt']);
      const begun = db
        .selectFrom('memberships')
        .select(['providerId', 'planId', 'endsAt', 'cancelledAt'])
        .where('endsAt', 'is not', null);
      let listed = db.selectFrom((moneyWaits ? waiting : begun).as('listed'));
      if (status === 'ACTIVE') listed = listed.where('endsAt', '>', now);
      if (status === 'GRACE') listed = listed.where('endsAt', '<=', now).where('endsAt', '>', graceFrom);
      if (status === 'EXPIRED') listed = listed.where('endsAt', '<=', graceFrom);
      if (plan) listed = listed.where('planId', '=', plan);
      if (search?.trim()) listed = listed.where('providerId', 'in', providers.idsMatching(db, search));
      const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await listed
        .selectAll()
        .orderBy('endsAt', status === 'EXPIRED' ? 'desc' : 'asc')
        .orderBy('providerId')
        .limit(limit)
        .offset(offset)
        .execute();
      const ids = rows.map(({ providerId }) => providerId);
      const known = await providers.byIds(db, ids);
      const standing = await standingIn(db, ids);
      const data = await Promise.all(
        rows.map(async (row) => {
          const provider = known.get(row.providerId);
          return provider && toStaff(db, row, provider, standing(row.providerId));
        }),
      );
      const { active, grace, expired } = await db
        .selectFrom('memberships')
        .where('endsAt', 'is not', null)
        .select([
          sql<number>`(count(*) filter (where ends_at > ${now}))::int`.as('active'),
          sql<number>`(count(*) filter (where ends_at <= ${now} and ends_at > ${graceFrom}))::int`.as(
            'grace',
          ),
          sql<number>`(count(*) filter (where ends_at <= ${graceFrom}))::int`.as('expired'),
        ])
        .executeTakeFirstOrThrow();
      return {
        ...paged(
          data.flatMap((one) => one ?? []),
          { page, limit, total },
        ),
        counts: { ACTIVE: active, GRACE: grace, EXPIRED: expired },
      };
    },

    detail: (id: string) => detailIn(db, id),

    /** Staff have looked at what a gateway reported of a payment; what they found is in the audit log. */
    async resolveFinding(
      staff: Staff,
      id: string,
      findingId: string,
      { reason: given }: FindingEnd,
    ): Promise<StaffMembershipDetail> {
      const reason = plainLines(given);
      if (!reason) throw invalidFields({ field: 'reason', code: reason === null ? 'invalid' : 'required' });
      return db.transaction().execute(async (tx) => {
        const provider = isUuid(id) ? await providers.lock(tx, id) : undefined;
        if (!provider) throw notFound('MEMBERSHIP_NOT_FOUND');
        if (provider.userId === staff.userId) throw forbidden();
        const open = await findingsOf(tx, await purchaseRows.historyOf(tx, id));
        const found = open.find(({ finding }) => finding.id === findingId);
        if (!found) throw notFound('PAYMENT_FINDING_NOT_FOUND');
        await payments.resolveFinding(tx, findingId, clock());
        await audit.record(tx, staff, {
          action: 'finding-resolved',
          entity: 'membership',
          entityId: id,
          after: { findingId, kind: found.finding.kind, purchaseCode: found.code },
          reason,
          customerId: provider.userId,
        });
        return detailIn(tx, id);
      });
    },

    /** Gives days once a key, or ends everything now. Nobody does that with their own membership. */
    async change(
      id: string,
      { action, days, reason: given }: ChangeMembership,
      staff: Staff,
      store: StoreAnswer,
    ): Promise<AnswerBody<StaffMembershipDetail>> {
      const reason = plainLines(given);
      if (!reason) throw invalidFields({ field: 'reason', code: reason === null ? 'invalid' : 'required' });
      if (action === 'EXTEND' && days === undefined) throw invalidFields({ field: 'days', code: 'required' });
      return db.transaction().execute(async (tx) => {
        const provider = isUuid(id) ? await providers.lock(tx, id) : undefined;
        if (!provider || !(await membershipRows.find(tx, id))) throw notFound('MEMBERSHIP_NOT_FOUND');
        if (provider.userId === staff.userId) throw forbidden();
        const before = (await standingIn(tx, [id]))(id);
        if (action === 'END' && before.status !== 'ACTIVE') throw conflict('MEMBERSHIP_NOT_ACTIVE');
        const standing = await changes.change(tx, id, (periods, now) =>
          action === 'EXTEND' ? extended(periods, days ?? 0, now) : ended(periods, now),
        );
        const eventId = await membershipRows.addEvent(tx, {
          providerId: id,
          action: action === 'EXTEND' ? 'EXTENDED' : 'ENDED',
          days: action === 'EXTEND' ? (days ?? null) : null,
          actorId: staff.userId,
          reason,
          at: clock(),
        });
        await audit.record(tx, staff, {
          action: action.toLowerCase(),
          entity: 'membership',
          entityId: id,
          before: { endsAt: before.endsAt?.toISOString() ?? null },
          after: { endsAt: standing.endsAt?.toISOString() ?? null },
          reason,
          customerId: provider.userId,
        });
        const plan = standing.plan ?? before.plan ?? 'FREE';
        const until = standing.endsAt ?? clock();
        await notify(
          tx,
          provider.userId,
          eventId,
          action === 'EXTEND' ? { kind: 'extended', plan, until, reason } : { kind: 'stopped', plan, reason },
        );
        const said = answer(await detailIn(tx, id));
        await store(tx, said);
        return said;
      });
    },
  };
}
