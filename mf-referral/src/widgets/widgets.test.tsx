import { screen, waitFor } from '@testing-library/react';
import { answers, aSession, renderWidget, startServer } from '@storefront/shared/testing';
import { campaign } from '../member/campaign';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aCampaign, aMemberSession, aTotal } from '../testing/builders';
import * as codeInAddress from './code-in-address';
import * as inviteBanner from './invite-banner';
import * as referralBalance from './referral-balance';

const server = startServer();

test.each([
  ['vi', /nhận 50\.000\s₫ cho mỗi người/, 'Xem chương trình'],
  ['en', /get 50,000\s₫ for each/, 'About the programme'],
] as const)('a shopper on the home page sees what inviting earns (%s)', async (language, title, action) => {
  server.use(answers('get', 'campaign/campaign/active', aCampaign()));
  await renderWidget(remote, 'invite-banner', inviteBanner, { language });

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute(
    'href',
    expect.stringContaining(paths.programme.to()),
  );
});

test('without a campaign the banner is left out', async () => {
  server.use(answers('get', 'campaign/campaign/active', null));
  const { store } = await renderWidget(remote, 'invite-banner', inviteBanner);

  await waitFor(() =>
    expect(campaign.select(store.getState() as never, { language: 'vi' }).data).toEqual({ active: null }),
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a member sees the balance in the portal', async () => {
  server.use(answers('get', 'campaign/reward/total-reward', aTotal()));
  await renderWidget(remote, 'referral-balance', referralBalance, { session: aMemberSession() });

  expect(await screen.findByRole('heading', { name: /600\.000\s₫/ })).toBeVisible();
  expect(screen.getByText(/Rút được ngay 200\.000\s₫/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.rewards.to());
});

test('a customer who has not joined is told of the programme, without a request', async () => {
  await renderWidget(remote, 'referral-balance', referralBalance, { session: aSession });

  expect(await screen.findByRole('heading', { name: 'Mời bạn bè, nhận thưởng' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.programme.to());
});

test('a visitor who comes to any page with a code counts for its owner', async () => {
  const touches: unknown[] = [];
  server.use(
    answers('post', 'campaign/referral/touch', async (request: Request) => {
      touches.push(await request.json());
      return { attributed: true, code: 'LAN2026', inviterName: 'Lan' };
    }),
  );
  await renderWidget(remote, 'code-in-address', codeInAddress, { at: '/products/ao-thun?ref=LAN2026' });

  await waitFor(() => expect(touches).toEqual([{ code: 'LAN2026', landing: '/products/ao-thun' }]));
});
