import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractVersion, type Remote } from '@storefront/shared/contracts';
import { renderRemote } from '@storefront/shared/testing';
import { Button } from '@storefront/shared/ui';
import { SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { anAdmin, anOperator } from '../testing/sessions';
import { DataTable } from './data-table';
import { KeysetPager } from './keyset-pager';

interface Fruit {
  id: string;
  name: string;
  price: number;
}
const fruit: Fruit[] = ['Cam', 'Bưởi', 'Xoài'].map((name, at) => ({ id: name, name, price: at + 1 }));
const done: string[][] = [];

const page = (data: Fruit[]) => () => (
  <>
    <SearchFilter label="Search fruit" />
    <SelectFilter name="kind" label="Kind" any="Any" options={[{ value: 'sour', label: 'Sour' }]} />
    <DataTable
      name="fruit"
      caption="Fruit"
      columns={[
        { id: 'name', title: 'Name', cell: ({ name }: Fruit) => name, isFixed: true, isSortable: true },
        { id: 'price', title: 'Price', cell: ({ price }: Fruit) => price, isNumber: true },
      ]}
      entry={{ isFetching: false, data: { data } }}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowTo={({ id }) => `/operator/fruit?id=${encodeURIComponent(id)}`}
      empty="No fruit yet"
      tools={<SavedFilters name="fruit" common={[{ name: 'Ripe', query: '?kind=ripe' }]} />}
      bulk={(rows, clear) => (
        <Button
          onClick={() => {
            done.push(rows.map(({ id }) => id));
            clear();
          }}
        >
          Wash
        </Button>
      )}
      pager={<KeysetPager next="cursor" />}
    />
  </>
);
const remoteOf = (data: Fruit[]): Remote => ({
  name: 'operator',
  contract: contractVersion,
  routes: [{ path: 'operator/fruit', lazy: () => Promise.resolve({ Component: page(data) }) }],
  messages: (language) => import(`../locales/${language}.json`),
});
const open = (at = '/operator/fruit', { data = fruit, session = anOperator } = {}) =>
  renderRemote(remoteOf(data), { at, language: 'en', session });

beforeEach(() => window.localStorage.clear());

test('staff go through the rows by keyboard, tick some and do something with them, or open one', async () => {
  const { location } = await open();
  const [first, second, third] = within(screen.getByRole('table')).getAllByRole('row').slice(1);

  act(() => first?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard(' {End}');
  expect(third).toHaveFocus();
  await userEvent.keyboard(' {Home}{ArrowUp}');
  expect(first).toHaveFocus();
  expect(screen.getByText('2 selected')).toBeVisible();
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBePartiallyChecked();
  // Space takes a tick away again; below the last row there is none.
  await userEvent.keyboard(' {End}{ArrowDown}');
  expect(third).toHaveFocus();
  expect(screen.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Home} ');
  expect(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Wash' }));

  expect(done).toEqual([['Bưởi', 'Xoài']]);
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  act(() => second?.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location()).toContain('id=B'));
});

test('sorting, filters and pages are in the address, and another filter begins at the first page', async () => {
  const { location } = await open('/operator/fruit?after=old');

  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(location()).toBe('/operator/fruit?sort=name');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(location()).toBe('/operator/fruit?sort=-name');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(location()).toBe('/operator/fruit?sort=-name&after=cursor');
  await userEvent.click(screen.getByRole('link', { name: 'To the first page' }));
  expect(location()).toBe('/operator/fruit?sort=-name');
  expect(screen.queryByRole('link', { name: 'To the first page' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  // No order at all, from the first page on.
  expect(location()).toBe('/operator/fruit');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'sour');
  expect(location()).toBe('/operator/fruit?sort=-name&kind=sour');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search fruit' }), ' ngọt {Enter}');
  expect(new URLSearchParams(location().split('?')[1]).get('search')).toBe('ngọt');
});

test('each person chooses columns and names filters for themselves', async () => {
  const { location, unmount } = await open('/operator/fruit?kind=sour');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Price', hidden: true }));
  expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Mine{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'Ripe' }));
  expect(location()).toBe('/operator/fruit?kind=ripe');
  await userEvent.click(screen.getByRole('link', { name: 'Mine' }));
  expect(location()).toBe('/operator/fruit?kind=sour');
  unmount();

  const again = await open('/operator/fruit?kind=bitter');
  expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mine' })).toBeVisible();
  // The same name takes the place of the filter that had it; another one stays beside it.
  for (const name of ['Other', 'Mine']) {
    await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the filter' }), `${name}{Enter}`);
    await again.goTo(`/operator/fruit?kind=${name}`);
  }
  const mine = screen.getAllByRole('link', { name: 'Mine' });
  expect(mine.map((link) => link.getAttribute('href'))).toEqual(['/en/operator/fruit?kind=Other']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the filter Other' }));
  expect(screen.queryByRole('link', { name: 'Other' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete the filter Mine' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Price', hidden: true }));
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Price', hidden: true }));
  again.unmount();

  await open('/operator/fruit', { session: anAdmin });
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mine' })).not.toBeInTheDocument();
});

test('the focus of a saved filter that was the last one goes to the filter before it', async () => {
  await open('/operator/fruit?kind=sour');
  await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Mine{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'Ripe' }));

  act(() => screen.getByRole('button', { name: 'Delete the filter Mine' }).focus());
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByRole('link', { name: 'Mine' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ripe' })).toHaveFocus();
});

test('a list without rows says whether the filters or the shop have none', async () => {
  const filtered = await open('/operator/fruit?kind=sour', { data: [] });
  await userEvent.click(screen.getByRole('link', { name: 'Remove the filters' }));
  expect(filtered.location()).toBe('/operator/fruit');
  expect(await screen.findByText('No fruit yet')).toBeVisible();
});
