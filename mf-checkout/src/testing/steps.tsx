import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNotifications } from '@storefront/shared/store';
import { aSession, renderRemote, type RenderOptions } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine } from './builders';

/** A customer who has finished the first step and is at the second. */
export async function openDelivery(options: Partial<RenderOptions> = {}) {
  const user = userEvent.setup({ delay: null });
  const at = paths.checkoutInformation.to();
  const page = await renderRemote(remote, { at, session: aSession, cart: [aLine()], ...options });
  await user.click(
    await screen.findByRole('button', { name: /Tiếp tục đến giao hàng|Continue to delivery/ }),
  );
  await screen.findByRole('button', { name: /Tiếp tục đến xác nhận|Continue to review/ });
  return {
    user,
    notices: () => selectNotifications(page.store.getState()).map(({ notice }) => notice),
    ...page,
  };
}

/** A customer who has finished two steps and is at the third, with a known price. */
export async function openConfirmation(options: Partial<RenderOptions> = {}) {
  const steps = await openDelivery(options);
  await steps.user.click(screen.getByRole('button', { name: /Tiếp tục đến xác nhận|Continue to review/ }));
  const place = () => screen.findByRole('button', { name: /^(Đặt hàng|Place order) · / });
  await place();
  return { ...steps, place };
}
