import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMailDetail } from '@storefront/shared/contracts';
import { answers, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';

const server = startServer();
const open = (at: string, session = anOperator) => renderRemote(remote, { at, language: 'en', session });

const aMail = (change: Partial<StaffMailDetail> = {}): StaffMailDetail => ({
  id: 'mail-1',
  kind: 'order-paid',
  state: 'FAILED',
  recipient: 'l***@example.com',
  subject: 'Your order',
  isSecret: false,
  tries: 15,
  lastError: '550 no such user',
  createdAt: '2026-11-20T03:00:00.000Z',
  nextTryAt: null,
  sentAt: null,
  text: 'Hello\nThank you',
  ...change,
});

test('an operator sees why a mail did not leave; an administrator sends it again', async () => {
  const sent: string[] = [];
  let mail = aMail();
  server.use(
    answers('get', 'main/admin/outbox', {
      data: [aMail()],
      meta: { limit: 20, next: null },
      counts: { WAITING: 0, FAILED: 1 },
      kinds: ['order-paid'],
    }),
    answers('get', 'main/admin/outbox/mail-1', () => mail),
    answers('post', 'main/admin/outbox/mail-1/retry', () => {
      sent.push('retry');
      mail = aMail({ state: 'WAITING', tries: 0, nextTryAt: '2026-11-21T03:00:00.000Z' });
      return mail;
    }),
  );
  const { unmount } = await open('/operator/outbox?state=FAILED');
  expect(await screen.findByRole('option', { name: 'Not sent (1)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /20\/11\/2026/ }));
  expect(await screen.findByText('550 no such user')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  unmount();

  await open('/operator/outbox/mail-1', anAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toEqual(['retry']));
  expect(await screen.findByText('Waiting')).toBeVisible();
});

test('a mail that opens an account shows no text, to nobody', async () => {
  server.use(
    answers('get', 'main/admin/outbox/mail-1', aMail({ isSecret: true, subject: null, text: null })),
  );
  await open('/operator/outbox/mail-1', anAdmin);

  expect(await screen.findByRole('heading', { level: 1, name: 'Mail with a private link' })).toBeVisible();
  expect(screen.getByText(/its text is not shown/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});
