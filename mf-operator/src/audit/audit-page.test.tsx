import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';

const server = startServer();
const entry: AuditEntry = {
  id: 'entry-1',
  at: '2026-11-21T02:05:00.000Z',
  actorId: '018f0000-0000-7000-8000-000000000001',
  actor: 'ha@example.com',
  role: 'OPERATOR',
  action: 'status',
  entity: 'order',
  entityId: 'order-1',
  before: { status: 'NEW' },
  after: { status: 'CANCEL' },
  reason: 'Hết hàng',
  requestId: 'request-1',
};

test('an administrator reads who did what to an order, and then all that this person did', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    answers('get', 'main/admin/audit', ({ url }: Request) => {
      asked.push(new URL(url).searchParams);
      return { data: [entry], meta: { limit: 50, next: null } };
    }),
  );
  await renderRemote(remote, { at: '/operator/audit?entity=order', language: 'en', session: anAdmin });

  expect(await screen.findByText('Hết hàng')).toBeVisible();
  expect(screen.getByText('CANCEL').tagName).toBe('INS');
  expect(screen.getByRole('link', { name: 'order' })).toHaveAttribute('href', '/en/operator/orders/order-1');
  await userEvent.click(screen.getByRole('link', { name: 'ha@example.com' }));
  expect(asked.map((params) => params.get('actor'))).toEqual([null, entry.actorId]);
  expect(screen.getByRole('link', { name: 'Audit log', hidden: true })).toBeInTheDocument();
});

test('an operator neither finds the audit log in the menu nor reads it', async () => {
  server.use(refuses('get', 'main/admin/outbox', 503, 'SERVICE_UNAVAILABLE'));
  const { unmount } = await renderRemote(remote, {
    at: '/operator/outbox',
    language: 'en',
    session: anOperator,
  });
  expect(await screen.findByRole('link', { name: 'Orders', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Audit log', hidden: true })).not.toBeInTheDocument();
  unmount();

  await renderRemote(remote, { at: '/operator/audit', language: 'en', session: anOperator });
  expect(await screen.findByText('elsewhere: /operator/audit')).toBeVisible();
});
