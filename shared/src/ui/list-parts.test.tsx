import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { Paged, Remote } from '../contracts';
import { selectNotifications, type Entry } from '../store';
import { renderRemote } from '../testing';
import { renderUi } from '../testing/render-ui';
import { CopyButton } from './copy-button';
import { PagedList } from './paged-list';
import { TabLinks } from './tab-links';
import { useMutationDone } from './use-mutation-done';
import { useRepeatKey } from './use-repeat-key';
import { useStatusSinceMount } from './use-status-since-mount';

const remoteWith = (Component: () => React.JSX.Element): Remote => ({
  name: 'toys',
  contract: '2.2',
  routes: [{ path: 'toys', lazy: () => Promise.resolve({ Component }) }],
  messages: () => Promise.resolve({}),
});
const pageOf = (data: string[], meta: Partial<Paged<string>['meta']> = {}): Entry<Paged<string>> => ({
  isFetching: false,
  data: { data, meta: { page: 1, limit: 2, total: data.length, totalPages: 1, ...meta } },
});

/** A list whose items can be removed. */
function Toys({ entry, page = 1 }: { entry: Entry<Paged<string>>; page?: number }) {
  const top = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<string[]>([]);
  return (
    <PagedList
      top={top}
      title="Đồ chơi"
      entry={entry}
      page={page}
      to={(number) => `/toys?page=${number}`}
      summary={({ meta }) => `${meta.total} món`}
      empty={<p>Chưa có đồ chơi</p>}
      keyOf={(toy) => toy}
      isShown={(toy) => !removed.includes(toy)}
    >
      {(toy) => <button onClick={() => setRemoved([...removed, toy])}>{toy}</button>}
    </PagedList>
  );
}

test('a list shows its size, its items and links to the other pages', async () => {
  renderUi(<Toys entry={pageOf(['Xe', 'Búp bê'], { total: 3, totalPages: 2 })} />);

  expect(screen.getByText('3 món')).toBeVisible();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('href', '/toys?page=2');
  expect(screen.queryByText(/Bạn đã xem hết danh sách/)).not.toBeInTheDocument();
});

test.each([
  ['vi', 'Bạn đã xem hết danh sách.', 'Xem sản phẩm'],
  ['en', 'You have reached the end of the list.', 'See products'],
] as const)('the last page says that the list ends, in %s', (language, end, products) => {
  renderUi(<Toys entry={pageOf(['Xe'])} />, language);

  expect(screen.getByText(end, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: products })).toHaveAttribute('href', '/catalog/products');
});

test('a page beyond the end of a list links to the first one', () => {
  renderUi(<Toys entry={pageOf([], { page: 9, total: 3, totalPages: 2 })} page={9} />);

  expect(screen.getByText('Không có trang 9.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/toys?page=1');
});

test('the focus stays in the list when the focused item is removed, and an empty list says so', async () => {
  renderUi(<Toys entry={pageOf(['Xe'])} />);

  await userEvent.click(screen.getByRole('button', { name: 'Xe' }));

  expect(screen.getByText('Chưa có đồ chơi')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Đồ chơi' })).toHaveFocus();
});

test('a code is copied with a notice, and nothing breaks where the browser refuses', async () => {
  const user = userEvent.setup();
  const { store } = await renderRemote(
    remoteWith(() => <CopyButton text="GIAM10" label="Sao chép mã" isLabelShown />),
    { at: '/toys' },
  );
  const button = await screen.findByRole('button', { name: 'Sao chép mã' });

  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(button);

  expect(writeText).toHaveBeenCalledWith('GIAM10');
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual(['Copied']);

  writeText.mockRejectedValue(new Error('refused'));
  await user.click(button);

  expect(selectNotifications(store.getState())).toHaveLength(1);
});

test('the outcome of an earlier visit is not shown again, a new one is', () => {
  let setState: (state: { status: string }) => void = () => undefined;
  function Status() {
    const [state, set] = useState({ status: 'failed' });
    setState = set;
    return <p>{useStatusSinceMount(state).status}</p>;
  }
  renderUi(<Status />);
  expect(screen.getByText('idle')).toBeVisible();

  act(() => setState({ status: 'failed' }));

  expect(screen.getByText('failed')).toBeVisible();
});

test('a request that was under way before is still waited for', () => {
  const Status = () => <p>{useStatusSinceMount({ status: 'pending' }).status}</p>;
  renderUi(<Status />);

  expect(screen.getByText('pending')).toBeVisible();
});

test('tabs that are links say which one is current', async () => {
  const links = ['all', 'new'].map((text) => ({ to: `/toys?of=${text}`, text, isCurrent: text === 'new' }));
  await renderRemote(
    remoteWith(() => <TabLinks label="Đồ chơi" links={links} />),
    { at: '/toys?of=new' },
  );

  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('new');
  expect(screen.getByRole('link', { name: 'all' })).toHaveAttribute('href', '/toys?of=all');
});

test('what is sent again has the same key until it is done', () => {
  const { result, rerender } = renderHook((isDone: boolean) => useRepeatKey(isDone), {
    initialProps: false,
  });
  const first = result.current('one');

  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(result.current('one')).toBe(first);
  expect(result.current('two')).not.toBe(first);
  const second = result.current('two');
  rerender(false);
  expect(result.current('two')).toBe(second);
  rerender(true);
  expect(result.current('two')).not.toBe(second);
});

test('only what becomes done while it is shown is reported', () => {
  const reported: unknown[] = [];
  type State = Parameters<typeof useMutationDone<number>>[0];
  const done: State = { status: 'done', data: 1 };
  const { rerender } = renderHook((state: State) => useMutationDone(state, (data) => reported.push(data)), {
    initialProps: done,
  });
  expect(reported).toEqual([]);

  rerender({ status: 'pending' });
  rerender({ status: 'done', data: 2 });
  expect(reported).toEqual([2]);
  rerender({ status: 'done', data: 2 });
  rerender({ status: 'pending' });
  rerender({ status: 'failed' });
  rerender({ status: 'done', data: 3 });
  expect(reported).toEqual([2]);
});
