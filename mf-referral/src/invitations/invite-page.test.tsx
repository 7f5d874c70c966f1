import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Invitation, Invited } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aSession,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aMemberSession, anInvitation } from '../testing/builders';
import { parseAddresses } from './addresses';

const server = startServer();
expectOwnWrites(server);
let sent: { body: unknown; key: string | null; company: string | null }[] = [];
let listed: Invitation[] = [];

beforeEach(() => {
  sent = [];
  listed = [];
  sessionStorage.clear();
  server.use(answers('get', 'campaign/invitation', () => paged(listed, { limit: 10 })));
});

function takesInvitations(result: Partial<Invited> = {}) {
  server.use(
    answers('post', 'campaign/invitation', async (request: Request) => {
      sent.push({
        body: await request.json(),
        key: request.headers.get('idempotency-key'),
        company: request.headers.get('company-name'),
      });
      return { sent: 1, skipped: [], leftToday: 40, ...result };
    }),
  );
}
const open = (query?: Parameters<typeof paths.invite.to>[0], session = aMemberSession()) =>
  renderRemote(remote, { at: paths.invite.to(query), session });
const addresses = () => screen.findByRole('textbox', { name: 'Email của bạn bè' });
const card = async (email: string) => within(await screen.findByRole('article', { name: email }));

test('a member invites several people at once, and is told why an address gets no mail', async () => {
  takesInvitations({
    sent: 2,
    skipped: [
      { email: 'lan@example.com', reason: 'ALREADY_INVITED' },
      { email: 'no@example.com', reason: 'UNSUBSCRIBED' },
      { email: 'khong-phai', reason: 'INVALID' },
    ],
  });
  await open();
  await userEvent.type(
    await addresses(),
    'a@example.com, Lan <lan@example.com>\nno@example.com khong-phai;b@example.com',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Lời nhắn/ }), 'Ghé xem nhé');
  listed = [anInvitation({ email: 'a@example.com' })];
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 5 lời mời' }));

  expect(await screen.findByText('Đã gửi 2 lời mời')).toBeVisible();
  expect(screen.getByText(/bạn đã mời người này/)).toBeVisible();
  expect(screen.getByText(/không muốn nhận thư mời/)).toBeVisible();
  expect(screen.getByText('Hôm nay bạn còn mời được 40 người.')).toBeVisible();
  // What can be corrected is still there, and the list shows what was sent.
  expect(await addresses()).toHaveValue('khong-phai');
  await card('a@example.com');
  expect(sent).toEqual([
    {
      body: {
        emails: ['a@example.com', 'lan@example.com', 'no@example.com', 'khong-phai', 'b@example.com'],
        lang: 'vi',
        message: 'Ghé xem nhé',
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      company: 'cong-ty',
    },
  ]);
});

test('a thousand addresses are too many, which is said before anything is sent', async () => {
  await open();
  const field = await addresses();
  await userEvent.click(field);
  await userEvent.paste(
    Array.from({ length: 1_000 }, (_, index) => `a${String(index)}@example.com`).join('\n'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1000 lời mời' }));

  await waitFor(() => expect(field).toHaveAccessibleDescription(/1000 địa chỉ, mỗi lần mời được tối đa 50/));
  expect(sent).toEqual([]);
});

test('an address that is typed while others are sent stays in the form', async () => {
  const { held, answer } = holdAnswer();
  server.use(
    answers('post', 'campaign/invitation', async () => {
      await held;
      return { sent: 1, skipped: [], leftToday: 40 };
    }),
  );
  await open();
  await userEvent.type(await addresses(), 'a@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  await userEvent.type(await addresses(), ' b@example.com');
  answer();

  expect(await screen.findByText('Đã gửi 1 lời mời')).toBeVisible();
  expect(await addresses()).toHaveValue('b@example.com');
});

test('a message with a link is refused at its field', async () => {
  server.use(
    refuses('post', 'campaign/invitation', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'message', code: 'unsafe' }],
    }),
  );
  await open();
  await userEvent.type(await addresses(), 'a@example.com');
  const message = screen.getByRole('textbox', { name: /Lời nhắn/ });
  await userEvent.type(message, 'Xem evil.example nhé');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));

  await waitFor(() => expect(message).toHaveAccessibleDescription(/liên kết không được phép/));
});

test('who has invited the last people of the day is told so in words', async () => {
  takesInvitations({ leftToday: 0 });
  await open();
  await userEvent.type(await addresses(), 'a@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));

  expect(await screen.findByText(/Hôm nay bạn đã mời đủ số người/)).toBeVisible();
});

test('the day’s limit is explained, and sending again after a failure repeats the same request', async () => {
  server.use(refuses('post', 'campaign/invitation', 429, 'INVITATION_LIMIT_REACHED', {}, { once: true }));
  await open();
  await userEvent.type(await addresses(), 'a@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  expect(await screen.findByText(/Bạn đã gửi hết số lời mời của hôm nay/)).toBeVisible();
  expect(await addresses()).toHaveValue('a@example.com');

  takesInvitations();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('what was typed stays when the membership ends meanwhile, and is sent after it is opened again', async () => {
  server.use(
    refuses('post', 'campaign/invitation', 401, 'REFERRAL_UNAUTHENTICATED', {}, { once: true }),
    refuses('post', 'campaign/referral/refresh', 401, 'REFERRAL_UNAUTHENTICATED'),
    answers('post', 'campaign/referral/join', {
      code: 'LAN2026',
      referralCredentials: {
        companyName: 'cong-ty',
        accessToken: 'referral-2',
        refreshToken: 'next',
        expiredIn: 3_600_000,
      },
    }),
  );
  await open();
  await userEvent.type(await addresses(), 'a@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vào lại' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vào lại' })).not.toBeInTheDocument());
  expect(await addresses()).toHaveValue('a@example.com');

  takesInvitations();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  expect(await screen.findByText('Đã gửi 1 lời mời')).toBeVisible();
});

test('a member sees how far each invitation is, and sends one again', async () => {
  listed = [
    anInvitation({ id: 'a', email: 'a@example.com' }),
    anInvitation({
      id: 'b',
      email: 'b@example.com',
      state: 'REWARDED',
      rewardedAt: '2026-11-22T03:00:00.000Z',
    }),
    anInvitation({ id: 'c', email: 'c@example.com', state: 'OPENED', resendableAt: null }),
  ];
  server.use(answers('post', 'campaign/invitation/a/resend', anInvitation({ id: 'a', sends: 2 })));
  const { store } = await open();

  expect((await card('b@example.com')).getByText('Đã có thưởng')).toBeVisible();
  expect((await card('b@example.com')).queryByRole('button')).not.toBeInTheDocument();
  expect((await card('c@example.com')).getByText('Không gửi lại được nữa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi lại lời mời cho a@example.com' }));
  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('referral:InvitationResent'),
  );
});

test('an invitation that was sent a moment ago is not sent again, and the row says so', async () => {
  listed = [anInvitation({ id: 'a' })];
  server.use(refuses('post', 'campaign/invitation/a/resend', 409, 'INVITATION_RESEND_TOO_SOON'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Gửi lại lời mời/ }));

  expect(await screen.findByText(/vừa được gửi chưa đầy một ngày/)).toBeVisible();
});

test('the address says which invitations are shown, and an unknown state shows all', async () => {
  const asked: Record<string, string>[] = [];
  server.use(
    answers('get', 'campaign/invitation', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return paged([]);
    }),
  );
  const { location } = await open({ state: 'NOPE' });
  expect(await screen.findByText('Bạn chưa mời ai')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Đã mở' }));

  expect(location()).toBe('/referral/invite?state=OPENED');
  expect(await screen.findByText('Không có lời mời nào ở trạng thái này')).toBeVisible();
  expect(asked).toEqual([
    { page: '1', limit: '10' },
    { state: 'OPENED', page: '1', limit: '10' },
  ]);
});

test('a customer who has not joined is asked to join, and nothing is requested', async () => {
  await open(undefined, aSession);

  expect(await screen.findByText('Bạn chưa tham gia chương trình giới thiệu')).toBeVisible();
});

test.each([
  ['one a line, with blanks', ' a@b.vn \n\n c@d.vn', ['a@b.vn', 'c@d.vn']],
  ['names with commas of a mail program', 'Lan <a@b.vn>, "Minh N." <c@d.vn>;', ['a@b.vn', 'c@d.vn']],
  ['words that are no addresses', 'xin chào', ['xin', 'chào']],
  ['nothing', ' ,;\n', []],
])('addresses are read as people paste them: %s', (_how, text, expected) => {
  expect(parseAddresses(text)).toEqual(expected);
});

test.each([
  [50, 1],
  [51, 0],
])('of %i addresses at once %i request is sent', async (count, requests) => {
  takesInvitations({ sent: count });
  await open();
  await userEvent.click(await addresses());
  await userEvent.paste(Array.from({ length: count }, (_, at) => `a${String(at)}@example.com`).join('\n'));
  await userEvent.click(screen.getByRole('button', { name: `Gửi ${String(count)} lời mời` }));

  if (requests > 0) await waitFor(() => expect(sent).toHaveLength(1));
  else await waitFor(async () => expect(await addresses()).toHaveAccessibleDescription(/tối đa 50/));
  expect(sent).toHaveLength(requests);
});

test('what can be sent tomorrow stays in the form, and the same invitation sent again is another request', async () => {
  takesInvitations({ sent: 0, skipped: [{ email: 'a@example.com', reason: 'LIMIT' }], leftToday: 0 });
  const { unmount } = await open();
  await userEvent.type(await addresses(), 'a@example.com');
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
    await waitFor(() => expect(sent).toHaveLength(count));
    expect(await screen.findByText('Chưa gửi lời mời nào')).toBeVisible();
    await waitFor(async () => expect(await addresses()).toHaveValue('a@example.com'));
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);

  takesInvitations();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  expect(await screen.findByText('Đã gửi 1 lời mời')).toBeVisible();
  expect(await addresses()).toHaveValue('');
  unmount();

  await open();
  expect(await addresses()).toHaveValue('');
});

test('a request that failed is sent again as the same request', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(
      `${testApi}/campaign/invitation`,
      ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      },
      { once: true },
    ),
    answers('post', 'campaign/invitation', ({ headers }: Request) => {
      keys.push(headers.get('idempotency-key'));
      return { sent: 1, skipped: [], leftToday: 40 };
    }),
  );
  await open();
  await userEvent.type(await addresses(), 'a@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 1 lời mời' }));
  await screen.findByText('Đã gửi 1 lời mời');

  expect(new Set(keys).size).toBe(1);
});

test('an English member invites in English, unless they choose otherwise', async () => {
  takesInvitations();
  await renderRemote(remote, { at: paths.invite.to(), session: aMemberSession(), language: 'en' });
  await userEvent.type(await screen.findByRole('textbox', { name: /email/i }), 'a@example.com');
  expect(screen.getByRole('combobox')).toHaveValue('en');
  await userEvent.click(screen.getByRole('button', { name: /1 invitation/ }));

  await waitFor(() => expect(sent).toMatchObject([{ body: { lang: 'en' } }]));
});

test('an invitation shows when it was last updated and how often it was sent, and can be sent again only after a wait', async () => {
  listed = [
    anInvitation({
      id: 'a',
      email: 'a@example.com',
      state: 'OPENED',
      openedAt: '2026-11-21T04:00:00.000Z',
      sends: 2,
      resendableAt: '2099-01-01T00:00:00.000Z',
    }),
    anInvitation({
      id: 'b',
      email: 'b@example.com',
      state: 'JOINED',
      joinedAt: '2026-11-22T05:00:00.000Z',
    }),
    anInvitation({
      id: 'c',
      email: 'c@example.com',
      state: 'OPENED',
      openedAt: '2026-11-21T04:00:00.000Z',
    }),
  ];
  server.use(
    answers('post', 'campaign/invitation/c/resend', () => {
      listed = [anInvitation({ id: 'c', email: 'c@example.com', sends: 2 })];
      return listed[0];
    }),
  );
  await open();
  const first = await card('a@example.com');
  expect(first.getByText(/đã gửi 2 lần/)).toBeVisible();
  expect(first.getByText(/^Gửi lại được/)).toBeVisible();
  expect(first.queryByRole('button')).not.toBeInTheDocument();
  const second = await card('b@example.com');
  expect(second.getByTitle('22/11/2026 12:00')).toBeVisible();
  expect(second.queryByText(/đã gửi 1 lần/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Gửi lại lời mời cho c@example.com' }));

  expect(await (await card('c@example.com')).findByText(/đã gửi 2 lần/)).toBeVisible();
});

test('an invitation can be sent again as soon as the wait is over, without a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    const soon = new Date(Date.now() + 600_000).toISOString();
    listed = [anInvitation({ id: 'a', email: 'a@example.com', resendableAt: soon })];
    await open();
    const row = await card('a@example.com');
    expect(row.getByText(/^Gửi lại được/)).toBeVisible();

    act(() => jest.advanceTimersByTime(600_000));

    expect(row.getByRole('button', { name: 'Gửi lại lời mời cho a@example.com' })).toBeVisible();
    expect(row.queryByText(/^Gửi lại được/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('an English reader finds everything on the page of invitations', async () => {
  listed = [anInvitation()];
  await renderRemote(remote, { at: paths.invite.to(), session: aMemberSession(), language: 'en' });

  expect(await wholePage('Send invitations')).toMatchInlineSnapshot(`
   "title: Invitations | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/referral: Invite friends, earn rewards
         li
           span aria-current=page: Invitations
     h1: Invitations
     nav aria-label=Parts of the referral programme
       ul
         li
           a href=/en/referral: Share
         li
           a aria-current=page href=/en/referral/invite: Invitations
         li
           a href=/en/referral/rewards: Rewards
         li
           a href=/en/referral/contacts: Contacts
     div aria-label=Invite friends role=group tabindex=-1
       section aria-labelledby→"Invite friends by email" tabindex=-1
         h2: Invite friends by email
         form aria-label=Invite friends by email
           label: Your friends’ email addresses
           textarea aria-describedby→"One a line, or with commas between them. At most 50 people a…" autocomplete=off name=emails
           p: One a line, or with commas between them. At most 50 people at once.
           label: Message (optional)
           textarea aria-describedby→"Your friends see it in the invitation. Links are not allowed…" maxlength=500 name=message
           p: Your friends see it in the invitation. Links are not allowed.
           label: Language of the invitation
           select name=lang value=en
             option: Tiếng Việt
             option: English
           button type=submit: Send invitations
       nav aria-label=Filter by state
         ul
           li
             a aria-current=page href=/en/referral/invite: All
           li
             a href=/en/referral/invite?state=SENT: Sent
           li
             a href=/en/referral/invite?state=OPENED: Opened
           li
             a href=/en/referral/invite?state=JOINED: Signed up
           li
             a href=/en/referral/invite?state=ORDERED: Ordered
           li
             a href=/en/referral/invite?state=REWARDED: Rewarded
       section aria-labelledby→"Invitations you sent" tabindex=-1
         h2: Invitations you sent
         p role=status: 1 invitation
         ul
           li
             article aria-label=minh@example.com
               minh@example.com
               p
                 Sent
                 time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
               Sent
               button aria-label=Send the invitation to minh@example.com again type=button: Send again
         p
           You have reached the end of the list.
           a href=/en/catalog/products: See products"
  `);
});
