import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { SwatchGroup } from './swatch-group';

const options = [
  { value: 'black', label: 'Đen', colour: '#111111' },
  { value: 'orange', label: 'Cam', colour: '#F97316', isUnavailable: true },
];
function Colours() {
  const [value, setValue] = useState<string | null>('black');
  return <SwatchGroup legend="Màu sắc" options={options} value={value} onChange={setValue} />;
}

test('a screen reader announces the group, the chosen colour and what is sold out', () => {
  renderUi(<Colours />);

  expect(screen.getByRole('group', { name: 'Màu sắc: Đen' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Đen' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Cam (hết hàng)' })).toBeEnabled();
});

test('a shopper can choose a sold-out colour to see when it is back in stock', async () => {
  renderUi(<Colours />);

  await userEvent.click(screen.getByText('Cam'));

  expect(screen.getByRole('radio', { name: /Cam/ })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Màu sắc: Cam' })).toBeInTheDocument();
});

test('what is chosen looks chosen in a browser that does not know :has()', async () => {
  renderUi(<Colours />);
  const chips = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.dataset['chosen']);
  expect(chips()).toEqual(['true', undefined]);

  await userEvent.click(screen.getByText('Cam'));

  expect(chips()).toEqual([undefined, 'true']);
});

test('a colour from outside cannot inject styles', () => {
  renderUi(
    <SwatchGroup
      legend="Màu"
      options={[{ value: 'x', label: 'X', colour: 'red;} body{display:none' }]}
      value={null}
      onChange={() => undefined}
    />,
  );

  expect(document.head.textContent).not.toContain('body{display:none');
});
