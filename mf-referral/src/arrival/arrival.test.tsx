import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectIsLoading } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  startServer,
  testPathTo,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aCampaign } from '../testing/builders';
import { codePage } from './code-page';
import { touching } from './touching';

const server = startServer();
const { inviteeBenefit } = aCampaign();
const from = { code: 'LAN2026', inviterName: 'Lan', inviteeBenefit };
let touches: { body: unknown; authorization: string | null }[] = [];

function takesTouches(answer: object = { attributed: true }) {
  server.use(
    answers('post', 'campaign/referral/touch', async (request: Request) => {
      touches.push({ body: await request.json(), authorization: request.headers.get('authorization') });
      return { code: 'LAN2026', inviterName: 'Lan', ...answer };
    }),
  );
}
beforeEach(() => {
  touches = [];
  server.use(answers('get', 'campaign/referral/code/LAN2026', from));
  takesTouches();
});

test.each([
  ['vi', 'Lan mời bạn mua sắm ở đây', 'Giảm 10% cho đơn đầu tiên'],
  ['en', 'Lan invites you to shop here', '10% off your first order'],
] as const)(
  'who opens a link sees who invites and what there is to get, and counts for them (%s)',
  async (language, title, off) => {
    await renderRemote(remote, { at: paths.code.to('LAN2026'), language });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(off)).toBeVisible();
    await waitFor(() => expect(touches).toHaveLength(1));
    expect(touches[0]?.body).toMatchObject({ code: 'LAN2026' });
    expect(touches[0]?.authorization).toBeNull();
    expect(
      screen.getByRole('link', { name: language === 'vi' ? 'Tạo tài khoản' : 'Create an account' }),
    ).toHaveAttribute('href', expect.stringContaining(testPathTo('account/signup', { ref: 'LAN2026' })));
  },
);

test('who changes the language reads in it what there is to get', async () => {
  const { changeLanguage } = await renderRemote(remote, { at: paths.code.to('LAN2026') });
  await screen.findByRole('heading', { level: 1, name: 'Lan mời bạn mua sắm ở đây' });
  server.use(answers('get', 'campaign/referral/code/LAN2026', { ...from, inviterName: 'Ms Lan' }));
  await changeLanguage('en');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ms Lan invites you to shop here' }),
  ).toBeVisible();
});

test('a link that is opened with a full page load counts for the customer, not for a visitor', async () => {
  const { restore } = await renderRemote(remote, {
    at: paths.code.to('LAN2026'),
    session: aSession,
    isFirstRender: true,
  });
  expect(await screen.findByRole('link', { name: 'Bắt đầu mua sắm' })).toBeVisible();
  restore();

  await waitFor(() =>
    expect(touches.map(({ authorization }) => authorization)).toEqual(['Bearer test-token']),
  );
});

test.each([
  ['/products/ao-thun', '/products/ao-thun'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
])('a link leads on to %s as %s, also after signing up or in', async (to, expected) => {
  await renderRemote(remote, { at: `${paths.code.to('LAN2026')}?to=${encodeURIComponent(to)}` });

  expect(await screen.findByRole('link', { name: 'Bắt đầu mua sắm' })).toHaveAttribute('href', expected);
  const redirectUrl = expected === '/' ? undefined : expected;
  expect(screen.getByRole('link', { name: 'Tạo tài khoản' })).toHaveAttribute(
    'href',
    testPathTo('account/signup', { ref: 'LAN2026', redirectUrl }),
  );
  expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
    'href',
    testPathTo('account/login', { redirectUrl }),
  );
});

test.each([
  ['OWN_CODE', /liên kết của chính bạn/],
  ['ALREADY_CUSTOMER', /đã có tài khoản/],
  ['NO_CAMPAIGN', /đã kết thúc/],
])('a customer whose visit does not count is told why: %s', async (reason, text) => {
  takesTouches({ attributed: false, reason });
  await renderRemote(remote, { at: paths.code.to('LAN2026'), session: aSession });

  expect(await screen.findByText(text)).toBeVisible();
  expect(touches[0]?.authorization).toBe('Bearer test-token');
});

test('a code that does not exist says so, leads to the shop, and is not counted', async () => {
  server.use(refuses('get', 'campaign/referral/code/NOPE', 404, 'REFERRAL_CODE_NOT_FOUND'));
  await renderRemote(remote, { at: paths.code.to('NOPE') });

  expect(await screen.findByRole('heading', { level: 1, name: /không còn dùng được/ })).toBeVisible();
  expect(touches).toEqual([]);
});

const anOpened = (given: object = {}) => ({
  ...from,
  message: 'Ghé xem nhé',
  state: 'OPENED',
  isUnsubscribed: false,
  ...given,
});

test('an invitee reads the message, accepts, and is led to signing up with the code', async () => {
  server.use(
    answers('get', 'campaign/invitation/secret', anOpened()),
    answers('post', 'campaign/invitation/secret/accept', {
      attributed: true,
      code: 'LAN2026',
      inviterName: 'Lan',
      until: '2026-12-05T03:00:00.000Z',
    }),
  );
  await renderRemote(remote, { at: paths.invitation.to('secret') });
  expect(await screen.findByText('Ghé xem nhé')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nhận lời mời' }));

  expect(await screen.findByText('Bạn đã nhận lời mời')).toBeVisible();
  expect(screen.getByText(/trước ngày .*12\/2026/)).toBeVisible();
  // The button that was pressed is gone.
  await waitFor(() => expect(screen.getByRole('group', { name: 'Bạn được mời' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Tạo tài khoản' })).toHaveAttribute(
    'href',
    testPathTo('account/signup', { ref: 'LAN2026' }),
  );
});

test('an invitation that was used is not accepted twice, and one that is gone says so', async () => {
  server.use(
    answers('get', 'campaign/invitation/used', anOpened({ state: 'JOINED' })),
    refuses('get', 'campaign/invitation/gone', 404, 'INVITATION_NOT_FOUND'),
  );
  const { goTo } = await renderRemote(remote, { at: paths.invitation.to('used') });
  expect(await screen.findByText('Lời mời này đã được dùng.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nhận lời mời' })).not.toBeInTheDocument();
  await goTo(paths.invitation.to('gone'));

  expect(await screen.findByRole('heading', { level: 1, name: /không còn hiệu lực/ })).toBeVisible();
});

test('who wants no invitations says so once', async () => {
  let isUnsubscribed = false;
  server.use(
    answers('get', 'campaign/invitation/secret', () => anOpened({ isUnsubscribed })),
    answers('post', 'campaign/invitation/secret/unsubscribe', () => {
      isUnsubscribed = true;
      return null;
    }),
  );
  await renderRemote(remote, { at: `${paths.invitation.to('secret')}?unsubscribe=1` });
  await userEvent.click(await screen.findByRole('button', { name: 'Ngừng nhận thư mời' }));

  expect(await screen.findByText('Địa chỉ này không nhận thư mời nữa.')).toBeVisible();
});

test('a visitor who comes with a code is not counted before it is known who they are', async () => {
  const { restore } = await renderRemote(remote, { at: paths.code.to('LAN2026'), isFirstRender: true });
  await screen.findByRole('link', { name: 'Bắt đầu mua sắm' });
  expect(touches).toEqual([]);
  restore();

  await waitFor(() =>
    expect(touches.map(({ body }) => body)).toEqual([{ code: 'LAN2026', landing: paths.code.to('LAN2026') }]),
  );
});

test('a visit is counted without the overlay that waits', async () => {
  const { held, answer } = holdAnswer();
  let asked = 0;
  server.use(
    answers('post', 'campaign/referral/touch', async () => {
      asked += 1;
      await held;
      return { attributed: true, code: 'LAN2026', inviterName: 'Lan' };
    }),
  );
  const { store } = await renderRemote(remote, { at: paths.code.to('LAN2026') });
  await screen.findByRole('link', { name: 'Bắt đầu mua sắm' });
  await waitFor(() => expect(asked).toBe(1));

  await waitFor(() => expect(selectIsLoading(store.getState())).toBe(false));
  answer();
  await waitFor(() => expect(touching.select(store.getState(), 'LAN2026').status).toBe('done'));
});

test.each([
  [
    'that cannot be read is served with status 503, so that search engines come again',
    503,
    'SERVICE_UNAVAILABLE',
  ],
  ['that does not exist is served with status 404', 404, 'REFERRAL_CODE_NOT_FOUND'],
])('the page of a code %s', async (_what, status, errorCode) => {
  server.use(refuses('get', 'campaign/referral/code/LAN2026', status, errorCode));
  const { store } = await renderRemote(remote, { at: paths.code.to('LAN2026') });
  if (status === 404) await screen.findByRole('heading', { level: 1, name: /không còn dùng được/ });
  else await screen.findByRole('button', { name: 'Thử lại' });
  const at = { params: { code: 'LAN2026' }, query: new URLSearchParams(), language: 'vi' as const };

  expect(codePage.status?.(store.getState() as never, at)).toBe(status);
});

test('a customer accepts an invitation as themselves, and one without an end says no date', async () => {
  let authorization: string | null = null;
  server.use(
    answers('get', 'campaign/invitation/secret', anOpened()),
    answers('post', 'campaign/invitation/secret/accept', ({ headers }: Request) => {
      authorization = headers.get('authorization');
      return { attributed: true, code: 'LAN2026', inviterName: 'Lan', until: null };
    }),
  );
  await renderRemote(remote, { at: paths.invitation.to('secret'), session: aSession });
  await userEvent.click(await screen.findByRole('button', { name: 'Nhận lời mời' }));

  expect(await screen.findByText('Tạo tài khoản để nhận ưu đãi.')).toBeVisible();
  expect(authorization).toBe('Bearer test-token');
});

test('two presses to get no more invitations are one', async () => {
  let asked = 0;
  const { held, answer } = holdAnswer();
  server.use(
    answers('get', 'campaign/invitation/secret', anOpened()),
    answers('post', 'campaign/invitation/secret/unsubscribe', async () => {
      asked += 1;
      await held;
      return null;
    }),
  );
  await renderRemote(remote, { at: paths.invitation.to('secret') });
  const button = await screen.findByRole('button', { name: 'Ngừng nhận thư mời' });
  await userEvent.click(button);
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(button);
  answer();

  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(asked).toBe(1);
});

test('an English reader finds everything on the page of an invitation', async () => {
  await renderRemote(remote, { at: paths.code.to('LAN2026'), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: You are invited | Cửa hàng thử (en)
   description: A friend invites you to the shop, with an offer on your first order.
   robots: noindex
   body
     section
       h1: Lan invites you to shop here
       10% off your first order
       p: For an order of 150,000 ₫ or more. Create an account, and you will find it under your vouchers.
       a href=/en: Start shopping
       a href=/en/account/signup?ref=LAN2026: Create an account
       p
         Already have an account?
         a href=/en/account/login: Sign in"
  `);
});
