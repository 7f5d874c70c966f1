import { defineModule, type WithCore } from '../../lib/module';
import { createMailPace } from './mail-pace';
import { CHANNEL, createOutboxService, type OutboxDependencies } from './outbox.service';
import { mailData } from './personal-data';
import { smtpSender, type SendMail } from './smtp-sender';
import { createStaffOutbox, type StaffOutboxDependencies } from './staff-outbox';
import { staffOutboxRoutes } from './staff-outbox.routes';

interface Dependencies
  extends
    Pick<OutboxDependencies, 'announcements' | 'notifications'>,
    Pick<StaffOutboxDependencies, 'audit'> {
  /** How mail leaves; by SMTP_URL unless told. */
  sendMail?: SendMail | undefined;
}

/** Mails that wait to leave. */
export function outboxModule(deps: WithCore<Dependencies>) {
  const { smtpUrl, mailFrom, mailConcurrency, mailRetentionDays, mailMaxPerSecond } = deps.config;
  const smtp =
    smtpUrl !== null &&
    smtpSender({ url: smtpUrl, from: mailFrom, name: deps.siteName, connections: mailConcurrency });
  const outbox = createOutboxService({
    ...deps,
    send: deps.sendMail ?? (smtp ? smtp.send : null),
    retentionDays: mailRetentionDays,
    concurrency: mailConcurrency,
    pace: createMailPace(mailMaxPerSecond),
  });
  return defineModule({
    services: {
      outbox,
      /** Ends the connections to the mail server. */
      closeMail: () => void (smtp && smtp.close()),
    },
    routes: [
      {
        prefix: '/api/main/admin',
        plugin: staffOutboxRoutes(
          createStaffOutbox({ ...deps, announce: (tx) => deps.announcements.announce(tx, CHANNEL, '') }),
        ),
      },
    ],
    jobs: [
      { name: 'mail', every: 'always', run: () => outbox.runDue(), runUntil: (stop) => outbox.run(stop) },
      { name: 'old mail', every: 'minute', run: () => outbox.purgeExpired() },
    ],
    personalData: [mailData(deps.db)],
  });
}
