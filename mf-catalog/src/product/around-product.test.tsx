import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from '@storefront/shared/contracts';
import { selectNotifications, settingReceived } from '@storefront/shared/store';
import {
  answers,
  aProduct,
  aSession,
  aSetting,
  refuses,
  type RenderOptions,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import { arrivalDays } from '@storefront/shared/time';
import { paths } from '../paths/paths';
import { aProductDetail, aVariant } from '../testing/builders';
import { aShop } from '../testing/handlers';
import { aRobot, productPageHandlers } from '../testing/product-handlers';
import { productFullyRendered, remote } from '../testing/product-remote';

const server = startServer();
beforeEach(() => {
  localStorage.clear();
  server.use(...aShop());
});

const soldOut: ProductDetail = aProductDetail({ infos: [aVariant({ stock: 0 })] });

async function openProduct(options: Partial<RenderOptions> = {}) {
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, {
    at: paths.product.to('ao-thun-co-tron', 'shirt-black-m'),
    ...options,
  });
  await productFullyRendered();
  const notices = () => selectNotifications(page.store.getState()).map(({ notice }) => notice);
  return { user, notices, ...page };
}

describe('sharing', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const copyLink = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: 'Chép liên kết', hidden: true }));

  test('copies the address of the chosen variant', async () => {
    const { user, notices } = await openProduct({ at: paths.product.to('ao-thun-co-tron', 'shirt-black-l') });

    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await copyLink(user);

    await waitFor(() => expect(notices()).toEqual(['Copied']));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/products/ao-thun-co-tron?v=shirt-black-l`);
  });

  test('carries the code of who takes part in the referral programme', async () => {
    server.use(
      answers('get', 'campaign/campaign/active', { code: 'LAN2026' }),
      answers('get', 'main/product/get-by-seo-slug/ao-thun-co-tron/with-auth', aProductDetail()),
    );
    const { user, notices } = await openProduct({
      session: {
        ...aSession,
        infoAuthReferral: {
          companyName: 'storefront',
          accessToken: 'referral',
          refreshToken: 'refresh',
          expiredIn: Date.now() + 3_600_000,
        },
      },
    });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Gửi qua email', hidden: true })).toHaveAttribute(
        'href',
        expect.stringContaining('LAN2026'),
      ),
    );

    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await copyLink(user);

    await waitFor(() => expect(notices()).toEqual(['Copied']));
    expect(copied).toHaveBeenCalledWith(
      `${location.origin}/products/ao-thun-co-tron?v=shirt-black-m&ref=LAN2026`,
    );
  });

  test('is left to the device where it has a way of its own', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user } = await openProduct();

    await user.click(await screen.findByRole('button', { name: 'Chia sẻ sản phẩm' }));

    expect(share).toHaveBeenCalledWith({
      title: 'Áo thun cổ tròn',
      url: `${location.origin}/products/ao-thun-co-tron?v=shirt-black-m`,
    });
  });

  test('leads to Zalo and Facebook with the address of this variant', async () => {
    const { user } = await openProduct();
    const address = `${location.origin}/products/ao-thun-co-tron?v=shirt-black-m`;

    await user.click(await screen.findByRole('button', { name: 'Chia sẻ sản phẩm' }));

    const facebook = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Facebook' }).href);
    expect(facebook.searchParams.get('u')).toBe(address);
    const zalo = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Zalo' }).href);
    expect(JSON.parse(atob(zalo.searchParams.get('d') ?? ''))).toEqual({ url: address });
    for (const name of ['Facebook', 'Zalo'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('shows the link to be copied by hand where the clipboard is closed', async () => {
    const { user } = await openProduct();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await copyLink(user);

    expect(await screen.findByRole('textbox', { name: 'Chép liên kết này' })).toHaveValue(
      `${location.origin}/products/ao-thun-co-tron?v=shirt-black-m`,
    );
  });
});

/** As the shop writes days, which `time.test.ts` reads one by one. */
const daysFromNow = (from: number, to: number) => arrivalDays({ from, to }, Date.now(), 'vi');

describe('delivery', () => {
  test('is estimated to the place that the shop names, then to the one that a shopper chooses and keeps', async () => {
    const provincesAsked: string[] = [];
    server.use(
      answers('post', 'ecommerce/shipping/quote', async (request: Request) => {
        const { address } = (await request.json()) as { address: { provinceCode: string } };
        provincesAsked.push(address.provinceCode);
        return address.provinceCode === '79'
          ? [{ code: 'STANDARD', fee: 18_000, eta: { from: 1, to: 2 } }]
          : [{ code: 'EXPRESS', fee: 65_000, eta: { from: 3, to: 3 } }];
      }),
    );
    const { user, store } = await openProduct();
    act(() => void store.dispatch(settingReceived(aSetting({ defaultProvince: '79' }))));

    expect(await screen.findByText(`Giao tiêu chuẩn: ${daysFromNow(1, 2)}`)).toBeVisible();
    expect(screen.getByText(/^18\.000\s₫$/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Giao đến' }), 'Thành phố Hà Nội');

    expect(await screen.findByText(`Giao nhanh: ${daysFromNow(3, 3)}`)).toBeVisible();
    expect(provincesAsked).toEqual(['79', '01']);
    expect(JSON.parse(localStorage.getItem('sf:province') ?? '')).toEqual([{ code: '01' }]);
  });

  test('is that of the variant which is chosen', async () => {
    server.use(
      answers('post', 'ecommerce/shipping/quote', async (request: Request) => {
        const { lines } = (await request.json()) as { lines: { infoId: string }[] };
        return lines[0]?.infoId === 'shirt-black-l'
          ? [{ code: 'STANDARD', fee: 35_000, eta: { from: 4, to: 5 } }]
          : [{ code: 'STANDARD', fee: 18_000, eta: { from: 1, to: 2 } }];
      }),
    );
    const { user, store } = await openProduct();
    act(() => void store.dispatch(settingReceived(aSetting({ defaultProvince: '79' }))));
    expect(await screen.findByText(`Giao tiêu chuẩn: ${daysFromNow(1, 2)}`)).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'L' }));

    expect(await screen.findByText(`Giao tiêu chuẩn: ${daysFromNow(4, 5)}`)).toBeVisible();
    expect(screen.getByText(/^35\.000\s₫$/)).toBeVisible();
  });

  test('that comes on the day itself or the next one does not count from nothing', async () => {
    server.use(
      ...productPageHandlers({
        delivery: [
          { code: 'EXPRESS', fee: 32_000, eta: { from: 0, to: 1 } },
          { code: 'STANDARD', fee: 0, eta: { from: 0, to: 0 } },
        ],
      }),
    );
    const { store } = await openProduct();
    act(() => void store.dispatch(settingReceived(aSetting({ defaultProvince: '79' }))));

    expect(await screen.findByText(`Giao nhanh: chậm nhất ${daysFromNow(1, 1)}`)).toBeVisible();
    expect(screen.getByText('Giao tiêu chuẩn: hôm nay')).toBeVisible();
  });

  test('that cannot be worked out says so and can be asked again', async () => {
    server.use(refuses('post', 'ecommerce/shipping/quote', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
    const { user, store } = await openProduct();
    act(() => void store.dispatch(settingReceived(aSetting({ defaultProvince: '79' }))));

    const failure = await screen.findByText(/Chưa tính được phí giao hàng/);
    await user.click(within(failure).getByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByText(`Giao tiêu chuẩn: ${daysFromNow(1, 2)}`)).toBeVisible();
  });

  test('whose places did not come can ask for them again', async () => {
    server.use(refuses('get', 'main/address/provices', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
    const { user } = await openProduct();

    const failure = await screen.findByText(/Chưa tính được phí giao hàng/);
    expect(screen.queryByRole('combobox', { name: 'Giao đến' })).not.toBeInTheDocument();
    await user.click(within(failure).getByRole('button', { name: 'Thử lại' }));

    const places = await screen.findByRole('combobox', { name: 'Giao đến' });
    await waitFor(() => expect(places).toBeEnabled());
    expect(within(places).getByRole('option', { name: 'Thành phố Hà Nội' })).toBeInTheDocument();
  });

  test('where nothing is delivered is said, with the way to return things beside it', async () => {
    server.use(...productPageHandlers({ delivery: [] }));
    const { store } = await openProduct();
    act(() => void store.dispatch(settingReceived(aSetting({ defaultProvince: '79' }))));

    expect(await screen.findByText('Cửa hàng chưa giao đến nơi này.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem điều kiện đổi trả' })).toHaveAttribute(
      'href',
      '/policies/exchange-return',
    );
  });
});

describe('the size guide', () => {
  const openGuide = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: 'Bảng cỡ' }));

  test('that did not come says so, and can be asked for again', async () => {
    server.use(refuses('get', 'main/product/shirt/size-guide', 503, 'SERVICE_UNAVAILABLE'));
    const { user } = await openProduct();

    await openGuide(user);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Chưa tải được bảng cỡ.');
    server.use(...productPageHandlers());
    await user.click(within(failure).getByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByRole('table', { name: 'Bảng cỡ áo' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is a table in a dialog', async () => {
    const { user } = await openProduct();

    await openGuide(user);

    const dialog = within(await screen.findByRole('dialog', { name: 'Bảng cỡ áo' }));
    expect(dialog.getByRole('row', { name: 'M 86–92' })).toBeVisible();
    expect(dialog.getByText('Đo vòng ngực ở chỗ nở nhất.')).toBeVisible();
  });

  test('that nobody wrote leads to people who know', async () => {
    server.use(...productPageHandlers({ sizeGuide: null }));
    const { user } = await openProduct();

    await openGuide(user);

    expect(await screen.findByRole('link', { name: 'Hỏi cửa hàng cỡ nào hợp với bạn' })).toHaveAttribute(
      'href',
      '/policies/quick-consultation',
    );
  });

  test('is not offered where the shop has none, as for a memory', async () => {
    server.use(...aShop({ product: aProductDetail({ hasSizeGuide: false }) }));
    await openProduct();

    await screen.findByText('100% cotton');
    expect(screen.queryByRole('button', { name: 'Bảng cỡ' })).not.toBeInTheDocument();
  });
});

describe('somebody who comes too late', () => {
  const field = () => screen.findByRole('textbox', { name: 'Email báo khi có hàng' });
  const send = () => screen.getByRole('button', { name: 'Báo tôi khi có hàng' });

  test('leaves an address and is told what will happen', async () => {
    let sent: unknown;
    server.use(
      ...aShop({ product: soldOut }),
      answers('post', 'main/product/shirt-black-m/stock-alert', async (request: Request) => {
        sent = await request.json();
        return null;
      }),
    );
    const { user } = await openProduct();

    await user.type(await field(), ' lan@example.com ');
    await user.click(send());

    expect(
      await screen.findByText('Khi có hàng lại, chúng tôi sẽ gửi một thư đến lan@example.com.'),
    ).toBeVisible();
    expect(sent).toEqual({ email: 'lan@example.com' });

    // No field is left to lead to.
    await user.click(screen.getByRole('button', { name: 'Báo khi có hàng' }));
    expect(screen.getByRole('group', { name: 'Báo khi có hàng' })).toHaveFocus();
  });

  test('who is signed in finds their address there', async () => {
    server.use(
      ...aShop({ product: soldOut }),
      answers('get', 'main/product/get-by-seo-slug/ao-thun-co-tron/with-auth', soldOut),
    );
    await openProduct({ session: aSession });

    expect(await field()).toHaveValue('customer@example.com');
  });

  test('who mistypes is told beside the field, and nothing is sent', async () => {
    server.use(...aShop({ product: soldOut }));
    const { user } = await openProduct();

    await user.type(await field(), 'lan@');
    await user.click(send());

    expect(await field()).toHaveAccessibleDescription(/Địa chỉ email này chưa đúng/);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('lan@');
  });

  test.each([
    [409, 'IN_STOCK', 'Sản phẩm vừa có hàng lại. Tải lại trang để đặt mua.'],
    [429, 'TOO_MANY_REQUESTS', 'Bạn thử quá nhiều lần. Chờ một lát rồi thử lại.'],
    [503, 'SERVICE_UNAVAILABLE', 'Chưa ghi được yêu cầu. Địa chỉ bạn nhập vẫn còn đây, hãy thử lại.'],
  ])('is told when the shop answers %i %s, and loses nothing', async (status, code, text) => {
    server.use(
      ...aShop({ product: soldOut }),
      refuses('post', 'main/product/shirt-black-m/stock-alert', status, code),
    );
    const { user } = await openProduct();

    await user.type(await field(), 'lan@example.com');
    await user.click(send());

    expect(await screen.findByText(text)).toBeVisible();
    expect(await field()).toHaveValue('lan@example.com');
  });
});

test('what is like a product is shown; when that fails it is asked again on its own', async () => {
  server.use(
    refuses('get', 'main/product/ao-thun-co-tron/related', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    ...productPageHandlers({ related: [aProduct({ id: 'polo', name: 'Áo polo', seoSlug: 'ao-polo' })] }),
  );
  const { user } = await openProduct();

  await user.click(await screen.findByRole('button', { name: 'Thử lại: Sản phẩm tương tự' }));

  const row = within(await screen.findByRole('region', { name: 'Sản phẩm tương tự' }));
  expect(await row.findByRole('link', { name: 'Áo polo' })).toHaveAttribute('href', '/products/ao-polo');
});

test('what was looked at before is shown with the price of today, without what is looked at now', async () => {
  const viewed = [
    { productId: 'robot', infoId: 'robot-info' },
    { productId: 'shirt', infoId: 'shirt-black-m' },
  ];
  localStorage.setItem('sf:recently-viewed', JSON.stringify(viewed));
  server.use(...productPageHandlers({ viewed: [aRobot({ price: 790_000 })] }));
  await openProduct();

  const row = within(await screen.findByRole('region', { name: 'Bạn đã xem' }));
  expect(row.getAllByRole('article')).toHaveLength(1);
  expect(row.getByText(/^790\.000\s₫$/)).toBeVisible();
  expect(row.getByRole('link', { name: 'Xem tất cả sản phẩm đã xem' })).toHaveAttribute(
    'href',
    '/recently-viewed',
  );
  const stored = JSON.parse(localStorage.getItem('sf:recently-viewed') ?? '') as { productId: string }[];
  expect(stored.map(({ productId }) => productId)).toEqual(['shirt', 'robot']);
});

test('a product is remembered once, in the variant that was looked at last', async () => {
  const { user } = await openProduct();
  const stored = () => JSON.parse(localStorage.getItem('sf:recently-viewed') ?? '[]') as unknown;
  await waitFor(() => expect(stored()).toEqual([{ productId: 'shirt', infoId: 'shirt-black-m' }]));

  await user.click(screen.getByRole('radio', { name: 'L' }));

  await waitFor(() => expect(stored()).toEqual([{ productId: 'shirt', infoId: 'shirt-black-l' }]));
});

test.each([
  ['no JSON', '{['],
  ['no list', '{"length": 3}'],
  ['other things', '[null, 1, "x", {"productId": 5}, {"infoId": "a"}, {"__proto__": {"productId": "a"}}]'],
  ['far too much', JSON.stringify(Array(5000).fill({ productId: 'a', infoId: 'b' }))],
])('a browser that keeps %s shows the product all the same', async (_what, stored) => {
  for (const key of ['sf:recently-viewed', 'sf:compare', 'sf:province']) localStorage.setItem(key, stored);
  await openProduct();

  expect(await screen.findByRole('button', { name: 'Thêm vào so sánh' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bạn đã xem' })).not.toBeInTheDocument();
});

test('a product is put beside others, up to four, and taken out again', async () => {
  const others = ['a', 'b', 'c'].map((id) => ({ id, name: `Áo ${id}` }));
  localStorage.setItem('sf:compare', JSON.stringify(others));
  const { user } = await openProduct();

  await user.click(await screen.findByRole('button', { name: 'Thêm vào so sánh' }));

  expect(screen.getByRole('link', { name: 'So sánh 4 sản phẩm' })).toHaveAttribute(
    'href',
    '/compare?ids=a,b,c,shirt',
  );
  await user.click(screen.getByRole('button', { name: 'Bỏ Áo a khỏi so sánh' }));
  expect(screen.getByRole('link', { name: 'So sánh 3 sản phẩm' })).toHaveAttribute(
    'href',
    '/compare?ids=b,c,shirt',
  );
  await user.click(screen.getByRole('button', { name: 'Bỏ khỏi so sánh' }));
  expect(screen.getByRole('button', { name: 'Thêm vào so sánh' })).toHaveAttribute('aria-pressed', 'false');
});

test('a first product says what a comparison needs, and where to find it', async () => {
  const { user } = await openProduct();

  await user.click(await screen.findByRole('button', { name: 'Thêm vào so sánh' }));

  expect(screen.getByText(/^Thêm ít nhất một sản phẩm nữa/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tìm sản phẩm cùng loại' })).toHaveAttribute(
    'href',
    paths.category.to(aProductDetail().categorySlug),
  );
});

test('a fifth product is not compared, and it is said why', async () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Áo ${id}` }));
  localStorage.setItem('sf:compare', JSON.stringify(others));
  const { user } = await openProduct();

  await user.click(await screen.findByRole('button', { name: 'Thêm vào so sánh' }));

  expect(screen.getAllByText(/^So sánh được nhiều nhất 4 sản phẩm/)[0]).toBeVisible();
  expect(JSON.parse(localStorage.getItem('sf:compare') ?? '')).toHaveLength(4);
});
