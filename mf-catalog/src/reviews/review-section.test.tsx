import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote, ReviewPage } from '@storefront/shared/contracts';
import { loggedOut } from '@storefront/shared/store';
import {
  anOwnReview,
  answers,
  aPicture,
  aReview,
  aReviewableLine,
  aReviewPage,
  aSession,
  refuses,
  type RenderOptions,
  renderRemote,
  expectOwnWrites,
  startServer,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { reviewNeeds, reviewSaga, reviewSlices } from './reviews';
import { ReviewSection } from './review-section';

const slug = 'ao-thun-co-tron';
/** A page that shows the reviews of one product and nothing else. */
const reviewsPage: Remote = {
  ...remote,
  routes: [
    {
      path: paths.product.pattern,
      lazy: async () => ({
        Component: () => <ReviewSection productId="shirt" slug={slug} name="Áo thun cổ tròn" />,
        slices: reviewSlices,
        saga: reviewSaga,
        needs: ({ params, language }) => reviewNeeds(params['slug'] ?? '', language),
      }),
    },
  ],
};

const asked: URL[] = [];
const server = startServer();
expectOwnWrites(server);
// Forms in a dialog are long walks for queries by role. Whether something can be seen is asked where it matters.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
jest.setTimeout(90_000);
beforeEach(() => {
  asked.length = 0;
});

const listOf =
  (page: ReviewPage | ((url: URL) => ReviewPage)) =>
  (request: Request): ReviewPage => {
    const url = new URL(request.url);
    asked.push(url);
    return typeof page === 'function' ? page(url) : page;
  };
const shows = (page: ReviewPage | ((url: URL) => ReviewPage)) =>
  server.use(
    answers('get', 'main/review/list', listOf(page)),
    answers('get', 'main/review/list/with-auth', listOf(page)),
  );
async function openReviews(options: Partial<RenderOptions> = {}) {
  const user = userEvent.setup({ delay: null });
  const rendered = await renderRemote(reviewsPage, { at: paths.product.to(slug), ...options });
  await screen.findByRole('heading', { level: 2 });
  return { user, ...rendered };
}
const lastAsked = (name: string) => asked.at(-1)?.searchParams.get(name) ?? null;

describe('a review in another language', () => {
  const both = aReviewPage([
    aReview({ content: 'Vải mềm, mặc mát.' }),
    aReview({ id: 'review-2', content: 'Thin fabric.', language: 'en' }),
  ]);

  test('is labelled, and one in the language of the page is not', async () => {
    shows(both);
    const { unmount } = await openReviews();
    expect(await screen.findByText('Viết bằng tiếng Anh')).toBeVisible();
    expect(screen.queryByText('Viết bằng tiếng Việt')).not.toBeInTheDocument();
    unmount();

    shows(both);
    await openReviews({ language: 'en' });
    expect(await screen.findByText('Written in Vietnamese')).toBeVisible();
    expect(screen.queryByText('Written in English')).not.toBeInTheDocument();
  });
});

describe('a shopper', () => {
  test('reads what buyers say, with the average, the photos and the seller’s reply', async () => {
    shows(
      aReviewPage([
        aReview({
          pictures: [aPicture({ url: '/api/main/media/a' }), aPicture({ url: '/api/main/media/b' })],
          reply: { content: 'Cảm ơn bạn.', at: '2026-11-02T03:00:00.000Z' },
        }),
        aReview({ id: 'review-2', rating: 2, title: null, content: 'Thin fabric.', language: 'en' }),
      ]),
    );
    const { user } = await openReviews();

    const first = within((await screen.findAllByRole('article'))[0]!);
    expect(screen.getByText('3,5 trên 5')).toBeInTheDocument();
    expect(first.getByText('Trần Thu H.')).toBeVisible();
    expect(first.getByText('Đã mua hàng')).toBeVisible();
    expect(first.getByText('5 trên 5 sao')).toBeInTheDocument();
    expect(first.getByText('Cửa hàng trả lời')).toBeVisible();
    expect(screen.getByText('Thin fabric.')).toHaveAttribute('lang', 'en');

    await user.click(first.getByRole('button', { name: 'Xem ảnh 1 của Trần Thu H.' }));
    const viewer = within(screen.getByRole('dialog', { name: 'Ảnh 1/2 của Trần Thu H.' }));
    await user.click(viewer.getByRole('button', { name: 'Ảnh sau' }));
    expect(screen.getByRole('img', { name: 'Ảnh 2 của Trần Thu H.' })).toBeVisible();

    viewer.getByRole('group', { name: 'Ảnh 2/2 của Trần Thu H.' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'Ảnh 1 của Trần Thu H.' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Ảnh 2 của Trần Thu H.' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Ảnh 1 của Trần Thu H.' })).toBeVisible();
  });

  test('sees HTML in a review as the text that it is', async () => {
    const [author, content] = ['"><script>x</script>', '<img src=x onerror=alert(1)>'];
    shows(aReviewPage([aReview({ author, title: '<b>x</b>', content })]));
    await openReviews();

    expect(await screen.findByText(author)).toBeVisible();
    expect(document.querySelector('body script')).toBeNull();
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '<b>x</b>' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('sees only those with so many stars, and all again', async () => {
    const rows = [aReview(), aReview({ id: 'bad', rating: 1, content: 'Phai màu.' })];
    shows((url) => {
      const rating = url.searchParams.get('rating');
      const shown = rating ? rows.filter((row) => String(row.rating) === rating) : rows;
      return { ...aReviewPage(shown), summary: aReviewPage(rows).summary };
    });
    const { user } = await openReviews();

    await user.click(await screen.findByRole('button', { name: '1 sao: 1 đánh giá' }));

    await waitFor(() => expect(screen.queryByText('Vải dày, mặc mát.')).not.toBeInTheDocument());
    expect(screen.getByText('Phai màu.')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 sao: 1 đánh giá' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '3 sao: 0 đánh giá' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Bỏ lọc' }));
    expect(await screen.findByText('Vải dày, mặc mát.')).toBeVisible();
  });

  test('sorts them, keeps to those with photos, and asks for more', async () => {
    shows((url) => {
      const page = Number(url.searchParams.get('page'));
      const rows = [
        aReview({ id: `on-${String(page)}`, content: `Trang ${String(page)}`, pictures: [aPicture()] }),
      ];
      return aReviewPage(rows, { meta: { page, limit: 5, total: 7, totalPages: 2 } });
    });
    const { user } = await openReviews();

    await user.click(await screen.findByRole('button', { name: 'Xem thêm đánh giá' }));
    expect(await screen.findByText('Trang 2')).toBeVisible();
    expect(screen.getByText('Trang 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Xem thêm đánh giá' })).not.toBeInTheDocument();

    await user.selectOptions(screen.getByLabelText('Sắp xếp'), 'Hữu ích nhất');
    await waitFor(() => expect(lastAsked('sort')).toBe('helpful'));
    const sorted = asked.filter(({ searchParams }) => searchParams.get('sort') === 'helpful');
    expect(sorted.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);
    await user.click(screen.getByRole('button', { name: 'Có ảnh (1)' }));
    await waitFor(() => expect(lastAsked('withPhotos')).toBe('true'));
    expect(lastAsked('slug')).toBe(slug);
  });

  test('who finds no review is told who may write the first', async () => {
    shows(aReviewPage([]));
    await openReviews();

    expect(await screen.findByRole('heading', { name: 'Chưa có đánh giá nào' })).toBeVisible();
    expect(screen.getByText(/Chỉ người đã mua mới viết được đánh giá/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng nhập để viết đánh giá' })).toHaveAttribute(
      'href',
      testPathTo('account/login', { redirectUrl: `${paths.product.to(slug)}#reviews` }),
    );
  });

  test('who follows the link of an order before signing in comes back to the review of that piece', async () => {
    shows(aReviewPage([]));
    const at = `${paths.product.to(slug)}?v=shirt-black-m&review=line-2#reviews`;
    await openReviews({ at });

    expect(await screen.findByRole('link', { name: 'Đăng nhập để viết đánh giá' })).toHaveAttribute(
      'href',
      testPathTo('account/login', { redirectUrl: at }),
    );
  });

  test('can retry when the reviews fail to load', async () => {
    shows(aReviewPage());
    server.use(refuses('get', 'main/review/list', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
    const { user } = await openReviews();

    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByText('Vải dày, mặc mát.')).toBeVisible();
  });

  test('who is not signed in and praises a review is told so, and nothing is sent', async () => {
    shows(aReviewPage());
    const { user, store } = await openReviews();
    const helpful = await screen.findByRole('button', { name: 'Đánh giá của Trần Thu H. hữu ích' });

    await user.click(helpful);

    expect(helpful).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.stringify(store.getState())).toContain('YouHaveNotLoggIn');
  });

  test('reads it in English', async () => {
    shows(aReviewPage());
    await openReviews({ language: 'en' });

    expect(await screen.findByText('Verified buyer')).toBeVisible();
    expect(screen.getByText('5.0 out of 5')).toBeInTheDocument();
  });
});

describe('a customer', () => {
  const mine = (page: Partial<ReviewPage> = {}) =>
    aReviewPage([aReview({ isMine: false, isHelpful: false, isReported: false })], {
      canReview: false,
      reviewable: [],
      own: [],
      ...page,
    });

  test('says that a review helped, sees it counted, and takes it back', async () => {
    shows(mine());
    server.use(
      answers('post', 'main/review/review-1/helpful', { isHelpful: true, helpfulCount: 3 }),
      answers('delete', 'main/review/review-1/helpful', { isHelpful: false, helpfulCount: 2 }),
    );
    const { user } = await openReviews({ session: aSession });
    const helpful = await screen.findByRole('button', { name: 'Đánh giá của Trần Thu H. hữu ích' });

    await user.click(helpful);
    expect(helpful).toHaveAttribute('aria-pressed', 'true');
    expect(helpful).toHaveTextContent('Hữu ích (3)');
    await waitFor(() => expect(helpful).not.toHaveAttribute('aria-busy'));
    await user.click(helpful);
    await waitFor(() => expect(helpful).not.toHaveAttribute('aria-busy'));
    expect(helpful).toHaveAttribute('aria-pressed', 'false');
    expect(helpful).toHaveTextContent('Hữu ích (2)');
  });

  test('a vote that is counted after its reader signed out is not shown as the next one’s', async () => {
    shows(mine());
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let isSent = false;
    server.use(
      answers('post', 'main/review/review-1/helpful', async () => {
        isSent = true;
        await answered;
        return { isHelpful: true, helpfulCount: 33 };
      }),
    );
    const { user, store } = await openReviews({ session: aSession });
    const helpful = () => screen.findByRole('button', { name: 'Đánh giá của Trần Thu H. hữu ích' });
    await user.click(await helpful());
    await waitFor(() => expect(isSent).toBe(true));

    act(() => {
      store.dispatch(loggedOut());
    });
    await act(async () => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });

    expect(await helpful()).toHaveAttribute('aria-pressed', 'false');
    expect(await helpful()).not.toHaveTextContent('33');
  });

  test('who presses twice says it once', async () => {
    shows(mine());
    let asked = 0;
    server.use(
      answers('post', 'main/review/review-1/helpful', () => {
        asked += 1;
        return { isHelpful: true, helpfulCount: 3 };
      }),
      answers('delete', 'main/review/review-1/helpful', () => {
        asked += 1;
        return { isHelpful: false, helpfulCount: 2 };
      }),
    );
    const { user } = await openReviews({ session: aSession });
    const helpful = await screen.findByRole('button', { name: 'Đánh giá của Trần Thu H. hữu ích' });

    await user.dblClick(helpful);

    await waitFor(() => expect(helpful).not.toHaveAttribute('aria-busy'));
    expect(helpful).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toBe(1);
  });

  test('whose vote cannot be taken back still sees it counted', async () => {
    shows(mine());
    server.use(
      answers('post', 'main/review/review-1/helpful', { isHelpful: true, helpfulCount: 7 }),
      refuses('delete', 'main/review/review-1/helpful', 500, 'INTERNAL_ERROR'),
    );
    const { user } = await openReviews({ session: aSession });
    const helpful = await screen.findByRole('button', { name: 'Đánh giá của Trần Thu H. hữu ích' });
    await user.click(helpful);
    await waitFor(() => expect(helpful).toHaveTextContent('Hữu ích (7)'));

    await user.click(helpful);

    expect((await screen.findAllByText('Chưa ghi nhận được. Bạn thử lại nhé.'))[0]).toBeVisible();
    expect(helpful).toHaveAttribute('aria-pressed', 'true');
    expect(helpful).toHaveTextContent('Hữu ích (7)');
  });

  test('whose vote is lost sees it taken back, and why', async () => {
    shows(mine());
    server.use(refuses('post', 'main/review/review-1/helpful', 500, 'INTERNAL_ERROR'));
    const { user } = await openReviews({ session: aSession });
    const helpful = await screen.findByRole('button', { name: 'Đánh giá của Trần Thu H. hữu ích' });

    await user.click(helpful);

    expect((await screen.findAllByText('Chưa ghi nhận được. Bạn thử lại nhé.'))[0]).toBeVisible();
    expect(helpful).toHaveAttribute('aria-pressed', 'false');
    expect(helpful).toHaveTextContent('Hữu ích (2)');
  });

  test('reports a review with a reason', async () => {
    const sent: unknown[] = [];
    shows(mine());
    server.use(
      answers('post', 'main/review/review-1/report', async (request: Request) => {
        sent.push(await request.json());
        return null;
      }),
    );
    const { user } = await openReviews({ session: aSession });

    await user.click(await screen.findByRole('button', { name: 'Báo vi phạm đánh giá của Trần Thu H.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Báo vi phạm' }));
    await user.click(dialog.getByRole('radio', { name: 'Nói về sản phẩm khác' }));
    await user.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));

    expect(await dialog.findByText(/Đã nhận báo cáo/)).toBeVisible();
    expect(sent).toEqual([{ reason: 'WRONG_PRODUCT' }]);
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));
    expect(await screen.findByText('Bạn đã báo vi phạm')).toBeVisible();
  });

  test('who reported a review before is told so, and sees it as reported', async () => {
    shows(mine());
    server.use(refuses('post', 'main/review/review-1/report', 409, 'REVIEW_ALREADY_REPORTED'));
    const { user } = await openReviews({ session: aSession });
    await user.click(await screen.findByRole('button', { name: 'Báo vi phạm đánh giá của Trần Thu H.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Báo vi phạm' }));

    await user.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    expect(await screen.findByText('Bạn đã báo vi phạm')).toBeVisible();
  });

  test('who has not bought the product is told when they can write', async () => {
    shows(mine());
    await openReviews({ session: aSession });

    expect(await screen.findByText('Bạn viết được đánh giá sau khi nhận hàng.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Viết đánh giá' })).not.toBeInTheDocument();
  });

  test('whom the server did not know when it drew the page gets what is theirs', async () => {
    shows((url) =>
      url.pathname.endsWith('/with-auth')
        ? mine({ canReview: true, reviewable: [aReviewableLine()] })
        : aReviewPage(),
    );
    await openReviews({ session: aSession });

    expect(await screen.findByRole('button', { name: 'Viết đánh giá' })).toBeVisible();
  });

  test('whose sign-in was not known when the reviews were asked gets what is theirs once they are here', async () => {
    shows(() =>
      asked.length === 1 ? aReviewPage() : mine({ canReview: true, reviewable: [aReviewableLine()] }),
    );
    await openReviews({ session: aSession });

    expect(await screen.findByRole('button', { name: 'Viết đánh giá' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('sees where their own reviews stand', async () => {
    shows(
      mine({
        own: [
          anOwnReview({ id: 'own-1', status: 'PENDING', content: 'Đang chờ' }),
          anOwnReview({ id: 'own-2', status: 'REJECTED', rejectReason: 'Có quảng cáo', editableUntil: null }),
        ],
      }),
    );
    await openReviews({ session: aSession });

    expect(await screen.findByText(/Đang chờ nhân viên xem/)).toBeVisible();
    expect(screen.getByText('Không được hiện. Lý do: Có quảng cáo')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Sửa đánh giá' })).toHaveLength(1);
  });
});

test('an English reader finds everything on the reviews of a product', async () => {
  shows(aReviewPage([aReview()]));
  await openReviews({ language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Cửa hàng thử (en)
   body
     section aria-labelledby→"What buyers say"
       h2: What buyers say
       p: 5.0 out of 5 1 review
       div aria-label=Filter reviews role=group
         button aria-label=5-star reviews: 1 aria-pressed=false type=button: 5 stars 1
         button aria-label=4-star reviews: 0 aria-pressed=false disabled type=button: 4 stars 0
         button aria-label=3-star reviews: 0 aria-pressed=false disabled type=button: 3 stars 0
         button aria-label=2-star reviews: 0 aria-pressed=false disabled type=button: 2 stars 0
         button aria-label=1-star reviews: 0 aria-pressed=false disabled type=button: 1 star 0
       a href=/en/account/login?redirectUrl=%2Fproducts%2Fao-thun-co-tron%23reviews: Sign in to write a review
       p role=status: Reviews: 1
       label: Sort by
       select value=newest
         option: Newest
         option: Most helpful
         option: Most stars first
         option: Fewest stars first
       ul
         li
           article
             Trần Thu H. Verified buyer 5 out of 5 stars
             time datetime=2026-11-01T03:00:00.000Z: 1 Nov 2026
             · Bought: Đen, M Written in Vietnamese
             h3 lang=vi: Đáng tiền
             p lang=vi: Vải dày, mặc mát.
             button aria-label=The review by Trần Thu H. is helpful aria-pressed=false type=button: Helpful (2)
             button aria-label=Report the review by Trần Thu H. type=button: Report
             span aria-atomic=true role=status"
  `);
});
