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
