import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import { renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aProduct } from '../testing/builders';
import { aShop } from '../testing/handlers';

const server = startServer(...aShop());

test('a visitor finds a product in the list, opens it and adds it to the cart', async () => {
  const user = userEvent.setup();
  const { store, location } = await renderRemote(remote, { at: paths.products.to() });

  await user.click(await screen.findByRole('link', { name: 'Áo thun cổ tròn' }));
  await user.click((await screen.findAllByRole('button', { name: 'Thêm vào giỏ' }))[0]!);

  expect(location()).toBe('/products/ao-thun-co-tron');
  expect(selectCart(store.getState())).toEqual([
    { infoId: 'shirt-black-m', quantity: 1, isOrder: true, priceSeen: 199_000 },
  ]);
  expect(selectNotifications(store.getState())).toEqual([
    expect.objectContaining({ notice: 'AddProductSuccess', variant: 'success' }),
  ]);
});
void [within, server, aProduct];
