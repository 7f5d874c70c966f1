import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Countdown } from './countdown';
import { FileUpload } from './file-upload';
import { initials } from './avatar';
import { Input } from './input';
import { Pagination, shownPages } from './pagination';
import { PasswordInput } from './password-input';
import { Picture } from './picture';
import { Price } from './price';
import { Rating } from './rating';
import { renderUi } from '../testing/render-ui';
import { SecondsCountdown } from './seconds-countdown';
import { Tabs } from './tabs';
import { Toast } from './toast';

afterEach(() => jest.useRealTimers());

test('a second press on a busy button does nothing', async () => {
  const onClick = jest.fn();
  renderUi(
    <Button busy onClick={onClick}>
      Đặt hàng
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: /Đặt hàng/ }));

  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Đang gửi');
});

const hint = 'Gồm 10 chữ số.';
const error = 'Số này thiếu một chữ số.';
test.each([
  [{}, ''],
  [{ hint }, hint],
  [{ error }, error],
  [{ hint, error }, `${hint} ${error}`],
])('a screen reader reads all that is said of a field with %p', (given, description) => {
  renderUi(<Input label="Điện thoại" {...given} />);

  expect(screen.getByLabelText('Điện thoại')).toHaveAccessibleDescription(description);
});

test('a customer can show their password', async () => {
  renderUi(<PasswordInput label="Mật khẩu" />);
  expect(screen.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));

  expect(screen.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('title', 'Ẩn mật khẩu');
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(screen.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'password');
});

test('a shopper reads the price, the previous price and the difference', () => {
  const { container } = renderUi(<Price amount={875_000} before={1_000_000} />);

  expect(container).toHaveTextContent('Giá bán 875.000 ₫');
  expect(container).toHaveTextContent('Giá gốc 1.000.000 ₫');
  expect(container).toHaveTextContent('-12%');
});

test.each([29, 57, 58])('a shopper reads a discount of exactly %d percent as that', (percent) => {
  const { container } = renderUi(<Price amount={1_000 * (100 - percent)} before={100_000} />);

  expect(container).toHaveTextContent(`-${percent}%`);
});

// A discount must not promise more than it gives, so that every fraction of a percent is left out.
test.each([
  [874_000, '-12%'],
  [870_001, '-12%'],
  [870_000, '-13%'],
  [989_999, '-1%'],
  [1, '-99%'],
])('a price of %d instead of a million is shown as %s', (amount, badge) => {
  renderUi(<Price amount={amount} before={1_000_000} />);

  expect(screen.getByText(/%$/)).toHaveTextContent(badge);
});

test('a discount of less than a percent has no badge', () => {
  const { container } = renderUi(<Price amount={990_001} before={1_000_000} />);

  expect(container).toHaveTextContent('Giá gốc 1.000.000 ₫');
  expect(container).not.toHaveTextContent('%');
});

test('a price that was never higher has no struck-through price', () => {
  const { container } = renderUi(<Price amount={875_000} before={875_000} />, 'en');

  expect(container).toHaveTextContent(/^875,000\s₫$/);
});

test('a rating shows how many people rated', () => {
  const { container } = renderUi(<Rating value={4.6} count={128} />);

  expect(container).toHaveTextContent('4,6 trên 5 sao, 128 đánh giá');
});

test('an English reader has the rating with a point, and many reviews with a comma', () => {
  const { container } = renderUi(<Rating value={4.55} count={1_280} isCompact />, 'en');

  expect(container).toHaveTextContent('4.6 (1,280)');
});

test('a product without reviews shows no stars', () => {
  const { container } = renderUi(<Rating value={0} count={0} />);

  expect(container).toHaveTextContent(/^Chưa có đánh giá$/);
});

test('a broken picture shows its name and keeps its place', () => {
  const picture = { url: '/p.jpg', width: 800, height: 1000, color: '#eeeeee', alt: 'Áo khoác' };
  renderUi(<Picture picture={picture} sizes="50vw" loading="priority" />);
  const image = screen.getByRole('img', { name: 'Áo khoác' });
  expect(image).toHaveAttribute(
    'srcset',
    '/p.jpg?w=320 320w, /p.jpg?w=480 480w, /p.jpg?w=768 768w, /p.jpg?w=1200 1200w',
  );
  expect(image).toHaveAttribute('fetchpriority', 'high');

  fireEvent.error(image);

  expect(screen.getByRole('img', { name: 'Chưa xem được ảnh: Áo khoác' })).toBeVisible();
});

test('a picture that takes the place of a broken one is tried, also one whose address has a query', () => {
  const broken = { url: '/p.jpg', width: 800, height: 1000, color: '#eeeeee', alt: 'Áo khoác' };
  const { rerender } = renderUi(<Picture picture={broken} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img', { name: 'Áo khoác' }));

  rerender(<Picture picture={{ ...broken, url: '/q.jpg?v=2' }} sizes="50vw" />);

  expect(screen.getByRole('img', { name: 'Áo khoác' })).toHaveAttribute('src', '/q.jpg?v=2&w=768');
});

test('a picture beside its own text is silent, also while it is missing', () => {
  const { rerender } = renderUi(<Picture picture={null} alt="" sizes="50vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();

  rerender(<Picture picture={null} alt="Áo khoác" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Chưa xem được ảnh: Áo khoác' })).toBeVisible();
});

test.each([
  { sizes: '64px', widths: [320] },
  { sizes: '107px', widths: [320, 480] },
  { sizes: '44vw', widest: 480, widths: [320, 480] },
  { sizes: '160px', widths: [320, 480] },
  { sizes: '44vw', widest: 768, widths: [320, 480, 768] },
  { sizes: '44vw', widths: [320, 480, 768, 1200] },
])('a picture of $sizes is offered no wider than its place can need', ({ widths, ...place }) => {
  const picture = { url: '/p.jpg', width: 800, height: 1000, color: '#eeeeee', alt: 'Áo khoác' };
  renderUi(<Picture picture={picture} {...place} />);

  expect(screen.getByRole('img', { name: 'Áo khoác' })).toHaveAttribute(
    'srcset',
    widths.map((width) => `/p.jpg?w=${width} ${width}w`).join(', '),
  );
});

test('a picture that failed before hydration counts as broken', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const picture = { url: '/p.jpg', width: 800, height: 1000, color: '#eeeeee', alt: 'Áo khoác' };

  renderUi(<Picture picture={picture} sizes="50vw" />);

  expect(screen.getByRole('img', { name: 'Chưa xem được ảnh: Áo khoác' })).toBeVisible();
});

test('a shopper moves between tabs with the arrow keys', async () => {
  renderUi(
    <Tabs
      label="Sản phẩm"
      tabs={[
        { id: 'a', label: 'Mô tả', content: 'vải gió' },
        { id: 'b', label: 'Đánh giá', content: 'rất ấm' },
      ]}
    />,
  );

  await userEvent.click(screen.getByRole('tab', { name: 'Mô tả' }));
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Đánh giá' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Đánh giá' })).toHaveTextContent('rất ấm');
});

test('the keys of a row of tabs lead around its ends, and Tab leaves it from the chosen one', async () => {
  const onSelect = jest.fn();
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Thẻ ${id}`, content: id }));
  renderUi(<Tabs label="Thẻ" tabs={tabs} onSelect={onSelect} />);
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();

  const walked: unknown[] = [focused()];
  for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'Home', 'ArrowRight']) {
    await userEvent.keyboard(`{${key}}`);
    walked.push(focused());
  }

  expect(walked).toEqual(['Thẻ a', 'Thẻ c', 'Thẻ a', 'Thẻ c', 'Thẻ a', 'Thẻ b']);
  expect(onSelect.mock.calls).toEqual([['c'], ['a'], ['c'], ['a'], ['b']]);
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Thẻ b' })).toHaveFocus();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test.each([
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [2, 2, [1, 2]],
])('on page %d of %d a shopper sees the near pages and both ends', (page, total, shown) => {
  expect(shownPages(page, total)).toEqual(shown);
});

test('every page of a list has an address', () => {
  renderUi(<Pagination page={2} totalPages={3} to={(page) => `/products?page=${page}`} />);

  expect(screen.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '/products?page=3');
  expect(screen.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Trang trước' })).toHaveAttribute('href', '/products?page=1');
  expect(screen.getByRole('link', { name: 'Trang sau' })).toHaveAttribute('href', '/products?page=3');
});

test.each([
  [1, 2, ['Trang 1', 'Trang 2', 'Trang sau']],
  [2, 2, ['Trang trước', 'Trang 1', 'Trang 2']],
  [1, 1, []],
])('on page %d of %d no link leads beyond the list', (page, totalPages, names) => {
  renderUi(<Pagination page={page} totalPages={totalPages} to={(number) => `/products?page=${number}`} />);

  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(links).toEqual(names);
});

test("a countdown ends once, by the server's clock", () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const onEnd = jest.fn();
  renderUi(<Countdown label="Kết thúc sau" until={1_005_000} clockOffset={2000} onEnd={onEnd} />);
  expect(screen.getByRole('timer', { name: 'Kết thúc sau' })).toHaveTextContent('000003');

  act(() => jest.advanceTimersByTime(10_000));

  expect(screen.getByRole('timer')).toHaveTextContent('000000');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a countdown runs again for a later end, and its last second is counted to its end', () => {
  jest.useFakeTimers({ now: 0 });
  const onEnd = jest.fn();
  const countdown = (until: string) => (
    <Countdown label="Kết thúc sau" until={until} clockOffset={0} onEnd={onEnd} />
  );
  const { rerender } = renderUi(countdown('1970-01-01T00:00:01.500Z'));
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer')).toHaveTextContent('000001');
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(onEnd).toHaveBeenCalledTimes(1);

  rerender(countdown('1970-01-01T00:00:05Z'));
  expect(screen.getByRole('timer')).toHaveTextContent('000003');
  act(() => jest.advanceTimersByTime(3_000));

  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('a countdown of more than a day shows its days, and the hours beyond them', () => {
  jest.useFakeTimers({ now: 0 });
  renderUi(<Countdown label="Kết thúc sau" until={(2 * 24 + 2) * 3_600_000 + 65_000} />);

  expect(screen.getByRole('timer')).toHaveTextContent('2 ngày020105');
});

test("a countdown shows dashes while the server's clock is unknown", () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const onEnd = jest.fn();
  renderUi(<Countdown label="Kết thúc sau" until={1_000_000} clockOffset={null} onEnd={onEnd} />);

  act(() => jest.advanceTimersByTime(10_000));

  expect(screen.getByRole('timer')).toHaveTextContent('––––––');
  expect(onEnd).not.toHaveBeenCalled();
});

test('a countdown shows the time left at rendering, until it runs', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const countdown = (clockOffset: number | null) => (
    <Countdown label="Kết thúc sau" until={1_065_000} clockOffset={clockOffset} renderedAt={1_000_000} />
  );
  const { rerender } = renderUi(countdown(null));
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('timer')).toHaveTextContent('000105');

  rerender(countdown(0));

  expect(screen.getByRole('timer')).toHaveTextContent('000102');
});

test('a shopper can stop the countdown before a redirect', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  renderUi(<SecondsCountdown seconds={10} onEnd={onEnd} />);

  act(() => jest.advanceTimersByTime(4000));
  fireEvent.click(screen.getByRole('button', { name: 'Tạm dừng' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer', { name: 'Còn 6 giây' })).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Chạy tiếp' }));
  act(() => jest.advanceTimersByTime(7000));

  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a shopper who leaves during the countdown is led nowhere by it', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  const { unmount } = renderUi(<SecondsCountdown seconds={3} onEnd={onEnd} />, 'en');
  expect(screen.getByRole('timer', { name: '3 seconds left' })).toBeVisible();
  act(() => jest.advanceTimersByTime(2_999));
  unmount();
  act(() => jest.advanceTimersByTime(10_000));

  expect(onEnd).not.toHaveBeenCalled();
});

test('a file of exactly the maximum is taken, beside one that is too large, and a better choice takes the error away', async () => {
  const onFiles = jest.fn();
  const aFile = (name: string, bytes: number) =>
    new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  const [fitting, large] = [aFile('vua.png', 1_048_576), aFile('to.png', 1_572_864)];
  renderUi(
    <FileUpload label="Photos" action="Choose" maxBytes={1_048_576} multiple onFiles={onFiles} />,
    'en',
  );

  await userEvent.upload(screen.getByLabelText('Photos'), [fitting, large]);
  expect(onFiles).toHaveBeenLastCalledWith([fitting]);
  expect(screen.getByText(/^to\.png .*1\.5 MB/)).toBeVisible();
  expect(screen.getByText('vua.png')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('Photos'), [fitting]);

  expect(screen.queryByText(/1\.5 MB/)).not.toBeInTheDocument();
});

test('a file that is too large is refused with its size and the maximum', async () => {
  const onFiles = jest.fn();
  renderUi(<FileUpload label="Ảnh" action="Chọn ảnh" maxBytes={1_048_576} onFiles={onFiles} />);
  const file = new File([new Uint8Array(2 * 1_048_576)], 'ao.png', { type: 'image/png' });

  await userEvent.upload(screen.getByLabelText('Ảnh'), file);

  expect(screen.getByText('ao.png nặng 2 MB, tối đa 1 MB.')).toBeVisible();
  expect(onFiles).toHaveBeenCalledWith([]);
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a %s notice is announced as %s and can be closed', async (variant, role) => {
  const onClose = jest.fn();
  renderUi(
    <Toast variant={variant} onClose={onClose}>
      Đã thêm vào giỏ
    </Toast>,
  );

  expect(screen.getByRole(role)).toHaveTextContent('Đã thêm vào giỏ');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a person without a picture is shown by their initials', () => {
  expect(initials('Nguyễn Thị Ánh')).toBe('NÁ');
  expect(initials('đức')).toBe('Đ');
  expect(initials('  lan   anh ')).toBe('LA');
  expect(initials(' ')).toBe('');
});
