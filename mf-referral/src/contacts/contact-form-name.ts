/** Under which, with its id or `new`, what is typed for a contact is kept. */
export const contactForm = 'referral-contact:';
