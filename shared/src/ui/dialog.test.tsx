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
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Huỷ đơn hàng này?">
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

test('a customer who selects text and releases the button beside the dialog still has it open', async () => {
  renderUi(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));
  const dialog = screen.getByRole('dialog');

  // The click goes to what contains both ends, which is the dialog.
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Tiền được hoàn trong 3 ngày.') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);

  expect(dialog).toBeVisible();
});

test('a click inside a dialog leaves it open', async () => {
  renderUi(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));

  await userEvent.click(screen.getByText('Tiền được hoàn trong 3 ngày.'));

  expect(screen.getByRole('dialog')).toBeVisible();
});
