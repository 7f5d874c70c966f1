import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteRequest, UserAddress, UserAddressBody } from '@storefront/shared/contracts';
import {
  logoutRequested,
  profileReceived,
  selectNotifications,
  storageRestored,
} from '@storefront/shared/store';
import {
  answers,
  aSession,
  paged,
  refuses,
  renderRemote,
  startServer,
  type RenderOptions,
  anAddress,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aQuote } from '../testing/builders';
import { aShop } from '../testing/handlers';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
});

async function openInformation(options: Partial<RenderOptions> = {}) {
  const user = userEvent.setup({ delay: null });
  const at = paths.checkoutInformation.to();
  const page = await renderRemote(remote, { at, session: aSession, cart: [aLine()], ...options });
  return {
    user,
    notices: () => selectNotifications(page.store.getState()).map(({ notice }) => notice),
    ...page,
  };
}

const next = () => screen.findByRole('button', { name: 'Tiếp tục đến giao hàng' });
const field = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

async function fillNewAddress(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(list('Tỉnh, thành phố'), 'Thành phố Hồ Chí Minh');
  await screen.findByRole('option', { name: 'Phường Bến Thành' });
  await user.selectOptions(list('Phường, xã'), 'Phường Bến Thành');
  await user.type(field('Số nhà, tên đường'), '12 Lê Lợi');
}

test('a customer finds name, email and phone filled in and the default address chosen', async () => {
  server.use(...aShop({ addresses: [anAddress({ id: 'old', isDefault: false }), anAddress()] }));

  await openInformation();
  await next();

  expect(field('Tên')).toHaveValue('Minh Anh');
  expect(field('Họ và tên đệm')).toHaveValue('Nguyễn');
  expect(field('Email')).toHaveValue('customer@example.com');
  expect(screen.getAllByRole('radio')[1]).toBeChecked();
  expect(screen.getByRole('navigation', { name: 'Các bước đặt hàng' })).toHaveTextContent('Thông tin');
});

test('the default address says so after its name, and leaves its text the whole width', async () => {
  server.use(...aShop({ addresses: [anAddress()] }));
  await openInformation();
  await next();

  const badge = screen.getByText('Mặc định');
  const address = screen.getByRole('radio', { name: /^Nguyễn Minh Anh · 0901\s234\s567 Mặc định$/ });
  expect(address).toBeChecked();
  expect(address.closest('label')?.lastElementChild).toContainElement(badge);
  expect(address.closest('label')?.lastElementChild).toHaveTextContent(/Phường/);
});

test('a profile that comes late fills what is empty and leaves what was typed', async () => {
  server.use(...aShop());
  const { profile: _late, ...session } = aSession;
  const { user, store } = await openInformation({
    session: {
      ...session,
      email: null,
      userInfo: { id: 'customer-1', role: 'CUSTOMER', firstName: '', lastName: '' },
    },
  });
  await next();
  await user.type(field('Tên'), 'Lan');

  act(() => {
    store.dispatch(
      profileReceived({
        userInfo: { id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh Anh', lastName: 'Nguyễn' },
        profile: { firstName: 'Minh Anh', lastName: 'Nguyễn', email: 'a@example.com', phone: '+84901234567' },
      }),
    );
  });

  expect(field('Tên')).toHaveValue('Lan');
  await waitFor(() => expect(field('Email')).toHaveValue('a@example.com'));
});

test('a profile that comes after somebody went on takes back what was said to be missing', async () => {
  server.use(...aShop());
  const { profile: _late, ...session } = aSession;
  const userInfo = { id: 'customer-1', role: 'CUSTOMER' as const, firstName: '', lastName: '' };
  const { user, store } = await openInformation({ session: { ...session, email: null, userInfo } });
  await next();
  await user.click(screen.getByRole('button', { name: 'Tiếp tục đến giao hàng' }));
  await waitFor(() => expect(field('Số điện thoại')).toBeInvalid());

  act(() => {
    store.dispatch(
      profileReceived({
        userInfo,
        profile: { firstName: 'Minh Anh', lastName: 'Nguyễn', email: 'a@example.com', phone: '+84901234567' },
      }),
    );
  });

  for (const name of ['Họ và tên đệm', 'Tên', 'Số điện thoại', 'Email'])
    await waitFor(() => expect(field(name)).toBeValid());
});

test('a new address goes from province to ward to street; districts show only where there are any', async () => {
  const asked: QuoteRequest[] = [];
  const quote = (request: QuoteRequest) => {
    asked.push(request);
    return aQuote(request.shippingMethod ? { shippingFee: 30_000 } : {});
  };
  server.use(...aShop({ addresses: [], quote }));
  const { user, location } = await openInformation();
  await next();
  expect(list('Phường, xã')).toBeDisabled();
  expect(screen.queryByRole('combobox', { name: 'Quận, huyện' })).not.toBeInTheDocument();

  await fillNewAddress(user);
  await user.click(await next());

  expect(await screen.findByRole('radio', { name: 'Giao tiêu chuẩn' })).toBeChecked();
  expect(location()).toBe(paths.checkoutDelivery.to());
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      address: { national: 'VN', provinceCode: '79', wardCode: '26743', address: '12 Lê Lợi' },
      shippingMethod: 'STANDARD',
    }),
  );
});

test('who chooses another province chooses its ward, too', async () => {
  server.use(
    answers('get', 'main/address/districts/01', []),
    answers('get', 'main/address/wards/01', [
      { code: '00004', name: 'Phường Ba Đình', type: 'ward', scheme: '2-level' },
    ]),
    ...aShop({ addresses: [] }),
  );
  const { user, location } = await openInformation();
  await next();
  await fillNewAddress(user);

  await user.selectOptions(list('Tỉnh, thành phố'), 'Thành phố Hà Nội');
  await screen.findByRole('option', { name: 'Phường Ba Đình' });
  await user.click(await next());

  const summary = await screen.findByRole('group', { name: /Vui lòng kiểm tra/ });
  expect(within(summary).getByRole('link', { name: /^Phường, xã/ })).toBeVisible();
  expect(location()).toBe(paths.checkoutInformation.to());
});

test('where districts exist they are asked for, and wards come by district', async () => {
  server.use(
    answers('get', 'main/address/districts/79', [
      { code: '760', name: 'Quận 1', type: 'district', scheme: '3-level' },
    ]),
    answers('get', 'main/address/wards/760', [
      { code: '26734', name: 'Phường Tân Định', type: 'ward', scheme: '3-level' },
    ]),
    ...aShop({ addresses: [] }),
  );
  const { user } = await openInformation();
  await next();

  await user.selectOptions(list('Tỉnh, thành phố'), 'Thành phố Hồ Chí Minh');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Quận, huyện' }), 'Quận 1');

  expect(await screen.findByRole('option', { name: 'Phường Tân Định' })).toBeInTheDocument();
});

test('all that is missing is told at once, and nothing typed is lost', async () => {
  server.use(...aShop({ addresses: [] }));
  const { user, location } = await openInformation();
  await next();
  await user.clear(field('Tên'));
  await user.type(field('Tên'), 'Anh 2');
  await user.clear(field('Số điện thoại'));
  await user.type(field('Số điện thoại'), '12');

  await user.click(await next());

  const summary = await screen.findByRole('group', { name: /Vui lòng kiểm tra 5 mục/ });
  expect(within(summary).getByRole('link', { name: 'Tên' })).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Số điện thoại' })).toBeVisible();
  expect(field('Tên')).toHaveAccessibleDescription(/Tên không có chữ số/);
  expect(field('Số điện thoại')).toHaveAccessibleDescription(/Số điện thoại chưa đúng/);
  expect(within(summary).getByRole('link', { name: /^Tỉnh, thành phố/ })).toBeVisible();
  expect(field('Tên')).toHaveValue('Anh 2');
  expect(location()).toBe(paths.checkoutInformation.to());
});

test('another country takes free text and says that it is paid online', async () => {
  server.use(...aShop({ addresses: [] }));
  const { user } = await openInformation();
  await next();

  await user.selectOptions(list('Quốc gia'), await screen.findByRole('option', { name: 'Nhật Bản' }));
  expect(screen.getByText('Giao ngoài Việt Nam chỉ nhận thanh toán trực tuyến.')).toBeVisible();
  await user.type(field('Tỉnh, bang hoặc thành phố'), 'Tokyo');
  await user.type(field('Số nhà, tên đường'), '1-1 Chiyoda');
  await user.click(await next());

  expect(await screen.findByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Thanh toán trực tuyến' })).toBeChecked();
});

test('choosing an address of the book fills in who receives there', async () => {
  const mothers = anAddress({
    id: 'mother',
    firstName: 'Hoa',
    lastName: 'Trần',
    phone: '+84987654321',
    isDefault: false,
  });
  server.use(...aShop({ addresses: [anAddress(), mothers] }));
  const { user } = await openInformation();
  await next();

  await user.click(screen.getByRole('radio', { name: /Trần Hoa/ }));

  expect(field('Tên')).toHaveValue('Hoa');
  expect(field('Số điện thoại')).toHaveValue('+84987654321');
});

test('an address whose ward no longer exists cannot be chosen and says why', async () => {
  server.use(...aShop({ addresses: [anAddress({ isCurrent: false })] }));

  await openInformation();
  await next();

  expect(screen.getByRole('radio', { name: /Nguyễn Minh Anh/ })).toBeDisabled();
  expect(screen.getByText(/cần cập nhật trong sổ địa chỉ/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Giao đến địa chỉ khác' })).toBeChecked();
});

test('an address that was chosen and needs an update meanwhile gives way to the default one', async () => {
  const mothers = anAddress({ id: 'mother', firstName: 'Hoa', lastName: 'Trần', isDefault: false });
  server.use(...aShop({ addresses: [anAddress(), mothers] }));
  const first = await openInformation();
  await next();
  await first.user.click(screen.getByRole('radio', { name: /Trần Hoa/ }));
  await waitFor(() => expect(sessionStorage.getItem('sf:checkout-draft')).toContain('mother'));
  first.unmount();

  server.use(...aShop({ addresses: [anAddress(), { ...mothers, isCurrent: false }] }));
  await openInformation();
  await next();

  expect(screen.getByRole('radio', { name: /^Nguyễn Minh Anh/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Trần Hoa/ })).not.toBeChecked();
});

test('countries are named in the language that the reader changes to', async () => {
  server.use(
    answers('get', 'main/address/countries', ({ headers }: Request) => [
      { code: 'VN', name: 'Việt Nam' },
      { code: 'JP', name: headers.get('accept-language') === 'en' ? 'Japan' : 'Nhật Bản' },
    ]),
    ...aShop({ addresses: [] }),
  );
  const { changeLanguage } = await openInformation();
  expect(await screen.findByRole('option', { name: 'Nhật Bản' })).toBeInTheDocument();

  await changeLanguage('en');

  expect(await screen.findByRole('option', { name: 'Japan' })).toBeInTheDocument();
});

test('a new address is kept in the book when the customer wants that', async () => {
  const savedAddresses: UserAddressBody[] = [];
  server.use(
    ...aShop({ addresses: [] }),
    answers('post', 'main/user-address', async (request: Request) => {
      const body = (await request.json()) as UserAddressBody;
      savedAddresses.push(body);
      return { ...anAddress(), ...body };
    }),
  );
  const { user } = await openInformation();
  await next();
  await fillNewAddress(user);
  await user.click(screen.getByRole('checkbox', { name: 'Lưu vào sổ địa chỉ' }));

  await user.click(await next());

  await waitFor(() => expect(savedAddresses).toHaveLength(1));
  expect(savedAddresses[0]).toMatchObject({ firstName: 'Minh Anh', wardCode: '26743', address: '12 Lê Lợi' });
});

test('a customer who comes back finds the new address in the book, and chosen', async () => {
  const book: UserAddress[] = [];
  server.use(
    answers('get', 'main/user-address/search', () => paged(book)),
    answers('post', 'main/user-address', async (request: Request) => {
      const address = anAddress({ id: 'added', isDefault: false });
      book.push({ ...address, ...((await request.json()) as UserAddressBody) });
      return address;
    }),
    ...aShop(),
  );
  const { user, goTo } = await openInformation();
  await next();
  await fillNewAddress(user);
  await user.click(screen.getByRole('checkbox', { name: 'Lưu vào sổ địa chỉ' }));
  await user.click(await next());
  await waitFor(() => expect(book).toHaveLength(1));
  await screen.findByRole('radio', { name: 'Giao tiêu chuẩn' });

  await goTo(paths.checkoutInformation.to());

  expect(await screen.findByRole('radio', { name: /^Nguyễn Minh Anh/ })).toBeChecked();
});

test('an address that could not be kept is no reason to stop', async () => {
  server.use(...aShop({ addresses: [] }), refuses('post', 'main/user-address', 409, 'ADDRESS_LIMIT_REACHED'));
  const { user, notices, location } = await openInformation();
  await next();
  await fillNewAddress(user);
  await user.click(screen.getByRole('checkbox', { name: 'Lưu vào sổ địa chỉ' }));

  await user.click(await next());

  await waitFor(() => expect(notices()).toEqual(['checkout:AddressNotSaved']));
  expect(location()).toBe(paths.checkoutDelivery.to());
});

test('what is typed survives a reload', async () => {
  server.use(...aShop({ addresses: [] }));
  const first = await openInformation();
  await next();
  await fillNewAddress(first.user);
  await first.user.clear(field('Tên'));
  await first.user.type(field('Tên'), 'Lan');
  first.unmount();

  await openInformation();
  await next();

  expect(field('Tên')).toHaveValue('Lan');
  expect(field('Số nhà, tên đường')).toHaveValue('12 Lê Lợi');
  await screen.findByRole('option', { name: 'Phường Bến Thành' });
  expect(list('Phường, xã')).toHaveValue('26743');
});

test.each(['{not json', '[]', '{"form":{"firstName":7},"customer":{"firstName":1},"paymentMethod":"GOLD"}'])(
  'a corrupt draft (%s) begins empty',
  async (stored) => {
    sessionStorage.setItem('sf:checkout-draft', stored);
    server.use(...aShop());

    await openInformation({ at: paths.checkoutConfirmation.to() });

    expect(await next()).toBeVisible();
  },
);

test.each(['confirmed', 'only typed'])(
  'another customer in the same tab finds nothing that the one before %s',
  async (how) => {
    server.use(...aShop());
    const first = await openInformation();
    await next();
    await first.user.type(field('Tên'), ' Thư');
    if (how === 'confirmed') {
      await first.user.click(await next());
      await screen.findByRole('radio', { name: 'Giao tiêu chuẩn' });
    } else {
      await waitFor(() => expect(sessionStorage.getItem('sf:checkout-draft')).toContain('Minh Anh Thư'));
    }
    first.unmount();

    const userInfo = { id: 'customer-2', role: 'CUSTOMER', firstName: 'Lan', lastName: 'Phạm' } as const;
    const profile = { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com' };
    await openInformation({ session: { ...aSession, userInfo, profile } });
    await next();

    expect(field('Tên')).toHaveValue('Lan');
  },
);

/** A customer confirms another first name than that of their profile. */
async function confirmOtherName() {
  server.use(...aShop());
  const { user, store } = await openInformation();
  await next();
  await user.type(field('Tên'), ' Thư');
  await user.click(await next());
  await waitFor(() => expect(sessionStorage.getItem('sf:checkout-draft')).toContain('Minh Anh Thư'));
  return { store };
}

test.each([
  ['expires', true, false as const],
  ['is ended by the customer', false, 'home' as const],
  ['ends with a changed password', false, 'password-changed' as const],
])('what was confirmed when a session %s is there afterwards: %s', async (_how, isThere, redirect) => {
  const { store } = await confirmOtherName();

  act(() => {
    store.dispatch(logoutRequested({ redirect }));
  });

  expect(sessionStorage.getItem('sf:checkout-draft')?.includes('Minh Anh Thư')).toBe(isThere);
});

test('another customer who signs in by another tab finds nothing that the one before confirmed', async () => {
  const { store } = await confirmOtherName();
  const { accessToken = null } = aSession;
  const userInfo = { id: 'customer-2', role: 'CUSTOMER', firstName: 'Lan', lastName: 'Phạm' } as const;

  act(() => {
    store.dispatch(
      storageRestored({
        session: { accessToken, email: 'lan@example.com', infoAuthReferral: null, userInfo },
        carts: [aLine()],
        cartAccount: null,
        wishlist: [],
      }),
    );
  });

  await waitFor(() => expect(sessionStorage.getItem('sf:checkout-draft')).not.toContain('Minh Anh Thư'));
});

test('units that cannot be loaded are asked for again by one press', async () => {
  server.use(
    refuses('get', 'main/address/provices', 503, 'SERVICE_UNAVAILABLE'),
    ...aShop({ addresses: [] }),
  );
  const { user } = await openInformation();
  await screen.findByText(/Chưa tải được danh sách tỉnh thành/);

  server.use(...aShop({ addresses: [] }));
  await user.click(screen.getByRole('button', { name: 'Tải lại danh sách' }));

  expect(await screen.findByRole('option', { name: 'Thành phố Hồ Chí Minh' })).toBeInTheDocument();
});

test('without a ticked line the way leads back to the cart, which says why', async () => {
  server.use(...aShop());

  const { notices, location } = await openInformation({ cart: [aLine({ isOrder: false })] });

  await waitFor(() => expect(location()).toBe(paths.cart.to()));
  expect(notices()).toEqual(['checkout:NothingToOrder']);
});

test('/checkout is the first step', async () => {
  server.use(...aShop());

  const { location } = await openInformation({ at: paths.checkout.to() });

  await next();
  expect(location()).toBe(paths.checkoutInformation.to());
});

test('an English reader finds everything on the first step', async () => {
  server.use(...aShop());
  await openInformation({ language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Delivery information | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Delivery information
     nav aria-label=Steps of your order
       ol
         li
           span aria-current=step: 1 Information
         li: 2 Delivery and payment
         li: 3 Review order
     a href=/en/cart: Back to cart
     form aria-label=Delivery information
       h2: Recipient
       label: Last and middle name
       input autocomplete=family-name name=lastName value=Nguyễn
       label: First name
       input autocomplete=given-name name=firstName value=Minh Anh
       label: Phone
       input aria-describedby→"The courier calls this number." autocomplete=tel inputmode=tel name=phone type=tel value=0901 234 567
       p: The courier calls this number.
       label: Email
       input aria-describedby→"For news about your order." autocomplete=email inputmode=email name=email type=email value=customer@example.com
       p: For news about your order.
       fieldset role=radiogroup
         legend: Delivery address
         label
           input aria-describedby→"12 Lê Lợi, Sài Gòn Ward, Hồ Chí Minh City" aria-labelledby→"Minh Anh Nguyễn · 0901 234 567 Default" name=addressId type=radio checked
           Minh Anh Nguyễn · 0901 234 567 Default 12 Lê Lợi, Sài Gòn Ward, Hồ Chí Minh City
         label
           input aria-labelledby→"Deliver to another address" name=addressId type=radio
           Deliver to another address
       button type=submit: Continue to delivery
     details
       summary: Show order 398,000 ₫
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           Áo thun cổ tròn Đen, M · Quantity 2 398,000 ₫
       dl
         dt: Products
         dd: 398,000 ₫
         dt: Delivery
         dd: In the next step
         dt: Total
         dd: 398,000 ₫
     section aria-labelledby→"Your order"
       h2: Your order
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           Áo thun cổ tròn Đen, M · Quantity 2 398,000 ₫
       dl
         dt: Products
         dd: 398,000 ₫
         dt: Delivery
         dd: In the next step
         dt: Total
         dd: 398,000 ₫
     span role=status
     button aria-expanded=false type=button: Use a code / choose a voucher"
  `);
});
