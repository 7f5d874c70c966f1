import type { Language } from '../../lib/language';
import { mailText } from '../mail/mail-texts';
import { pageAddress, renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';
import type { InviteeBenefit } from './referrals.schema';

interface InvitationToSend {
  id: string;
  email: string;
  message: string | null;
  /** How often it was sent, with this time. */
  sends: number;
  language: Language;
  siteName: string;
  publicUrl: string;
  inviterName: string | null;
  benefit: InviteeBenefit | null;
  token: string;
}

/** The mail of an invitation, with a link to unsubscribe from all later ones. */
export function invitationMail(invitation: InvitationToSend): Mail {
  const { id, email, message, sends, language, siteName, publicUrl, benefit, token } = invitation;
  const inviterName = invitation.inviterName ?? mailText('referral.someone', language);
  const page = pageAddress(publicUrl, language, `/invitation/${token}`);
  return {
    key: `referral-invitation:${id}:${sends}`,
    kind: 'referral-invitation',
    to: email,
    ...renderMail(
      'referral.invitation',
      {
        values: { siteName, inviterName, benefit: benefit?.voucherName ?? '', message: message ?? '' },
        paragraphs: [
          ...(benefit ? (['referral.benefit'] as const) : []),
          ...(message ? (['referral.message'] as const) : []),
        ],
        button: page,
        blocks: [
          {
            kind: 'link',
            text: mailText('referral.unsubscribe', language),
            href: `${page}?unsubscribe=1`,
          },
        ],
      },
      language,
    ),
    unsubscribeUrl: `${publicUrl}/api/campaign/invitation/${token}/unsubscribe`,
  };
}
