import type { Language } from '../../lib/language';
import { pageAddress, renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';

interface Shop {
  siteName: string;
  publicUrl: string;
}

/** What staff answered in a conversation, for somebody who has closed the page. */
export function ticketReplyMail(
  { ticket, language }: { ticket: string; language: Language },
  reply: { id: string; text: string; to: string },
  { siteName, publicUrl }: Shop,
): Mail {
  return {
    key: `chat-reply:${reply.id}`,
    kind: 'chat-reply',
    to: reply.to,
    ...renderMail(
      'chat.reply',
      {
        values: { siteName, ticket },
        button: pageAddress(publicUrl, language, '/chat'),
        blocks: [{ kind: 'text', text: reply.text }],
      },
      language,
    ),
  };
}
