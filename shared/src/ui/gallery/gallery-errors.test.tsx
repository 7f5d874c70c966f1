import { screen } from '@testing-library/react';
import { notices } from '../../contracts';
import { renderUi } from '../../testing/render-ui';
import { UiGallery } from './gallery';

const cellsOf = ({ rows }: HTMLTableElement) =>
  [...rows].slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent));
/** By its caption: roles of hundreds of rows take seconds on a busy machine. */
async function tableOf(name: string): Promise<HTMLTableElement> {
  const table = (await screen.findByText(name, { selector: 'caption *' })).closest('table');
  if (!table) throw new Error(`${name} is no caption of a table.`);
  return table;
}

// Its texts in both languages take long to compile on a busy machine; what is tested waits for the drawing alone.
beforeAll(async () => {
  await import('./gallery-errors');
});

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
