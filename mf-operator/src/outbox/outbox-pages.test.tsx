import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMailDetail } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
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

test('an English reader finds everything on the page of mails', async () => {
  server.use(
    answers('get', 'main/admin/outbox', {
      data: [aMail()],
      meta: { limit: 20, next: null },
      counts: { WAITING: 0, FAILED: 1 },
      kinds: ['order-paid'],
    }),
  );
  await open('/operator/outbox');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Mails of the shop | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Mails of the shop
     p: Mails that wait, have left or could not be sent.
     div aria-label=Filter the mails role=search
       form
         label: The whole email address
         input maxlength=100 type=search
         button type=submit: Search
       label: State
       select
         option: All
         option: Waiting (0)
         option: Sent
         option: Not sent (1)
       label: Kind
       select
         option: All
         option: order-paid
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/outbox?state=FAILED: Not sent
     button aria-haspopup=true popovertarget→"ColumnsToSubjectKindStateTriesLatest error" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         To
       label
         input type=checkbox checked
         Subject
       label
         input type=checkbox
         Kind
       label
         input type=checkbox checked
         State
       label
         input type=checkbox checked
         Tries
       label
         input type=checkbox
         Latest error
     table role=table
       caption: Mails of the shop
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Written
           th role=columnheader scope=col: To
           th role=columnheader scope=col: Subject
           th role=columnheader scope=col: State
           th role=columnheader scope=col: Tries
       tbody role=rowgroup
         tr aria-label=order-paid l***@example.com role=row tabindex=0
           td role=cell
             a href=/en/operator/outbox/mail-1
               time datetime=2026-11-20T03:00:00.000Z: 20/11/2026 10:00
           td role=cell: l***@example.com
           td role=cell: Your order
           td role=cell: Not sent
           td role=cell: 15
     nav aria-label=Pages: You have reached the end of the list."
  `);
});

test('an English reader finds everything on the page of a mail', async () => {
  server.use(answers('get', 'main/admin/outbox/mail-1', aMail()));
  await open('/operator/outbox/mail-1', anAdmin);

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Mails of the shop | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/outbox: Mails of the shop
     h1: Your order
     Not sent
     button type=button: Send again
     section aria-labelledby→"Delivery" tabindex=-1
       h2: Delivery
       dl
         dt: To
         dd: l***@example.com
         dt: Kind
         dd: order-paid
         dt: Written
         dd
           time datetime=2026-11-20T03:00:00.000Z: 20/11/2026 10:00
         dt: Tries
         dd: 15
         dt: Latest error
         dd: 550 no such user
     section aria-labelledby→"Text" tabindex=-1
       h2: Text
       p: Hello Thank you"
  `);
});
