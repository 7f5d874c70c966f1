import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItems } from './index';

interface MenuParts {
  trigger: HTMLElement;
  panel: HTMLElement;
}

function renderMenu(align?: 'end', onIntent?: () => void): MenuParts {
  render(
    <Menu trigger="Tài khoản" align={align} onIntent={onIntent}>
      <MenuItems>
        <a href="#orders">Đơn hàng</a>
        <button type="button" disabled>
          Chưa có
        </button>
        <button type="button">Đăng xuất</button>
        <p>Một dòng chữ</p>
      </MenuItems>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'Tài khoản' });
  const panel = document.querySelector<HTMLElement>('[popover]');
  if (!panel) throw new Error('The menu has no panel.');
  return { trigger, panel };
}

/** What a browser says when a popover is shown or hidden. */
function becomes(panel: HTMLElement, newState: 'open' | 'closed'): void {
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
}

test('arrow keys open a menu and walk through what can be chosen, from either end', async () => {
  const show = jest.spyOn(HTMLElement.prototype, 'showPopover');
  const { trigger, panel } = renderMenu();
  const first = screen.getByRole('link', { name: 'Đơn hàng' });
  const last = screen.getByRole('button', { name: 'Đăng xuất' });
  trigger.focus();

  expect(fireEvent.keyDown(trigger, { key: 'ArrowDown' })).toBe(false);
  expect(show).toHaveBeenCalledTimes(1);
  expect(first).toHaveFocus();
  becomes(panel, 'open');
  await userEvent.keyboard('{ArrowDown}');
  expect(last).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(last).toHaveFocus();
  expect(show).toHaveBeenCalledTimes(1);

  becomes(panel, 'closed');
  trigger.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(show).toHaveBeenCalledTimes(2);
  expect(last).toHaveFocus();
  expect(fireEvent.keyDown(trigger, { key: 'Tab' })).toBe(true);
  expect(show).toHaveBeenCalledTimes(2);
});

test('a choice closes the menu, a click on its text does not', async () => {
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  renderMenu();

  await userEvent.click(screen.getByText('Một dòng chữ'));
  expect(hide).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Đơn hàng' }));
  expect(hide).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }));
  expect(hide).toHaveBeenCalledTimes(2);
});

test('a menu that may be opened loads what is in it', async () => {
  const onIntent = jest.fn();
  const { trigger } = renderMenu(undefined, onIntent);

  await userEvent.hover(trigger);
  expect(onIntent).toHaveBeenCalledTimes(1);
  trigger.focus();
  expect(onIntent).toHaveBeenCalledTimes(2);
  fireEvent.click(trigger);
  expect(onIntent).toHaveBeenCalledTimes(3);
});

// The window is 1.024 by 768, the menu 200 by 100.
test.each([
  ['below its button', undefined, new DOMRect(300, 100, 80, 44), { left: '300px', right: '', top: '148px' }],
  ['within the left edge', undefined, new DOMRect(2, 100, 80, 44), { left: '8px', right: '', top: '148px' }],
  [
    'within the right edge',
    undefined,
    new DOMRect(990, 100, 30, 44),
    { left: '816px', right: '', top: '148px' },
  ],
  [
    'at the right of its button',
    'end',
    new DOMRect(300, 100, 80, 44),
    { left: '', right: '644px', top: '148px' },
  ],
  [
    'within the window, at its left',
    'end',
    new DOMRect(8, 100, 80, 44),
    { left: '', right: '816px', top: '148px' },
  ],
  [
    'above where there is no room below',
    undefined,
    new DOMRect(300, 700, 80, 44),
    { left: '300px', right: '', top: '596px' },
  ],
  [
    'below where it just fits',
    undefined,
    new DOMRect(300, 616, 80, 44),
    { left: '300px', right: '', top: '664px' },
  ],
  [
    'below where there is no room at all',
    undefined,
    new DOMRect(300, 107, 80, 640),
    { left: '300px', right: '', top: '751px' },
  ],
] as const)('a menu is shown %s', (_where, align, at, expected) => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const { trigger, panel } = renderMenu(align);
  jest.spyOn(trigger, 'getBoundingClientRect').mockReturnValue(at);

  becomes(panel, 'open');

  const { left, right, top } = panel.style;
  expect({ left, right, top }).toEqual(expected);
  expect(panel).toHaveAttribute('data-placed');
});
