import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox';

const largestMail = 25 * 1024 * 1024;

/** Takes every mail from everyone, with or without a login. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    banner: 'sandbox inbox: nothing leaves this machine',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The mail is larger than 25 MB'), { responseCode: 552 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        };
        mailbox.receive(envelope, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
}
