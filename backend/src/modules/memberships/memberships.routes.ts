import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { answer, Answer } from '../../lib/envelope';
import { badRequest } from '../../lib/errors';
import { principal, staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { FindingEnd, FindingParams, ResultToken } from '../payments/payments.schema';
import {
  ChangeMembership,
  Membership,
  MembershipParams,
  MembershipPaymentState,
  MembershipPlan,
  PayMembership,
  PurchaseParams,
  StaffMembershipDetail,
  StaffMembershipPage,
  StaffMembershipsQuery,
  Subscribe,
  Subscribed,
} from './memberships.schema';
import type { MembershipService } from './memberships.service';
import type { StaffMemberships } from './staff-memberships';

const tags = ['memberships'];

/** Under /api/main. */
export const membershipRoutes =
  (memberships: MembershipService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/membership/plan',
      {
        schema: {
          tags,
          summary: 'The plans that providers may choose from',
          response: { 200: Answer(Type.Array(MembershipPlan)) },
        },
      },
      async () => answer(await memberships.plans()),
    );

    app.get(
      '/membership/me',
      {
        schema: {
          tags,
          summary: "The caller's membership: how it stands, what comes next, what was bought",
          response: { 200: Answer(Membership) },
        },
      },
      async (request) => answer(await memberships.me(principal(request).userId)),
    );

    app.post(
      '/membership/subscribe',
      {
        schema: {
          tags,
          summary: 'Choose, renew or change a plan; the trial begins at once, others when they are paid',
          body: Subscribe,
          response: { 200: Answer(Subscribed) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await memberships.subscribe(payerOf(request), request.body))),
    );

    app.post(
      '/membership/cancel',
      {
        schema: {
          tags,
          summary: 'No renewal: what was paid for runs out. Saying it again changes nothing',
          response: { 200: Answer(Membership) },
        },
      },
      async (request) => answer(await memberships.cancel(principal(request).userId)),
    );

    app.post(
      '/membership/purchase/:id/payment',
      {
        schema: {
          tags,
          summary: 'Pay, or pay again: the address of the gateway for this purchase',
          params: PurchaseParams,
          body: PayMembership,
          response: { 200: Answer(Subscribed) },
        },
      },
      async (request) =>
        idempotent(request, async () =>
          answer(await memberships.payAgain(payerOf(request), request.params.id, request.body)),
        ),
    );

    app.get(
      '/membership/purchase/:id',
      {
        schema: {
          tags,
          summary: 'How paying a purchase stands, for its owner or with the signed token of a return',
          params: PurchaseParams,
          querystring: ResultToken,
          response: { 200: Answer(MembershipPaymentState) },
        },
      },
      async (request) =>
        answer(
          await memberships.paymentState(request.params.id, {
            userId: request.principal?.userId,
            token: request.query.token,
          }),
        ),
    );
  };

/** Under /api/main/admin. */
export const staffMembershipRoutes =
  (staff: StaffMemberships): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/membership',
      {
        schema: {
          tags: ['staff'],
          summary:
            'Memberships by state and plan, those that end first, with how many there are of each state',
          querystring: StaffMembershipsQuery,
          response: { 200: Answer(StaffMembershipPage) },
        },
      },
      async (request) => answer(await staff.list(request.query)),
    );

    app.get(
      '/membership/:id',
      {
        schema: {
          tags: ['staff'],
          summary: 'The membership of a provider, with what was bought and what staff changed',
          params: MembershipParams,
          response: { 200: Answer(StaffMembershipDetail) },
        },
      },
      async (request) => answer(await staff.detail(request.params.id)),
    );

    app.put(
      '/membership/:id',
      {
        schema: {
          tags: ['staff'],
          summary:
            'Give days or end a membership; its provider is told why; needs the header Idempotency-Key',
          params: MembershipParams,
          body: ChangeMembership,
          response: { 200: Answer(StaffMembershipDetail) },
        },
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        return idempotent(request, (store) =>
          staff.change(request.params.id, request.body, staffOf(request), store),
        );
      },
    );

    app.put(
      '/membership/:id/finding/:findingId',
      {
        schema: {
          tags: ['staff'],
          summary:
            'Mark as resolved what a gateway reported of a payment after it ended, or of another amount',
          params: FindingParams,
          body: FindingEnd,
          response: { 200: Answer(StaffMembershipDetail) },
        },
      },
      async (request) =>
        answer(
          await staff.resolveFinding(
            staffOf(request),
            request.params.id,
            request.params.findingId,
            request.body,
          ),
        ),
    );
  };

const payerOf = (request: FastifyRequest) => ({
  userId: principal(request).userId,
  ip: request.ip,
  language: request.language,
});
