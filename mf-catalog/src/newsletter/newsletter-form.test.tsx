import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import { answers, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { newsletter } from '../newsletter-resource';
import { remote } from '../remote';
import { NewsletterForm } from './newsletter-form';

const server = startServer();
const page: Remote = {
  ...remote,
  routes: [
    {
      path: 'page',
      lazy: () =>
        Promise.resolve({
          Component: NewsletterForm,
          slices: [newsletter.slice],
          saga: newsletter.saga,
        }),
    },
  ],
};
const at = '/page';

const email = () => screen.findByRole('textbox', { name: 'Email của bạn' });
const consent = () => screen.getByRole('checkbox', { name: /^Tôi đồng ý/ });
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }));

test('a visitor asks for the newsletter and is told to confirm it', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('post', 'main/newsletter/subscribe', async (request: Request) => {
      sent.push(await request.json());
      return { pending: true };
    }),
  );
  await renderRemote(page, { at });

  await userEvent.type(await email(), ' lan@example.com');
  await userEvent.click(consent());
  await subscribe();

  expect(await screen.findByText('Mở hộp thư để xác nhận')).toBeVisible();
  expect(sent).toEqual([{ email: 'lan@example.com', lang: 'vi', consent: true }]);
});

test('nobody is subscribed without an address and without agreeing', async () => {
  await renderRemote(page, { at });

  await userEvent.type(await email(), 'lan');
  await subscribe();
  expect(await email()).toHaveAccessibleDescription(/^Email chưa đúng/);
  expect(await email()).toHaveFocus();

  await userEvent.type(await email(), '@example.com');
  expect(await email()).not.toHaveAccessibleDescription();
  await subscribe();
  expect(consent()).toHaveFocus();
  expect(consent()).toHaveAccessibleDescription(/^Đánh dấu ô này/);
});

test('nothing is lost when the shop cannot be reached', async () => {
  server.use(answers('post', 'main/newsletter/subscribe', { pending: true }));
  server.use(refuses('post', 'main/newsletter/subscribe', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const { store } = await renderRemote(page, { at });
  await userEvent.type(await email(), 'lan@example.com');
  await userEvent.click(consent());
  await subscribe();

  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa đăng ký được bản tin');
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual([
    'catalog:NewsletterFailed',
  ]);
  expect(await email()).toHaveValue('lan@example.com');
  await subscribe();

  expect(await screen.findByText('Mở hộp thư để xác nhận')).toBeVisible();
});

test('an address that the shop does not take is said at its field, until it is another', async () => {
  server.use(
    refuses('post', 'main/newsletter/subscribe', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'email', code: 'invalid' }],
    }),
  );
  await renderRemote(page, { at });
  await userEvent.type(await email(), 'lan@example.c');
  await userEvent.click(consent());
  await subscribe();

  expect(await screen.findByText(/^Email chưa đúng/)).toBeVisible();
  await userEvent.type(await email(), 'om');
  expect(await email()).not.toHaveAccessibleDescription();
});

test('an English reader finds everything on the form of the newsletter', async () => {
  await renderRemote(page, { at, language: 'en' });

  expect(await wholePage('type=submit')).toMatchInlineSnapshot(`
   "title: Cửa hàng thử (en)
   body
     section aria-labelledby→"Newsletter"
       h2: Newsletter
       p: New arrivals, offers and guides, in one mail a week at most. Stop whenever you like.
       form
         label: Your email
         input autocomplete=email type=email
         button type=submit: Subscribe
         label
           input type=checkbox
           I agree to get the newsletter at this address.
           a href=/en/policies/security: Privacy policy"
  `);
});
