import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffContactDetail } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
beforeEach(() => sessionStorage.clear());
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

test('an English reader finds everything on the list of messages', async () => {
  server.use(
    answers('get', 'main/admin/contact', { data: [aMessage()], meta: { limit: 20, next: null }, counts }),
  );
  await open('/operator/contacts');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Messages | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Messages
     p: What people wrote by the contact page and quick consultation.
     div aria-label=Filter the messages role=search
       form
         label: Code, name, email, phone or subject
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: All
         option: Waiting for an answer (1)
         option: Answered (0)
         option: Closed (0)
       label: Kind
       select
         option: All
         option: Contact
         option: Quick consultation
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/contacts?status=NEW: Waiting for an answer
     button aria-haspopup=true popovertarget→"ColumnsAboutKindStatusCodeSent" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         About
       label
         input type=checkbox checked
         Kind
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox
         Code
       label
         input type=checkbox checked
         Sent
     table role=table
       caption: Messages
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: From
           th role=columnheader scope=col: About
           th role=columnheader scope=col: Kind
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Sent
       tbody role=rowgroup
         tr aria-label=LH-2345-6789 Đỗ Thị Hoà role=row tabindex=0
           td role=cell
             a href=/en/operator/contacts/m1: Đỗ Thị Hoà
           td role=cell: Bảo hành
           td role=cell: Contact
           td role=cell: Waiting for an answer
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
     nav aria-label=Pages: You have reached the end of the list."
  `);
});

test('an English reader finds everything on the page of a message', async () => {
  server.use(answers('get', 'main/admin/contact/m1', aMessage()));
  await open('/operator/contacts/m1');

  expect(await wholeContent('textarea')).toMatchInlineSnapshot(`
   "title: Messages | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/contacts: Messages
     h1: Đỗ Thị Hoà
     Waiting for an answer
     p: LH-2345-6789 · 20/11/2026 10:00
     section aria-labelledby→"Bảo hành" tabindex=-1
       h2: Bảo hành
       p: Áo bị sờn vai.
       dl
         dt: Email
         dd
           a href=mailto:hoa@example.com: hoa@example.com
         dt: Phone
         dd
           a href=tel:+84912345678: +84912345678
         dt: Kind
         dd: Contact
         dt: Language
         dd: Vietnamese
     section aria-labelledby→"Answer by email" tabindex=-1
       h2: Answer by email
       form
         label: Your answer
         textarea aria-describedby→"Goes to hoa@example.com. Their message is copied below it." name=message
         p: Goes to hoa@example.com. Their message is copied below it.
         button type=submit: Send the answer
     section aria-labelledby→"Notes of the shop" tabindex=-1
       h2: Notes of the shop
       form
         label: Status
         select name=status value=NEW
           option: Waiting for an answer
           option: Answered
           option: Closed
         label: Note (optional)
         textarea aria-describedby→"The customer does not see this note." name=note
         p: The customer does not see this note.
         button type=submit: Save"
  `);
});
