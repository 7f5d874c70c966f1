import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffContactDetail } from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';

const server = startServer();
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });

const aMessage = (change: Partial<StaffContactDetail> = {}): StaffContactDetail => ({
  id: 'm1',
  ticket: 'LH-2345-6789',
  kind: 'CONTACT',
  status: 'NEW',
  fullName: 'Đỗ Thị Hoà',
  email: 'hoa@example.com',
  phone: '+84912345678',
  company: null,
  businessName: null,
  subject: 'Bảo hành',
  message: 'Áo bị sờn vai.',
  language: 'vi',
  note: null,
  version: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  answers: [],
  ...change,
});
const counts = { NEW: 1, ANSWERED: 0, CLOSED: 0 };

test('an operator reads a message, answers it by mail and notes that it is done', async () => {
  const sent: unknown[] = [];
  let message = aMessage();
  server.use(
    answers('get', 'main/admin/contact', { data: [aMessage()], meta: { limit: 20, next: null }, counts }),
    answers('get', 'main/admin/contact/m1', () => message),
    answers('post', 'main/admin/contact/m1/answer', async (request: Request) => {
      sent.push(await request.json(), request.headers.get('idempotency-key') !== null);
      const sentAnswers = [{ id: 'a1', message: 'Send it back.', at: '2026-11-21T03:00:00.000Z' }];
      message = aMessage({ status: 'ANSWERED', version: 2, answers: sentAnswers });
      return message;
    }),
    answers('put', 'main/admin/contact/m1', async (request: Request) => {
      sent.push(await request.json());
      message = { ...message, status: 'CLOSED', note: 'Done', version: 3 };
      return message;
    }),
  );
  await open('/operator/contacts?status=NEW');
  await userEvent.click(await screen.findByRole('link', { name: 'Đỗ Thị Hoà' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the answer' }));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Send it back.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByRole('region', { name: /^Answered/ })).toHaveTextContent('Send it back.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'CLOSED');
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Done');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { version: 1, message: 'Send it back.' },
      true,
      { version: 2, status: 'CLOSED', note: 'Done' },
    ]),
  );
});

test('an answer that came second is kept, and a message without an address is for the telephone', async () => {
  server.use(
    answers('get', 'main/admin/contact/m1', aMessage()),
    answers('get', 'main/admin/contact/m2', aMessage({ id: 'm2', email: null })),
    refuses('post', 'main/admin/contact/m1/answer', 409, 'EDIT_CONFLICT'),
  );
  const { unmount } = await open('/operator/contacts/m1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Someone else has just edited this')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Hello');
  unmount();

  await open('/operator/contacts/m2');
  expect(await screen.findByText('No email address was left. Call them instead.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
});
