import type { At, AuditEntry, KeysetMeta } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { instantsOf } from '../list/day-range';

export const entities = [
  'order',
  'return',
  'review',
  'product',
  'voucher',
  'page',
  'faq',
  'news',
  'reward',
  'payout',
  'category',
  'size-guide',
  'stock',
  'import',
  'promotion',
  'flash-sale',
  'provider',
  'membership',
  'solution',
  'setting',
  'customer',
  'user',
  'contact',
  'chat-ticket',
  'newsletter',
  'mail',
  'remote',
] as const;

/** What is often looked for; the log has others. */
export const actions = [
  'create',
  'update',
  'delete',
  'status',
  'refund',
  'lock',
  'unlock',
  'role',
  'export',
] as const;

export interface AuditQuery {
  entity: string | undefined;
  entityId: string;
  action: string | undefined;
  actor: string | undefined;
  from: string;
  to: string;
  after: string | undefined;
}
export interface AuditPage {
  data: AuditEntry[];
  meta: KeysetMeta;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const parseAuditQuery = ({ query }: Pick<At, 'query'>): AuditQuery => ({
  entity: entities.find((entity) => entity === query.get('entity')),
  entityId: (query.get('entityId') ?? '').trim().slice(0, 100),
  action: actions.find((action) => action === query.get('action')),
  actor: [query.get('actor') ?? ''].find((text) => uuid.test(text)),
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
  after: query.get('after') ?? undefined,
});

/** What staff wrote, the newest first. */
export const audit = createQuery<AuditQuery, AuditPage>({
  name: 'operator/audit',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, { entity, entityId, action, actor, after, ...days }) =>
    (
      await http.getWithBearer<AuditPage>('main/admin/audit', {
        params: {
          entity,
          entityId: entityId || undefined,
          action,
          actor,
          ...instantsOf(days),
          after,
          limit: 50,
        },
        signal,
      })
    )?.data,
});
