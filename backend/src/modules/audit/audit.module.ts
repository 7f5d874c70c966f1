import type { Db } from '../../db';
import { defineModule, type WithCore } from '../../lib/module';
import { auditRoutes } from './audit.routes';
import type { AuditService } from './audit.service';
import { auditData } from './personal-data';

export interface AuditModuleDependencies {
  audit: AuditService;
  accounts: { emailsOf(from: Db, ids: string[]): Promise<Map<string, string>> };
}

/** Where administrators read what staff wrote. */
export function auditModule(deps: WithCore<AuditModuleDependencies>) {
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/main/admin', plugin: auditRoutes(deps) }],
    personalData: [auditData(deps.db)],
  });
}
