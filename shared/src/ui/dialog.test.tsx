import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { renderUi } from '../testing/render-ui';

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Huỷ đơn</Button>
      <Dialog isOpen={isOpen} firstFocus="title" onClose={() => setIsOpen(false)} title="Huỷ đơn hàng này?">
        Tiền được hoàn trong 3 ngày.
      </Dialog>
    </>
  );
}

test('a customer can open a dialog and close it by its close button', async () => {
  renderUi(<Question />);

  await userEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));
  expect(screen.getByRole('dialog', { name: 'Huỷ đơn hàng này?' })).toHaveTextContent('Tiền được hoàn');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a press beside it', (dialog: HTMLElement) => userEvent.click(dialog)],
])('a customer can close a dialog by %s', async (_, leave) => {
  renderUi(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));

  await leave(screen.getByRole('dialog'));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['to', 'from'])('selecting text %s beside a dialog leaves it open', async (way) => {
  renderUi(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));
  const dialog = screen.getByRole('dialog');
  const text = screen.getByText('Tiền được hoàn trong 3 ngày.');

  // The click goes to what contains both ends, which is the dialog.
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: way === 'to' ? text : dialog },
    { keys: '[/MouseLeft]', target: way === 'to' ? dialog : text },
  ]);

  expect(dialog).toBeVisible();
});

test('a click inside a dialog leaves it open', async () => {
  renderUi(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));

  await userEvent.click(screen.getByText('Tiền được hoàn trong 3 ngày.'));

  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a person who opens a dialog with a form types into its first field at once', async () => {
  renderUi(
    <Dialog isOpen firstFocus="field" onClose={() => undefined} title="Đặt tên">
      <input type="text" disabled aria-label="Mã" />
      <input aria-label="Tên" />
    </Dialog>,
  );

  await userEvent.keyboard('Lan');

  expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveValue('Lan');
});

test.each(['title', 'field', 'marked'] as const)(
  'Space and Enter decide nothing in a question that was just opened with the focus at the %s',
  async (firstFocus) => {
    const onPress = jest.fn();
    renderUi(
      <Dialog
        isOpen
        firstFocus={firstFocus}
        onClose={onPress}
        title="Huỷ đơn hàng này?"
        actions={<Button onClick={onPress}>Huỷ đơn</Button>}
      />,
    );

    expect(screen.getByRole('heading', { name: 'Huỷ đơn hàng này?' })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');

    expect(onPress).not.toHaveBeenCalled();
  },
);

test('the focus begins at what a dialog marks', () => {
  renderUi(
    <Dialog isOpen firstFocus="marked" onClose={() => undefined} title="Ảnh 1">
      <input aria-label="Tên" />
      <div data-first-focus tabIndex={-1} role="group" aria-label="Áo thun" />
    </Dialog>,
  );

  expect(screen.getByRole('group', { name: 'Áo thun' })).toHaveFocus();
});

test('of a group of radios the checked one has the focus first', () => {
  renderUi(
    <Dialog isOpen firstFocus="field" onClose={() => undefined} title="Đánh giá">
      {['1 sao', '4 sao'].map((label) => (
        <input key={label} type="radio" name="rating" aria-label={label} defaultChecked={label === '4 sao'} />
      ))}
    </Dialog>,
  );

  expect(screen.getByRole('radio', { name: '4 sao' })).toHaveFocus();
});
