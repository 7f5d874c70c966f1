import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/content-remote';
import { headAndStatusOf } from '../testing/head-and-status';

const server = startServer();
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Xác nhận đăng ký' }));

test('a subscription is confirmed by pressing the button, never by opening the page', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    answers('get', 'main/newsletter/confirm', (request: Request) => {
      tokens.push(new URL(request.url).searchParams.get('token'));
      return { confirmed: true };
    }),
  );
  await renderRemote(remote, { at: paths.newsletterConfirm.to('abc') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Xác nhận nhận bản tin' })).toBeVisible();
  expect(tokens).toEqual([]);

  await confirm();

  expect(await screen.findByRole('heading', { level: 1, name: 'Đã đăng ký nhận bản tin' })).toBeVisible();
  expect(tokens).toEqual(['abc']);
});

test.each([
  ['TOKEN_EXPIRED', 'Liên kết đã hết hạn'],
  ['TOKEN_INVALID', 'Liên kết này không dùng được'],
])('a link of which the shop says %s is explained', async (code, title) => {
  server.use(refuses('get', 'main/newsletter/confirm', 400, code));
  await renderRemote(remote, { at: paths.newsletterConfirm.to('old') });
  await screen.findByRole('heading', { level: 1 });

  await confirm();

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đăng ký lại' })).toHaveAttribute('href', '/news');
});

test('a link of which a part is missing is explained at once', async () => {
  await renderRemote(remote, { at: '/newsletter/unsubscribe' });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Liên kết này không dùng được' }),
  ).toBeVisible();
});

test('a reader stops the newsletter, also after a failure', async () => {
  const bodies: unknown[] = [];
  server.use(
    answers('post', 'main/newsletter/unsubscribe', async (request: Request) => {
      bodies.push(await request.json());
      return null;
    }),
  );
  server.use(refuses('post', 'main/newsletter/unsubscribe', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await renderRemote(remote, { at: paths.newsletterUnsubscribe.to('bye') });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Ngừng nhận bản tin' }));
  await screen.findByRole('heading', { level: 1, name: 'Ngừng nhận bản tin' });

  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa gửi được');
  await press();

  expect(await screen.findByRole('heading', { level: 1, name: 'Đã ngừng gửi bản tin' })).toBeVisible();
  expect(bodies).toEqual([{ token: 'bye' }]);
});

test('pages of a mail are for nobody else to find', async () => {
  const { store } = await renderRemote(remote, { at: paths.newsletterConfirm.to('abc') });

  const { head } = await headAndStatusOf(store, paths.newsletterConfirm.pattern, '?token=abc');

  expect(head).toEqual({ title: 'catalog-content:newsletter.confirmTitle', noindex: true });
});

test('an English reader finds everything on the page that confirms a newsletter', async () => {
  await renderRemote(remote, { at: paths.newsletterConfirm.to('abc'), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Confirm the newsletter | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Confirm the newsletter
     p: Press the button below to hear of new arrivals, offers and guides, in one mail a week at most.
     button type=button: Confirm the subscription"
  `);
});
