import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Remote, ReviewPage } from '@storefront/shared/contracts';
import {
  anOwnReview,
  answers,
  aPicture,
  aReview,
  aReviewableLine,
  aReviewPage,
  aSession,
  enveloped,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { ReviewSection } from './review-section';
import { reviewNeeds, reviewSaga, reviewSlices } from './reviews';

const slug = 'ao-thun-co-tron';
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
const photoUrl = `/api/main/media/${'0'.repeat(32)}`;

let shown: ReviewPage;
const sent: { body: unknown; key: string | null }[] = [];
const server = startServer();
expectOwnWrites(server);
// Forms in a dialog are long walks for queries by role. Whether something can be seen is asked where it matters.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
jest.setTimeout(90_000);
beforeEach(() => {
  window.localStorage.clear();
  sent.length = 0;
  shown = aReviewPage([], { canReview: true, reviewable: [aReviewableLine()], own: [] });
  server.use(
    answers('get', 'main/review/list', () => shown),
    answers('get', 'main/review/list/with-auth', () => shown),
    answers('post', 'main/review/shirt/customer-review', async (request: Request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      shown = aReviewPage([aReview({ isMine: true })], { canReview: false, reviewable: [], own: [] });
      return { id: 'review-1', status: 'APPROVED' };
    }),
    answers('post', 'main/upload', {
      id: 'upload-1',
      url: photoUrl,
      width: 600,
      height: 400,
      color: '#336699',
    }),
    answers('delete', 'main/upload/upload-1', null),
  );
});

async function openForm(button = 'Viết đánh giá') {
  const user = userEvent.setup({ delay: null });
  const rendered = await renderRemote(reviewsPage, { at: paths.product.to(slug), session: aSession });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radiogroup', { name: 'Bạn chấm mấy sao?' });
  return { user, dialog, ...rendered };
}
/** Pasted: each letter that is typed draws the whole form again. */
async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
/** Opens the form again after it was closed. */
async function reopen(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Viết đánh giá' }));
  return within(await screen.findByRole('dialog'));
}
const photo = (name = 'anh.jpg', size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg', lastModified: 1 });

describe('a buyer', () => {
  test('who comes from an order writes at once about the piece of that order, and is asked only once', async () => {
    const lines = [
      aReviewableLine(),
      aReviewableLine({ orderLineId: 'line-2', orderCode: 'DH261102000034' }),
    ];
    shown = aReviewPage([], { canReview: true, reviewable: lines, own: [] });
    const user = userEvent.setup({ delay: null });
    const { location } = await renderRemote(reviewsPage, {
      at: `${paths.product.to(slug)}?review=line-2#reviews`,
      session: aSession,
    });

    const dialog = within(await screen.findByRole('dialog', { name: 'Viết đánh giá' }));
    expect(await dialog.findByRole('combobox')).toHaveValue('line-2');
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location()).not.toContain('review=');
  });

  test('whose piece is reviewed already or of another sees the reviews and no form', async () => {
    await renderRemote(reviewsPage, {
      at: `${paths.product.to(slug)}?review=someone-elses`,
      session: aSession,
    });

    expect(await screen.findByRole('button', { name: 'Viết đánh giá' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('gives stars and says why, with a photo, and reads it among the reviews', async () => {
    const { user, dialog } = await openForm();

    await user.click(dialog.getByLabelText('4 sao: Tốt'));
    await write(user, dialog.getByLabelText(/^Tóm lại một câu/), 'Đáng tiền');
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), ' Vải dày. ');
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());
    expect(await dialog.findByRole('img', { name: 'Ảnh 1' })).toHaveAttribute('src', `${photoUrl}?w=320`);
    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));

    expect(await screen.findByText('Cảm ơn bạn. Đánh giá đã hiện cho mọi người.')).toBeVisible();
    expect(sent).toEqual([
      {
        body: {
          orderLineId: 'line-1',
          rating: 4,
          title: 'Đáng tiền',
          content: 'Vải dày.',
          images: ['upload-1'],
        },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(await screen.findByText('Đánh giá của bạn')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });

  test('who forgets the stars and the words is told both at once, and nothing is sent', async () => {
    const { user, dialog } = await openForm();

    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));

    const summary = await dialog.findByRole('group', { name: /Vui lòng kiểm tra/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bạn chấm mấy sao?', 'Bạn thấy sản phẩm thế nào?']);
    expect(dialog.getByText('Bạn chưa chọn số sao.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('who closes the form finds what they typed again', async () => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByLabelText('2 sao: Chưa tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Viết dở');
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    await user.click(screen.getByRole('button', { name: 'Viết đánh giá' }));

    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByLabelText('Bạn thấy sản phẩm thế nào?')).toHaveValue('Viết dở');
    expect(again.getByLabelText('2 sao: Chưa tốt')).toBeChecked();
  });

  test('who closes the form finds their photos again, and sends them along', async () => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByLabelText('5 sao: Rất tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Vải dày.');
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());
    await dialog.findByRole('img', { name: 'Ảnh 1' });
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    const again = await reopen(user);
    expect(await again.findByRole('img', { name: 'Ảnh 1' })).toHaveAttribute('src', `${photoUrl}?w=320`);
    await user.click(again.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { images: ['upload-1'] } }]));
  });

  test('who adds nothing but a photo finds it again, and who takes it away does not', async () => {
    const { user, dialog } = await openForm();
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());
    await dialog.findByRole('img', { name: 'Ảnh 1' });
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    const again = await reopen(user);
    await user.click(await again.findByRole('button', { name: 'Bỏ ảnh 1' }));
    await user.click(again.getByRole('button', { name: 'Đóng' }));

    const last = await reopen(user);
    expect(last.queryByRole('img')).not.toBeInTheDocument();
  });

  test('who deletes every word they wrote does not find them again', async () => {
    const { user, dialog } = await openForm();
    const content = dialog.getByLabelText('Bạn thấy sản phẩm thế nào?');
    await write(user, content, 'Tốt');
    await user.clear(content);
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    const again = await reopen(user);
    expect(again.getByLabelText('Bạn thấy sản phẩm thế nào?')).toHaveValue('');
  });

  test('is told beside a photo why it was refused, and sends the review without it', async () => {
    server.use(refuses('post', 'main/upload', 415, 'FILE_TYPE_NOT_ALLOWED'));
    const { user, dialog } = await openForm();
    await user.click(dialog.getByLabelText('5 sao: Rất tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Tốt');
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());
    expect(await dialog.findByText(/không phải ảnh JPEG, PNG, WebP hay AVIF/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));
    expect((await dialog.findAllByText(/Có ảnh chưa gửi được/))[0]).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Bỏ ảnh 1' }));
    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));

    expect(await screen.findByText(/Đánh giá đã hiện/)).toBeVisible();
    expect(sent).toMatchObject([{ body: { images: [] } }]);
  });

  test('sends a photo again that was lost on its way, and its message goes', async () => {
    let uploads = 0;
    server.use(
      http.post(`${testApi}/main/upload`, () => {
        uploads += 1;
        return uploads === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { user, dialog } = await openForm();
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());

    await user.click(await dialog.findByRole('button', { name: 'Gửi lại ảnh 1' }));

    expect(await dialog.findByRole('img', { name: 'Ảnh 1' })).toHaveAttribute('src', `${photoUrl}?w=320`);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(within(dialog.getByRole('list', { name: 'Ảnh đã chọn' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    expect(uploads).toBe(2);
  });

  test('who takes a photo away takes it from the shop, also one that was still on its way', async () => {
    const taken: string[] = [];
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    let uploads = 0;
    server.use(
      http.delete(`${testApi}/main/upload/:id`, ({ params }) => {
        taken.push(String(params['id']));
        return HttpResponse.error();
      }),
      http.post(`${testApi}/main/upload`, async () => {
        uploads += 1;
        const id = `upload-${String(uploads)}`;
        if (uploads === 2) await arrived;
        return HttpResponse.json(enveloped({ id, url: photoUrl, width: 6, height: 4, color: '#336699' }));
      }),
    );
    const { user, dialog } = await openForm();
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());
    await dialog.findByRole('img', { name: 'Ảnh 1' });
    await user.click(dialog.getByRole('button', { name: 'Bỏ ảnh 1' }));
    await waitFor(() => expect(taken).toEqual(['upload-1']));

    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo('khac.jpg'));
    await waitFor(() => expect(uploads).toBe(2));
    await user.click(dialog.getByLabelText('5 sao: Rất tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Tốt');
    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));
    expect((await dialog.findAllByText(/^Ảnh đang được gửi\./))[0]).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Bỏ ảnh 1' }));
    answer();

    await waitFor(() => expect(taken).toEqual(['upload-1', 'upload-2']));
    expect(dialog.queryByRole('img', { name: 'Ảnh 1' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { images: [] } }]));
  });

  test('who takes a photo out of a review that shows it leaves it with the shop until the change is sent', async () => {
    const taken: string[] = [];
    shown = aReviewPage([], {
      canReview: false,
      reviewable: [],
      own: [anOwnReview({ pictures: [aPicture({ url: photoUrl })], uploads: ['upload-9'] })],
    });
    server.use(
      http.delete(`${testApi}/main/upload/:id`, ({ params }) => {
        taken.push(String(params['id']));
        return HttpResponse.json(enveloped(null));
      }),
    );
    const { user, dialog } = await openForm('Sửa đánh giá');
    await dialog.findByRole('img', { name: 'Ảnh 1' });
    await user.click(dialog.getByRole('button', { name: 'Bỏ ảnh 1' }));
    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo());
    await dialog.findByRole('img', { name: 'Ảnh 1' });
    await user.click(dialog.getByRole('button', { name: 'Bỏ ảnh 1' }));

    await waitFor(() => expect(taken).toEqual(['upload-1']));
  });

  test.each([
    '{broken',
    'null',
    '"text"',
    '[]',
    '{"rating":9,"title":5,"content":null,"photos":"x"}',
    '{"rating":"0","photos":[null,5,{"id":"a"},{"id":"a","url":"https://evil.example/x"},{"url":"/api/main/media/x"}]}',
  ])('finds an empty form where what was stored of it is %s', async (stored) => {
    jest
      .spyOn(Storage.prototype, 'getItem')
      .mockImplementation((key) => (key.startsWith('sf:review:') ? stored : null));
    const { dialog } = await openForm();

    expect(dialog.getByLabelText('Bạn thấy sản phẩm thế nào?')).toHaveValue('');
    expect(dialog.getByLabelText(/^Tóm lại một câu/)).toHaveValue('');
    for (const star of dialog.getAllByRole('radio')) expect(star).not.toBeChecked();
    expect(dialog.queryByRole('img', { name: 'Ảnh 1' })).not.toBeInTheDocument();
  });

  test('can write also where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { user, dialog } = await openForm();
    await user.click(dialog.getByLabelText('5 sao: Rất tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Tốt');

    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));

    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('cannot add a sixth photo, nor one over 5 MB', async () => {
    const { user, dialog } = await openForm();

    await user.upload(dialog.getByLabelText('Ảnh của bạn'), photo('lon.jpg', 5 * 1_048_576 + 1));
    expect(dialog.getByText('lon.jpg nặng hơn 5 MB nên không được thêm.')).toBeVisible();
    await user.upload(
      dialog.getByLabelText('Ảnh của bạn'),
      [1, 2, 3, 4, 5, 6].map((number) => photo(`${String(number)}.jpg`, 5 * 1_048_576)),
    );

    expect(dialog.getByText('Nhiều nhất 5 ảnh. Những ảnh sau không được thêm.')).toBeVisible();
    expect(await dialog.findByRole('img', { name: 'Ảnh 5' })).toBeVisible();
    expect(dialog.getByLabelText('Ảnh của bạn')).toBeDisabled();
  });

  test('whose review cannot be sent keeps what they wrote, and is told why', async () => {
    server.use(refuses('post', 'main/review/shirt/customer-review', 409, 'REVIEW_ALREADY_EXISTS'));
    const { user, dialog } = await openForm();
    await user.click(dialog.getByLabelText('5 sao: Rất tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Tốt');

    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));

    expect(await dialog.findByText('Bạn đã đánh giá lần mua này rồi.')).toBeVisible();
    expect(dialog.getByLabelText('Bạn thấy sản phẩm thế nào?')).toHaveValue('Tốt');
  });

  test('who sends again after a lost answer has written one review, and another after a change', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${testApi}/main/review/shirt/customer-review`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const { user, dialog } = await openForm();
    const send = async (times: number) => {
      await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Gửi đánh giá' })).not.toHaveAttribute('aria-busy', 'true'),
      );
    };
    await user.click(dialog.getByLabelText('5 sao: Rất tốt'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Tốt');

    await send(1);
    await send(2);
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), ' lắm');
    await send(3);

    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('with two purchases says which one it is about', async () => {
    shown = {
      ...shown,
      reviewable: [aReviewableLine(), aReviewableLine({ orderLineId: 'line-2', color: 'Trắng' })],
    };
    const { user, dialog } = await openForm();

    await user.selectOptions(dialog.getByLabelText('Lần mua nào?'), 'line-2');
    await user.click(dialog.getByLabelText('3 sao: Tạm được'));
    await write(user, dialog.getByLabelText('Bạn thấy sản phẩm thế nào?'), 'Tạm');
    await user.click(dialog.getByRole('button', { name: 'Gửi đánh giá' }));

    await waitFor(() => expect(sent).toMatchObject([{ body: { orderLineId: 'line-2', rating: 3 } }]));
  });

  test('who only looks at what they wrote leaves no draft of it', async () => {
    shown = aReviewPage([], {
      canReview: false,
      reviewable: [],
      own: [anOwnReview({ pictures: [aPicture({ url: photoUrl })], uploads: ['upload-9'] })],
    });
    const { user, dialog } = await openForm('Sửa đánh giá');
    await dialog.findByRole('img', { name: 'Ảnh 1' });

    await user.click(dialog.getByRole('button', { name: 'Đóng' }));

    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('sf:review:'))).toEqual([]);
  });

  test('changes what they wrote, keeping its photo, and hears that staff look first', async () => {
    const changes: unknown[] = [];
    shown = aReviewPage([], {
      canReview: false,
      reviewable: [],
      own: [anOwnReview({ pictures: [aPicture({ url: photoUrl })], uploads: ['upload-9'] })],
    });
    server.use(
      answers('put', 'main/review/review-1', async (request: Request) => {
        changes.push(await request.json());
        return { id: 'review-1', status: 'PENDING' };
      }),
    );
    const { user, dialog } = await openForm('Sửa đánh giá');
    const content = dialog.getByLabelText('Bạn thấy sản phẩm thế nào?');
    expect(content).toHaveValue('Vải dày, mặc mát.');

    await user.clear(content);
    await write(user, content, 'Giặt xong bị phai.');
    await user.click(dialog.getByLabelText('1 sao: Rất tệ'));
    await user.click(dialog.getByRole('button', { name: 'Lưu thay đổi' }));

    expect(await screen.findByText(/Nhân viên xem qua đánh giá/)).toBeVisible();
    expect(changes).toEqual([
      { rating: 1, title: 'Đáng tiền', content: 'Giặt xong bị phai.', images: ['upload-9'] },
    ]);
  });
});
