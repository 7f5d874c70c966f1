import { spawn } from 'node:child_process';
import path from 'node:path';
import type { S3Settings } from '../registry/s3-store';

/** The sandbox's bucket as a process of its own, on a free port. */
export async function startBucket(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: path.resolve(__dirname, '../../../sandbox'),
    env: {
      PATH: process.env['PATH'],
      SANDBOX_PORT: '0',
      SANDBOX_INBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_S3_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { s3 } = await new Promise<{ s3: number }>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(String(line)) as { s3: number }));
    child.once('exit', () => reject(new Error('The sandbox did not start.')));
  });
  return {
    settings: {
      endpoint: `http://127.0.0.1:${String(s3)}`,
      region: 'us-east-1',
      bucket: 'registry',
      prefix: 'shop',
      accessKeyId: 'sandbox',
      secretAccessKey: 'sandbox-secret',
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
