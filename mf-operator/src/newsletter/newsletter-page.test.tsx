import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscriber } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);

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

test('an English reader finds everything on the list of subscribers', async () => {
  server.use(
    answers('get', 'main/admin/newsletter', {
      data: [subscriber],
      meta: { limit: 20, next: null },
      counts: { ACTIVE: 7, PENDING: 2, UNSUBSCRIBED: 1 },
    }),
  );
  await renderRemote(remote, { at: '/operator/newsletter', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Newsletter | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Newsletter
     p: Who gets the shop’s news by email. Only the owner of a mailbox can subscribe it.
     button type=button: Save the list (CSV)
     div aria-label=Filter the subscribers role=search
       form
         label: A part of the email
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: All
         option: Gets the news (7)
         option: Not confirmed (2)
         option: Unsubscribed (1)
       label: Language
       select
         option: All
         option: Vietnamese
         option: English
       button aria-expanded=false type=button: Filters
     button aria-haspopup=true popovertarget→"ColumnsStatusLanguageSubscribedConfirmedUnsubscribe" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Language
       label
         input type=checkbox checked
         Subscribed
       label
         input type=checkbox checked
         Confirmed
       label
         input type=checkbox checked
         Unsubscribe
     table role=table
       caption: Newsletter
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Email
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Language
           th role=columnheader scope=col: Subscribed
           th role=columnheader scope=col: Confirmed
           th role=columnheader scope=col: Unsubscribe
       tbody role=rowgroup
         tr aria-label=lan@example.com role=row tabindex=0
           td role=cell: lan@example.com
           td role=cell: Gets the news
           td role=cell: Vietnamese
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z: 20/11/2026 10:00
           td role=cell
             time datetime=2026-11-20T04:00:00.000Z: 20/11/2026 11:00
           td role=cell
             button aria-label=Unsubscribe lan@example.com type=button: Unsubscribe
     nav aria-label=Pages: You have reached the end of the list."
  `);
});
