import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createVirtualClock } from './clock';
import type { SandboxConfig } from './config';
import { listenHttp, listenSmtp } from './listen';
import { createInboxApp } from './mail/inbox-app';
import { openMailbox } from './mail/mailbox';
import { createSmtpServer } from './mail/smtp';
import { createModelApp } from './model/model-app';
import { createPaymentsApp } from './payments/payments-app';
import { createS3App } from './s3/s3-app';

export interface Sandbox {
  ports: { payments: number; inbox: number; smtp: number; s3?: number; model?: number };
  close(): Promise<void>;
}

/** Starts every stand-in on the loopback interface; if one cannot start, none stays. */
export async function startSandbox(config: SandboxConfig, fontsDir: string | null): Promise<Sandbox> {
  const mailFolder = config.dataDir === null ? null : join(config.dataDir, 'mail');
  if (mailFolder !== null) await mkdir(mailFolder, { recursive: true });
  const mailbox = await openMailbox(mailFolder, () => new Date());
  const payments = await createPaymentsApp({ ...config, clock: createVirtualClock(), fontsDir });
  const inbox = await createInboxApp(mailbox);
  const smtp = createSmtpServer(mailbox);
  const s3 = config.s3 && createS3App({ credentials: config.s3 });
  const model = config.model && createModelApp(config.model);
  const close = async () => {
    await Promise.all([
      payments.close(),
      inbox.close(),
      s3?.close(),
      model?.close(),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
    ]);
  };

  try {
    const ports = {
      payments: await listenHttp(payments, config.paymentsPort, 'SANDBOX_PORT'),
      inbox: await listenHttp(inbox, config.inboxPort, 'SANDBOX_INBOX_PORT'),
      smtp: await listenSmtp(smtp, config.smtpPort, 'SANDBOX_SMTP_PORT'),
      ...(config.s3 && s3 && { s3: await listenHttp(s3, config.s3.port, 'SANDBOX_S3_PORT') }),
      ...(config.model &&
        model && { model: await listenHttp(model, config.model.port, 'SANDBOX_MODEL_PORT') }),
    };
    return { ports, close };
  } catch (error) {
    await close();
    throw error;
  }
}
