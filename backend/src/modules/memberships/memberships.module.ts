import type { Db } from '../../db';
import { defineModule, type Core, type WithCore } from '../../lib/module';
import type { Audit } from '../audit/audit.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { Buyer } from '../payments/provider';
import type { PaymentService } from '../payments/payments.service';
import type { ProviderLookup } from '../providers/provider-lookup';
import { createMembershipChanges } from './membership-changes';
import { createMembershipJobs } from './membership-jobs';
import { createNotifyMembership } from './membership-mails';
import { createMembershipPayable } from './membership-payable';
import { createMembershipState, type MembershipSettings } from './membership-state';
import { membershipRoutes, staffMembershipRoutes } from './memberships.routes';
import { createMembershipService } from './memberships.service';
import { createPayMembership, type PayDependencies } from './pay-membership';
import { membershipData } from './personal-data';
import type { PublishedSolutions } from './published-solutions';
import { createStaffMemberships } from './staff-memberships';

interface CoreDependencies {
  outbox: Pick<OutboxService, 'enqueue'>;
  audit: Audit;
  settings: MembershipSettings & PayDependencies['settings'];
  providers: ProviderLookup;
  published: PublishedSolutions;
  namesOf(from: Db, userId: string): Promise<Pick<Buyer, 'firstName' | 'lastName'> | undefined>;
}
type MembershipCore = ReturnType<typeof createMembershipCore>;

/** The part of memberships that is there before payments, which it gives the payable. */
export function createMembershipCore(deps: WithCore<CoreDependencies>) {
  const state = createMembershipState(deps);
  const changes = createMembershipChanges(deps);
  const notify = createNotifyMembership(deps);
  return { state, changes, notify, payable: createMembershipPayable({ ...deps, changes, notify }) };
}

interface Dependencies extends Omit<CoreDependencies, 'namesOf'> {
  memberships: MembershipCore;
  payments: PaymentService;
}

/** The plans of providers: what they may publish, until when, and what they paid for it. */
export function membershipsModule({ memberships, ...deps }: Core & Dependencies) {
  const { config, payments } = deps;
  const rules = { countdownSeconds: config.checkoutCountdownSeconds };
  const paying = createPayMembership({ ...deps, ...memberships, rules });
  const service = createMembershipService({ ...deps, ...memberships, paying, tokens: payments.tokens });
  const jobs = createMembershipJobs({ ...deps, ...memberships, paying });
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: membershipRoutes(service) },
      {
        prefix: '/api/main/admin',
        plugin: staffMembershipRoutes(createStaffMemberships({ ...deps, ...memberships })),
      },
    ],
    jobs: [
      { name: 'memberships', every: 'minute', run: () => jobs.runDue() },
      { name: 'unpaid memberships', every: 'minute', run: () => jobs.expirePurchases() },
    ],
    personalData: [membershipData(deps.db, deps.providers)],
  });
}
