import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';
import { renderUi } from '../testing/render-ui';

function Counted({ onChange, ...rest }: Partial<QuantityStepperProps>) {
  const [value, setValue] = useState(rest.value ?? 2);
  return (
    <QuantityStepper
      label="Số lượng"
      max={5}
      {...rest}
      value={value}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
    />
  );
}
const field = () => screen.getByRole('spinbutton', { name: 'Số lượng' });

test('a shopper can step up and down', async () => {
  const onChange = jest.fn();
  renderUi(<Counted onChange={onChange} />);

  await userEvent.click(screen.getByRole('button', { name: 'Thêm một' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bớt một' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bớt một' }));

  expect(onChange.mock.calls).toEqual([[3], [2], [1]]);
  expect(field()).toHaveValue('1');
});

test('a shopper who steps beyond the maximum reads why, with both numbers', async () => {
  const onRefused = jest.fn();
  renderUi(<Counted value={5} onRefused={onRefused} />);

  await userEvent.click(screen.getByRole('button', { name: 'Thêm một' }));

  expect(screen.getByRole('status')).toHaveTextContent('Tối đa 5. Bạn chọn 6.');
  expect(field()).toHaveValue('5');
  expect(field()).toHaveAccessibleDescription('Tối đa 5. Bạn chọn 6.');
  expect(onRefused).toHaveBeenCalledWith('max', 6);
});

test.each([
  ['7', 5, 'Tối đa 5. Bạn chọn 7.'],
  ['0', 1, 'Ít nhất 1. Bạn chọn 0.'],
  ['-1', 1, 'Ít nhất 1. Bạn chọn -1.'],
  ['1.5', 1, 'Số lượng là số nguyên từ 1 đến 5.'],
  ['1,5', 1, 'Số lượng là số nguyên từ 1 đến 5.'],
  ['abc', 2, 'Số lượng là số nguyên từ 1 đến 5.'],
])('a shopper who types %s ends with %d and a reason', async (typed, accepted, reason) => {
  const onChange = jest.fn();
  renderUi(<Counted onChange={onChange} />);

  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  await userEvent.tab();

  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(field()).toHaveValue(String(accepted));
  for (const [value] of onChange.mock.calls) expect([1, 2, 3, 4, 5]).toContain(value);
});

test('at either end a step is refused, and a screen reader announces that before it is pressed', async () => {
  renderUi(<Counted value={1} min={1} max={2} />);
  const [less, more] = ['Bớt một', 'Thêm một'].map((name) => screen.getByRole('button', { name }));
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(more).not.toHaveAttribute('aria-disabled');

  await userEvent.click(screen.getByRole('button', { name: 'Bớt một' }));
  expect(screen.getByRole('status')).toHaveTextContent('Ít nhất 1. Bạn chọn 0.');
  await userEvent.click(screen.getByRole('button', { name: 'Thêm một' }));

  expect(field()).toHaveValue('2');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(less).not.toHaveAttribute('aria-disabled');
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('a shopper who confirms a number with Enter has the nearest one that there is, and sends no form', async () => {
  const onSubmit = jest.fn();
  renderUi(
    <form onSubmit={onSubmit}>
      <Counted value={2} min={2} max={5} />
    </form>,
  );

  await userEvent.clear(field());
  await userEvent.type(field(), '1{Enter}');
  expect(field()).toHaveValue('2');
  await userEvent.clear(field());
  await userEvent.type(field(), '8{Enter}');

  expect(field()).toHaveValue('5');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the same number once more changes nothing', async () => {
  const onChange = jest.fn();
  renderUi(<Counted value={2} onChange={onChange} />);

  await userEvent.clear(field());
  await userEvent.type(field(), '2');
  await userEvent.tab();

  expect(onChange).not.toHaveBeenCalled();
});

test('a shopper who empties the field and leaves it gets the number back', async () => {
  renderUi(<Counted />);

  await userEvent.clear(field());
  await userEvent.tab();

  expect(field()).toHaveValue('2');
});

test('a shopper can use the arrow keys', async () => {
  renderUi(<Counted />);

  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}');

  expect(field()).toHaveValue('3');
});

test('a shopper who empties the field after a refusal has the quantity of before', async () => {
  const onChange = jest.fn();
  renderUi(<Counted value={4} onChange={onChange} />);

  await userEvent.clear(field());
  await userEvent.type(field(), '9');
  await userEvent.clear(field());
  await userEvent.tab();

  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('4');
  expect(field()).toBeValid();
});
