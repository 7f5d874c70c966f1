import Fastify, { type FastifyInstance } from 'fastify';
import { createLogger, logController, registerRequestLog } from './logging';

test('the log keeps no key of a mailed link and no address of anybody', async () => {
  const lines: string[] = [];
  const app: FastifyInstance = Fastify({
    loggerInstance: createLogger('info', { write: (line) => void lines.push(line) }),
    logController,
  });
  registerRequestLog(app);
  app.get('/*', async (request) => {
    request.log.info({ source: `http://backend${request.url}` }, 'fetching from remote server');
    return {};
  });

  await app.inject('/reset-password?token=secret-key&lang=vi');
  await app.inject('/api/auth/reset-password?email=lan%40example.com&search[]=my+illness');
  await app.inject(`/invitation/0198c0de_0f.mhx2k9q1.${'Ab-_5'.repeat(9).slice(2)}`);
  await app.close();

  const log = lines.join('');
  expect(log).toContain('/reset-password?token=…&lang=…');
  for (const secret of ['secret-key', 'lan%40', 'illness', 'Ab-_5']) expect(log).not.toContain(secret);
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
});
