import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aReturn } from '../testing/builders';
import { anOperator } from '../testing/sessions';

const server = startServer();
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });

test('an operator goes from the queue to a return, and rejects it with a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/return', paged([aReturn()])),
    answers('get', 'main/admin/return/return-1', aReturn()),
    answers('put', 'main/admin/return/return-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aReturn({ status: 'REJECTED', moves: [] });
    }),
  );
  await open('/operator/returns?status=NEW');
  await userEvent.click(await screen.findByRole('link', { name: 'DH-1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Return of order DH-1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Hàng đã giặt');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'REJECTED', reason: 'Hàng đã giặt' }]));
});

test('a decision that came too late says so and leaves the dialog as it is', async () => {
  server.use(
    answers('get', 'main/admin/return/return-1', aReturn()),
    refuses('put', 'main/admin/return/return-1/status', 409, 'RETURN_TRANSITION_NOT_ALLOWED'),
  );
  await open('/operator/returns/return-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Gửi về 12 Lý Thường Kiệt');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveValue('Gửi về 12 Lý Thường Kiệt');
});
