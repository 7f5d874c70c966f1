import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { At, OrderDetail } from '@storefront/shared/contracts';
import {
  answers,
  anOrderLine,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOrderDetail } from '../testing/builders';
import { orderHandlers } from '../testing/handlers';

const server = startServer();
expectOwnWrites(server);
beforeEach(() => sessionStorage.clear());
const post = 'ecommerce/order/order-1/return';
const detail = 'ecommerce/order/order-1/detail/customer';

const arrived = {
  status: 'DONE',
  canCancel: false,
  paymentAction: 'NONE',
  returnUntil: '2099-11-28T02:05:00.000Z',
  lines: [
    anOrderLine({ returnable: 2 }),
    anOrderLine({ id: 'line-2', infoId: 'cap', name: 'Mũ', color: null, size: null, returnable: 1 }),
    anOrderLine({ id: 'line-3', infoId: 'bag', name: 'Túi', isGift: true, returnable: 0 }),
  ],
} as const satisfies Partial<OrderDetail>;

async function open(given: Partial<OrderDetail> = arrived, language: 'vi' | 'en' = 'vi') {
  server.use(...orderHandlers({ order: anOrderDetail(given) }));
  return renderRemote(remote, { at: paths.newReturn.to('order-1'), session: aSession, language });
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Gửi yêu cầu' }));

test('a customer asks for some units to go back, with a reason and a photo', async () => {
  await open();
  const sent: { body: unknown; key: string | null }[] = [];
  let uploads = 0;
  server.use(
    answers('post', 'main/upload', () => {
      uploads += 1;
      return { id: 'upload-1', url: '/api/main/media/p', width: 1, height: 1, color: '#000000' };
    }),
    refuses('post', post, 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    answers('post', post, async (request: Request) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return { returnId: 'return-1', status: 'NEW' };
    }),
  );
  const user = userEvent.setup({ delay: null });

  await send();
  expect(screen.getAllByText('Bạn chưa chọn sản phẩm nào.').length).toBeGreaterThan(0);
  expect(screen.getByText('Vui lòng kiểm tra 3 mục')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Túi/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Áo thun cổ tròn (Đen, M)' }));
  await user.click(screen.getByRole('button', { name: /Giảm|Bớt/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Mũ' }));
  await user.click(screen.getByRole('radio', { name: 'Đổi hàng' }));
  await user.type(screen.getByLabelText(/^Lý do/), '  Cần cỡ L  ');
  await user.upload(screen.getByLabelText(/^Ảnh/), new File(['x'], 'anh.jpg', { type: 'image/jpeg' }));
  await send();
  expect(await screen.findByText(/Nội dung bạn nhập vẫn còn/)).toBeVisible();
  expect(screen.getByLabelText(/^Lý do/)).toHaveValue('  Cần cỡ L  ');
  await send();

  expect(await screen.findByText('Đã gửi yêu cầu đổi trả')).toBeVisible();
  expect(screen.getByText('Đã gửi yêu cầu đổi trả').closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Về đơn hàng' })).toHaveAttribute(
    'href',
    '/profile/orders/order-1',
  );
  expect(uploads).toBe(1);
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      body: {
        type: 'EXCHANGE',
        lines: [
          { lineId: 'line-1', quantity: 1 },
          { lineId: 'line-2', quantity: 1 },
        ],
        reason: 'Cần cỡ L',
        images: ['upload-1'],
      },
    },
  ]);
});

test.each([
  ['RETURN_EXCEEDS_UNITS', 409, /đã nằm trong một yêu cầu khác/],
  ['RETURN_TOO_LATE', 409, /Đã quá hạn đổi trả/],
  ['FILE_TYPE_NOT_ALLOWED', 415, /không phải ảnh/],
  ['UNAUTHENTICATED', 401, /Phiên đăng nhập đã hết/],
])('a refusal says what to do, and nothing typed is lost: %s', async (code, status, said) => {
  await open();
  server.use(refuses('post', post, status, code));
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: 'Mũ' }));
  await user.click(screen.getByRole('radio', { name: 'Trả hàng, hoàn tiền' }));
  await user.type(screen.getByLabelText(/^Lý do/), 'Hỏng khoá');
  await send();

  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText(/^Lý do/)).toHaveValue('Hỏng khoá');
  expect(screen.getByRole('checkbox', { name: 'Mũ' })).toBeChecked();
});

test('five photos are sent, six are refused at their field', async () => {
  await open();
  let uploads = 0;
  const sent: unknown[] = [];
  server.use(
    answers('post', 'main/upload', () => {
      uploads += 1;
      return {
        id: `upload-${String(uploads)}`,
        url: '/api/main/media/p',
        width: 1,
        height: 1,
        color: '#000000',
      };
    }),
    answers('post', post, async (request: Request) => {
      sent.push(await request.json());
      return { returnId: 'return-1', status: 'NEW' };
    }),
  );
  const user = userEvent.setup({ delay: null });
  const photos = (count: number) =>
    Array.from({ length: count }, (_, at) => new File(['x'], `${String(at)}.jpg`, { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Mũ' }));
  await user.click(screen.getByRole('radio', { name: 'Đổi hàng' }));
  await user.type(screen.getByLabelText(/^Lý do/), 'Rộng');

  await user.upload(screen.getByLabelText(/^Ảnh/), photos(6));
  await send();
  expect((await screen.findAllByText('Nhiều nhất 5 ảnh. Bỏ bớt rồi gửi lại.')).length).toBeGreaterThan(0);
  expect(uploads).toBe(0);
  await user.upload(screen.getByLabelText(/^Ảnh/), photos(5));
  await send();

  await waitFor(() =>
    expect(sent).toMatchObject([{ images: expect.arrayContaining(['upload-5']) as string[] }]),
  );
  expect(uploads).toBe(5);
});

test('a line that was ticked and unticked does not go back, and a reason has at most 1,000 characters', async () => {
  await open();
  const sent: unknown[] = [];
  server.use(
    answers('post', post, async (request: Request) => {
      sent.push(await request.json());
      return { returnId: 'return-1', status: 'NEW' };
    }),
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: 'Mũ' }));
  await user.click(screen.getByRole('checkbox', { name: /^Áo thun/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Mũ' }));
  expect(screen.getByRole('checkbox', { name: 'Mũ' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Đổi hàng' }));
  const reason = screen.getByLabelText(/^Lý do/);
  await user.click(reason);
  await user.paste('x'.repeat(1_001));
  expect(screen.getByText(/Đã viết 1001\/1000 ký tự/)).toBeVisible();
  await send();
  await waitFor(() => expect(reason).toBeInvalid());
  expect(sent).toEqual([]);

  await user.type(reason, '{Backspace}');
  await send();

  await waitFor(() => expect(sent).toMatchObject([{ lines: [{ lineId: 'line-1', quantity: 2 }] }]));
});

test('what was typed when the session ended is there after the next login, but for photos', async () => {
  const { unmount } = await open();
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: /^Áo thun/ }));
  await user.click(screen.getByRole('button', { name: /Giảm|Bớt/ }));
  await user.click(screen.getByRole('radio', { name: 'Đổi hàng' }));
  await user.type(screen.getByLabelText(/^Lý do/), 'Cần cỡ L');
  await user.upload(screen.getByLabelText(/^Ảnh/), new File(['x'], 'anh.jpg', { type: 'image/jpeg' }));
  unmount();

  await open();
  const sent: unknown[] = [];
  server.use(
    answers('post', post, async (request: Request) => {
      sent.push(await request.json());
      return { returnId: 'return-1', status: 'NEW' };
    }),
  );
  expect(await screen.findByLabelText(/^Lý do/)).toHaveValue('Cần cỡ L');
  expect(screen.getByText('Chọn lại ảnh của bạn: ảnh không giữ được qua lần đăng nhập lại.')).toBeVisible();
  await send();

  expect(await screen.findByText('Đã gửi yêu cầu đổi trả')).toBeVisible();
  expect(sent).toEqual([
    { type: 'EXCHANGE', lines: [{ lineId: 'line-1', quantity: 1 }], reason: 'Cần cỡ L' },
  ]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('when less can go back than was shown, what is left is shown and sent', async () => {
  await open();
  const sent: unknown[] = [];
  server.use(
    refuses('post', post, 409, 'RETURN_EXCEEDS_UNITS', {}, { once: true }),
    answers('post', post, async (request: Request) => {
      sent.push(await request.json());
      return { returnId: 'return-1', status: 'NEW' };
    }),
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: /^Áo thun/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Mũ' }));
  await user.click(screen.getByRole('radio', { name: 'Trả hàng, hoàn tiền' }));
  await user.type(screen.getByLabelText(/^Lý do/), 'Hỏng khoá');
  const lines = [anOrderLine({ returnable: 1 }), anOrderLine({ id: 'line-2', name: 'Mũ' })];
  server.use(...orderHandlers({ order: anOrderDetail({ ...arrived, lines }) }));
  await send();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Mũ' })).not.toBeInTheDocument());
  await send();

  expect(await screen.findByText('Đã gửi yêu cầu đổi trả')).toBeVisible();
  expect(sent).toEqual([{ type: 'RETURN', lines: [{ lineId: 'line-1', quantity: 1 }], reason: 'Hỏng khoá' }]);
});

test.each<[string, Partial<OrderDetail>, RegExp]>([
  ['is on its way', { status: 'DELIVERING' }, /sau khi đơn đã giao/],
  ['came too long ago', { status: 'DONE', returnUntil: '2020-01-01T00:00:00.000Z' }, /quá hạn đổi trả/],
  ['has all of it asked for', { status: 'DONE', returnUntil: '2099-01-01T00:00:00.000Z' }, /đã nằm trong/],
])('an order that %s says why nothing can be asked for', async (_what, given, said) => {
  await open(given);

  expect(await screen.findByText('Đơn này không gửi được yêu cầu đổi trả')).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gửi yêu cầu' })).not.toBeInTheDocument();
});

test("a stranger's order and no order are the same: not there", async () => {
  server.use(refuses('get', detail, 404, 'ORDER_NOT_FOUND'));
  await renderRemote(remote, { at: paths.newReturn.to('order-1'), session: aSession });
  expect(await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy đơn hàng này' })).toBeVisible();

  const route = remote.routes.find(({ path }) => path === paths.newReturn.pattern);
  const page = await route?.lazy();
  const at: At = { params: {}, query: new URLSearchParams(), language: 'vi' };
  expect(page?.needs?.(at)).toEqual([]);
  expect(page?.status?.(undefined as never, at)).toBe(404);
  expect(route?.access).toBe('customer');
});

test('a customer is asked what should become of the goods, not which kind of request it is', async () => {
  await open();

  const choice = within(await screen.findByRole('radiogroup', { name: 'Bạn muốn xử lý thế nào?' }));
  expect(choice.getByRole('radio', { name: 'Đổi hàng' })).toBeVisible();
  expect(choice.getByRole('radio', { name: 'Trả hàng, hoàn tiền' })).toBeVisible();
});

test('no more units go back than can, and of one unit there is nothing to count', async () => {
  const lines = [anOrderLine({ quantity: 5, returnable: 2 }), ...arrived.lines.slice(1)];
  await open({ ...arrived, lines });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mũ' }));
  expect(screen.queryByRole('button', { name: /Tăng|Thêm/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Áo thun/ }));

  expect(screen.getByRole('button', { name: /Tăng|Thêm/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a photo of more than 5 MB is refused at its field', async () => {
  await open();
  const input = await screen.findByLabelText(/^Ảnh/);
  const large = new File(['x'], 'to.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 5 * 1_048_576 + 1 });
  await userEvent.upload(input, large);

  await waitFor(() => expect(input).toHaveAccessibleDescription(/5 MB/));
  expect(input).toBeInvalid();
});

test('a request that was sent does not take the place of the next one', async () => {
  const { goTo } = await open();
  server.use(answers('post', post, { returnId: 'return-1', status: 'NEW' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mũ' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Đổi hàng' }));
  await userEvent.type(screen.getByLabelText(/^Lý do/), 'Cần cỡ L');
  await send();
  await screen.findByText('Đã gửi yêu cầu đổi trả');
  await goTo(paths.order.to('order-1'));
  await goTo(paths.newReturn.to('order-1'));

  expect(await screen.findByRole('button', { name: 'Gửi yêu cầu' })).toBeVisible();
  expect(screen.queryByText('Đã gửi yêu cầu đổi trả')).not.toBeInTheDocument();
});

test('the form speaks English', async () => {
  await open(arrived, 'en');

  expect(await screen.findByRole('heading', { level: 1, name: 'Ask for a return' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Exchange' })).toBeVisible());
});

test('an English reader finds everything on the page of a return', async () => {
  await open(arrived, 'en');

  expect(await wholePage('type=submit')).toMatchInlineSnapshot(`
   "title: Ask for a return | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/profile/orders: My orders
         li
           a href=/en/profile/orders/order-1: Order SF-261121-0001
         li
           span aria-current=page: Ask for a return
     h1: Ask for a return
     p
       You can send a request until 28 Nov 2099, 09:05.
       a href=/en/catalog/policy?key=exchange-return: Exchange and return policy
     form
       fieldset
         legend: What do you want to send back?
         ul
           li
             img alt src=/api/main/media/shirt?w=768
             label
               input aria-describedby→"2 can be sent back" name=units type=checkbox
               Áo thun cổ tròn (Đen, M)
             p: 2 can be sent back
           li
             img alt src=/api/main/media/shirt?w=768
             label
               input aria-describedby→"1 can be sent back" name=units type=checkbox
               Mũ
             p: 1 can be sent back
       p: Gifts go back with the products that they came with.
       fieldset role=radiogroup
         legend: How should we resolve this?
         label
           input aria-describedby→"Send the goods to the shop. The money goes back once they ha…" aria-labelledby→"Return for a refund" name=type type=radio
           Return for a refund Send the goods to the shop. The money goes back once they have been checked.
         label
           input aria-describedby→"Send the goods to the shop and get others. Write the size or…" aria-labelledby→"Exchange" name=type type=radio
           Exchange Send the goods to the shop and get others. Write the size or colour you need into the reason.
         label
           input aria-describedby→"For goods that are missing or broken and need not come back.…" aria-labelledby→"Refund, nothing sent back" name=type type=radio
           Refund, nothing sent back For goods that are missing or broken and need not come back. Add photos for the shop.
       label: Reason
       textarea aria-describedby→"How the goods are and what you need. 0/1000 characters writt…" name=reason
       p: How the goods are and what you need. 0/1000 characters written.
       label: Photos (optional)
       label: Choose photos
       input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"At most 5 photos as JPEG, PNG, WebP or AVIF, up to 5 MB each…" multiple name=photos type=file
       ul aria-live=polite
       p: At most 5 photos as JPEG, PNG, WebP or AVIF, up to 5 MB each.
       button type=submit: Send the request"
  `);
});
