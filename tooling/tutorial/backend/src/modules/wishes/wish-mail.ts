import type { Language } from '../../lib/language';
import { renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';

/** Confirms to the customer what the shop received. */
export const wishMail = (wish: { id: string; text: string }, email: string, language: Language): Mail => ({
  key: `wish:${wish.id}`,
  kind: 'wish',
  to: email,
  ...renderMail('wish.received', { blocks: [{ kind: 'text', text: wish.text }] }, language),
});
