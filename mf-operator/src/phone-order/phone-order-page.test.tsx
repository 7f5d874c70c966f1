import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhoneOrder, PhoneQuote, Quote } from '@storefront/shared/contracts';
import {
  answers,
  aProduct,
  expectOwnWrites,
  paged,
  refuses,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aListedOrder, aStaffOrder } from '../testing/builders';
import { anOperator } from '../testing/sessions';

const server = startServer();
expectOwnWrites(server);
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const unit = (code: string, name: string) => ({ code, name, type: '' });
const aQuote = (given: Partial<Quote> = {}): Quote => ({
  lines: [],
  promotionAppliedOrder: [],
  appliedVoucherOrder: null,
  moreOriginalProducts: [],
  subtotal: 120_000,
  discount: 0,
  shippingFee: 30_000,
  grandTotal: 150_000,
  trace: [],
  freeShipping: null,
  quoteHash: 'a'.repeat(64),
  expiresAt: '2026-11-21T04:00:00.000Z',
  problems: [],
  ...given,
});

/** The shop, with one mug; each quote and order that is sent. */
function theShop(quotes: Quote[]) {
  const quoted: PhoneQuote[] = [];
  const placed: { body: PhoneOrder; key: string | null }[] = [];
  const info = {
    infoId: 'mug-white',
    sku: 'MUG-W',
    price: 120_000,
    originalPrice: null,
    stock: 5,
    color: null,
    size: null,
    pictures: [],
    flashSale: null,
  };
  server.use(
    answers('get', 'main/address/provices', [unit('79', 'Thành phố Hồ Chí Minh')]),
    answers('get', 'main/address/wards/79', [unit('26734', 'Phường Sài Gòn')]),
    answers('get', 'main/product/public', paged([aProduct({ id: 'mug', name: 'Ly sứ' })])),
    answers('get', 'main/product/mug/public', {
      infos: [info, { ...info, infoId: 'none', stock: 0, sku: 'MUG-B' }],
    }),
    answers('get', 'main/admin/order', {
      data: [aListedOrder(), aListedOrder({ id: 'order-2' })],
      meta: { limit: 20, next: null, total: 2 },
    }),
    answers('get', 'main/admin/order/order-1', aStaffOrder()),
    answers('post', 'main/admin/order/quote', async (request: Request) => {
      quoted.push((await request.json()) as PhoneQuote);
      return quotes[quoted.length - 1] ?? quotes.at(-1);
    }),
    answers('post', 'main/admin/order', async (request: Request) => {
      placed.push({
        body: (await request.json()) as PhoneOrder,
        key: request.headers.get('idempotency-key'),
      });
      return {
        orderId: 'order-9',
        code: 'DH-9',
        status: 'NEW',
        paymentStatus: 'unpaid',
        grandTotal: 150_000,
        next: { type: 'REDIRECT', url: 'https://pay.example.com/9' },
      };
    }),
  );
  return { quoted, placed };
}
const open = () => renderRemote(remote, { at: '/operator/orders/new', language: 'en', session: anOperator });

async function chooseMug() {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find goods by name' }), 'ly{Enter}');
  await click('Choose a variant of Ly sứ');
  expect(await screen.findByRole('button', { name: /MUG-B/ })).toBeDisabled();
  await click(/MUG-W/);
}
async function takeFormerCustomer() {
  await userEvent.type(screen.getByRole('searchbox', { name: /ordered before/ }), '0912345678{Enter}');
  await click('Look at the address of Phạm Lan');
  await click('Use these');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Ward or commune' })).toHaveDisplayValue('Phường Sài Gòn'),
  );
}

test('an operator places an order for a caller who has ordered before: priced, then placed, then paid by a link', async () => {
  const { quoted, placed } = theShop([aQuote()]);
  await open();
  await chooseMug();
  await takeFormerCustomer();
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Gọi trước');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'The customer pays' }), 'ONLINE');
  server.use(refuses('post', 'main/admin/order', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));

  await click('Calculate the price');
  await click(/^Place the order · 150,000/);
  expect(await screen.findByRole('alert')).toBeVisible();
  await click(/^Place the order · 150,000/);

  expect(await screen.findByText('Order DH-9 is placed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/en/operator/orders/order-9',
  );
  const asked = {
    lines: [{ infoId: 'mug-white', quantity: 1 }],
    address: { national: 'VN', provinceCode: '79', wardCode: '26734', address: '2 Lê Lợi' },
    shippingMethod: 'STANDARD',
    paymentMethod: 'ONLINE',
    language: 'en',
  };
  expect(quoted).toEqual([{ ...asked, email: 'lan@example.com' }]);
  expect(placed).toEqual([
    {
      key: expect.stringMatching(/^[\da-f]{32}$/),
      body: {
        ...asked,
        quoteHash: 'a'.repeat(64),
        note: 'Gọi trước',
        customer: {
          firstName: 'Lan',
          lastName: 'Phạm',
          email: 'lan@example.com',
          phone: '+84912345678',
        },
      },
    },
  ]);
});

test('an order whose price has a problem or was changed afterwards is priced again before it is placed', async () => {
  const { quoted, placed } = theShop([
    aQuote({ problems: [{ code: 'NOT_ENOUGH_STOCK', infoId: 'mug-white', available: 1 }] }),
    aQuote(),
    aQuote({ grandTotal: 270_000 }),
  ]);
  await open();
  expect(await screen.findByRole('button', { name: 'Calculate the price' })).toBeDisabled();
  await chooseMug();
  await click('Calculate the price');
  expect((await screen.findAllByText(/Choose|Enter/))[0]).toBeVisible();
  expect(quoted).toEqual([]);

  await takeFormerCustomer();
  await click('Calculate the price');
  expect(await screen.findByText('It cannot be placed yet')).toBeVisible();
  await click('Calculate the price');
  expect(await screen.findByRole('button', { name: /^Place the order · 150,000/ })).toBeVisible();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '{Backspace}2');
  await click('Calculate the price');
  expect(await screen.findByRole('button', { name: /^Place the order · 270,000/ })).toBeVisible();
  expect(placed).toEqual([]);
});

test('a price that changed while it was read is asked again; the order without a note is placed at the new sum', async () => {
  const { quoted, placed } = theShop([
    aQuote(),
    aQuote({ grandTotal: 180_000, quoteHash: 'b'.repeat(64) }),
    aQuote({ grandTotal: 170_000, quoteHash: 'c'.repeat(64) }),
  ]);
  await open();
  await chooseMug();
  await takeFormerCustomer();
  await click('Calculate the price');
  server.use(refuses('post', 'main/admin/order', 409, 'PRICE_CHANGED', {}, { once: true }));
  await click(/^Place the order · 150,000/);

  expect(await screen.findByRole('button', { name: /^Place the order · 180,000/ })).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  // Some offers are for each customer once, so another e-mail has a price of its own.
  await userEvent.type(screen.getByRole('textbox', { name: /mail/ }), '.vn');
  await click('Calculate the price');
  await click(/^Place the order · 170,000/);

  expect(await screen.findByText('Order DH-9 is placed')).toBeVisible();
  expect(quoted.map(({ email }) => email)).toEqual([
    'lan@example.com',
    'lan@example.com',
    'lan@example.com.vn',
  ]);
  expect(placed.map(({ body }) => [body.quoteHash, body.note])).toEqual([['c'.repeat(64), '']]);
});

test('an operator who comes back for another caller begins with an empty order, without the link of the last one', async () => {
  theShop([aQuote()]);
  const { goTo } = await open();
  await chooseMug();
  await takeFormerCustomer();
  await click('Calculate the price');
  await click(/^Place the order/);
  expect(await screen.findByText('Order DH-9 is placed')).toBeVisible();

  await goTo('/operator/orders');
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await goTo('/operator/orders/new');

  expect(await screen.findByRole('button', { name: 'Calculate the price' })).toBeVisible();
  expect(screen.queryByText('Order DH-9 is placed')).not.toBeInTheDocument();
});

test('an operator who removes what was chosen can search for other goods at once', async () => {
  theShop([aQuote()]);
  await open();
  await chooseMug();

  await click('Remove Ly sứ');

  expect(screen.getByRole('searchbox', { name: 'Find goods by name' })).toHaveFocus();
});

test('an operator empties a quantity and types another one', async () => {
  const { quoted } = theShop([aQuote()]);
  await open();
  await chooseMug();
  await takeFormerCustomer();
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });

  await userEvent.clear(quantity);
  await userEvent.type(quantity, '5');
  expect(quantity).toHaveValue(5);
  await click('Calculate the price');
  await waitFor(() => expect(quoted.at(-1)?.lines).toEqual([{ infoId: 'mug-white', quantity: 5 }]));

  await userEvent.clear(quantity);
  await userEvent.tab();
  expect(quantity).toHaveValue(5);
  await userEvent.type(quantity, '00');
  expect(quantity).toHaveValue(99);
});
