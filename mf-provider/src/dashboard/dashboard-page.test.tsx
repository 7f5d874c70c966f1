import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSolutionRow } from '@storefront/shared/contracts';
import { answers, paged, refuses, renderRemote, renderWidget, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aMembership, aProviderSession, aRequest } from '../testing/builders';
import * as membershipMeter from '../widgets/membership-meter';

const server = startServer();
const rejected = {
  id: 'kho',
  titleVi: 'Kho thông minh',
  titleEn: '',
  reason: 'Ảnh mờ.',
  status: 'REJECTED',
} as OwnSolutionRow;

async function open(
  days: number,
  given: Parameters<typeof aMembership>[0] = {},
  asked = [aRequest()],
  wanted: string[] = [],
) {
  server.use(
    answers('get', 'main/membership/me', aMembership({ days, ...given })),
    answers('get', 'main/solution', ({ url }: Request) => {
      wanted.push(new URL(url).search);
      return { ...paged([rejected]), counts: { NEW: 3, PENDING: 1, APPROVED: 2, REJECTED: 1 } };
    }),
    answers('get', 'main/solution/request', {
      ...paged(asked),
      counts: { NEW: 1, IN_PROGRESS: 0, DONE: 0, REJECTED: 0, WITHDRAWN: 0 },
    }),
  );
  return renderRemote(remote, { at: '/provider', session: aProviderSession });
}

test('a provider sees at once how everything stands and what needs an answer', async () => {
  await open(12);

  expect(await screen.findByRole('heading', { level: 1, name: 'Công ty Sao Mai' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Đã đăng 2/5, còn 12 ngày' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '3 Bản nháp' })).toHaveAttribute(
    'href',
    '/provider/solutions?state=NEW',
  );
  expect(await screen.findByRole('link', { name: 'Lê Thu' })).toHaveAttribute(
    'href',
    '/provider/requests/request-1',
  );
  expect(screen.getByText('Chưa được duyệt: Ảnh mờ.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gia hạn' })).not.toBeInTheDocument();
});

test.each([
  [7, 'Gói thành viên còn 7 ngày'],
  [3, 'Gói thành viên còn 3 ngày'],
  [1, 'Gói thành viên hết hạn trong hôm nay'],
])('a provider is warned %s days before the end', async (days, title) => {
  await open(days);

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gia hạn' })).toHaveAttribute(
    'href',
    '/provider/membership?plan=BASIC',
  );
});

test('a plan that is to end is not asked to be renewed', async () => {
  await open(3, { cancelledAt: '2026-11-26T00:00:00.000Z' });

  await screen.findByRole('heading', { name: 'Đã đăng 2/5, còn 3 ngày' });
  expect(screen.queryByRole('link', { name: 'Gia hạn' })).not.toBeInTheDocument();
});

test('a plan that another one follows is not asked to be renewed, and a trial that ends leads to all plans', async () => {
  const nextPlan = {
    planId: 'PRO',
    startsAt: '2026-12-01T00:00:00.000Z',
    expiresAt: '2026-12-31T00:00:00.000Z',
  } as const;
  const { unmount } = await open(3, { nextPlan });
  await screen.findByRole('heading', { name: 'Đã đăng 2/5, còn 3 ngày' });
  expect(screen.queryByRole('link', { name: 'Gia hạn' })).not.toBeInTheDocument();
  unmount();

  await open(3, { plan: 'FREE' });

  expect(await screen.findByRole('link', { name: 'Gia hạn' })).toHaveAttribute(
    'href',
    '/provider/membership',
  );
});

test('a provider sees the five newest requests with the way to all of them, and the rejected solutions only', async () => {
  const wanted: string[] = [];
  const asked = Array.from({ length: 6 }, (_, at) =>
    aRequest({
      id: `request-${String(at)}`,
      requester: { name: `Khách ${String(at)}`, email: null, phone: null },
    }),
  );
  await open(12, {}, asked, wanted);

  const requests = within(await screen.findByRole('region', { name: 'Yêu cầu tư vấn mới' }));
  expect((await requests.findAllByRole('link', { name: /^Khách/ })).map((link) => link.textContent)).toEqual([
    'Khách 0',
    'Khách 1',
    'Khách 2',
    'Khách 3',
    'Khách 4',
  ]);
  expect(requests.getByRole('link', { name: 'Xem 6 yêu cầu mới' })).toHaveAttribute(
    'href',
    '/provider/requests?state=NEW',
  );
  expect(wanted).toEqual(['?status=REJECTED&limit=5']);
});

test('the portal shows the meter, and nothing when the plan is not known', async () => {
  server.use(answers('get', 'main/membership/me', aMembership()));
  const given = { session: aProviderSession };
  const { unmount } = await renderWidget(remote, 'membership-meter', membershipMeter, given);
  expect(await screen.findByRole('heading', { name: 'Đã đăng 2/5, còn 12 ngày' })).toBeVisible();
  unmount();

  server.use(refuses('get', 'main/membership/me', 503, 'SERVICE_UNAVAILABLE'));
  await renderWidget(remote, 'membership-meter', membershipMeter, given);
  await waitFor(() => expect(document.querySelector('[data-kind]')).toBeNull());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(remote.slots.map(({ access }) => access)).toEqual(['provider']);
});
