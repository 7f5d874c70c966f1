import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './outbox.service';

/** What a mail server is handed. */
export type MailToSend = Omit<Mail, 'key' | 'kind' | 'isSecret' | 'notification' | 'wantedAs'> & {
  /** The same each time the mail is sent: mail programs show one of two mails with the same Message-ID. */
  id: string;
};
/** Hands a mail to a server; throws when it was not taken. Once the signal is aborted it gives up at once. */
export type SendMail = (mail: MailToSend, signal: AbortSignal) => Promise<void>;

export interface SmtpSender {
  send: SendMail;
  /** Ends the open connections. */
  close(): void;
}

/** Below the minutes after which servers end a connection by themselves. */
const IDLE_MS = 30_000;

/**
 * Addresses go as objects and never with a line break: nodemailer would take one for another header. A server that
 * hangs is given up soon, because the other mails wait behind it. Connections stay open for the next mails.
 */
export function smtpSender({
  url,
  from,
  name,
  connections = 5,
  timeoutMs = 10_000,
}: {
  url: string;
  from: string;
  /** What the shop is called when a mail leaves. */
  name: () => Promise<string>;
  /** At the same time, at most. */
  connections?: number;
  /** For connecting and for the greeting; an open connection may be silent for twice as long. */
  timeoutMs?: number;
}): SmtpSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    idleTimeout: IDLE_MS,
    // Only a mail of which the server has seen nothing is sent over another connection.
    maxRequeues: 1,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  async function send(
    { id, to, subject, text, html, replyTo, unsubscribeUrl }: MailToSend,
    signal: AbortSignal,
  ) {
    for (const field of [to, subject, replyTo ?? '', unsubscribeUrl ?? ''])
      if (/[\r\n\0]/.test(field))
        throw Object.assign(new Error('a mail header with a line break'), { code: 'EENVELOPE' });
    const message: SendMailOptions & { signal: AbortSignal } = {
      from: { name: await name(), address: from },
      to: { name: '', address: to },
      messageId: `<${id}@${domain}>`,
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...(unsubscribeUrl && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      subject,
      text,
      html,
      signal,
    };
    await transport.sendMail(message);
  }

  return { send, close: () => transport.close() };
}
