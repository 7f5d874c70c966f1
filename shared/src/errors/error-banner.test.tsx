import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { ErrorBanner } from './error-banner';

test.each([
  ['vi', 'Tệp này không phải ảnh JPEG, PNG, WebP hay AVIF. Hãy chọn ảnh khác.'],
  ['en', /^This file is not a JPEG/],
] as const)(
  'a customer reads how to correct a rejected file, without a request id (%s)',
  async (language, text) => {
    renderUi(<ErrorBanner error={{ code: 'FILE_TYPE_NOT_ALLOWED', requestId: 'req-9' }} />, language);

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).not.toHaveTextContent('req-9');
  },
);

test.each(['vi', 'en'] as const)(
  'a customer sees the request id for support when the shop fails (%s)',
  async (language) => {
    renderUi(<ErrorBanner error={{ code: 'INTERNAL_ERROR', requestId: 'req-9' }} />, language);

    expect(await screen.findByRole('alert')).toHaveTextContent('req-9');
  },
);

test.each([
  [1, 'vi', /khoảng 1 phút/],
  [60, 'vi', /khoảng 1 phút/],
  [61, 'vi', /khoảng 2 phút/],
  [89 * 60, 'vi', /khoảng 89 phút/],
  [89 * 60 + 1, 'vi', /khoảng 2 giờ/],
  [120 * 60, 'vi', /khoảng 2 giờ/],
  [121 * 60, 'vi', /khoảng 3 giờ/],
  [60, 'en', /1 minute\b/],
  [120, 'en', /2 minutes\b/],
] as const)('who has to wait %i seconds reads how long (%s)', async (retryAfterSeconds, language, words) => {
  renderUi(<ErrorBanner error={{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds }} />, language);

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('without an error there is nothing, and an own text takes the place of that of the shop', async () => {
  const { rerender } = renderUi(<ErrorBanner error={null} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(<ErrorBanner error={{ code: 'NETWORK' }} overrides={{ NETWORK: 'Không có mạng' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Không có mạng');
  rerender(<ErrorBanner error={{ code: 'INTERNAL_ERROR' }} overrides={{ other: 'Lỗi của cửa hàng' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Lỗi của cửa hàng');
  rerender(
    <ErrorBanner error={{ code: 'FILE_TYPE_NOT_ALLOWED' }} overrides={{ other: 'Lỗi của cửa hàng' }} />,
  );
  expect(await screen.findByRole('alert')).not.toHaveTextContent('Lỗi của cửa hàng');
});
