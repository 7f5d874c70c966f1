/** Mails of one member in 24 hours, those sent again included. */
export const MAX_INVITATIONS_PER_DAY = 100;
/** Invitations to one mailbox in seven days, by all members. */
export const MAX_TO_A_MAILBOX_PER_WEEK = 5;
export const MAX_SENDS = 3;
/** The words beside the box that people tick; a new text gets a new name. */
export const REFERRAL_TERMS_VERSION = '2026-11';
