import type { Db } from '../../db';
import { accountLookup } from '../auth/account-lookup';
import { attributionRows } from './attributions.repository';
import { invitationRows } from './invitations.repository';
import { memberRows, type CampaignRow } from './members.repository';

export type Attributions = typeof attributions;

/** Who invited whom, for the transactions of other modules. */
export const attributions = {
  /** Undefined when the customer was not invited. */
  async find(tx: Db, inviteeId: string): Promise<{ inviterId: string; campaign: CampaignRow } | undefined> {
    const row = await attributionRows.find(tx, inviteeId);
    const campaign = row && (await memberRows.campaign(tx, row.campaignId));
    return campaign && { inviterId: row.inviterId, campaign };
  },

  /** The campaign whose rules hold for payouts: the latest, also after its end. */
  rules: (from: Db): Promise<CampaignRow | undefined> => memberRows.latestCampaign(from),

  ordered: (tx: Db, inviteeId: string, now: Date) => reached(tx, inviteeId, 'orderedAt', now),
  rewarded: (tx: Db, inviteeId: string, now: Date) => reached(tx, inviteeId, 'rewardedAt', now),
};

async function reached(tx: Db, inviteeId: string, step: 'orderedAt' | 'rewardedAt', now: Date) {
  const row = await attributionRows.find(tx, inviteeId);
  if (!row || row[step]) return;
  await attributionRows.mark(tx, inviteeId, step, now);
  const email = await accountLookup.emailOf(tx, inviteeId);
  if (email !== null) await invitationRows.markOf(tx, row.inviterId, { email, userId: inviteeId }, step, now);
}
