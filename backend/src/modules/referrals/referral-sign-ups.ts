import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { SignUpReferrals } from '../auth/sign-up.service';
import { voucherGifts } from '../vouchers/voucher-gifts';
import type { AttributionCookie } from './attribution-cookie';
import { attributionRows } from './attributions.repository';
import { invitationRows } from './invitations.repository';
import { memberRows } from './members.repository';

/** Attribution at sign-up: the typed code, else the code of the cookie; it counts once the mailbox is confirmed. */
export const createReferralSignUps = ({
  db,
  clock,
  cookie,
}: {
  db: Db;
  clock: Clock;
  cookie: AttributionCookie;
}): SignUpReferrals => ({
  codeOf: (cookies) => cookie.read(cookies)?.code ?? null,

  isCode: async (code) => (await memberRows.findByCode(db, code)) !== undefined,

  async signedUp(userId, cookies) {
    const invitationId = cookie.read(cookies)?.invitationId;
    if (invitationId !== undefined) await invitationRows.setInvitee(db, invitationId, userId);
  },

  async attribute(tx, { userId, email, code }) {
    const now = clock();
    const inviter = await memberRows.findByCode(tx, code);
    const campaign = await memberRows.activeCampaign(tx, now);
    if (!inviter || inviter.userId === userId || !campaign) return;
    const isNew = await attributionRows.add(tx, {
      inviteeId: userId,
      inviterId: inviter.userId,
      campaignId: campaign.id,
      attributedAt: now,
    });
    if (!isNew) return;
    await invitationRows.markOf(tx, inviter.userId, { email, userId }, 'joinedAt', now);
    if (campaign.voucherCode !== null) await voucherGifts.give(tx, campaign.voucherCode, userId, now);
  },
});
