import { screen, within } from '@testing-library/react';
import { anOwnReview, answers, aSession, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aWaitingProduct } from '../testing/saved-builders';

const server = startServer();

test('a customer sees what they wrote and what became of it, and what waits for a word', async () => {
  server.use(
    answers('get', 'main/review/waiting', [aWaitingProduct()]),
    answers(
      'get',
      'main/review/mine',
      paged([
        anOwnReview({ rating: 4, reply: { content: 'Cảm ơn bạn.', at: '2026-11-11T03:00:00.000Z' } }),
        anOwnReview({ id: 'r2', status: 'PENDING', content: 'Xem ở re-hon.com' }),
        anOwnReview({
          id: 'r3',
          status: 'REJECTED',
          rejectReason: 'Có quảng cáo',
          content: '<b>Mua đi</b>',
          editableUntil: '2026-12-10T03:00:00.000Z',
        }),
      ]),
    ),
  );
  await renderRemote(remote, { at: paths.reviews.to(), session: aSession });

  const waiting = within(await screen.findByRole('region', { name: 'Chờ bạn đánh giá' }));
  expect(waiting.getByText('Trắng · L · mua ngày 12/11/2026')).toBeVisible();
  expect(waiting.getByRole('link', { name: 'Viết đánh giá: Mũ lưỡi trai' })).toHaveAttribute(
    'href',
    '/catalog/product?slug=mu-luoi-trai&review=line-1#reviews',
  );
  const picture = document.querySelector<HTMLImageElement>('[aria-labelledby="reviews-waiting"] img');
  expect(picture?.src).toContain('white-cap');
  const own = await within(screen.getByRole('region', { name: 'Đã viết' })).findAllByRole('article');
  const [first, second, third] = own.map((article) => within(article));
  expect(first?.getByText('Đã đăng')).toBeVisible();
  expect(first?.getByText('4 trên 5 sao', { exact: false })).toBeVisible();
  expect(first?.getByText('Cảm ơn bạn.')).toBeVisible();
  expect(second?.getByText('Đang chờ duyệt')).toBeVisible();
  expect(third?.getByText('Lý do: Có quảng cáo')).toBeVisible();
  expect(third?.getByText('<b>Mua đi</b>')).toBeVisible();
  expect(third?.getByText(/đến ngày 10\/12\/2026/)).toBeVisible();
});

test('a customer reads the second page of their reviews, without the products that wait for a review', async () => {
  const asked: string[] = [];
  server.use(
    answers('get', 'main/review/waiting', [aWaitingProduct()]),
    answers('get', 'main/review/mine', ({ url }: Request) => {
      asked.push(new URL(url).search);
      return {
        data: [anOwnReview({ rating: 4, language: 'en', content: 'Fits well.', rejectReason: 'Cũ' })],
        meta: { page: 2, limit: 10, total: 11, totalPages: 2 },
      };
    }),
  );
  await renderRemote(remote, { at: `${paths.reviews.to()}?page=2`, session: aSession });

  const text = await screen.findByText('Fits well.');
  expect(text).toHaveAttribute('lang', 'en');
  expect(text.closest('article')).toHaveTextContent('★★★★☆ ');
  expect(screen.queryByText('Lý do: Cũ')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Chờ bạn đánh giá' })).not.toBeInTheDocument();
  expect(asked).toEqual(['?page=2&limit=10']);
});

test('who has written nothing is led to their orders, in English', async () => {
  server.use(answers('get', 'main/review/waiting', []), answers('get', 'main/review/mine', paged([])));
  await renderRemote(remote, { at: paths.reviews.to(), session: aSession, language: 'en' });

  expect(await screen.findByText('You have written no reviews yet')).toBeVisible();
  expect(screen.queryByText('Waiting for your review')).not.toBeInTheDocument();
});
