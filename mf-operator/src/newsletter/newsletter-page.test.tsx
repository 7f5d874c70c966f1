import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscriber } from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';

const server = startServer();

const subscriber: Subscriber = {
  id: 's1',
  email: 'lan@example.com',
  language: 'vi',
  status: 'ACTIVE',
  consentAt: '2026-11-20T03:00:00.000Z',
  confirmedAt: '2026-11-20T04:00:00.000Z',
  unsubscribedAt: null,
  createdAt: '2026-11-20T03:00:00.000Z',
};

test('an operator sees how many subscribed and unsubscribes one after being asked', async () => {
  let shown = subscriber;
  server.use(
    answers('get', 'main/admin/newsletter', () => ({
      data: [shown],
      meta: { limit: 20, next: null },
      counts: { ACTIVE: 7, PENDING: 2, UNSUBSCRIBED: 1 },
    })),
    refuses('put', 'main/admin/newsletter/s1/unsubscribe', 500, 'INTERNAL_ERROR'),
  );
  await renderRemote(remote, { at: '/operator/newsletter', language: 'en', session: anOperator });
  expect(await screen.findByRole('option', { name: 'Gets the news (7)' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe lan@example.com' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unsubscribe lan@example.com?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unsubscribe' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  server.use(
    answers('put', 'main/admin/newsletter/s1/unsubscribe', () => {
      shown = { ...subscriber, status: 'UNSUBSCRIBED', unsubscribedAt: '2026-11-21T03:00:00.000Z' };
      return shown;
    }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unsubscribe' }));

  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Unsubscribe lan@example.com' })).not.toBeInTheDocument(),
  );
});
