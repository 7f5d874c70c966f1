import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Answer, answer, Nothing, Paged } from '../../lib/envelope';
import { readOneClick } from '../../lib/one-click';
import { limitPerAddress, type RateLimits } from '../../lib/rate-limits';
import { member, principal } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { ReferralCredentials } from '../auth/auth.schema';
import { Nullable } from '../offers/offers.schema';
import type { InvitationService } from './invitations.service';
import {
  ActiveCampaign,
  Invitation,
  InvitationId,
  InvitationsQuery,
  InvitationToken,
  InviteBody,
  Invited,
  Inviter,
  JoinBody,
  Joined,
  OpenedInvitation,
  ReferralCodeParams,
  ReferralMember,
  RefreshReferralBody,
  TouchBody,
  Touched,
} from './referrals.schema';
import type { ReferralService } from './referrals.service';

const tags = ['referral'];
/** HEAD requests must not change anything. */
const exposeHeadRoute = false;

/** Under /api/campaign. */
export const referralRoutes =
  (referrals: ReferralService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    limitPerAddress(app, limits, 'referral');

    app.get(
      '/campaign/active',
      {
        schema: {
          tags,
          summary: 'What the referral programme offers now; null when there is no campaign',
          response: { 200: Answer(Nullable(ActiveCampaign)) },
        },
      },
      async (request) => answer(await referrals.activeCampaign(request.language, request.member?.userId)),
    );

    app.post(
      '/referral/join',
      {
        schema: {
          tags,
          summary: 'Join the programme; joining again returns new credentials',
          body: JoinBody,
          response: { 200: Answer(Joined) },
        },
      },
      async (request) => answer(await referrals.join(principal(request), request.body)),
    );

    app.post(
      '/referral/refresh',
      {
        schema: {
          tags,
          summary: 'Exchange a referral refresh token for new credentials',
          body: RefreshReferralBody,
          response: { 200: Answer(ReferralCredentials) },
        },
      },
      async (request) => answer(await referrals.refresh(request.body.refreshToken)),
    );

    app.get(
      '/referral/me',
      {
        schema: {
          tags,
          summary: 'Code, link, QR code and results of the member',
          response: { 200: Answer(ReferralMember) },
        },
      },
      async (request) => answer(await referrals.me(member(request).userId)),
    );

    app.get(
      '/referral/code/:code',
      {
        schema: {
          tags,
          summary: 'Who invites with this code, and what the invitee gets',
          params: ReferralCodeParams,
          response: { 200: Answer(Inviter) },
        },
      },
      async (request) => answer(await referrals.inviter(request.params.code, request.language)),
    );

    app.post(
      '/referral/touch',
      {
        schema: {
          tags,
          summary: 'A visitor came by a code: the last one counts until sign-up',
          body: TouchBody,
          response: { 200: Answer(Touched) },
        },
      },
      async (request, reply) => sendTouched(reply, await referrals.touch(request.body, callerOf(request))),
    );
  };

/** Under /api/campaign. */
export const invitationRoutes =
  (invitations: InvitationService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    limitPerAddress(app, limits, 'referral');
    readOneClick(app);

    app.post(
      '/invitation',
      {
        schema: {
          tags,
          summary: 'Invite people by e-mail, 50 at once; every address that gets no mail is explained',
          body: InviteBody,
          response: { 200: Answer(Invited) },
        },
      },
      async (request) =>
        idempotent(request, (store) =>
          invitations.invite(member(request).userId, request.body, request.language, store),
        ),
    );

    app.get(
      '/invitation',
      {
        schema: {
          tags,
          summary: 'Invitations of the member, the newest first',
          querystring: InvitationsQuery,
          response: { 200: Answer(Paged(Invitation)) },
        },
      },
      async (request) => answer(await invitations.list(member(request).userId, request.query)),
    );

    app.post(
      '/invitation/:id/resend',
      {
        schema: {
          tags,
          summary: 'Send an invitation again: after a day, three times at most',
          params: InvitationId,
          response: { 200: Answer(Invitation) },
        },
      },
      async (request) => answer(await invitations.resend(member(request).userId, request.params.id)),
    );

    app.get(
      '/invitation/:token',
      {
        exposeHeadRoute,
        schema: {
          tags,
          summary: 'Who invited, and what the invitee gets; marks the invitation as opened',
          params: InvitationToken,
          response: { 200: Answer(OpenedInvitation) },
        },
      },
      async (request) => answer(await invitations.open(request.params.token, request.language)),
    );

    app.post(
      '/invitation/:token/accept',
      {
        schema: {
          tags,
          summary: 'Accept an invitation: its code counts until sign-up',
          params: InvitationToken,
          response: { 200: Answer(Touched) },
        },
      },
      async (request, reply) =>
        sendTouched(reply, await invitations.accept(request.params.token, callerOf(request))),
    );

    app.post(
      '/invitation/:token/unsubscribe',
      {
        schema: {
          tags,
          summary: 'No more invitations to this address, from a page or by the button of a mail program',
          params: InvitationToken,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await invitations.unsubscribe(request.params.token);
        return answer(null);
      },
    );
  };

/** With either kind of credentials. */
const callerOf = (request: FastifyRequest) => (request.principal ?? request.member)?.userId;

function sendTouched(reply: FastifyReply, { cookie, ...touched }: Touched & { cookie?: string }) {
  if (cookie) reply.header('set-cookie', cookie);
  return answer(touched);
}
