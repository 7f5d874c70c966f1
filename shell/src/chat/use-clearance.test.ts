import { act, renderHook } from '@testing-library/react';
import { useClearance } from './use-clearance';

interface Box {
  left?: number;
  top: number;
  height: number;
  width?: number;
}

/** An element that takes this place on a screen of 800 px in height. */
function placed(html: string, { left = 0, top, height, width = 1_000 }: Box): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild as HTMLElement;
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = '';
  jest.replaceProperty(window, 'innerHeight', 800);
  jest.replaceProperty(window, 'innerWidth', 1_440);
});

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** The button of the assistant: without bars it takes 728 to 784 px from the top, and 900 to 956 from the left. */
function open({ isPaused = false, sparesButtons = false } = {}) {
  const button = placed('<button>?</button>', { left: 900, top: 0, height: 56, width: 56 });
  const { result, unmount } = renderHook(() =>
    useClearance({ current: button }, { isPaused, sparesButtons }),
  );
  return { button, isInTheWay: () => result.current, unmount };
}

test('the button of the assistant is above the bars at the bottom of the screen, and follows them', async () => {
  placed('<nav data-stuck></nav>', { top: 744, height: 56 });
  const consent = placed('<aside data-stuck></aside>', { top: 640, height: 104 });
  placed('<nav data-stuck></nav>', { top: 600, height: 0 });
  placed('<header data-stuck></header>', { top: 0, height: 64 });
  const { button, unmount } = open();
  expect(button.style.bottom).toBe('176px');

  consent.remove();
  window.dispatchEvent(new Event('resize'));
  await frame();
  expect(button.style.bottom).toBe('72px');

  unmount();
  document.querySelector('nav')?.remove();
  window.dispatchEvent(new Event('resize'));
  await frame();
  expect(button.style.bottom).toBe('72px');
});

test.each<[string, string, number, boolean]>([
  ['types on a phone', '<textarea></textarea>', 390, true],
  ['types on a wide screen', '<textarea></textarea>', 768, false],
  ['ticks a box on a phone', '<input type="checkbox">', 390, false],
])('whether it makes room for a shopper who %s', async (_what, html, innerWidth, isInTheWay) => {
  jest.replaceProperty(window, 'innerWidth', innerWidth);
  const clearance = open();
  expect(clearance.isInTheWay()).toBe(false);

  act(() => placed(html, { top: 100, height: 40 }).focus());
  await frame();

  expect(clearance.isInTheWay()).toBe(isInTheWay);
});

test.each<[string, Box, boolean]>([
  ['is below it', { left: 940, top: 760, height: 44, width: 44 }, true],
  ['begins where it ends', { left: 956, top: 760, height: 40, width: 40 }, false],
  ['ends where it begins', { left: 800, top: 700, height: 28, width: 200 }, false],
  ['takes half of the screen', { left: 0, top: 400, height: 400 }, false],
])('whether it makes room for what has the focus and %s', async (_what, box, isInTheWay) => {
  const clearance = open();

  act(() => placed('<button>x</button>', box).focus());
  await frame();
  expect(clearance.isInTheWay()).toBe(isInTheWay);

  act(() => (document.activeElement as HTMLElement).blur());
  await frame();
  expect(clearance.isInTheWay()).toBe(false);
});

test.each([
  [true, true],
  [false, false],
])('it makes room for the main button of a page where it is to do so (%s)', (sparesButtons, isInTheWay) => {
  document.body.innerHTML = '<main><button data-variant="primary">Đặt hàng</button></main>';
  const [order] = document.querySelectorAll('button');
  if (order) order.getBoundingClientRect = () => new DOMRect(0, 740, 1_440, 48);

  expect(open({ sparesButtons }).isInTheWay()).toBe(isInTheWay);
});

test('while the conversation is open it is not placed', () => {
  const { button, isInTheWay } = open({ isPaused: true, sparesButtons: true });

  expect(button.style.bottom).toBe('');
  expect(isInTheWay()).toBe(false);
});
