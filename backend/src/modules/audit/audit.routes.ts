import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { KeysetPage } from '../../lib/keyset';
import type { AuditModuleDependencies } from './audit.module';
import { AuditEntry, AuditQuery } from './audit.schema';

/** Under /api/main/admin. */
export const auditRoutes =
  ({ audit, accounts }: Pick<AuditModuleDependencies, 'audit' | 'accounts'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/audit',
      {
        schema: {
          tags: ['staff'],
          summary: 'What staff wrote, by who, what and when, the newest first',
          querystring: AuditQuery,
          response: { 200: Answer(KeysetPage(AuditEntry)) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return answer(await audit.page(request.query, accounts.emailsOf));
      },
    );
  };
