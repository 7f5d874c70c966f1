import { act, screen, waitFor } from '@testing-library/react';
import type { Quote, QuoteRequest, SessionState } from '@storefront/shared/contracts';
import { selectReferralAuth } from '@storefront/shared/store';
import { answers, aSession, startServer } from '@storefront/shared/testing';
import { rewardChosen } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { aPaymentState, aQuote } from '../testing/builders';
import { aShop, type SentOrder } from '../testing/handlers';
import { openConfirmation } from '../testing/steps';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
});

const memberSession: Partial<SessionState> = {
  ...aSession,
  infoAuthReferral: {
    companyName: 'cong-ty',
    accessToken: 'referral-1',
    refreshToken: 'referral-refresh-1',
    expiredIn: Date.now() + 3_600_000,
  },
};
const balanceOf = (available: number) => answers('get', 'campaign/reward/total-reward', { available });

/** The balance of 100.000 ₫ pays as much of the goods as it can. */
function quoteWith({ useReward }: QuoteRequest): Quote {
  const plain = aQuote({ shippingFee: 30_000 });
  if (!useReward) return plain;
  const after = plain.grandTotal - 100_000;
  return {
    ...plain,
    grandTotal: after,
    trace: [...plain.trace, { step: 'REWARD', amount: -100_000, after }],
    quoteHash: 'hash-reward',
  };
}

test('a member pays with the reward balance: the price tells it, and the order says so once', async () => {
  const sent: SentOrder[] = [];
  server.use(
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop({ sent, quote: quoteWith }),
    balanceOf(100_000),
  );
  const { user, location } = await openConfirmation({ session: memberSession });
  await user.click(await screen.findByRole('checkbox', { name: /^Dùng tiền thưởng.*100\.000\s₫$/ }));

  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · 328\.000\s₫$/ }));

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(sent[0]?.body).toMatchObject({ useReward: true, quoteHash: 'hash-reward' });
  expect(sessionStorage.getItem('sf:checkout-draft')).not.toContain('"usesReward":true');
});

test('a member whose referral token has expired pays with the balance: the token is renewed once', async () => {
  const renewed: unknown[] = [];
  const asked: (string | null)[] = [];
  server.use(
    ...aShop({ quote: quoteWith }),
    answers('post', 'campaign/referral/refresh', async (request: Request) => {
      renewed.push(await request.json());
      return { ...memberSession.infoAuthReferral, accessToken: 'referral-2', expiredIn: 3_600_000 };
    }),
    answers('get', 'campaign/reward/total-reward', ({ headers }: Request) => {
      asked.push(headers.get('authorization'));
      return { available: 100_000 };
    }),
  );
  const infoAuthReferral = memberSession.infoAuthReferral && {
    ...memberSession.infoAuthReferral,
    expiredIn: Date.now() - 1_000,
  };
  const { store } = await openConfirmation({
    session: { ...aSession, infoAuthReferral: infoAuthReferral ?? null },
  });

  expect(await screen.findByRole('checkbox', { name: /^Dùng tiền thưởng.*100\.000\s₫$/ })).toBeVisible();
  expect(renewed).toEqual([{ refreshToken: 'referral-refresh-1' }]);
  expect(asked).toEqual(['Bearer referral-2']);
  expect(selectReferralAuth(store.getState())?.expiredIn).toBeGreaterThan(Date.now());
});

test('a reward that was chosen can be taken back while no balance is known', async () => {
  server.use(...aShop({ quote: quoteWith }));
  const { user, store } = await openConfirmation({ session: aSession });
  act(() => {
    store.dispatch(rewardChosen(true));
  });
  const chosen = await screen.findByRole('checkbox', { name: 'Dùng tiền thưởng giới thiệu' });
  expect(chosen).toBeChecked();
  await user.click(chosen);

  expect(await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeVisible();
});

test.each([
  ['a customer who is no member', aSession, 100_000],
  ['a member without a balance', memberSession, 0],
])('%s is not offered to pay with it', async (_who, session, available) => {
  server.use(...aShop({ quote: quoteWith }), balanceOf(available));
  await openConfirmation({ session });

  expect(await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /tiền thưởng/ })).not.toBeInTheDocument();
});
