import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    renders?: { first: number; second: number };
  }
}

/**
 * The hook that React offers to developer tools. Of each component two fibers exist, which take turns: one that is current
 * now, was not at the last commit and has the lowest flag was rendered in between. It is text, because the compiler of this
 * file would use a helper that pages do not have.
 */
const hook = `{
  const renders = (window.renders = { first: 0, second: 0 });
  const counted = new WeakSet();
  let before = new Set();
  const visit = (first, current) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { type, alternate } = fiber;
      if (typeof type === 'function' || (typeof type === 'object' && type?.render)) {
        current.add(fiber);
        if (!before.has(fiber)) {
          if (!alternate) renders.first += 1;
          else if (fiber.flags & 1 && !counted.has(fiber)) {
            renders.second += 1;
            counted.add(fiber).add(alternate);
          }
        }
      }
      visit(fiber.child, current);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(renderer, { current: root }) {
      const current = new Set();
      visit(root.child, current);
      before = current;
    },
  };
}`;

/**
 * Counts the components of pages that React renders a second time, each once. Without interaction there should be few: a
 * page that is rendered again when an answer arrives blocks a phone.
 */
export async function countSecondRenders(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: hook });
}

/** How many there were; fails when no first render was counted either. */
export async function secondRendersOf(page: Page): Promise<number> {
  const renders = await page.evaluate(() => window.renders);
  if (!renders?.first) throw new Error('The renders of this page were not counted.');
  return renders.second;
}
