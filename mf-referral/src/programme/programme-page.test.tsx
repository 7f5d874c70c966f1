import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { selectNotifications, selectReferralAuth } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
  testPathTo,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aCampaign, aMember, aMemberSession } from '../testing/builders';
import { programmePage } from './programme-page';

const server = startServer();
expectOwnWrites(server);
beforeEach(() => {
  server.use(
    answers('get', 'campaign/campaign/active', aCampaign()),
    answers('get', 'campaign/referral/me', aMember()),
  );
});

test.each([
  ['vi', /50\.000\s₫/, 'Giảm 10%', 'Đăng nhập để tham gia'],
  ['en', /50,000\s₫/, '10% off', 'Sign in to join'],
] as const)(
  'a visitor reads what both sides get, and signs in to join (%s)',
  async (language, amount, off, action) => {
    await renderRemote(remote, { at: paths.programme.to(), language });

    expect(await screen.findByText(amount, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(off)).toBeVisible();
    expect(screen.getByText(language === 'vi' ? 'Ra mắt' : 'Started on')).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      expect.stringContaining(testPathTo('account/login', { redirectUrl: '/referral' })),
    );
  },
);

test('without a campaign the page says so, and nobody is asked to join', async () => {
  server.use(answers('get', 'campaign/campaign/active', null));
  await renderRemote(remote, { at: paths.programme.to(), session: aSession });

  expect(await screen.findByText('Hiện chưa có đợt giới thiệu nào')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a customer joins only with consent, and then has a code, a link and pictures to share', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('post', 'campaign/referral/join', async (request: Request) => {
      sent.push([await request.json(), request.headers.get('authorization')]);
      return {
        code: 'LAN2026',
        referralCredentials: {
          companyName: 'cong-ty',
          accessToken: 'referral-1',
          refreshToken: 'referral-refresh-1',
          expiredIn: 3_600_000,
        },
      };
    }),
  );
  const { store } = await renderRemote(remote, { at: paths.programme.to(), session: aSession });
  const join = await screen.findByRole('button', { name: 'Tham gia và nhận mã' });
  await userEvent.click(join);
  expect(await screen.findByRole('checkbox')).toHaveAccessibleDescription(/Bạn cần đồng ý/);
  expect(sent).toEqual([]);

  expect(screen.getByRole('list', { name: 'Điều khoản của chương trình' })).toHaveTextContent(
    /đơn bị trả lại/,
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(join);

  const link = await screen.findByRole('textbox', { name: 'Liên kết của bạn' });
  expect(link).toHaveValue(aMember().link);
  expect(document.body).not.toHaveFocus();
  // What the server rendered does not move when the browser finds a member.
  const offer = screen.getByRole('region', { name: aCampaign().name });
  expect(offer.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The ways to the other parts stand above it, as on those.
  const tabs = screen.getByRole('navigation', { name: 'Các phần của chương trình giới thiệu' });
  expect(tabs.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('LAN2026')).toBeVisible();
  expect(screen.getByRole('img', { name: /Mã QR/ })).toHaveAttribute('src', aMember().qrCode);
  expect(screen.getByRole('img', { name: /Thẻ mời với mã LAN2026/ })).toHaveAttribute(
    'src',
    'http://shop.test/api/ecard/ecard/referral/LAN2026?lang=vi',
  );
  expect(sent).toEqual([[{ consent: true }, 'Bearer test-token']]);
  expect(selectReferralAuth(store.getState())?.expiredIn).toBeGreaterThan(Date.now());
  expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('referral:Joined');
});

test('staff learn that they cannot join', async () => {
  server.use(refuses('post', 'campaign/referral/join', 409, 'REFERRAL_STAFF'));
  await renderRemote(remote, { at: paths.programme.to(), session: aSession });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Tham gia và nhận mã' }));

  expect(await screen.findByText(/nhân viên không tham gia chương trình/)).toBeVisible();
});

test('a member finds the code, the results and the ways on among the pages of the profile', async () => {
  await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession() });

  expect(await screen.findByText('LAN2026')).toBeVisible();
  expect(screen.getByText('Đã mở liên kết').nextSibling).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: 'Phần thưởng' })).toHaveAttribute('href', paths.rewards.to());
});

test('a member whose picture cannot be loaded to be shared is told so', async () => {
  Object.assign(navigator, { canShare: () => true, share: () => Promise.resolve() });
  server.use(refuses('get', 'ecard/ecard/referral/LAN2026', 503, 'SERVICE_UNAVAILABLE'));
  const { store } = await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession() });
  await userEvent.click(await screen.findByRole('button', { name: 'Chia sẻ ảnh' }));

  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('referral:PictureNotShared'),
  );
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

test('a customer who has not joined is led from the profile to the programme', async () => {
  const { location } = await renderRemote(remote, { at: paths.profile.to(), session: aSession });
  await userEvent.click(await screen.findByRole('link', { name: 'Xem chương trình' }));

  expect(location()).toBe('/referral');
});

test('a membership that has expired is renewed by itself, and the page shows its data', async () => {
  const asked: string[] = [];
  server.use(
    answers('post', 'campaign/referral/refresh', async (request: Request) => {
      asked.push(((await request.json()) as { refreshToken: string }).refreshToken);
      return {
        companyName: 'cong-ty',
        accessToken: 'referral-2',
        refreshToken: 'next',
        expiredIn: 3_600_000,
      };
    }),
    answers('get', 'campaign/referral/me', (request: Request) => {
      asked.push(request.headers.get('authorization') ?? '');
      return aMember();
    }),
  );
  await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession(-1_000) });

  expect(await screen.findByText('LAN2026')).toBeVisible();
  expect(asked).toEqual(['referral-refresh-1', 'Bearer referral-2']);
});

test('a renewal that fails for a moment is tried again with the page', async () => {
  server.use(refuses('post', 'campaign/referral/refresh', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession(-1_000) });
  const again = await screen.findByRole('button', { name: 'Thử lại' });
  server.use(
    answers('post', 'campaign/referral/refresh', {
      companyName: 'cong-ty',
      accessToken: 'referral-2',
      refreshToken: 'next',
      expiredIn: 3_600_000,
    }),
  );
  await userEvent.click(again);

  expect(await screen.findByText('LAN2026')).toBeVisible();
});

test('a membership that cannot be renewed is opened again by the customer', async () => {
  server.use(
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
  const { store } = await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession(-1_000) });
  expect(await screen.findByText('Phiên giới thiệu của bạn đã hết hạn')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vào lại' }));

  expect(await screen.findByText('LAN2026')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/đã hết hạn/)).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: 'Giới thiệu bạn bè' })).toHaveFocus();
  expect(selectNotifications(store.getState())).toEqual([]);
});

test.each([
  [{ inviteeBenefit: null }, 'Đợt này không có quà cho người được mời.', /^Một mã giảm giá/],
  [
    {
      inviteeBenefit: {
        voucherCode: 'TANG',
        voucherName: 'Tặng một đôi tất',
        discount: { kind: 'QUANTITY', value: 1, maxDiscount: null },
        minSubtotal: 0,
      },
    },
    'Tặng một đôi tất',
    /đơn đầu tiên từ/,
  ],
  [
    {
      inviteeBenefit: {
        voucherCode: 'GIAM',
        voucherName: 'Giảm 30k',
        discount: { kind: 'FIXED', value: 30_000, maxDiscount: null },
        minSubtotal: 0,
      },
    },
    'Một mã giảm giá cho đơn đầu tiên.',
    /cho đơn đầu tiên từ/,
  ],
] as const)('what an invitee gets is said as it is (%#)', async (given, text, other) => {
  server.use(answers('get', 'campaign/campaign/active', aCampaign(given)));
  await renderRemote(remote, { at: paths.programme.to() });

  const friend = (await screen.findByRole('heading', { name: 'Bạn của bạn nhận' })).parentElement;
  expect(friend).toHaveTextContent(text);
  expect(friend).not.toHaveTextContent(other);
});

test('the name of a gift follows the language that a visitor changes to', async () => {
  const nameOf = { vi: 'Tặng một đôi tất', en: 'A pair of socks' };
  server.use(
    answers('get', 'campaign/campaign/active', (request: Request) =>
      aCampaign({
        inviteeBenefit: {
          voucherCode: 'TANG',
          voucherName: nameOf[request.headers.get('accept-language') === 'en' ? 'en' : 'vi'],
          discount: { kind: 'QUANTITY', value: 1, maxDiscount: null },
          minSubtotal: 0,
        },
      }),
    ),
  );
  const { changeLanguage } = await renderRemote(remote, { at: paths.programme.to() });
  expect(await screen.findByText(nameOf.vi)).toBeVisible();
  await changeLanguage('en');

  expect(await screen.findByText(nameOf.en)).toBeVisible();
});

test('a member is not asked to join', async () => {
  await renderRemote(remote, { at: paths.programme.to(), session: aMemberSession() });

  expect(await screen.findByText('LAN2026')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Tham gia chương trình' })).not.toBeInTheDocument();
});

test('search engines come again when the programme cannot be read', async () => {
  server.use(refuses('get', 'campaign/campaign/active', 503, 'SERVICE_UNAVAILABLE'));
  const { store } = await renderRemote(remote, { at: paths.programme.to() });
  await screen.findByRole('button', { name: 'Thử lại' });
  const at = { params: {}, query: new URLSearchParams(), language: 'vi' as const };

  expect(programmePage.status?.(store.getState() as never, at)).toBe(503);
});

describe('sharing', () => {
  afterEach(() => {
    Object.assign(navigator, { canShare: undefined, share: undefined });
  });

  test('the link is marked as a whole, and its addresses for other sites carry all of it', async () => {
    const link = 'https://shop.test/r/LAN2026?a=1&b=2';
    server.use(answers('get', 'campaign/referral/me', aMember({ link })));
    await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession() });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Liên kết của bạn' });
    await userEvent.click(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);

    const urlOf = (name: string) =>
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;
    expect(urlOf('Facebook').get('u')).toBe(link);
    expect(urlOf('Telegram').get('url')).toBe(link);
    expect(urlOf('Gửi email').get('body')).toMatch(/b=2$/);
  });

  test('thinking better of it is no failure', async () => {
    const given: ShareData[] = [];
    const leave = (data: ShareData) => {
      given.push(data);
      return Promise.reject(new DOMException('Not now.', 'AbortError'));
    };
    Object.assign(navigator, { canShare: () => true, share: leave });
    server.use(
      http.get(`${testApi}/ecard/ecard/referral/LAN2026`, () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/png' } }),
      ),
    );
    const { store } = await renderRemote(remote, { at: paths.profile.to(), session: aMemberSession() });
    await userEvent.click(await screen.findByRole('button', { name: 'Chia sẻ' }));
    await userEvent.click(screen.getByRole('button', { name: 'Chia sẻ ảnh' }));
    await waitFor(() => expect(given).toHaveLength(2));

    expect(given[0]).toMatchObject({ url: aMember().link });
    expect(given[1]?.files?.[0]).toMatchObject({ name: 'LAN2026.png', type: 'image/png' });
    expect(selectNotifications(store.getState())).toEqual([]);
  });
});
