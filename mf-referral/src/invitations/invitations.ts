import {
  pageParam,
  type At,
  type Invitation,
  type InvitationState,
  type InviteBody,
  type Invited,
  type Paged,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, noticeShown, put } from '@storefront/shared/store';
import { referralData } from '../member/referral-data';
import { paths } from '../paths/paths';

export const invitationStates = [
  'SENT',
  'OPENED',
  'JOINED',
  'ORDERED',
  'REWARDED',
] as const satisfies readonly InvitationState[];

export interface InvitationsQuery {
  state: InvitationState | undefined;
  page: number;
}

/** An unknown state in the address is ignored. */
export const parseInvitationsQuery = ({ query }: Pick<At, 'query'>): InvitationsQuery => ({
  state: invitationStates.find((state) => state === query.get('state')),
  page: pageParam(query),
});

export const invitationsLink = ({ state, page }: InvitationsQuery): string =>
  paths.invite.to({ state, page: page === 1 ? undefined : page });

/** The member's invitations, the newest first. */
export const invitations = createQuery<InvitationsQuery, Paged<Invitation>>({
  name: 'referral/invitations',
  keyOf: ({ state = '', page }) => `${state} ${String(page)}`,
  isPersonal: true,
  fetch: ({ http, signal }, { state, page }) =>
    referralData(
      http.getReferral<Paged<Invitation>>('campaign/invitation', {
        params: { state, page, limit: 10 },
        signal,
      }),
    ),
});

const inviting = (name: string) =>
  createMutation<{ body: InviteBody; idempotencyKey: string }, Invited>({
    name,
    isPersonal: true,
    async send({ http, signal }, { body, idempotencyKey }) {
      const options = { signal, isReferral: true, idempotencyKey };
      return (await http.post<Invited>('campaign/invitation', body, options)).data;
    },
    *onSuccess() {
      yield* put(invitations.invalidate());
    },
  });

export const sendingInvitations = inviting('referral/inviting');

/** Inviting contacts has its own, so that it does not speak for the form of the other page. */
export const invitingContacts = inviting('referral/invitingContacts');

export const resending = createMutation<string, Invitation>({
  name: 'referral/resending',
  policy: 'perKey',
  keyOf: (id) => id,
  isPersonal: true,
  async send({ http, signal }, id) {
    const path = `campaign/invitation/${encodeURIComponent(id)}/resend` as const;
    return (await http.post<Invitation>(path, {}, { signal, isReferral: true })).data;
  },
  *onSuccess() {
    yield* put(invitations.invalidate());
    yield* put(noticeShown('referral:InvitationResent'));
  },
});
