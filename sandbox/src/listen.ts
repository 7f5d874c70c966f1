import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { SMTPServer } from 'smtp-server';

const host = '127.0.0.1';

/** Something a person can put right, said without a stack. */
export class StartError extends Error {}

export async function listenHttp(app: FastifyInstance, port: number, variable: string): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error, port, variable);
  }
  return portOf(app.server.address());
}

export async function listenSmtp(smtp: SMTPServer, port: number, variable: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(explain(error, port, variable));
    smtp.once('error', refuse);
    smtp.listen(port, host, () => {
      smtp.off('error', refuse);
      // A sender that goes away in the middle is its own affair; unheard, it would end the process.
      smtp.on('error', (error) => process.stderr.write(`sandbox smtp: ${error.message}\n`));
      resolve();
    });
  });
  return portOf(smtp.server.address());
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

function explain(error: unknown, port: number, variable: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken. Stop what uses it, or set ${variable} to another port.`);
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this account. Set ${variable} to another port.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
