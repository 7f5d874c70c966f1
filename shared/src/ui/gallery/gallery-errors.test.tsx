import { screen } from '@testing-library/react';
import { notices } from '../../contracts';
import { renderUi } from '../../testing/render-ui';
import { UiGallery } from './gallery';

const cellsOf = ({ rows }: HTMLTableElement) =>
  [...rows].slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent));
const tableOf = (name: string) => screen.findByRole<HTMLTableElement>('table', { name });

test('a developer finds every error with its texts in both languages and its trigger', async () => {
  renderUi(<UiGallery />, 'en');

  const codes = cellsOf(await tableOf('Error codes of the backend'));
  const fields = cellsOf(await tableOf('Error codes of fields'));
  const failures = cellsOf(await tableOf('Notices of failures and warnings'));

  expect(codes).toContainEqual([
    'EMAIL_IS_EXIST',
    'Email này đã có tài khoản.',
    'This email already has an account.',
    'auth, customers',
  ]);
  expect(fields).toContainEqual(['quantity.required', 'Bạn chưa nhập số lượng.', 'Please enter a quantity.']);
  expect(failures.map(([key]) => key)).toEqual(
    expect.arrayContaining(
      Object.entries(notices).flatMap(([key, kind]) => (kind === 'error' || kind === 'warning' ? key : [])),
    ),
  );
  expect([...codes, ...fields, ...failures].filter((cells) => cells.includes(''))).toEqual([]);
});
