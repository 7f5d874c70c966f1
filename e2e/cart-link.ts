import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** By a link of the frame to the cart, as on a narrow window: on a wide one it opens the cart at hand. */
export async function followToCart(page: Page, link: Locator): Promise<void> {
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ ...size, width: Math.min(size.width, 760) });
  // The link says what it does once it knows the window's width.
  await expect(link).not.toHaveAttribute('aria-haspopup');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Giỏ hàng|Cart)$/ })).toBeVisible();
  if (size) await page.setViewportSize(size);
}
