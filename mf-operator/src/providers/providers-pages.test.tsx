import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMembershipDetail, StaffProviderDetail } from '@storefront/shared/contracts';
import { answers, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';

const server = startServer();
const open = (at: string, session = anOperator) => renderRemote(remote, { at, language: 'en', session });

const aProvider = (change: Partial<StaffProviderDetail> = {}): StaffProviderDetail => ({
  id: 'provider-1',
  userId: 'user-1',
  email: 'bao@example.com',
  businessName: 'Bảo Việt Soft',
  nameWanted: null,
  taxCode: '0312345678',
  phone: '+84983456789',
  website: 'https://baoviet.example.com/',
  description: 'Phần mềm bán hàng.',
  status: 'NEW',
  reason: null,
  version: 1,
  createdAt: '2026-11-25T03:00:00.000Z',
  updatedAt: '2026-11-25T03:00:00.000Z',
  events: [
    { status: 'NEW', by: 'PROVIDER', actorId: 'user-1', reason: null, at: '2026-11-25T03:00:00.000Z' },
  ],
  ...change,
});
const aMembership = (change: Partial<StaffMembershipDetail> = {}): StaffMembershipDetail => ({
  providerId: 'provider-1',
  businessName: 'Bảo Việt Soft',
  providerStatus: 'APPROVED',
  plan: 'BASIC',
  status: 'ACTIVE',
  expiresAt: '2026-12-25T03:00:00.000Z',
  graceEndsAt: '2026-12-28T03:00:00.000Z',
  limit: 5,
  used: 2,
  cancelledAt: null,
  nextPlan: null,
  history: [],
  events: [],
  ...change,
});

test('an operator finds a provider that waits and rejects it with a reason', async () => {
  const sent: unknown[] = [];
  const counts = { NEW: 1, APPROVED: 0, REJECTED: 0, LOCKED: 0 };
  server.use(
    answers('get', 'main/admin/provider', { ...paged([aProvider()]), counts }),
    answers('get', 'main/admin/provider/provider-1', aProvider()),
    refuses('get', 'main/admin/membership/provider-1', 404, 'MEMBERSHIP_NOT_FOUND'),
    answers('put', 'main/admin/provider/provider-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aProvider({ status: 'REJECTED', reason: 'Wrong tax code' });
    }),
  );
  await open('/operator/providers?status=NEW');
  await userEvent.click(await screen.findByRole('link', { name: 'Bảo Việt Soft' }));
  expect(await screen.findByText('The provider has not chosen a plan.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong tax code');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));

  await waitFor(() => expect(sent).toEqual([{ status: 'REJECTED', version: 1, reason: 'Wrong tax code' }]));
});

test('an operator refuses a new name with a reason, and approves another', async () => {
  const sent: unknown[] = [];
  server.use(
    answers(
      'get',
      'main/admin/provider/provider-1',
      aProvider({ status: 'APPROVED', nameWanted: 'Ngân hàng Nhà nước' }),
    ),
    refuses('get', 'main/admin/membership/provider-1', 404, 'MEMBERSHIP_NOT_FOUND'),
    answers('put', 'main/admin/provider/provider-1/name', async (request: Request) => {
      sent.push(await request.json());
      return aProvider({ status: 'APPROVED' });
    }),
  );
  await open('/operator/providers/provider-1');
  expect(await screen.findByText('New name: Ngân hàng Nhà nước')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Refuse the name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the name' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the name' }));
  expect(dialog.getByText('Write a reason.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not yours');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the name' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Ngân hàng Nhà nước', accept: false, version: 1, reason: 'Not yours' }]),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Approve the name' }));
  const approving = within(await screen.findByRole('dialog', { name: 'Approve the name' }));
  await userEvent.click(approving.getByRole('button', { name: 'Approve the name' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Ngân hàng Nhà nước', accept: true, version: 1 }));
});

test('an admin gives days to a membership of the list, once, which operators only read', async () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    answers('get', 'main/admin/membership', {
      ...paged([aMembership()]),
      counts: { ACTIVE: 1, GRACE: 0, EXPIRED: 0 },
    }),
    answers('get', 'main/admin/provider/provider-1', aProvider({ status: 'APPROVED' })),
    answers('get', 'main/admin/membership/provider-1', aMembership()),
    answers('put', 'main/admin/membership/provider-1', async (request: Request) => {
      sent.push(await request.json());
      keys.push(request.headers.get('idempotency-key'));
      await answered;
      return aMembership();
    }),
  );
  const { unmount } = await open('/operator/providers/provider-1');
  expect(await screen.findByText('2/5')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give 30 days' })).toBeNull();
  unmount();

  await open('/operator/memberships', anAdmin);
  await userEvent.click(await screen.findByRole('link', { name: 'Bảo Việt Soft' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give 30 days' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give 30 days' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'An outage');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give 30 days' }));

  await waitFor(() => expect(sent).toEqual([{ action: 'EXTEND', days: 30, reason: 'An outage' }]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await userEvent.click(screen.getByRole('button', { name: /Give 30 days/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answer();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Give 30 days' })).not.toHaveAttribute('aria-busy'),
  );
  expect(sent).toHaveLength(1);
  expect(keys).toEqual([expect.stringMatching(/^.{8,}$/)]);
});
